/**
 * Main children by parent, for drawing a sibling by weight. Rows are laid out when a layer is complete:
 *
 *   step    first ············ end     of the layer
 *   item    [children of p | children of q | …]     rows in the order of the parents
 *   sum     running weight within each row
 *
 * Laying out a layer is O(its steps and those of the layer above), drawing O(log children).
 */
export class Siblings {
  private readonly start: Int32Array;
  private readonly count: Int32Array;
  private readonly item: Int32Array;
  private readonly sum: Float64Array;
  /** Where in `item` a step stands. */
  private readonly place: Int32Array;

  constructor(steps: number) {
    this.start = new Int32Array(steps);
    this.count = new Int32Array(steps);
    this.item = new Int32Array(steps);
    this.sum = new Float64Array(steps);
    this.place = new Int32Array(steps);
  }

  /** Lays out the steps `first` to `end - 1`, whose main parents are `above` to `first - 1`. */
  layOut(
    above: number,
    first: number,
    end: number,
    mainParent: Int32Array,
    weight: Float64Array,
  ): void {
    const { start, count, item, sum, place } = this;
    for (let step = first; step < end; step++) count[mainParent[step]]++;
    let next = first;
    for (let parent = above; parent < first; parent++) {
      start[parent] = next;
      next += count[parent];
      count[parent] = 0;
    }
    for (let step = first; step < end; step++) {
      const parent = mainParent[step];
      const at = start[parent] + count[parent];
      item[at] = step;
      place[step] = at;
      sum[at] = weight[step] + (count[parent] > 0 ? sum[at - 1] : 0);
      count[parent]++;
    }
  }

  /** The child of `parent` other than `step` at the share `u` in (0, 1) of their weights, or -1 where there is none. */
  draw(parent: number, step: number, u: number): number {
    const { item, sum, place } = this;
    const first = this.start[parent];
    const last = first + this.count[parent] - 1;
    if (first >= last) return -1;
    const own = place[step];
    const before = own > first ? sum[own - 1] : 0;
    const beyond = sum[last] - sum[own];
    let target = u * (before + beyond);
    let low = first;
    let high = own - 1;
    if (own === first || target >= before) {
      // Behind the step: its own weight is jumped over.
      target += sum[own] - before;
      low = own + 1;
      high = last;
    }
    // Rounding may carry the target to the very end of the row, which may be the step itself.
    if (low > high) return item[own - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sum[middle] > target) high = middle;
      else low = middle + 1;
    }
    return item[low];
  }
}
