import { decimalsOf } from '../../build/unit.ts';

const MOST_DECIMALS = 9;

/** How times of a trace, decimals of some unit, become whole ticks: exactly, unless they are finer than doubles can add. */
export interface Clock {
  readonly ticksPerUnit: number;
  /** Whole ticks since the first. */
  ticks(time: number): number;
  /** Whole ticks of a length. */
  length(duration: number): number;
}

/** `times` and `lengths` are finite. */
export function clockOf(times: readonly number[], lengths: readonly number[]): Clock {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  let longest = 0;
  let decimals = 0;
  for (const time of times) {
    first = Math.min(first, time);
    last = Math.max(last, time);
    decimals = Math.max(decimals, decimalsOf(time));
  }
  for (const length of lengths) {
    longest = Math.max(longest, length);
    decimals = Math.max(decimals, decimalsOf(length));
  }
  let ticksPerUnit = 10 ** Math.min(decimals, MOST_DECIMALS);
  const span = last - first + longest;
  while (ticksPerUnit > 1 && span * ticksPerUnit > Number.MAX_SAFE_INTEGER) ticksPerUnit /= 10;
  const length = (duration: number) => Math.round(duration * ticksPerUnit);
  return { ticksPerUnit, length, ticks: (time) => length(time - first) };
}
