import type { Generator } from '../random/generator.ts';

/**
 * The ready queue: steps whose prerequisites are all finished and that nobody has started. One class for
 * each way to choose from it; all are O(log size) or better per call and allocate nothing per event.
 */
export interface ReadySet {
  readonly size: number;
  /** Adds a step that has just become ready. Called in order of becoming ready, ties by index. */
  add(step: number): void;
  /** Removes and returns the step that the rule puts first; the set must not be empty. */
  take(): number;
}

/** A ready queue from which agents also take steps of their own branch, list or backlog. */
export interface OpenSet extends ReadySet {
  /** Removes a step of the set that an agent took by itself. */
  remove(step: number): void;
}

/** A uniform choice: an array in which a taken entry is replaced by the last. */
export class RandomReady implements OpenSet {
  size = 0;
  private readonly entry: Int32Array;
  private readonly position: Int32Array;

  constructor(
    steps: number,
    private readonly generator: Generator,
  ) {
    this.entry = new Int32Array(steps);
    this.position = new Int32Array(steps);
  }

  add(step: number): void {
    this.position[step] = this.size;
    this.entry[this.size++] = step;
  }

  take(): number {
    const step = this.entry[this.generator.below(this.size)];
    this.remove(step);
    return step;
  }

  remove(step: number): void {
    const at = this.position[step];
    const last = this.entry[--this.size];
    this.entry[at] = last;
    this.position[last] = at;
  }
}

/** First become ready, first taken. */
export class OldestReady implements OpenSet {
  size = 0;
  private readonly entry: Int32Array;
  private readonly gone: Uint8Array;
  private first = 0;
  private last = 0;

  constructor(steps: number) {
    this.entry = new Int32Array(steps);
    this.gone = new Uint8Array(steps);
  }

  add(step: number): void {
    this.entry[this.last++] = step;
    this.size++;
  }

  take(): number {
    while (this.gone[this.entry[this.first]] === 1) this.first++;
    const step = this.entry[this.first++];
    this.size--;
    return step;
  }

  remove(step: number): void {
    this.gone[step] = 1;
    this.size--;
  }
}

/** The smallest key first, ties by step index: a binary heap of steps. */
export class SortedReady implements ReadySet {
  size = 0;
  private readonly entry: Int32Array;

  constructor(
    steps: number,
    /** Length n: what the rule sorts by. */
    private readonly key: Float64Array | Int32Array,
  ) {
    this.entry = new Int32Array(steps);
  }

  add(step: number): void {
    const { entry, key } = this;
    const k = key[step];
    let i = this.size++;
    while (i > 0) {
      const up = (i - 1) >> 1;
      const other = entry[up];
      const ko = key[other];
      if (ko < k || (ko === k && other < step)) break;
      entry[i] = other;
      i = up;
    }
    entry[i] = step;
  }

  take(): number {
    const { entry, key } = this;
    const result = entry[0];
    const size = --this.size;
    const step = entry[size];
    const k = key[step];
    let i = 0;
    for (;;) {
      let down = 2 * i + 1;
      if (down >= size) break;
      let other = entry[down];
      let ko = key[other];
      if (down + 1 < size) {
        const right = entry[down + 1];
        const kr = key[right];
        if (kr < ko || (kr === ko && right < other)) {
          down++;
          other = right;
          ko = kr;
        }
      }
      if (k < ko || (k === ko && step < other)) break;
      entry[i] = other;
      i = down;
    }
    entry[i] = step;
    return result;
  }
}
