import type { TaskGraph } from '../../model/graph/task-graph.ts';
import { type Layout, type LayoutSize, layoutGraph } from '../layout.ts';
import { toneOf } from './task-colours.ts';
import type { View, ViewBounds } from './view.ts';
import { stretchOf } from './view.ts';

/** A task graph as it is to be drawn, and what is worth seeing in it. Times are in the unit of its durations. */
export interface GraphMarks {
  readonly graph: TaskGraph;
  /** One critical path, in the order of work. */
  readonly path: Int32Array;
  /** Length n: by how much a step may be longer without the critical path being longer. */
  readonly slack: Float64Array;
  readonly criticalPath: number;
}

export interface GraphScene extends GraphMarks {
  readonly layout: Layout;
  readonly bounds: ViewBounds;
  /** Length n: 1 on the critical path. */
  readonly onPath: Uint8Array;
  /** Length n: the next step of the critical path; -1 off it and at its end. */
  readonly next: Int32Array;
  /** Length n: tone of the slack. */
  readonly tone: Uint8Array;
  /** Length n: radius where there is room, in CSS pixels. */
  readonly wanted: Float64Array;
  /** Length: layers. Distance of the closest two steps of a layer at zoom 1; infinite where it has one. */
  readonly nearest: Float64Array;
  /** From one layer to the next at zoom 1: the least. */
  readonly gap: number;
}

/** Radii in CSS pixels, of the shortest and the longest step: by the logarithm of their durations. */
const RADIUS = { least: 2.2, most: 8 };
/** Around a disc, in CSS pixels. */
const RIM = 1;
/** Durations whose longest is this many times the shortest use all radii. */
const FULL_RANGE = 1000;
/** Enlarged as far as it makes sense: two layers, two steps of a layer, and two of its columns, are this far apart. */
const ROOM = { layers: 190, steps: 42, columns: 120 };

/** O(n log n + edges), once for each graph and size. */
export function graphScene(marks: GraphMarks, size: LayoutSize): GraphScene {
  const { graph, path, slack, criticalPath } = marks;
  const layout = layoutGraph(graph, size);
  const onPath = new Uint8Array(graph.steps);
  for (const step of path) onPath[step] = 1;
  const next = new Int32Array(graph.steps).fill(-1);
  for (let i = 1; i < path.length; i++) next[path[i - 1]] = path[i];
  const tone = new Uint8Array(graph.steps);
  for (let i = 0; i < graph.steps; i++)
    tone[i] = toneOf(criticalPath > 0 ? slack[i] / criticalPath : 0);
  const { nearest, grid } = distances(layout);
  const closest = least(nearest);
  const gap = least(layout.layerX.map((x, l) => (l > 0 ? x - layout.layerX[l - 1] : Infinity)));
  const most = {
    x: Math.max(1, gap < Infinity ? ROOM.layers / gap : 1, grid ? ROOM.columns / closest : 1),
    y: Math.max(1, closest < Infinity ? ROOM.steps / closest : 1),
  };
  return {
    ...marks,
    layout,
    bounds: { width: size.width, height: size.height, most },
    onPath,
    next,
    tone,
    wanted: wantedRadii(graph.duration, Math.min(RADIUS.most, edgeOf(layout, size))),
    nearest,
    gap,
  };
}

/** Length n: radius of each step at a view, in CSS pixels. */
export function radiiAt(scene: GraphScene, view: View): Float32Array {
  const { graph, wanted, nearest, gap, bounds } = scene;
  const stretch = stretchOf(view, bounds);
  const narrower = Math.min(stretch.x, stretch.y);
  const room = nearest.map((distance) =>
    Math.max(0.55, Math.min(0.45 * distance * narrower, 0.42 * gap * stretch.x)),
  );
  const radii = new Float32Array(graph.steps);
  for (let i = 0; i < graph.steps; i++) radii[i] = Math.min(wanted[i], room[graph.layer[i]]);
  return radii;
}

/** From the edges of the stage to the nearest step: a disc larger than that would be cut. */
function edgeOf({ x, y }: Layout, { width, height }: LayoutSize): number {
  let edge = Number.POSITIVE_INFINITY;
  for (let i = 0; i < x.length; i++) edge = Math.min(edge, x[i], width - x[i], y[i], height - y[i]);
  return Math.max(RADIUS.least, edge - RIM);
}

function wantedRadii(duration: Float64Array, most: number): Float64Array {
  let shortest = Number.POSITIVE_INFINITY;
  let longest = 0;
  for (const each of duration) {
    if (each > 0 && each < shortest) shortest = each;
    if (each > longest) longest = each;
  }
  const range = Math.log(Math.max(FULL_RANGE, longest / shortest));
  return duration.map((each) => {
    const level = each > shortest ? Math.log(each / shortest) / range : 0;
    return RADIUS.least + (most - RADIUS.least) * level;
  });
}

/** By layer, how close its steps are; and whether some layer takes several columns. O(n), and the square of the columns. */
function distances({ layers, x, y }: Layout) {
  const count = layers.start.length - 1;
  const nearest = new Float64Array(count).fill(Infinity);
  let grid = false;
  for (let l = 0; l < count; l++) {
    const steps = layers.item.subarray(layers.start[l], layers.start[l + 1]);
    if (steps.length < 2) continue;
    // Steps go around the columns of their layer, so that the first is above the one after all columns.
    let columns = 1;
    while (columns < steps.length && x[steps[columns]] !== x[steps[0]]) columns++;
    grid ||= columns > 1;
    const reach = Math.min(columns, steps.length - 1);
    for (let i = 0; i < columns && i < steps.length; i++) {
      for (let by = 1; by <= reach && i + by < steps.length; by++) {
        const [a, b] = [steps[i], steps[i + by]];
        nearest[l] = Math.min(nearest[l], Math.hypot(x[a] - x[b], y[a] - y[b]));
      }
    }
  }
  return { nearest, grid };
}

function least(values: Float64Array): number {
  return values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
}
