import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { parseArguments } from '../../../src/cli/arguments.ts';
import { readGraphFiles } from '../../../src/cli/graph-file.ts';
import { unitOf } from '../../../src/cli/graph-options.ts';
import { inspectCommand } from '../../../src/cli/inspect.ts';
import { runCommand } from '../../../src/cli/run.ts';
import { scaleCommand } from '../../../src/cli/scale.ts';
import { taskCommands } from '../../../src/figures/task/frame/commands.ts';
import { shellFile, shellOption, shellWord } from '../../../src/figures/task/frame/shell.ts';
import {
  TASK_FIGURE_IDS,
  type TaskFigureId,
  type TaskShown,
} from '../../../src/figures/task/spec.ts';
import { REPAIRS } from '../../../src/graphs/build/repair.ts';
import { FORMAT_IDS, type FormatId } from '../../../src/graphs/formats/format.ts';
import { graphInput } from '../../../src/graphs/graph-input.ts';
import { readFiles } from '../../../src/graphs/read.ts';
import { PLAIN_READING, type ReadOptions } from '../../../src/graphs/read-graph.ts';
import { finishedReading } from '../../../src/graphs/text/reading.ts';
import { DEFAULT_TASK_PARAMETERS } from '../../../src/link/task/index.ts';
import type { TimeUnit } from '../../../src/model/time-unit.ts';
import { json, temporaryFiles } from '../cli/call.ts';
import { shownOf } from '../figures/task/task-shown.ts';
import { EXAMPLE_TEXTS } from '../graphs/example-texts.ts';

const COMMANDS = new Map(
  [inspectCommand, runCommand, scaleCommand].map((each) => [each.name, each]),
);

/** The words of each command line, as a real shell takes them apart. */
function words(lines: readonly string[]): string[][] {
  // A word that no line has stands between them.
  const script = lines
    .map((line) => String.raw`printf '%s\0' ${line} ''; printf '\1\0'`)
    .join('\n');
  const out = execFileSync('bash', ['-c', script], { encoding: 'utf8' });
  return out
    .split('\0\u0001\0')
    .slice(0, -1)
    .map((each) => each.split('\0').slice(0, -1));
}

/** What follows the program in each, with the files of the folder in place of their names. */
function taken(lines: readonly string[], folder: string): string[][] {
  return words(lines).map(([npm, run, silent, script, dashes, ...rest]) => {
    expect([npm, run, silent, script, dashes]).toEqual(['npm', 'run', '-s', 'swarm', '--']);
    return rest.map((word, i) => (rest[i - 1] === '--graph' ? `${folder}/${word}` : word));
  });
}

interface Case {
  readonly files: Readonly<Record<string, string>>;
  readonly reading?: Partial<ReadOptions>;
  readonly unit?: TimeUnit | null;
}

/** The page with these files on show, as it reads them. */
function showing({ files, reading = {}, unit = null }: Case): TaskShown {
  const options = { ...PLAIN_READING, ...reading };
  const inputs = Object.entries(files).map(([name, text]) => ({
    name,
    bytes: new TextEncoder().encode(text),
  }));
  const read = finishedReading(readFiles(inputs, options));
  const shown = shownOf(read, { unit: read.timeUnit ?? unit, reading: options, sizes: [1] });
  return { ...shown, task: { ...shown.task, files: Object.keys(files) } };
}

/** Reads what every command of the page names by the program's own parser, and compares it with what is on show. */
function comesBack(of: Case): void {
  const shown = showing(of);
  const { folder, remove } = temporaryFiles(of.files);
  try {
    const lines = TASK_FIGURE_IDS.flatMap((figure) => taskCommands(figure, shown));
    const commands = taken([...new Set(lines)], folder);
    expect(new Set(commands.map(([name]) => name))).toEqual(new Set(COMMANDS.keys()));
    for (const [name, ...args] of commands) {
      const parsed = parseArguments(args, COMMANDS.get(name)?.options ?? []);
      const read = readGraphFiles(parsed);
      expect(graphInput(read).key).toBe(shown.task.input.key);
      expect(read.ids).toEqual(shown.task.read.ids);
      expect(read.format).toBe(shown.task.read.format);
      for (const which of ['durations', 'precedence'] as const)
        expect(read[which]?.used).toBe(shown.task.read[which]?.used);
      if (name === 'inspect') expect(unitOf(parsed, read)).toBe(shown.task.unit);
    }
  } finally {
    remove();
  }
}

/** All ways in which the example of a format can be read. */
function readings(text: string): Partial<ReadOptions>[] {
  const { durations, precedence } = showing({ files: { 'a.txt': text } }).task.read;
  const keys = (of: typeof durations) => [null, ...(of?.options.map(({ key }) => key) ?? [])];
  return keys(durations).flatMap((one) =>
    keys(precedence).map((other) => ({ durations: one, precedence: other })),
  );
}

const cases = FORMAT_IDS.flatMap((id) =>
  readings(EXAMPLE_TEXTS[id]).map((reading): [FormatId, Partial<ReadOptions>] => [id, reading]),
);

describe('the command lines of the page', () => {
  it('are tried with every format, and with decisions of both sorts', () => {
    expect(new Set(cases.map(([id]) => id)).size).toBe(FORMAT_IDS.length);
    for (const which of ['durations', 'precedence'] as const)
      expect(new Set(cases.flatMap(([, { [which]: key }]) => key ?? [])).size).toBeGreaterThan(3);
  });

  it.each(cases)('read the graph that is on show: %s as %j', (id, reading) => {
    comesBack({ files: { 'a.txt': EXAMPLE_TEXTS[id] }, reading, unit: 'min' });
  });

  const broken = 'id,duration,needs\na,1,a\na,2,\nb,-3,gone\nc,1,d\nd,1,c\n';
  it('repair what the reader had repaired', () => {
    comesBack({ files: { 'a.csv': broken }, reading: { repairs: REPAIRS }, unit: 'h' });
    const line = taskCommands(
      'scale',
      showing({ files: { 'a.csv': broken }, reading: { repairs: REPAIRS } }),
    )[0];
    for (const repair of REPAIRS) expect(line).toContain(` --repair ${repair}`);
  });

  it('name all files that belong together, whatever their names', () => {
    const build = 'rule cc\n  command = x\nbuild a.o: cc a.c\nbuild b: cc a.o\n';
    const log = '# ninja log v5\n0\t5\t0\ta.o\tff\n5\t9\t0\tb\tee\n';
    comesBack({ files: { "it's a build.ninja": build, '-log $HOME `x` "y"': log } });
    comesBack({ files: { '任务 图.csv': 'id,duration,needs\na,1,\nb,2,a\n' } });
  });

  it('take an attribute by any name', () => {
    const dot = (name: string) => `digraph { a ["${name}"=2]; b ["${name}"=3]; a -> b }`;
    for (const name of ['--unit', "l'heure", 'a b', '$(x)', 'wei\tght', '重さ', '*', 'a\\b'])
      comesBack({ files: { 'a.dot': dot(name) }, reading: { durations: name } });
  });

  it('have a word for a file without a name', () => {
    const shown = showing({ files: { '': EXAMPLE_TEXTS.csv } });
    expect(taskCommands('graph', shown)).toEqual(['npm run -s swarm -- inspect --graph FILE']);
  });

  it('leave out what the page has by itself', () => {
    const shown = showing({ files: { 'a.dot': EXAMPLE_TEXTS.dot } });
    const of = (figure: TaskFigureId) => taskCommands(figure, shown)[0];
    expect(of('path')).toBe('npm run -s swarm -- inspect --graph a.dot');
    expect(of('gantt')).toBe('npm run -s swarm -- run --graph a.dot --agents 4');
  });

  const weighed: Case = {
    files: { 'a.dot': EXAMPLE_TEXTS.dot },
    reading: { durations: 'one' },
    unit: 'min',
  };
  const files = temporaryFiles(weighed.files);
  afterAll(files.remove);
  it('print the facts that are on show', async () => {
    const shown = showing(weighed);
    const [args] = taken(taskCommands('graph', shown), files.folder);
    const { facts } = shown.results;
    const printed = await json<Record<string, unknown>>(...args);
    const { perOne } = shown.task.input.unit;
    expect(printed).toMatchObject({
      steps: facts?.steps,
      edges: facts?.edges,
      work: (facts?.span.work ?? Number.NaN) / perOne,
      criticalPath: (facts?.span.criticalPath ?? Number.NaN) / perOne,
      agentsWorthHaving: facts?.worth.agents,
      unit: 'min',
    });
  });

  it('compare rules at the number of agents that is set', () => {
    const shown = showing(weighed);
    const parameters = { ...DEFAULT_TASK_PARAMETERS, agents: 5 };
    const at = { ...shown, settings: { ...shown.settings, parameters } };
    for (const line of taskCommands('rules', at)) expect(line).toContain('--agents 1,2,3,4,5,6,8,');
  });
});

describe('a text on a command line', () => {
  // NUL is in no word: no program can be given it.
  const texts = fc
    .oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...`'"\\$\`!*?~#&|;<>(){}[]=-\n\t\r a\u0085\u2028`) }),
    )
    .filter((text) => !text.includes('\0'));

  it('is one word, and itself, whatever it is', () => {
    const all = fc.sample(texts, { numRuns: 300, seed: 1 });
    expect(words([all.map(shellWord).join(' ')])).toEqual([all]);
    for (const text of all) expect(shellWord(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
  });

  it('is the value of an option, and the name of a file, and never an option', () => {
    const all = [
      ...fc.sample(texts, { numRuns: 300, seed: 2 }),
      '--unit',
      '--',
      '-',
      '--a b',
      '-x',
    ];
    const options = words(all.map((text) => shellOption('--durations', text)));
    const files = words(all.map((text) => `--graph ${shellFile(text)}`));
    for (const [i, text] of all.entries()) {
      const parsed = parseArguments(options[i], inspectCommand.options);
      expect(parsed.text('--durations')).toBe(text);
      const graph = parseArguments(files[i], inspectCommand.options).text('--graph');
      expect(graph).toBe(text.startsWith('-') ? `./${text}` : text);
    }
  });
});
