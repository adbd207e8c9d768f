import { PARAMETER_KEYS, PARAMETERS, type ParameterGroup } from '../model/parameters.ts';
import { formatParameter } from '../model/parse-parameters.ts';
import { DEFAULT_PRESET, PRESETS } from '../model/presets.ts';
import type { Command } from './command.ts';
import { accepts } from './options.ts';

const PROGRAM = 'npm run -s swarm --';
const WIDTH = 100;
const INDENT = 24;

export function generalHelp(commands: readonly Command[]): string {
  return [
    'Agents working through task graphs, without the page.',
    '',
    `usage: ${PROGRAM} COMMAND [options]`,
    '',
    ...commands.flatMap(({ name, summary }) => entry(name, `${summary}.`)),
    '',
    ...wrap(
      'COMMAND --help tells the options. Results go to standard output, messages to standard error; the exit code is 2 for arguments or a file that cannot be used.',
      WIDTH,
    ),
    '',
  ].join('\n');
}

export function commandHelp(command: Command): string {
  const lines = [
    `${command.summary}.`,
    '',
    `usage: ${PROGRAM} ${command.name} ${command.usage}`,
    '',
    ...command.options.flatMap(({ name, value, help }) => entry(`${name} ${value}`, help)),
    ...entry('--help', 'Prints this.'),
    ...command.details.flatMap((paragraph) => ['', ...wrap(paragraph, WIDTH)]),
    ...(command.setsParameters ? parameterLines() : []),
    '',
  ];
  return lines.join('\n');
}

function parameterLines(): string[] {
  const lines = ['', `Parameters for --set, with their values in the preset ${DEFAULT_PRESET}:`];
  let group: ParameterGroup | null = null;
  for (const key of PARAMETER_KEYS) {
    const parameter = PARAMETERS[key];
    if (parameter.group !== group) lines.push('', ` ${parameter.group}`);
    group = parameter.group;
    const value = formatParameter(key, PRESETS[DEFAULT_PRESET][key]);
    lines.push(...entry(`${key}=${value}`, `${parameter.meaning} ${accepts(key)}`));
  }
  return lines;
}

/** A term with its explanation beside it, or under it where the term is long. */
function entry(term: string, explanation: string): string[] {
  const margin = ' '.repeat(INDENT);
  const [first, ...rest] = wrap(explanation, WIDTH - INDENT).map((line) => margin + line);
  const head = `  ${term}`;
  if (head.length >= INDENT) return [head, first, ...rest];
  return [head + first.slice(head.length), ...rest];
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line];
}
