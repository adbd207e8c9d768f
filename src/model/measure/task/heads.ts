import { topologicalOrder } from '../../graph/metrics.ts';
import type { TaskGraph } from '../../graph/task-graph.ts';

/**
 * For each step, the earliest time at which it can start: the longest chain of durations before it, without its own.
 * Length n, in the unit of the durations. O(steps + edges).
 */
export function heads(graph: TaskGraph, order = topologicalOrder(graph)): Float64Array {
  const head = new Float64Array(graph.steps);
  const { start, item } = graph.prerequisites;
  for (let i = 0; i < order.length; i++) {
    const step = order[i];
    let longest = 0;
    for (let e = start[step]; e < start[step + 1]; e++) {
      const above = head[item[e]] + graph.duration[item[e]];
      if (above > longest) longest = above;
    }
    head[step] = longest;
  }
  return head;
}
