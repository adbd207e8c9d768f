/**
 * The statistics of a grown graph that `september.json` lists, by the definitions given there.
 * "Parent" stands for prerequisite; the root, which cannot have any, is not among the steps whose parents
 * are counted.
 */
import type { TaskGraph } from '../../src/model/graph/task-graph.ts';
import { fromRows } from './build-graph.ts';

export interface GraphStatistics {
  /** Edges spanning two or more layers, layers measured one below the deepest parent. */
  readonly crossLayerEdgeShare: number;
  /** Steps without children. */
  readonly leafShare: number;
  /** Steps with two or more parents. */
  readonly multiParentShare: number;
  readonly meanParents: number;
  /** Among steps with two or more parents, those with two parents that share any parent. */
  readonly siblingMergeShare: number;
  /** Gini coefficient of the number of children over steps that have children. */
  readonly outdegreeGini: number;
  /** Share of all parent-child links held by the top tenth of steps with children. */
  readonly top10ChildShare: number;
  /** Layer of the best value over the deepest layer. */
  readonly bestDepthShare: number;
}

export function graphStatistics(graph: TaskGraph): GraphStatistics {
  const parents = fromRows(graph.prerequisites);
  const n = parents.length;
  const layer: number[] = [];
  // A grown graph numbers parents before children.
  for (let i = 0; i < n; i++) layer[i] = 1 + Math.max(-1, ...parents[i].map((p) => layer[p]));
  const children = parents.map(() => 0);
  let links = 0;
  let crossing = 0;
  parents.forEach((list, i) => {
    for (const p of list) {
      children[p]++;
      links++;
      if (layer[i] - layer[p] >= 2) crossing++;
    }
  });
  const several = parents.filter((list) => list.length >= 2);
  const related = several.filter((list) =>
    list.some((a) => list.some((b) => a < b && parents[a].some((p) => parents[b].includes(p)))),
  );
  const fertile = children.filter((c) => c > 0).sort((a, b) => b - a);
  const top = fertile.slice(0, Math.ceil(fertile.length / 10));
  const value = Array.from(graph.value ?? []);
  const best = value.indexOf(Math.max(...value));
  return {
    crossLayerEdgeShare: crossing / links,
    leafShare: children.filter((c) => c === 0).length / n,
    multiParentShare: several.length / (n - 1),
    meanParents: links / (n - 1),
    siblingMergeShare: related.length / several.length,
    outdegreeGini: gini(fertile),
    top10ChildShare: top.reduce((a, b) => a + b, 0) / links,
    bestDepthShare: layer[best] / Math.max(...layer),
  };
}

/** Mean absolute difference of two draws over twice the mean. */
export function gini(values: readonly number[]): number {
  let differences = 0;
  let total = 0;
  for (const a of values) {
    total += a;
    for (const b of values) differences += Math.abs(a - b);
  }
  return differences / (2 * values.length * total);
}
