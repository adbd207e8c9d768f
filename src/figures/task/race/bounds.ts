import type { WorkAndSpan } from '../../../model/measure/bounds.ts';
import type { Duel, TaskOnShow, TaskResults } from '../../../state/task/task-state.ts';

/** Before these times the swarm cannot have finished all steps, in 1 of the file. */
export interface Bounds {
  /** W/k: the work, shared evenly. */
  readonly share: number;
  /** C: the critical path. */
  readonly path: number;
}

/** The work and the critical path of the graph, as the facts have them: in the unit of its durations. */
export function spanOf({ facts }: TaskResults): WorkAndSpan | null {
  return facts?.span ?? null;
}

/** null while the facts are not in. */
export function boundsOf(of: {
  readonly task: TaskOnShow;
  readonly duel: Duel;
  readonly work: WorkAndSpan | null;
}): Bounds | null {
  if (!of.work) return null;
  const { perOne } = of.task.input.unit;
  const { work, criticalPath } = of.work;
  return { share: work / (perOne * of.duel.of.agents), path: criticalPath / perOne };
}
