import { type Layout, type LayoutSize, layoutGraph } from '../../draw/layout.ts';
import type { TaskGraph } from '../../model/graph/task-graph.ts';
import { bestOf, growthOf } from './facts.ts';

/** Changes over the best parent from which on a step gets the next stronger tint; below the first it is hollow. */
export const TINT_FROM = [0, 0.75, 1.5, 2.25, 3] as const;

/** Which tint a step has: 0 hollow, no better than its best parent; 1 to 5 filled, the more the stronger. */
export function tintOf(change: number): number {
  if (!(change > 0)) return 0;
  return TINT_FROM.findLastIndex((from) => change > from) + 1;
}

/** Where the steps of a growing graph are, and how large they can be. In CSS pixels. */
export interface GrowPlan {
  readonly graph: TaskGraph;
  readonly layout: Layout;
  /** Length n. The largest radius at which a step touches no other. */
  readonly room: Float64Array;
}

const RADIUS = { least: 2.4, perVariant: 1.55, most: 9 };
const TOUCH = 0.47;

export function growPlan(graph: TaskGraph, size: LayoutSize): GrowPlan {
  const layout = layoutGraph(graph, size);
  return { graph, layout, room: roomOf(graph, layout) };
}

/** Area grows with the number of variants, as far as there is room. */
export function radiusOf({ room }: GrowPlan, step: number, variants: number): number {
  const wanted = Math.min(RADIUS.most, RADIUS.least + RADIUS.perVariant * Math.sqrt(variants));
  return Math.min(wanted, room[step]);
}

/** Half of the way to the nearest other step of the layer. O(n) for a column, O(n²) for several. */
function roomOf(graph: TaskGraph, { x, y, layers }: Layout): Float64Array {
  const room = new Float64Array(graph.steps).fill(RADIUS.most);
  for (let l = 0; l < graph.layers; l++) {
    const steps = layers.item.subarray(layers.start[l], layers.start[l + 1]);
    for (const a of steps) {
      for (const b of steps) {
        if (a === b) continue;
        const half = TOUCH * Math.hypot(x[a] - x[b], y[a] - y[b]);
        if (half < room[a]) room[a] = half;
      }
    }
  }
  return room;
}

/** The chain of best parents of the best step among the first `count`, that step first. */
export function chainAt(graph: TaskGraph, count: number): number[] {
  const { bestParent } = growthOf(graph);
  const chain: number[] = [];
  for (let at = bestOf(graph, count); at >= 0; at = bestParent[at]) chain.push(at);
  return chain;
}
