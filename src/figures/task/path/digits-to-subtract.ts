import type { TimeUnit } from '../../../model/time-unit.ts';
import { MOST_PLAIN } from '../plain-number.ts';
import { convert } from '../time-units.ts';

/** As texts of times have them at first, and the most that they are given here. */
const DIGITS = { least: 3, most: 9 } as const;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time as its text tells it: in seconds, or in 1 of the file where that has no unit. */
export interface ToldTime {
  readonly value: number;
  /** What its last place counts; 0 of nothing. */
  readonly place: number;
}

/**
 * With how many significant digits `whole` and `rest` are to be told, so that the difference a reader takes of their texts is
 * `gain` as that is told, to the last place of the coarsest. Rounded each by itself, 12 min 11 s and 10 min 25 s may lie
 * 1 min 47 s apart. Times as 1 of the file, from 0; `gain` is `whole` without `rest`.
 */
export function digitsToSubtract(
  { whole, rest, gain }: Readonly<Record<'whole' | 'rest' | 'gain', number>>,
  unit: TimeUnit | null,
): number {
  for (let digits: number = DIGITS.least; digits <= DIGITS.most; digits++) {
    const [from, to, between] = [whole, rest, gain].map((x) => toldTime(x, unit, digits));
    const place = Math.max(from.place, to.place, between.place);
    // Half a place, and what doubles add to it.
    if (Math.abs(from.value - to.value - between.value) <= 0.501 * place) return digits;
  }
  return DIGITS.least;
}

/** What `timeText` makes of a time from 0 on with so many digits. */
export function toldTime(x: number, unit: TimeUnit | null, digits: number): ToldTime {
  if (x === 0) return { value: 0, place: 0 };
  if (unit === null) {
    const before = x < 1 ? 1 : Math.floor(Math.log10(x)) + 1;
    return toSignificant(x, x >= MOST_PLAIN ? 3 : Math.max(4, digits, before));
  }
  const seconds = convert(x, unit, 's');
  const short = toSignificant(seconds, Math.max(DIGITS.least, digits));
  if (short.value < MINUTE) return short;
  const decimals = digits - 1 - Math.floor(Math.log10(seconds));
  if (digits > DIGITS.least && decimals >= (seconds < HOUR ? 1 : 0))
    return toPlace(seconds, 10 ** -decimals);
  for (const [place, before] of [
    [1, HOUR],
    [MINUTE, DAY],
    [HOUR, 100 * DAY],
  ]) {
    const told = toPlace(seconds, place);
    if (told.value < before) return told;
  }
  return toPlace(seconds, DAY);
}

function toSignificant(x: number, digits: number): ToldTime {
  const value = Number(x.toPrecision(digits));
  return { value, place: 10 ** (Math.floor(Math.log10(value)) - digits + 1) };
}

const toPlace = (x: number, place: number): ToldTime => ({
  value: Math.round(x / place) * place,
  place,
});
