import { decimalsOf } from '../../build/unit.ts';
import type { Reading } from '../format.ts';

const MOST_DECIMALS = 9;
const BETWEEN_PAUSES = 2 ** 15;

/** How times of a trace, decimals of some unit, become whole ticks: exactly, unless they are finer than doubles can add. */
export interface Clock {
  readonly ticksPerUnit: number;
  /** Whole ticks since the first. */
  ticks(time: number): number;
  /** Whole ticks of a length. */
  length(duration: number): number;
}

/** `times` and `lengths` are finite. */
export function* clockOf(times: readonly number[], lengths: readonly number[]): Reading<Clock> {
  const all = times.length + lengths.length;
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  let longest = 0;
  let decimals = 0;
  for (const [i, time] of times.entries()) {
    if (i % BETWEEN_PAUSES === 0) yield i / all;
    first = Math.min(first, time);
    last = Math.max(last, time);
    decimals = Math.max(decimals, decimalsOf(time));
  }
  for (const [i, length] of lengths.entries()) {
    if (i % BETWEEN_PAUSES === 0) yield (times.length + i) / all;
    longest = Math.max(longest, length);
    decimals = Math.max(decimals, decimalsOf(length));
  }
  let ticksPerUnit = 10 ** Math.min(decimals, MOST_DECIMALS);
  const span = last - first + longest;
  while (ticksPerUnit > 1 && span * ticksPerUnit > Number.MAX_SAFE_INTEGER) ticksPerUnit /= 10;
  const length = (duration: number) => Math.round(duration * ticksPerUnit);
  return { ticksPerUnit, length, ticks: (time) => length(time - first) };
}
