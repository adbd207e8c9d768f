import { largest, tails } from '../../graph/metrics.ts';
import type { TaskGraph } from '../../graph/task-graph.ts';
import { heads } from './heads.ts';

/** Sums of doubles that were not exact may differ by so much, as a share of the critical path. */
const ROUNDING = 1e-12;

/**
 * Total float of each step: by how much its duration may grow before the critical path does. 0 for a step on a critical
 * path, to the bit: where durations are no whole numbers, differences that rounding alone can make count as 0. Length n, in
 * the unit of the durations. O(steps + edges).
 */
export function slack(graph: TaskGraph, head = heads(graph), tail = tails(graph)): Float64Array {
  const span = largest(tail);
  const least = graph.duration.every(Number.isInteger) ? 0 : ROUNDING * span;
  return head.map((before, i) => {
    const left = span - (before + tail[i]);
    return left > least ? left : 0;
  });
}
