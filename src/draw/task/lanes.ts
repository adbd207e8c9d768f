import type { RunResult } from '../../model/swarm/run-result.ts';

/**
 * Lanes of a run. Agents come and go and each is numbered anew; a lane is a place to work at, taken by an agent from
 * the beginning of its first step to the end of its last, and by the next agent after that. There are as many lanes as
 * agents are at work at once.
 */
export interface Lanes {
  readonly count: number;
  /** Length n, by step. */
  readonly lane: Int32Array;
  /** Length agentsStarted, by agent. */
  readonly ofAgent: Int32Array;
  /** Steps by lane in the order of work: compressed rows. */
  readonly start: Int32Array;
  readonly item: Int32Array;
}

/** Each agent, in the order of starting, takes the lowest lane that is free by then. O(n log n + agents started × lanes). */
export function packLanes(run: RunResult): Lanes {
  const agents = run.agentsStarted;
  const from = new Float64Array(agents).fill(Number.POSITIVE_INFINITY);
  const to = new Float64Array(agents).fill(Number.NEGATIVE_INFINITY);
  for (let i = 0; i < run.steps; i++) {
    const agent = run.agent[i];
    if (run.start[i] < from[agent]) from[agent] = run.start[i];
    if (run.end[i] > to[agent]) to[agent] = run.end[i];
  }
  const order = Array.from(from.keys()).sort((a, b) => from[a] - from[b] || a - b);
  const free: number[] = [];
  const ofAgent = new Int32Array(agents);
  for (const agent of order) {
    let lane = 0;
    while (lane < free.length && free[lane] > from[agent]) lane++;
    free[lane] = Math.max(to[agent], from[agent]);
    ofAgent[agent] = lane;
  }
  const count = free.length;
  const lane = Int32Array.from(run.agent, (agent) => ofAgent[agent]);
  const start = new Int32Array(count + 1);
  for (let i = 0; i < run.steps; i++) start[lane[i] + 1]++;
  for (let l = 0; l < count; l++) start[l + 1] += start[l];
  const next = start.slice();
  const item = new Int32Array(run.steps);
  const byStart = Int32Array.from(run.start.keys()).sort(
    (a, b) => run.start[a] - run.start[b] || run.end[a] - run.end[b] || a - b,
  );
  for (const step of byStart) item[next[lane[step]]++] = step;
  return { count, lane, ofAgent, start, item };
}
