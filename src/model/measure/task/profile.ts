import type { TaskGraph } from '../../graph/task-graph.ts';
import type { Profile } from './facts.ts';
import { heads } from './heads.ts';

/**
 * Steps at work over time with unlimited agents, one entry per change. Steps of no length do not show: in a graph
 * without work there is one entry, at time 0. O(steps + edges + steps log steps).
 */
export function parallelismProfile(graph: TaskGraph, head = heads(graph)): Profile {
  const starts = head.filter((_, i) => graph.duration[i] > 0).sort();
  const ends = head
    .map((start, i) => start + graph.duration[i])
    .filter((_, i) => graph.duration[i] > 0)
    .sort();
  const time: number[] = [];
  const atWork: number[] = [];
  let most = 0;
  let s = 0;
  let e = 0;
  while (e < ends.length) {
    // A step that ends makes room for those that start at the same time.
    const now = s < starts.length ? Math.min(starts[s], ends[e]) : ends[e];
    while (e < ends.length && ends[e] === now) e++;
    while (s < starts.length && starts[s] === now) s++;
    if (s - e === atWork.at(-1)) continue;
    time.push(now);
    atWork.push(s - e);
    if (s - e > most) most = s - e;
  }
  if (time.length === 0) return { time: new Float64Array(1), atWork: new Int32Array(1), most };
  return { time: Float64Array.from(time), atWork: Int32Array.from(atWork), most };
}
