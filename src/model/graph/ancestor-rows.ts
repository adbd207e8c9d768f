import type { AncestorSet } from './ancestors.ts';

/**
 * Up to this many steps every step keeps its ancestors as a row of bits, a quarter of a megabyte in all. Beyond,
 * rows that grow with the square of the steps cost more than marking ancestors anew for each question.
 */
export const MOST_STEPS_FOR_ROWS = 2048;

/** Bits in a word of a row. */
const WORD = 32;

/** The ancestors of every step of a growing graph, as rows of bits that are written when the step's parents are known. */
export class AncestorRows {
  private readonly start: Int32Array;
  /** Words of a step's row; no ancestor has a bit beyond. */
  private readonly words: Int32Array;
  private readonly bits: Int32Array;
  private filled = 0;

  constructor(steps: number) {
    this.start = new Int32Array(steps);
    this.words = new Int32Array(steps);
    // The ancestors of step i are among the i steps before it.
    this.bits = new Int32Array(Math.ceil(steps * (steps / (2 * WORD) + 1)));
  }

  /**
   * Writes the row of a step, once for each step but the root, in their order. Its parents are `parents[from]` to
   * `parents[to - 1]`, and all of them are below `end`, which is no more than the step.
   */
  write(step: number, parents: Int32Array, from: number, to: number, end: number): void {
    const { bits, start, words } = this;
    const row = this.filled;
    start[step] = row;
    words[step] = (end + WORD - 1) >>> 5;
    this.filled += words[step];
    for (let e = from; e < to; e++) {
      const parent = parents[e];
      const above = start[parent];
      const used = words[parent];
      for (let w = 0; w < used; w++) bits[row + w] |= bits[above + w];
      bits[row + (parent >>> 5)] |= 1 << (parent & 31);
    }
  }

  /** Whether a step is an ancestor of another one. */
  isAbove(step: number, other: number): boolean {
    const word = step >>> 5;
    if (word >= this.words[other]) return false;
    return ((this.bits[this.start[other] + word] >>> (step & 31)) & 1) === 1;
  }
}

/** The few steps that were added are asked one after the other. */
export class AncestorsByRows implements AncestorSet {
  private readonly rows: AncestorRows;
  private readonly added: Int32Array;
  private count = 0;

  /** `most`: how many steps may be added before the set is emptied. */
  constructor(rows: AncestorRows, most: number) {
    this.rows = rows;
    this.added = new Int32Array(most);
  }

  begin(): void {
    this.count = 0;
  }

  add(step: number): void {
    this.added[this.count++] = step;
  }

  has(step: number): boolean {
    for (let i = 0; i < this.count; i++) {
      const other = this.added[i];
      if (other === step || this.rows.isAbove(step, other)) return true;
    }
    return false;
  }
}
