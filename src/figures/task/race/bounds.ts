import type { WorkAndSpan } from '../../../model/measure/bounds.ts';
import type { Duel, TaskOnShow } from '../../../state/task/task-state.ts';

/** Before these times the swarm cannot have finished all steps, in 1 of the file. */
export interface Bounds {
  /** W/k: the work, shared evenly. */
  readonly share: number;
  /** C: the critical path. */
  readonly path: number;
}

/** null while the facts are not in. */
export function boundsOf(of: {
  readonly task: TaskOnShow;
  readonly duel: Duel;
  /** In the unit of the durations, as the facts have it. */
  readonly work: WorkAndSpan | null;
}): Bounds | null {
  if (!of.work) return null;
  const { perOne } = of.task.input.unit;
  const { work, criticalPath } = of.work;
  return { share: work / (perOne * of.duel.of.agents), path: criticalPath / perOne };
}
