import type { RunResult } from '../../swarm/run-result.ts';

/**
 * The best value found so far against agent-time: one entry for the first step that is finished, and one per
 * improvement. Never below the root's 0, which also counts before the first entry.
 */
export interface BestSoFar {
  /** Ascending, in the unit of the durations. */
  readonly spent: Float64Array;
  /** From then on; strictly ascending, raw (not scaled). */
  readonly value: Float64Array;
}

/**
 * Of one run, against the working time summed over its agents, steps in progress counted up to the moment (as
 * `agentTimeUntil` has it). `value` has length n. One sweep over starts and ends: O(n log n).
 */
export function bestOfRun(run: RunResult, value: Float64Array): BestSoFar {
  const starts = run.start.slice().sort();
  const spent: number[] = [];
  const best: number[] = [];
  let now = 0;
  let started = 0;
  let sum = 0;
  for (let finished = 0; finished < run.steps; finished++) {
    const step = run.order[finished];
    const end = run.end[step];
    while (started < run.steps && starts[started] < end) {
      sum += (started - finished) * (starts[started] - now);
      now = starts[started++];
    }
    sum += (started - finished) * (end - now);
    now = end;
    if (finished === 0 || value[step] > best[best.length - 1]) {
      spent.push(sum);
      best.push(Math.max(0, value[step]));
    }
  }
  return { spent: Float64Array.from(spent), value: Float64Array.from(best) };
}

/** Of a system whose members each have an equal share of what is spent. O(N log N) for N entries in all. */
export function bestOfMembers(members: readonly BestSoFar[]): BestSoFar {
  if (members.length === 1) return members[0];
  const entries: { spent: number; value: number }[] = [];
  for (const member of members) {
    for (let i = 0; i < member.spent.length; i++) {
      entries.push({ spent: members.length * member.spent[i], value: member.value[i] });
    }
  }
  entries.sort((a, b) => a.spent - b.spent);
  let best = Number.NEGATIVE_INFINITY;
  const kept = entries.filter(({ value }) => {
    if (value <= best) return false;
    best = value;
    return true;
  });
  return {
    spent: Float64Array.from(kept, (entry) => entry.spent),
    value: Float64Array.from(kept, (entry) => entry.value),
  };
}
