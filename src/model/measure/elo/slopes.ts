import { ELO_PER_DECADE } from './bradley-terry.ts';

/** A slope is taken over this many decades to either side. */
const HALF_WINDOW = 1 / 3;
/** Decades at the start of a curve, and at its end, over which its slope there is taken. */
const START = 0.5;
const END = 1;
/** Budgets are evenly spaced up to rounding. */
const ROUNDING = 1e-9;
/** To this the fit is exact, so that a curve on the reference is not faster than it. */
const FASTER_BY = 1e-6;

/** Elo per decade by least squares over entries `from` to `to` inclusive; NaN for fewer than two. */
export function slopeOver(
  decades: Float64Array,
  elo: Float64Array,
  from: number,
  to: number,
): number {
  const n = to - from + 1;
  let x = 0;
  let y = 0;
  for (let i = from; i <= to; i++) {
    x += decades[i] / n;
    y += elo[i] / n;
  }
  let xx = 0;
  let xy = 0;
  for (let i = from; i <= to; i++) {
    xx += (decades[i] - x) * (decades[i] - x);
    xy += (decades[i] - x) * (elo[i] - y);
  }
  return n < 2 ? Number.NaN : xy / xx;
}

/** Slope at each budget, over a third of a decade to either side as far as the budgets go. */
export function slopes(decades: Float64Array, elo: Float64Array): Float64Array {
  let from = 0;
  let to = 0;
  return decades.map((at) => {
    while (decades[from] < at - HALF_WINDOW - ROUNDING) from++;
    while (to + 1 < decades.length && decades[to + 1] <= at + HALF_WINDOW + ROUNDING) to++;
    return slopeOver(decades, elo, from, to);
  });
}

/**
 * Scaling inflection point: the last budget at which self-Elo still climbs faster than 400 per decade, in
 * decades; the first budget when it does so nowhere.
 */
export function inflection(decades: Float64Array, elo: Float64Array): number {
  const at = slopes(decades, elo).findLastIndex((slope) => slope > ELO_PER_DECADE + FASTER_BY);
  return decades[Math.max(0, at)];
}

/** Slope over the half decade that begins at entry `first`. */
export function firstSlope(decades: Float64Array, elo: Float64Array, first: number): number {
  const end = decades[first] + START + ROUNDING;
  return slopeOver(
    decades,
    elo,
    first,
    decades.findLastIndex((d) => d <= end),
  );
}

/** Slope over the last decade. */
export function lastSlope(decades: Float64Array, elo: Float64Array): number {
  const last = decades.length - 1;
  const begin = decades[last] - END - ROUNDING;
  return slopeOver(
    decades,
    elo,
    decades.findIndex((d) => d >= begin),
    last,
  );
}
