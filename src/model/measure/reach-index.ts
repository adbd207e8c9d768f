import { LEVEL_TOLERANCE, type MergedCurves } from './curve.ts';

/** Entries between two marks: the scan within costs about as much as the search among the marks. */
const BLOCK = 128;

/**
 * Merged curves of several groups (the runs of a graph), prepared for asking again and again when their
 * weighted mean reaches a level. What each group has risen is summed up at every BLOCK entries, so that a
 * question costs a search among the marks and a scan of one block instead of a pass over all entries.
 */
export class ReachIndex {
  private readonly marks: number;
  /** Mark m, group g: rise of the group's curves over the entries before m * BLOCK. */
  private readonly risen: Float64Array;
  private readonly curvesOf: Float64Array;

  /** `groupOf`: the group of each curve, below `groups`. */
  constructor(
    private readonly merged: MergedCurves,
    private readonly groupOf: ArrayLike<number>,
    private readonly groups: number,
  ) {
    const { time, curve, rise } = merged;
    this.marks = Math.ceil(time.length / BLOCK);
    this.risen = new Float64Array(this.marks * groups);
    const sum = new Float64Array(groups);
    for (let i = 0; i < time.length; i++) {
      if (i % BLOCK === 0) this.risen.set(sum, (i / BLOCK) * groups);
      sum[groupOf[curve[i]]] += rise[i];
    }
    this.curvesOf = new Float64Array(groups);
    for (let c = 0; c < merged.curves; c++) this.curvesOf[groupOf[c]]++;
  }

  /**
   * First times at which the mean of the curves, each with the weight of its group, reaches each of
   * `levels` (ascending); NaN where it never does. O(levels * (groups * log entries + BLOCK)).
   */
  reaches(weights: ArrayLike<number>, levels: readonly number[]): Float64Array {
    const { merged, groupOf, groups } = this;
    let total = 0;
    for (let g = 0; g < groups; g++) total += weights[g] * this.curvesOf[g];
    return Float64Array.from(levels, (level) => {
      const wanted = (level - LEVEL_TOLERANCE) * total;
      // The last mark before which the level is not reached.
      let low = 0;
      let high = this.marks;
      while (high - low > 1) {
        const middle = (low + high) >>> 1;
        if (this.sumAt(middle, weights) >= wanted) high = middle;
        else low = middle;
      }
      let sum = this.sumAt(low, weights);
      // One block as a rule; sums that are rounded otherwise may need a little more.
      for (let i = low * BLOCK; i < merged.time.length; i++) {
        sum += weights[groupOf[merged.curve[i]]] * merged.rise[i];
        if (sum >= wanted) return merged.time[i];
      }
      return Number.NaN;
    });
  }

  private sumAt(mark: number, weights: ArrayLike<number>): number {
    let sum = 0;
    if (mark >= this.marks) return sum;
    const at = mark * this.groups;
    for (let g = 0; g < this.groups; g++) sum += weights[g] * this.risen[at + g];
    return sum;
  }
}
