import { greatestLayerWidth, topologicalOrder } from './metrics.ts';
import type { TaskGraph } from './task-graph.ts';

/** Above this number of steps the closure and the matching are not worth their time. */
export const MOST_STEPS_FOR_ANTICHAIN = 1100;

export interface Width {
  readonly steps: number;
  /** `antichain`: exact; `layer`: the fullest layer, which the greatest width is at least. */
  readonly kind: 'antichain' | 'layer';
}

/**
 * Greatest width of a graph, in steps: the largest set of steps none of which has to wait for another,
 * so that more agents than this can never be at work at once. Exact up to 1,100 steps; above, the
 * number of steps of the fullest layer. A graph needs no layers of its own for the exact answer.
 */
export function greatestWidth(graph: TaskGraph): Width {
  if (graph.steps > MOST_STEPS_FOR_ANTICHAIN) {
    return { steps: greatestLayerWidth(graph), kind: 'layer' };
  }
  return { steps: maximumAntichain(graph), kind: 'antichain' };
}

/**
 * Size of a maximum antichain. By Dilworth's theorem it is the least number of chains that cover
 * the steps, n less a maximum matching of the pairs (earlier step, later step) of the transitive closure
 * (R. P. Dilworth 1950; D. R. Fulkerson 1956). O(n^2.5) with n² / 8 bytes.
 */
export function maximumAntichain(
  graph: Pick<TaskGraph, 'steps' | 'prerequisites' | 'dependents'>,
): number {
  return graph.steps - new ClosureMatching(graph.steps, transitiveClosure(graph)).size();
}

/** Bits in a word of a bit set. */
const WORD = 32;

/** Row i, `ceil(n / 32)` words: bit j is set when step j has to wait for step i. */
export function transitiveClosure(
  graph: Pick<TaskGraph, 'steps' | 'prerequisites' | 'dependents'>,
): Int32Array {
  const { steps, dependents } = graph;
  const words = Math.ceil(steps / WORD);
  const later = new Int32Array(steps * words);
  const order = topologicalOrder(graph);
  for (let i = order.length - 1; i >= 0; i--) {
    const row = order[i] * words;
    for (let e = dependents.start[order[i]]; e < dependents.start[order[i] + 1]; e++) {
      const child = dependents.item[e];
      for (let w = 0; w < words; w++) later[row + w] |= later[child * words + w];
      later[row + (child >>> 5)] |= 1 << (child & 31);
    }
  }
  return later;
}

const FREE = -1;
const UNSEEN = -1;

/**
 * Maximum matching between steps as the earlier and steps as the later of a pair: J. E. Hopcroft and
 * R. M. Karp, SIAM J. Computing 2 (1973), on rows of bits, in which a later step that a phase has used
 * up is struck out for everybody at once.
 */
class ClosureMatching {
  private readonly words: number;
  /** Length n: the later step matched with each earlier one, and the reverse. */
  private readonly laterOf: Int32Array;
  private readonly earlierOf: Int32Array;
  /** Length n: distance of an earlier step from the unmatched ones, along alternating paths. */
  private readonly distance: Int32Array;
  private readonly queue: Int32Array;
  /** Later steps not met yet by the search, respectively not used up in the phase. */
  private readonly unmet: Int32Array;
  private readonly steps: number;
  private readonly closure: Int32Array;

  constructor(steps: number, closure: Int32Array) {
    this.steps = steps;
    this.closure = closure;
    this.words = Math.ceil(steps / WORD);
    this.laterOf = new Int32Array(steps).fill(FREE);
    this.earlierOf = new Int32Array(steps).fill(FREE);
    this.distance = new Int32Array(steps);
    this.queue = new Int32Array(steps);
    this.unmet = new Int32Array(this.words);
  }

  size(): number {
    let matched = 0;
    while (this.measureDistances()) {
      this.unmet.fill(-1);
      for (let i = 0; i < this.steps; i++) {
        if (this.laterOf[i] === FREE && this.augment(i)) matched++;
      }
    }
    return matched;
  }

  /** Breadth first from all unmatched earlier steps; whether an unmatched later step was met. */
  private measureDistances(): boolean {
    const { words, closure, unmet, queue, distance, laterOf, earlierOf } = this;
    let filled = 0;
    for (let i = 0; i < this.steps; i++) {
      distance[i] = laterOf[i] === FREE ? 0 : UNSEEN;
      if (laterOf[i] === FREE) queue[filled++] = i;
    }
    unmet.fill(-1);
    let found = false;
    for (let q = 0; q < filled; q++) {
      const i = queue[q];
      for (let w = 0; w < words; w++) {
        let bits = closure[i * words + w] & unmet[w];
        unmet[w] &= ~bits;
        for (; bits !== 0; bits &= bits - 1) {
          const other = earlierOf[w * WORD + lowestBit(bits)];
          if (other === FREE) {
            found = true;
          } else {
            distance[other] = distance[i] + 1;
            queue[filled++] = other;
          }
        }
      }
    }
    return found;
  }

  /** Depth first along growing distances: whether a path to an unmatched later step was turned over. */
  private augment(i: number): boolean {
    const { words, closure, unmet, distance, laterOf, earlierOf } = this;
    for (let w = 0; w < words; w++) {
      for (;;) {
        const bits = closure[i * words + w] & unmet[w];
        const bit = this.nextOnPath(bits, w, distance[i]);
        if (bit < 0) break;
        unmet[w] &= ~(1 << bit);
        const later = w * WORD + bit;
        const other = earlierOf[later];
        // At most n deep, and n is at most 1,100 here.
        if (other === FREE || this.augment(other)) {
          laterOf[i] = later;
          earlierOf[later] = i;
          return true;
        }
      }
    }
    return false;
  }

  /** The lowest of the bits whose later step is unmatched, or matched one further away; -1 for none. */
  private nextOnPath(bits: number, word: number, from: number): number {
    for (; bits !== 0; bits &= bits - 1) {
      const bit = lowestBit(bits);
      const other = this.earlierOf[word * WORD + bit];
      if (other === FREE || this.distance[other] === from + 1) return bit;
    }
    return -1;
  }
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
