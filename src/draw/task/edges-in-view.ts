import type { GraphScene } from './graph-scene.ts';
import { stretchOf, type View } from './view.ts';

/** Edges worth drawing at a view: columns of equal length. */
export interface EdgesInView {
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Those that are in sight; more than there are columns where they were thinned out. */
  readonly inSight: number;
  /** Edges of the critical path that are in sight: they are drawn by themselves, all of them. */
  readonly onPath: number;
}

/** 2^32 over the golden ratio: multiples of it are spread evenly whatever their number. */
const SPREAD = 2_654_435_769;

/**
 * The edges off the critical path whose box reaches into the stage, at most about `most` of them. Of more than that, a part that is spread evenly
 * over the list of edges and always the same. O(edges).
 */
export function edgesInView(scene: GraphScene, view: View, most: number): EdgesInView {
  const { graph, layout, bounds, next } = scene;
  const { start, item } = graph.prerequisites;
  const stretch = stretchOf(view, bounds);
  const left = -view.x / stretch.x;
  const right = (bounds.width - view.x) / stretch.x;
  const top = -view.y / stretch.y;
  const bottom = (bounds.height - view.y) / stretch.y;
  const { x, y } = layout;
  const reaches = (from: number, to: number) =>
    Math.max(x[from], x[to]) >= left &&
    Math.min(x[from], x[to]) <= right &&
    Math.max(y[from], y[to]) >= top &&
    Math.min(y[from], y[to]) <= bottom;
  let inSight = 0;
  let onPath = 0;
  for (let to = 0; to < graph.steps; to++) {
    for (let e = start[to]; e < start[to + 1]; e++) {
      if (!reaches(item[e], to)) continue;
      if (next[item[e]] === to) onPath++;
      else inSight++;
    }
  }
  const limit = inSight > most ? (most / inSight) * 2 ** 32 : 2 ** 32;
  const chosen: [number[], number[]] = [[], []];
  for (let to = 0; to < graph.steps; to++) {
    for (let e = start[to]; e < start[to + 1]; e++) {
      if (Math.imul(e, SPREAD) >>> 0 >= limit || next[item[e]] === to) continue;
      if (!reaches(item[e], to)) continue;
      chosen[0].push(item[e]);
      chosen[1].push(to);
    }
  }
  return { from: Int32Array.from(chosen[0]), to: Int32Array.from(chosen[1]), inSight, onPath };
}
