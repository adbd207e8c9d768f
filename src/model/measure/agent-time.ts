import type { RunResult } from '../swarm/run-result.ts';

/**
 * Working time summed over agents until time t, steps in progress counted up to that moment.
 * In the unit of the durations. O(steps).
 */
export function agentTimeUntil(run: RunResult, t: number): number {
  let sum = 0;
  for (let i = 0; i < run.steps; i++) {
    const start = run.start[i];
    if (start < t) sum += Math.min(run.end[i], t) - start;
  }
  return sum;
}

/** Number of agents at work over time: `count[i]` from `time[i]` on, one entry per change, ending at 0. */
export function agentsAtWork(run: RunResult): { time: Float64Array; count: Int32Array } {
  const starts = run.start.slice().sort();
  const ends = run.end.slice().sort();
  const time: number[] = [];
  const count: number[] = [];
  let s = 0;
  let e = 0;
  while (e < ends.length) {
    const now = s < starts.length ? Math.min(starts[s], ends[e]) : ends[e];
    while (e < ends.length && ends[e] === now) e++;
    while (s < starts.length && starts[s] === now) s++;
    if (count.length > 0 && count.at(-1) === s - e) continue;
    time.push(now);
    count.push(s - e);
  }
  return { time: Float64Array.from(time), count: Int32Array.from(count) };
}
