import type { RunResult } from '../swarm/run-result.ts';
import { agentsAtWork } from './agent-time.ts';

/**
 * A run as the number of agents at work, and what they have worked between them: `count[i]` agents from `time[i]` on,
 * 0 before the first and after the last; `spent[i]` is the agent-time until `time[i]`. Exact, and far smaller than the
 * run where slots are kept busy.
 */
export interface WorkingTime {
  readonly time: Float64Array;
  readonly count: Int32Array;
  readonly spent: Float64Array;
}

/** In the unit of the durations. O(steps log steps). */
export function workingTime(run: RunResult): WorkingTime {
  const { time, count } = agentsAtWork(run);
  const spent = new Float64Array(time.length);
  for (let i = 1; i < time.length; i++) {
    spent[i] = spent[i - 1] + count[i - 1] * (time[i] - time[i - 1]);
  }
  return { time, count, spent };
}

/** Agent-time until `t`, steps in progress counted up to that moment: `agentTimeUntil` of the run. O(log changes). */
export function spentUntil({ time, count, spent }: WorkingTime, t: number): number {
  let low = 0;
  let high = time.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (time[middle] <= t) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? 0 : spent[low - 1] + count[low - 1] * (t - time[low - 1]);
}

/**
 * Adds the number at work at each of `times` (ascending) to `sum`, of the same length. The run's own times are
 * multiplied by `clock` and then divided by `unit`, as those of curves are, so that a sample at a completion is
 * exactly that.
 */
export function addAtWork(
  { time, count }: WorkingTime,
  clock: number,
  unit: number,
  times: Float64Array,
  sum: Float64Array,
): void {
  let at = 0;
  for (let i = 0; i < times.length; i++) {
    while (at < time.length && (time[at] * clock) / unit <= times[i]) at++;
    if (at > 0) sum[i] += count[at - 1];
  }
}
