import type { GraphFacts } from '../../../model/measure/task/facts.ts';
import { ROUNDING } from '../../../model/measure/task/rounding.ts';
import type { TaskOnShow } from '../../../state/task/task-state.ts';
import { totalWork } from './total-work.ts';

/**
 * What a recorded makespan shows beside the work and the longest chain, and no more: between the two, steps may have waited or
 * just have been done by one after another; above the work, nothing was at work for a time; below the chain, steps of it
 * overlapped or were shorter.
 */
export type RecordedAgainst = 'aboveWork' | 'between' | 'likePath' | 'belowPath';

/** `recorded`: as 1 of the file. */
export function recordedAgainst(
  recorded: number,
  task: TaskOnShow,
  { span }: Pick<GraphFacts, 'span'>,
): RecordedAgainst {
  const path = span.criticalPath / task.input.unit.perOne;
  const isAbove = (time: number) => recorded > time * (1 + ROUNDING);
  if (isAbove(totalWork(task))) return 'aboveWork';
  if (isAbove(path)) return 'between';
  return recorded < path * (1 - ROUNDING) ? 'belowPath' : 'likePath';
}
