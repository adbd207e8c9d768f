import type { TaskGraph } from './task-graph.ts';

/** Total of all durations, W (the makespan of one agent without overhead). */
export function work(graph: TaskGraph): number {
  let sum = 0;
  for (let i = 0; i < graph.steps; i++) sum += graph.duration[i];
  return sum;
}

/**
 * Steps in an order in which every prerequisite comes before what it unlocks. Length is below `steps`
 * when the graph has a cycle; graphs that were grown or read have none. O(steps + edges).
 */
export function topologicalOrder(
  graph: Pick<TaskGraph, 'steps' | 'prerequisites' | 'dependents'>,
): Int32Array {
  const { steps, prerequisites, dependents } = graph;
  const pending = new Int32Array(steps);
  const order = new Int32Array(steps);
  let filled = 0;
  for (let i = 0; i < steps; i++) {
    pending[i] = prerequisites.start[i + 1] - prerequisites.start[i];
    if (pending[i] === 0) order[filled++] = i;
  }
  for (let i = 0; i < filled; i++) {
    const step = order[i];
    for (let e = dependents.start[step]; e < dependents.start[step + 1]; e++) {
      const child = dependents.item[e];
      pending[child]--;
      if (pending[child] === 0) order[filled++] = child;
    }
  }
  return filled === steps ? order : order.slice(0, filled);
}

/**
 * For each step, the longest chain of durations that it heads, its own included, in the unit of `cost`
 * (length n; the graph's durations by default). The largest is the critical path C.
 */
export function tails(graph: TaskGraph, cost: Float64Array = graph.duration): Float64Array {
  const order = topologicalOrder(graph);
  const tail = new Float64Array(graph.steps);
  const { start, item } = graph.dependents;
  for (let i = order.length - 1; i >= 0; i--) {
    const step = order[i];
    let longest = 0;
    for (let e = start[step]; e < start[step + 1]; e++) {
      const below = tail[item[e]];
      if (below > longest) longest = below;
    }
    tail[step] = cost[step] + longest;
  }
  return tail;
}

/** Length of the critical path: the longest chain of durations, C (span). */
export function criticalPath(graph: TaskGraph): number {
  return largest(tails(graph));
}

/** Layers as "one below the deepest prerequisite", whatever layers the graph came with. Length n. */
export function levels(
  graph: Pick<TaskGraph, 'steps' | 'prerequisites' | 'dependents'>,
): Int32Array {
  const order = topologicalOrder(graph);
  const level = new Int32Array(graph.steps);
  const { start, item } = graph.prerequisites;
  for (let i = 0; i < order.length; i++) {
    const step = order[i];
    let deepest = -1;
    for (let e = start[step]; e < start[step + 1]; e++) {
      const above = level[item[e]];
      if (above > deepest) deepest = above;
    }
    level[step] = deepest + 1;
  }
  return level;
}

/** The upper median of the positive entries, 0 when there are none. */
export function upperMedianPositive(values: Float64Array): number {
  const positive = values.filter((x) => x > 0).sort();
  return positive.length === 0 ? 0 : positive[positive.length >> 1];
}

/** Number of steps in the fullest layer. */
export function greatestLayerWidth(graph: TaskGraph): number {
  const sizes = new Int32Array(graph.layers);
  let most = 0;
  for (let i = 0; i < graph.steps; i++) {
    const size = ++sizes[graph.layer[i]];
    if (size > most) most = size;
  }
  return most;
}

/** The largest entry, never below 0. */
export function largest(values: ArrayLike<number>): number {
  let most = 0;
  for (let i = 0; i < values.length; i++) if (values[i] > most) most = values[i];
  return most;
}
