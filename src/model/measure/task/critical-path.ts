import { largest, tails, topologicalOrder } from '../../graph/metrics.ts';
import type { TaskGraph } from '../../graph/task-graph.ts';
import { type CriticalPath, type LongestSteps, MOST_SHORTENED, type Shortening } from './facts.ts';
import { heads } from './heads.ts';
import { type ChainTimes, longestBeside } from './longest-beside.ts';
import { slack } from './slack.ts';

/**
 * A longest chain of durations, at ties through the lowest index, and what shortening its longest steps would buy. Steps
 * of no length that end a chain belong to it where they are met. O(n log n + edges).
 */
export function criticalPathOf(graph: TaskGraph, times = timesOf(graph)): CriticalPath {
  const steps = longestChain(graph, times.tail);
  const all = shortenings(graph, steps, times);
  const others = othersWithoutSlack(graph, steps, times);
  return {
    steps,
    only: others.every((step) => graph.duration[step] === 0),
    others: others.length,
    shortened: all.slice(0, MOST_SHORTENED),
    longest: longestOf(all),
    most: buyingMost(all, largest(times.tail)),
  };
}

function timesOf(graph: TaskGraph): ChainTimes {
  const order = topologicalOrder(graph);
  return { order, head: heads(graph, order), tail: tails(graph) };
}

/** From the first step that heads a longest chain, always on to the first dependent that heads the longest rest. */
function longestChain({ steps, dependents }: TaskGraph, tail: Float64Array): Int32Array {
  const span = largest(tail);
  const chain: number[] = [];
  let step = 0;
  while (step < steps && tail[step] !== span) step++;
  for (let next = step; next >= 0; ) {
    step = next;
    chain.push(step);
    next = -1;
    for (let e = dependents.start[step]; e < dependents.start[step + 1]; e++) {
      const child = dependents.item[e];
      if (next < 0 || tail[child] > tail[next]) next = child;
    }
  }
  return Int32Array.from(chain);
}

/** Every step off the chain that is on another as long, in the order of the file. */
function othersWithoutSlack(graph: TaskGraph, chain: Int32Array, times: ChainTimes): number[] {
  const onChain = new Uint8Array(graph.steps);
  for (const step of chain) onChain[step] = 1;
  const others: number[] = [];
  slack(graph, times.head, times.tail).forEach((left, step) => {
    if (left === 0 && onChain[step] === 0) others.push(step);
  });
  return others;
}

/** What shortening buys, of every step of the chain that takes time: the longest first. */
function shortenings(graph: TaskGraph, chain: Int32Array, times: ChainTimes): Shortening[] {
  const { duration } = graph;
  const span = largest(times.tail);
  const beside = longestBeside(graph, chain, times);
  return Array.from(chain, (step, i) => {
    const own = duration[step];
    return {
      step,
      duration: own,
      half: Math.max(span - own / 2, beside[i]),
      none: Math.max(span - own, beside[i]),
      until: Math.max(0, own - (span - beside[i])),
    };
  })
    .filter((each) => each.duration > 0)
    .sort((a, b) => b.duration - a.duration || a.step - b.step);
}

/** `all`: the longest first. */
function longestOf(all: readonly Shortening[]): LongestSteps | null {
  const [first] = all;
  if (first === undefined) return null;
  let [count, least, most] = [0, first, first];
  for (const each of all) {
    if (each.duration < first.duration) break;
    count++;
    if (each.none > least.none) least = each;
    if (each.none < most.none) most = each;
  }
  return { count, least, most };
}

/** Of several that buy as much, the first. */
function buyingMost(all: readonly Shortening[], span: number): Shortening | null {
  let most: Shortening | null = null;
  for (const each of all) if (each.none < (most?.none ?? span)) most = each;
  return most;
}
