import type { TaskGraph } from '../../graph/task-graph.ts';

/** Columns over steps that others may have at hand. */
export interface ChainTimes {
  /** Steps, prerequisites first. */
  readonly order: Int32Array;
  /** The longest chain before each step, without its own duration, and the longest that it heads, with it. */
  readonly head: Float64Array;
  readonly tail: Float64Array;
}

/**
 * For each step of a chain, the longest chain of the graph that does not hold it; in the order of the chain. In an order in
 * which prerequisites come first, such a chain ends before the step, begins behind it, or leaps over it along one edge; and
 * whatever ends at a place holds only what comes before. O(n log n + edges).
 */
export function longestBeside(
  graph: TaskGraph,
  chain: Int32Array,
  times: ChainTimes,
): Float64Array {
  const { steps, duration, dependents } = graph;
  const { order, head, tail } = times;
  const onChain = new Uint8Array(steps);
  for (const step of chain) onChain[step] = 1;
  /** By step: how many of the chain stand before it in the order. */
  const before = new Int32Array(steps);
  const longest = new Float64Array(chain.length);
  for (let i = 0, passed = 0, ended = 0; i < steps; i++) {
    const step = order[i];
    before[step] = passed;
    if (onChain[step]) longest[passed++] = ended;
    ended = Math.max(ended, head[step] + duration[step]);
  }
  for (let i = steps - 1, begun = 0; i >= 0; i--) {
    const step = order[i];
    if (onChain[step]) longest[before[step]] = Math.max(longest[before[step]], begun);
    begun = Math.max(begun, tail[step]);
  }
  const leaps = new RangeMaxima(chain.length);
  for (let step = 0; step < steps; step++) {
    const until = head[step] + duration[step];
    const first = before[step] + onChain[step];
    for (let e = dependents.start[step]; e < dependents.start[step + 1]; e++) {
      const child = dependents.item[e];
      if (before[child] > first) leaps.raise(first, before[child] - 1, until + tail[child]);
    }
  }
  const leapt = leaps.values();
  return longest.map((each, i) => Math.max(each, leapt[i]));
}

/** Maxima over ranges that are raised in O(1) each: a sparse table, filled from above. */
class RangeMaxima {
  /** Level l, place i: of i to i + 2^l - 1. */
  private readonly levels: Float64Array[] = [];

  constructor(private readonly size: number) {
    for (let width = 1; width <= size; width *= 2) this.levels.push(new Float64Array(size));
  }

  /** Both ends included. */
  raise(first: number, last: number, value: number): void {
    const l = 31 - Math.clz32(last - first + 1);
    const level = this.levels[l];
    const second = last + 1 - 2 ** l;
    level[first] = Math.max(level[first], value);
    level[second] = Math.max(level[second], value);
  }

  values(): Float64Array {
    for (let l = this.levels.length - 1; l > 0; l--) {
      const [level, below] = [this.levels[l], this.levels[l - 1]];
      const half = 2 ** (l - 1);
      for (let i = 0; i + 2 * half <= this.size; i++) {
        below[i] = Math.max(below[i], level[i]);
        below[i + half] = Math.max(below[i + half], level[i]);
      }
    }
    return this.levels[0] ?? new Float64Array();
  }
}
