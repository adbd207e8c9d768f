import type { GraphFacts } from '../../../model/measure/task/facts.ts';
import type { TaskOnShow } from '../../../state/task/task-state.ts';
import { totalWork } from './total-work.ts';

/**
 * Whether a recorded makespan is one of several workers, some of whose steps waited for them, as far as the file tells: less
 * than the work in all, which no worker does alone, and more than the longest chain, which needs no waiting. `recorded`: as 1
 * of the file; `facts`: null while they are not known.
 */
export function waited(recorded: number, task: TaskOnShow, facts: GraphFacts | null): boolean {
  if (facts === null) return false;
  const path = facts.span.criticalPath / task.input.unit.perOne;
  return recorded < totalWork(task) && recorded > path;
}
