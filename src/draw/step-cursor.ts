import type { Rows, TaskGraph } from '../model/graph/task-graph.ts';
import type { Layout } from './layout.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * The step next to a step: up and down within its layer; to the left its main parent, or the prerequisite
 * that is drawn nearest; to the right the nearest of those that it helps to unlock, or, where there is none, the
 * nearest of the next layer. The step itself at an edge.
 */
export function moveCursor(
  graph: TaskGraph,
  layout: Layout,
  step: number,
  direction: Direction,
): number {
  switch (direction) {
    case 'up':
      return inLayer(layout, graph.layer[step], layout.place[step] - 1, step);
    case 'down':
      return inLayer(layout, graph.layer[step], layout.place[step] + 1, step);
    case 'left': {
      const main = graph.growth?.mainParent[step] ?? -1;
      if (main >= 0) return main;
      return (
        nearestOf(row(graph.prerequisites, step), layout, step) ??
        nextLayer(graph, layout, step, -1)
      );
    }
    case 'right':
      return (
        nearestOf(row(graph.dependents, step), layout, step) ?? nextLayer(graph, layout, step, 1)
      );
  }
}

function inLayer({ layers }: Layout, layer: number, place: number, otherwise: number): number {
  const from = layers.start[layer];
  const count = layers.start[layer + 1] - from;
  return place >= 0 && place < count ? layers.item[from + place] : otherwise;
}

/** The nearest step of the next layer that has any. */
function nextLayer(graph: TaskGraph, layout: Layout, step: number, by: 1 | -1): number {
  for (let l = graph.layer[step] + by; l >= 0 && l < graph.layers; l += by) {
    const found = nearestOf(row(layout.layers, l), layout, step);
    if (found !== null) return found;
  }
  return step;
}

function row({ start, item }: Rows, i: number): Int32Array {
  return item.subarray(start[i], start[i + 1]);
}

/** By layer first, then by height: the way to the right goes on in the next layer where it can. */
function nearestOf(steps: Int32Array, { x, y }: Layout, from: number): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const step of steps) {
    const distance = Math.abs(y[step] - y[from]) + 2 * Math.abs(x[step] - x[from]);
    if (distance >= least) continue;
    least = distance;
    best = step;
  }
  return best;
}
