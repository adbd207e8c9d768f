import type { TaskGraph } from '../../graph/task-graph.ts';
import type { Profile } from './facts.ts';
import { heads } from './heads.ts';

/** A sum or a reading of doubles is off by no more than this share of it. */
const UNIT_ROUNDOFF = 2 ** -53;

/**
 * Steps at work over time with unlimited agents, one entry per change. Steps of no length do not show: in a graph
 * without work there is one entry, at time 0. Where durations are no whole numbers, times that rounding alone can tell
 * apart are one. O(steps + edges + steps log steps).
 */
export function parallelismProfile(graph: TaskGraph, head = heads(graph)): Profile {
  const { duration } = graph;
  const starts = head.filter((_, i) => duration[i] > 0).sort();
  const tails = head.map((start, i) => start + duration[i]);
  const ends = tails.filter((_, i) => duration[i] > 0).sort();
  const rounding = roundingOf(graph, ends.at(-1) ?? 0);
  // What is shorter than the rounding is there all the same: its end is another time than its start.
  const shortEnds = tails.filter((_, i) => duration[i] > 0 && duration[i] <= rounding).sort();
  const time: number[] = [];
  const atWork: number[] = [];
  let most = 0;
  let s = 0;
  let e = 0;
  let b = 0;
  while (e < ends.length) {
    // A step that ends makes room for those that start at the same time.
    const now = s < starts.length ? Math.min(starts[s], ends[e]) : ends[e];
    while (b < shortEnds.length && shortEnds[b] <= now) b++;
    const before = shortEnds[b] ?? Number.POSITIVE_INFINITY;
    while (e < ends.length && ends[e] <= now + rounding && ends[e] < before) e++;
    while (s < starts.length && starts[s] <= now + rounding && starts[s] < before) s++;
    if (s - e === atWork.at(-1)) continue;
    time.push(now);
    atWork.push(s - e);
    if (s - e > most) most = s - e;
  }
  if (time.length === 0) return { time: new Float64Array(1), atWork: new Int32Array(1), most };
  return { time: Float64Array.from(time), atWork: Int32Array.from(atWork), most };
}

/**
 * By how much two times that are equal may differ: each is a sum over as many durations as there are layers, read and added
 * with an error of at most 2^-53 each. Whole numbers are exact.
 */
function roundingOf({ duration, layers }: TaskGraph, span: number): number {
  return duration.every(Number.isInteger) ? 0 : 2 * layers * UNIT_ROUNDOFF * span;
}
