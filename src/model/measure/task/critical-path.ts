import { largest, tails, topologicalOrder } from '../../graph/metrics.ts';
import type { TaskGraph } from '../../graph/task-graph.ts';
import { type CriticalPath, MOST_SHORTENED, type Shortening } from './facts.ts';
import { heads } from './heads.ts';
import { slack } from './slack.ts';

/**
 * A longest chain of durations, at ties through the lowest index, and what shortening its longest steps would buy. Steps
 * of no length that end a chain belong to it where they are met. O(steps + edges + MOST_SHORTENED · (steps + edges)).
 */
export function criticalPathOf(graph: TaskGraph, times = timesOf(graph)): CriticalPath {
  const steps = longestChain(graph, times.tail);
  return {
    steps,
    only: isOnly(graph, steps, slack(graph, times.head, times.tail)),
    shortened: shortenings(graph, steps, times),
  };
}

/** Columns over steps that others may have at hand. */
export interface ChainTimes {
  /** Steps, prerequisites first. */
  readonly order: Int32Array;
  /** The longest chain before each step, without its own duration, and the longest that it heads, with it. */
  readonly head: Float64Array;
  readonly tail: Float64Array;
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

/** Whether every step that has a length and no float is on the chain: then no other chain is as long. */
function isOnly({ duration }: TaskGraph, chain: Int32Array, float: Float64Array): boolean {
  const onChain = new Uint8Array(duration.length);
  for (const step of chain) onChain[step] = 1;
  return float.every((left, i) => left > 0 || duration[i] === 0 || onChain[i] === 1);
}

function shortenings(graph: TaskGraph, chain: Int32Array, times: ChainTimes): Shortening[] {
  const { duration } = graph;
  const { order, tail } = times;
  const span = largest(tail);
  const place = new Int32Array(graph.steps);
  for (let i = 0; i < order.length; i++) place[order[i]] = i;
  return Array.from(chain)
    .filter((step) => duration[step] > 0)
    .sort((a, b) => duration[b] - duration[a] || a - b)
    .slice(0, MOST_SHORTENED)
    .map((step) => {
      const own = duration[step];
      const beside = longestBeside(graph, step, place, times);
      return {
        step,
        duration: own,
        half: Math.max(span - own / 2, beside),
        none: Math.max(span - own, beside),
        until: Math.max(0, own - (span - beside)),
      };
    });
}

/**
 * The longest chain that does not hold a step. In an order in which prerequisites come first, such a chain ends before the
 * step, begins behind it, or leaps over it along one edge; and whatever ends at a place holds only what comes before.
 */
function longestBeside(
  { steps, duration, dependents }: TaskGraph,
  without: number,
  place: Int32Array,
  { head, tail }: ChainTimes,
): number {
  let longest = 0;
  for (let step = 0; step < steps; step++) {
    if (place[step] > place[without]) {
      longest = Math.max(longest, tail[step]);
    } else if (step !== without) {
      const until = head[step] + duration[step];
      longest = Math.max(longest, until);
      for (let e = dependents.start[step]; e < dependents.start[step + 1]; e++) {
        const child = dependents.item[e];
        if (place[child] > place[without]) longest = Math.max(longest, until + tail[child]);
      }
    }
  }
  return longest;
}
