import type { Rows, TaskGraph } from '../model/graph/task-graph.ts';

/**
 * Which step stands above which in its layer: by where its parents are and where its dependents are, swept
 * down and up in turn (the barycentre method of Sugiyama), so that edges cross less and a branch stays together.
 */

/** Steps by layer in compressed rows, in index order. O(n). */
export function stepsByLayer(graph: TaskGraph): Rows {
  const start = new Int32Array(graph.layers + 1);
  for (let i = 0; i < graph.steps; i++) start[graph.layer[i] + 1]++;
  for (let l = 0; l < graph.layers; l++) start[l + 1] += start[l];
  const next = start.slice();
  const item = new Int32Array(graph.steps);
  for (let i = 0; i < graph.steps; i++) item[next[graph.layer[i]]++] = i;
  return { start, item };
}

/** The main parent counts more, so that the variants of one step stay side by side. */
const MAIN_PARENT_WEIGHT = 4;
/** Pairs of a sweep down and a sweep up; more hardly changes the picture. */
const SWEEPS = 4;
/** Graphs above this many edges are swept less: nobody sees single crossings among so many. */
const MANY_EDGES = 20_000;

/**
 * Orders each layer from top to bottom, in place. `span` holds the height of each layer: steps are thought
 * of as spread evenly over it, centred, as the layout draws them. O(sweeps · (edges + n log n)).
 */
export function orderLayers(graph: TaskGraph, layers: Rows, span: Float64Array): void {
  const place = new Float64Array(graph.steps);
  for (let l = 0; l < graph.layers; l++) spread(layers, l, span[l], place);
  const key = new Float64Array(graph.steps);
  const edges = graph.prerequisites.item.length;
  const sweeps = edges > MANY_EDGES ? 1 : SWEEPS;
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let l = 1; l < graph.layers; l++) sortLayer(l, downKey);
    for (let l = graph.layers - 2; l >= 0; l--) sortLayer(l, upKey);
  }
  for (let l = 1; l < graph.layers; l++) sortLayer(l, downKey);

  function sortLayer(layer: number, keyOf: (step: number) => number): void {
    const steps = layers.item.subarray(layers.start[layer], layers.start[layer + 1]);
    if (steps.length < 2) return;
    for (const step of steps) key[step] = keyOf(step);
    steps.sort((a, b) => key[a] - key[b] || place[a] - place[b] || a - b);
    spread(layers, layer, span[layer], place);
  }

  function downKey(step: number): number {
    const main = graph.growth ? graph.growth.mainParent[step] : -1;
    const extra = main >= 0 ? MAIN_PARENT_WEIGHT - 1 : 0;
    return mean(graph.prerequisites, step, extra * (main >= 0 ? place[main] : 0), extra);
  }

  function upKey(step: number): number {
    return mean(graph.dependents, step, 0, 0);
  }

  function mean(rows: Rows, step: number, sum: number, weight: number): number {
    let total = sum;
    const from = rows.start[step];
    const to = rows.start[step + 1];
    for (let e = from; e < to; e++) total += place[rows.item[e]];
    const count = weight + to - from;
    return count > 0 ? total / count : place[step];
  }
}

/** Writes where the steps of a layer stand when spread evenly over its span around 0. */
function spread(layers: Rows, layer: number, span: number, place: Float64Array): void {
  const from = layers.start[layer];
  const to = layers.start[layer + 1];
  const pitch = to - from > 1 ? span / (to - from - 1) : 0;
  const middle = (to - from - 1) / 2;
  for (let i = from; i < to; i++) place[layers.item[i]] = (i - from - middle) * pitch;
}
