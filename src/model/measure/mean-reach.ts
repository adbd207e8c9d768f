import { LEVEL_TOLERANCE, type StepCurve } from './curve.ts';

/**
 * First time at which the mean of several curves reaches a level; NaN where it never does. The same as
 * `meanReaches` of the merged curves, for those who ask for few levels: O(curves · log² entries) instead of a merge
 * of all entries.
 */
export function meanReach(curves: readonly StepCurve[], level: number): number {
  const wanted = (level - LEVEL_TOLERANCE) * curves.length;
  // The mean reaches the level at one of the entries low[c] to high[c] - 1, and not before.
  const low = new Int32Array(curves.length);
  const high = Int32Array.from(curves, (curve) => curve.time.length);
  const at = new Int32Array(curves.length);
  let found = Number.NaN;
  for (;;) {
    let widest = 0;
    for (let c = 1; c < curves.length; c++) {
      if (high[c] - low[c] > high[widest] - low[widest]) widest = c;
    }
    if (high[widest] === low[widest]) return found;
    const time = curves[widest].time[(low[widest] + high[widest]) >>> 1];
    let sum = 0;
    for (let c = 0; c < curves.length; c++) {
      at[c] = entriesUntil(curves[c].time, time, low[c], high[c]);
      if (at[c] > 0) sum += curves[c].level[at[c] - 1];
    }
    if (sum >= wanted) {
      found = time;
      // Earlier entries only.
      for (let c = 0; c < curves.length; c++)
        high[c] = entriesBefore(curves[c].time, time, low[c], at[c]);
    } else {
      low.set(at);
    }
  }
}

/** Number of entries up to and including `time`, known to lie from `low` to `high`. */
function entriesUntil(times: Float64Array, time: number, low: number, high: number): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (times[middle] <= time) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Number of entries before `time`, known to lie from `low` to `high`. */
function entriesBefore(times: Float64Array, time: number, low: number, high: number): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (times[middle] < time) from = middle + 1;
    else to = middle;
  }
  return from;
}
