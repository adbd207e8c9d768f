import { levels } from './metrics.ts';
import type { TaskGraph } from './task-graph.ts';

/**
 * What a grown graph looks like, in shares. Parents are prerequisites, children are dependents; layers are
 * measured one below the deepest parent. NaN where there is nothing to take a share of.
 */
export interface GraphShape {
  /** Edges that span two or more layers. */
  readonly crossLayerEdgeShare: number;
  /** Steps without children. */
  readonly leafShare: number;
  /** Among steps with a parent, those with two or more. */
  readonly multiParentShare: number;
  /** Parents of a step that has any. */
  readonly meanParents: number;
  /** Among steps with two or more parents, those with two parents that share a parent. */
  readonly siblingMergeShare: number;
  /** Gini coefficient of the number of children, over steps that have children. */
  readonly outdegreeGini: number;
  /** Share of all edges that leave the top tenth of the steps with children (rounded up). */
  readonly top10ChildShare: number;
  /** Layer of the largest value over the deepest layer; NaN for a graph without values. */
  readonly bestDepthShare: number;
}

export const GRAPH_SHAPES = [
  'crossLayerEdgeShare',
  'leafShare',
  'multiParentShare',
  'meanParents',
  'siblingMergeShare',
  'outdegreeGini',
  'top10ChildShare',
  'bestDepthShare',
] as const satisfies readonly (keyof GraphShape)[];

/** Measures a graph of any origin. O(steps log steps + pairs of parents times their parents). */
export function graphShape(graph: TaskGraph): GraphShape {
  const { steps, prerequisites, dependents } = graph;
  const layer = levels(graph);
  const edges = prerequisites.item.length;
  let withParents = 0;
  let crossing = 0;
  let several = 0;
  let related = 0;
  for (let step = 0; step < steps; step++) {
    const from = prerequisites.start[step];
    const to = prerequisites.start[step + 1];
    if (to > from) withParents++;
    for (let e = from; e < to; e++) {
      if (layer[step] - layer[prerequisites.item[e]] >= 2) crossing++;
    }
    if (to - from < 2) continue;
    several++;
    if (hasSiblingParents(graph, step)) related++;
  }
  const children: number[] = [];
  for (let step = 0; step < steps; step++) {
    const count = dependents.start[step + 1] - dependents.start[step];
    if (count > 0) children.push(count);
  }
  const descending = Float64Array.from(children).sort().reverse();
  return {
    crossLayerEdgeShare: crossing / edges,
    leafShare: (steps - children.length) / steps,
    multiParentShare: several / withParents,
    meanParents: edges / withParents,
    siblingMergeShare: related / several,
    outdegreeGini: gini(descending),
    top10ChildShare: topShare(descending, Math.ceil(descending.length / 10)),
    bestDepthShare: bestDepthShare(graph, layer),
  };
}

/** Whether two parents of a step share a parent. */
function hasSiblingParents({ prerequisites }: TaskGraph, step: number): boolean {
  const { start, item } = prerequisites;
  const grandparents = new Set<number>();
  for (let e = start[step]; e < start[step + 1]; e++) {
    // A step lists a parent once, so that whoever is met twice has two children here.
    for (let g = start[item[e]]; g < start[item[e] + 1]; g++) {
      if (grandparents.has(item[g])) return true;
      grandparents.add(item[g]);
    }
  }
  return false;
}

/** Mean absolute difference of two draws over twice the mean, of values in descending order. NaN without any. */
export function gini(descending: ArrayLike<number>): number {
  const n = descending.length;
  let total = 0;
  let weighted = 0;
  for (let i = 0; i < n; i++) {
    total += descending[i];
    // Of the n - 1 differences with the others, n - 1 - i have a sign in favour.
    weighted += (n - 1 - 2 * i) * descending[i];
  }
  return weighted / (n * total);
}

function topShare(descending: Float64Array, count: number): number {
  let top = 0;
  let total = 0;
  for (let i = 0; i < descending.length; i++) {
    total += descending[i];
    if (i < count) top += descending[i];
  }
  return top / total;
}

function bestDepthShare({ value }: TaskGraph, layer: Int32Array): number {
  if (value === null) return Number.NaN;
  let best = 0;
  let deepest = 0;
  for (let step = 0; step < layer.length; step++) {
    if (value[step] > value[best]) best = step;
    if (layer[step] > deepest) deepest = layer[step];
  }
  return layer[best] / deepest;
}
