import { DEFAULT_TASK_PARAMETERS, TASK_PARAMETERS } from '../../../link/task/index.ts';
import { SCALE_SIZES } from '../../../model/measure/task/scale-point.ts';
import type { Parameters, Rule } from '../../../model/parameters.ts';
import { formatParameter } from '../../../model/parse-parameters.ts';
import type { TaskFigureId } from '../spec.ts';

const PROGRAM = 'npm run -s swarm --';

/** Command lines that print the numbers of a figure from the file, which is FILE in them. */
export function taskCommands(
  figure: TaskFigureId,
  parameters: Parameters,
  /** That are compared. */
  rules: readonly Rule[],
): string[] {
  const { seed, dispatch } = parameters;
  const scale = (of: Parameters, sizes: readonly number[]) =>
    `${PROGRAM} scale --graph FILE --agents ${sizes.join(',')}${sets(of)}`;
  switch (figure) {
    case 'graph':
    case 'profile':
    case 'path':
      return [`${PROGRAM} inspect --graph FILE`];
    case 'scale':
    case 'worth':
      return [scale(parameters, scaleSizes(parameters.agents))];
    case 'rules':
      return rules.map((rule) => scale({ ...parameters, swarm: 'standard', rule }, SCALE_SIZES));
    case 'race':
    case 'gantt':
      return [
        `${PROGRAM} run --graph FILE --agents ${parameters.agents}${sets(parameters)}`,
        // Whom every speedup is measured against.
        `${PROGRAM} run --graph FILE --swarm single --rule own-branch${sets({ ...DEFAULT_TASK_PARAMETERS, seed, dispatch })}`,
      ];
  }
}

/** What is set otherwise than the program has it for a graph of a file; the agents have an option of their own. */
function sets(parameters: Parameters): string {
  const usual: Parameters = {
    ...DEFAULT_TASK_PARAMETERS,
    rule: parameters.swarm === 'recursive' ? 'own-branch' : 'critical-path',
  };
  return TASK_PARAMETERS.filter((key) => key !== 'agents' && parameters[key] !== usual[key])
    .map((key) => ` --set ${key}=${formatParameter(key, parameters[key])}`)
    .join('');
}

/** Those of the page: the usual ones, and the one that is set. */
const scaleSizes = (agents: number): number[] =>
  [...new Set([...SCALE_SIZES, agents])].sort((a, b) => a - b);
