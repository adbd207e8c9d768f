import type { TaskOnShow } from '../../../state/task/task-state.ts';

/** All durations together, as 1 of the file. O(steps), once for each graph. */
export function totalWork({ input }: TaskOnShow): number {
  const known = totals.get(input);
  if (known !== undefined) return known;
  const total = input.graph.duration.reduce((sum, each) => sum + each, 0) / input.unit.perOne;
  totals.set(input, total);
  return total;
}

const totals = new WeakMap<TaskOnShow['input'], number>();
