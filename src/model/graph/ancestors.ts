/** Steps that were put in and everything above them, while a graph grows. `parents`: as long as the edges so far. */
export interface AncestorSet {
  /** Empties the set. All that is put in lies above the given layer. */
  begin(layer: number): void;
  add(step: number, parents: Int32Array): void;
  /** Whether a step is one of the added ones or an ancestor of one. */
  has(step: number, parents: Int32Array): boolean;
}

/**
 * Such a set for graphs of any size. The ancestors of the parents chosen so far are marked downwards
 * from the new step one layer at a time, and only as far up as a candidate asks for: the work is bounded
 * by the layers between, the memory by one stamp and one link a step.
 *
 *   layer   0 ········ above ─┐ not looked at
 *           candidate's layer ┘
 *           ░░░ marked steps, kept in one linked list a layer
 *           new step
 */
export class AncestorMarks implements AncestorSet {
  private readonly stamp: Int32Array;
  private readonly next: Int32Array;
  private readonly head: Int32Array;
  private readonly stack: Int32Array;
  private current = 0;
  /** Layers below this one have been expanded: the marks of their parents are complete. */
  private frontier = 0;

  constructor(
    steps: number,
    layers: number,
    private readonly layerOf: Int32Array,
    private readonly parentStart: Int32Array,
  ) {
    this.stamp = new Int32Array(steps);
    this.next = new Int32Array(steps);
    this.head = new Int32Array(layers).fill(-1);
    this.stack = new Int32Array(steps);
  }

  /** Forgets all marks; the next step lies in the given layer. */
  begin(layer: number): void {
    for (let l = layer - 1; l >= 0; l--) this.head[l] = -1;
    this.current++;
    this.frontier = layer;
  }

  /** Marks a step and everything above it, as far as the frontier has come. Length of `parents`: edges so far. */
  add(step: number, parents: Int32Array): void {
    let top = 0;
    this.stack[top++] = step;
    this.mark(step);
    while (top > 0) {
      const s = this.stack[--top];
      if (this.layerOf[s] < this.frontier) continue;
      for (let e = this.parentStart[s]; e < this.parentStart[s + 1]; e++) {
        const p = parents[e];
        if (this.stamp[p] === this.current) continue;
        this.mark(p);
        this.stack[top++] = p;
      }
    }
  }

  /** Whether a step is one of the added ones or an ancestor of one. */
  has(step: number, parents: Int32Array): boolean {
    const layer = this.layerOf[step];
    while (this.frontier > layer + 1) {
      this.frontier--;
      for (let s = this.head[this.frontier]; s !== -1; s = this.next[s]) {
        for (let e = this.parentStart[s]; e < this.parentStart[s + 1]; e++) this.mark(parents[e]);
      }
    }
    return this.stamp[step] === this.current;
  }

  private mark(step: number): void {
    if (this.stamp[step] === this.current) return;
    this.stamp[step] = this.current;
    const layer = this.layerOf[step];
    this.next[step] = this.head[layer];
    this.head[layer] = step;
  }
}
