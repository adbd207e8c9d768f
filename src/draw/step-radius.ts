import type { Rows, TaskGraph } from '../model/graph/task-graph.ts';

/** In CSS pixels. */
export const GREATEST_RADIUS = 5.6;
const LEAST_RADIUS = 1.75;
/** Durations whose longest is this many times the shortest use all radii; closer ones differ less. */
const FULL_RANGE = 1000;
/** The most that full layers may hold the radii down, so that deep steps still stand out. */
const STEEPEST = 3;

/**
 * Radius of each step: rises with the logarithm of its duration, by one rule for the whole graph, and
 * bent so that the dots of full layers stay within their room. Length n; `most` holds the room of each layer.
 */
export function stepRadii(graph: TaskGraph, layers: Rows, most: Float64Array): Float64Array {
  const level = durationLevels(graph);
  let tightest = GREATEST_RADIUS;
  let widest = 0;
  for (let l = 0; l < graph.layers; l++) {
    if (layers.start[l + 1] === layers.start[l]) continue;
    tightest = Math.min(tightest, most[l]);
    widest = Math.max(widest, most[l]);
  }
  const least = Math.min(LEAST_RADIUS, 0.85 * tightest);
  let power = 1;
  for (let l = 0; l < graph.layers; l++) {
    let highest = 0;
    for (let i = layers.start[l]; i < layers.start[l + 1]; i++)
      highest = Math.max(highest, level[layers.item[i]]);
    const room = (most[l] - least) / (widest - least);
    if (highest > 0 && highest < 1 && room > 0 && room < 1)
      power = Math.max(power, Math.log(room) / Math.log(highest));
  }
  power = Math.min(power, STEEPEST);
  return level.map((value, step) =>
    Math.min(most[graph.layer[step]], least + (widest - least) * value ** power),
  );
}

/** From 0, the shortest duration of the graph, to 1: by the logarithm. Length n. */
function durationLevels({ duration }: TaskGraph): Float64Array {
  let shortest = Number.POSITIVE_INFINITY;
  let longest = 0;
  for (const each of duration) {
    if (each > 0 && each < shortest) shortest = each;
    if (each > longest) longest = each;
  }
  if (!(longest > 0)) return new Float64Array(duration.length);
  const range = Math.log(Math.max(FULL_RANGE, longest / shortest));
  return duration.map((each) => (each > shortest ? Math.log(each / shortest) / range : 0));
}
