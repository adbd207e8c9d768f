import type { TaskGraph } from '../model/graph/task-graph.ts';

/** Above one of these, single steps and their edges are no longer told apart, or no longer painted in time. */
const MOST = { steps: 5_000, edges: 40_000, layers: 120 };

/**
 * Whether a race on a graph is drawn by layers and not by steps. Grown graphs stay within what is drawn by steps. A long chain
 * has few steps, but no room for each of its layers.
 */
export function isCrowded(graph: TaskGraph): boolean {
  const { steps, layers, growth } = graph;
  if (growth) return false;
  return steps > MOST.steps || graph.prerequisites.item.length > MOST.edges || layers > MOST.layers;
}
