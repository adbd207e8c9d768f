import { EventQueue } from '../swarm/event-queue.ts';
import type { RunResult } from '../swarm/run-result.ts';

/**
 * A score over time as an exact step function: 0 before `time[0]`, then `level[i]` from `time[i]` on.
 * Both columns have the same length; times ascend (ties allowed, the last entry counts), levels rise strictly.
 */
export interface StepCurve {
  readonly time: Float64Array;
  readonly level: Float64Array;
}

/** Coverage of a run: finished steps over all steps, one entry per step. */
export function coverageCurve(run: RunResult): StepCurve {
  const n = run.steps;
  const time = new Float64Array(n);
  const level = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    time[i] = run.end[run.order[i]];
    level[i] = (i + 1) / n;
  }
  return { time, level };
}

/**
 * Best score of a run: min(1, largest value so far / scale), never below the root's 0; one entry per
 * improvement. `value` has length n. A scale of 0 or less (no step improves on the root) makes the score 1
 * with the first completion.
 */
export function bestScoreCurve(run: RunResult, value: Float64Array, scale: number): StepCurve {
  const time: number[] = [];
  const level: number[] = [];
  let reached = 0;
  for (let i = 0; i < run.steps && reached < 1; i++) {
    const step = run.order[i];
    const score = scale > 0 ? Math.min(1, value[step] / scale) : 1;
    if (score <= reached) continue;
    reached = score;
    time.push(run.end[step]);
    level.push(score);
  }
  return { time: Float64Array.from(time), level: Float64Array.from(level) };
}

/** The largest of several scores at every time: what several sessions have between them. */
export function upperEnvelope(curves: readonly StepCurve[]): StepCurve {
  if (curves.length === 1) return curves[0];
  const merged = mergeCurves(curves);
  const time: number[] = [];
  const level: number[] = [];
  const at = new Float64Array(curves.length);
  let reached = 0;
  for (let i = 0; i < merged.time.length; i++) {
    const c = merged.curve[i];
    at[c] = merged.level[i];
    if (at[c] <= reached) continue;
    reached = at[c];
    time.push(merged.time[i]);
    level.push(reached);
  }
  return { time: Float64Array.from(time), level: Float64Array.from(level) };
}

/** The same score with all times multiplied by a factor. */
export function rescale(curve: StepCurve, factor: number): StepCurve {
  return factor === 1 ? curve : { time: curve.time.map((t) => t * factor), level: curve.level };
}

/** First time at which a score reaches a level, or null. */
export function timeToReach(curve: StepCurve, level: number): number | null {
  const at = firstIndexReaching(curve.level, level);
  return at < curve.level.length ? curve.time[at] : null;
}

/** Rounding in sums of shares must not decide whether a level is reached. */
export const LEVEL_TOLERANCE = 1e-9;

function firstIndexReaching(levels: Float64Array, level: number): number {
  let low = 0;
  let high = levels.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (levels[middle] >= level - LEVEL_TOLERANCE) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** All entries of several curves in order of time, ties by curve. */
export interface MergedCurves {
  readonly curves: number;
  readonly time: Float64Array;
  /** Which curve the entry belongs to. */
  readonly curve: Int32Array;
  /** Its level from then on. */
  readonly level: Float64Array;
  /** By how much its level rises. */
  readonly rise: Float64Array;
}

/** Merges curves by time. O(N log curves) for N entries in all. */
export function mergeCurves(curves: readonly StepCurve[]): MergedCurves {
  let total = 0;
  for (const c of curves) total += c.time.length;
  const merged = {
    curves: curves.length,
    time: new Float64Array(total),
    curve: new Int32Array(total),
    level: new Float64Array(total),
    rise: new Float64Array(total),
  };
  const queue = new EventQueue(curves.length);
  const next = new Int32Array(curves.length);
  curves.forEach((c, i) => {
    if (c.time.length > 0) queue.push(c.time[0], i);
  });
  for (let i = 0; i < total; i++) {
    const c = queue.pop();
    const at = next[c]++;
    const curve = curves[c];
    merged.time[i] = curve.time[at];
    merged.curve[i] = c;
    merged.level[i] = curve.level[at];
    merged.rise[i] = curve.level[at] - (at > 0 ? curve.level[at - 1] : 0);
    if (at + 1 < curve.time.length) queue.push(curve.time[at + 1], c);
  }
  return merged;
}

/**
 * First times at which the weighted mean of the merged curves reaches each of `levels` (ascending);
 * NaN where it never does. `weights`, one per curve, are divided by their sum; all equal when left out.
 */
export function meanReaches(
  merged: MergedCurves,
  levels: readonly number[],
  weights: ArrayLike<number> | null = null,
): Float64Array {
  const out = new Float64Array(levels.length);
  let total = 0;
  if (weights) for (let c = 0; c < merged.curves; c++) total += weights[c];
  else total = merged.curves;
  let sum = 0;
  let at = 0;
  for (let i = 0; i < merged.time.length && at < levels.length; i++) {
    sum += weights ? weights[merged.curve[i]] * merged.rise[i] : merged.rise[i];
    while (at < levels.length && sum >= (levels[at] - LEVEL_TOLERANCE) * total)
      out[at++] = merged.time[i];
  }
  for (; at < levels.length; at++) out[at] = Number.NaN;
  return out;
}

/** Levels of a curve at ascending times: a sample for drawing. */
export function sample(curve: StepCurve, times: Float64Array): Float64Array {
  let at = 0;
  return times.map((t) => {
    while (at < curve.time.length && curve.time[at] <= t) at++;
    return at > 0 ? curve.level[at - 1] : 0;
  });
}
