import { DEFAULT_TASK_PARAMETERS, TASK_PARAMETERS } from '../../../link/task/index.ts';
import { isBetweenSizes, SCALE_SIZES } from '../../../model/measure/task/scale-point.ts';
import type { Parameters } from '../../../model/parameters.ts';
import { formatParameter } from '../../../model/parse-parameters.ts';
import type { TaskFigureId, TaskShown } from '../spec.ts';
import { shellFile, shellOption } from './shell.ts';

const PROGRAM = 'npm run -s swarm --';

/**
 * Command lines for a shell that print the numbers of a figure, from the files of the graph in the folder that one is in. A
 * file that has no name is FILE in them.
 */
export function taskCommands(figure: TaskFigureId, shown: TaskShown): string[] {
  const { parameters } = shown.settings;
  const { seed, dispatch, agents } = parameters;
  const worth = shown.results.facts?.worth.agents ?? null;
  const graph = [...files(shown), ...reading(shown)];
  const line = (command: string, ...options: string[]) =>
    [PROGRAM, command, ...graph, ...options].join(' ');
  const scale = (of: Parameters, ...also: number[]) =>
    line('scale', `--agents ${scaleSizes(also).join(',')}`, ...sets(of));
  switch (figure) {
    case 'graph':
    case 'profile':
    case 'path':
      return [line('inspect', ...unit(shown))];
    case 'scale':
    case 'worth':
      return [scale(parameters, agents, ...(isBetweenSizes(worth) ? [worth] : []))];
    case 'rules':
      return shown.results.rules.map(({ rule }) =>
        scale({ ...parameters, swarm: 'standard', rule }, agents),
      );
    case 'race':
    case 'gantt':
      return [
        line('run', `--agents ${agents}`, ...sets(parameters)),
        // Whom every speedup is measured against.
        line(
          'run',
          '--swarm single --rule own-branch',
          ...sets({ ...DEFAULT_TASK_PARAMETERS, seed, dispatch }),
        ),
      ];
  }
}

function files({ task }: TaskShown): string[] {
  return task.files.map((name) => `--graph ${name === '' ? 'FILE' : shellFile(name)}`);
}

/** What the reader chose about the files, where the files leave it open, and what was repaired of them. */
function reading({ task: { read }, settings }: TaskShown): string[] {
  const chosen = (['durations', 'precedence'] as const).flatMap((which) => {
    const decision = read[which];
    return settings.reading[which] === null || decision === null
      ? []
      : [shellOption(`--${which}`, decision.used)];
  });
  return [...chosen, ...settings.reading.repairs.map((repair) => `--repair ${repair}`)];
}

/** What the reader told of the unit; commands that run swarms give times as they are in the file. */
function unit({ task: { read, unit } }: TaskShown): string[] {
  return read.timeUnit === null && unit !== null ? [`--unit ${unit}`] : [];
}

/** What is set otherwise than the program has it for a graph of a file; the agents have an option of their own. */
function sets(parameters: Parameters): string[] {
  const usual: Parameters = {
    ...DEFAULT_TASK_PARAMETERS,
    rule: parameters.swarm === 'recursive' ? 'own-branch' : 'critical-path',
  };
  return TASK_PARAMETERS.filter((key) => key !== 'agents' && parameters[key] !== usual[key]).map(
    (key) => `--set ${key}=${formatParameter(key, parameters[key])}`,
  );
}

/** The usual ones of the page, and others that are there as well. */
const scaleSizes = (also: readonly number[]): number[] =>
  [...new Set([...SCALE_SIZES, ...also])].sort((a, b) => a - b);
