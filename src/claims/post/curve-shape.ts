import type { StepCurve } from '../../model/measure/curve.ts';
import { exp, log } from '../../model/random/elementary.ts';

/** What the slope of a mean curve in log time looks like, smoothed. */
export interface CurveShape {
  /** Where the slope is greatest, as a share of the log time from the first rise to the last. */
  readonly steepestAt: number;
  /** The greatest fall of the slope before its maximum, or rise after it, as a share of that maximum. */
  readonly secondRise: number;
  /** The steeper of the two ends, as a share of the maximum: 1 for a straight line. */
  readonly steeperEnd: number;
}

const UNDEFINED: CurveShape = {
  steepestAt: Number.NaN,
  secondRise: Number.NaN,
  steeperEnd: Number.NaN,
};

/** Places at which the slope is taken, evenly in log time from 0 to 1 of the span. */
const PLACES = 300;
/** Standard deviation of the normal kernel, as a share of the span, and how far it is followed. */
const SMOOTHING = 0.06;
const REACH = Math.ceil(4 * SMOOTHING * PLACES);
const KERNEL = Float64Array.from({ length: REACH + 1 }, (_, i) => {
  const d = i / PLACES / SMOOTHING;
  return exp((-d * d) / 2);
});

/**
 * The shape of the mean of curves: their rises in log time, smoothed by a normal kernel. An S has its steepest place
 * inside, one hump, and is less steep at both ends. Rises at time 0 are left out, for it has no logarithm; NaN where nothing rises after the first.
 */
export function curveShape(curves: readonly StepCurve[]): CurveShape {
  const [first, last] = spanOf(curves);
  if (!(last > first)) return UNDEFINED;
  const from = log(first);
  const perPlace = PLACES / (log(last) - from);
  const risen = new Float64Array(PLACES + 1);
  for (const { time, level } of curves) {
    for (let i = 0; i < time.length; i++) {
      if (!(time[i] > 0)) continue;
      // The nearest place is near enough: a kernel is eighteen of them wide.
      const place = Math.round((log(time[i]) - from) * perPlace);
      risen[place] += level[i] - (i > 0 ? level[i - 1] : 0);
    }
  }
  const slope = smoothed(risen);
  let top = 0;
  for (let p = 1; p <= PLACES; p++) if (slope[p] > slope[top]) top = p;
  const wrongWay = Math.max(dip(slope, 0, top), dip(slope, PLACES, top));
  return {
    steepestAt: top / PLACES,
    secondRise: wrongWay / slope[top],
    steeperEnd: Math.max(slope[0], slope[PLACES]) / slope[top],
  };
}

/** First and last time after 0. */
function spanOf(curves: readonly StepCurve[]): [number, number] {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  for (const { time } of curves) {
    const start = time.find((t) => t > 0);
    if (start !== undefined) first = Math.min(first, start);
    if (time.length > 0) last = Math.max(last, time[time.length - 1]);
  }
  return [first, last];
}

/** A weighted mean over the places that there are, so that a slope does not end because the curve does. */
function smoothed(risen: Float64Array): Float64Array {
  return risen.map((_, p) => {
    let sum = 0;
    let weight = 0;
    const until = Math.min(risen.length - 1, p + REACH);
    for (let q = Math.max(0, p - REACH); q <= until; q++) {
      const share = KERNEL[Math.abs(q - p)];
      sum += risen[q] * share;
      weight += share;
    }
    return sum / weight;
  });
}

/** The greatest fall of the slope on the way from one end to its top. */
function dip(slope: Float64Array, end: number, top: number): number {
  const step = top > end ? 1 : -1;
  let highest = slope[end];
  let greatest = 0;
  for (let p = end; p !== top; p += step) {
    highest = Math.max(highest, slope[p]);
    greatest = Math.max(greatest, highest - slope[p]);
  }
  return greatest;
}
