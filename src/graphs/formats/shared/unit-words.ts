import { TIME_UNIT_SPELLINGS, TIME_UNITS, type TimeUnit } from '../../../model/time-unit.ts';

const UNITS: Readonly<Record<string, TimeUnit>> = {
  ...TIME_UNIT_SPELLINGS,
  usec: 'us',
  msec: 'ms',
  sec: 's',
  secs: 's',
  second: 's',
  seconds: 's',
  mins: 'min',
  minute: 'min',
  minutes: 'min',
  hr: 'h',
  hrs: 'h',
  hour: 'h',
  hours: 'h',
};

/**
 * The unit that people write behind a number, in any case; null for any other word. `m` is no unit: it may be minutes, or
 * thousandths.
 */
export function unitOfWord(word: string): TimeUnit | null {
  const unit = word.toLowerCase();
  return Object.hasOwn(UNITS, unit) ? UNITS[unit] : null;
}

/** How many of the shorter unit are one of the longer: a whole number. */
export function unitsIn(longer: TimeUnit, shorter: TimeUnit): number {
  return Math.round(TIME_UNITS[longer] / TIME_UNITS[shorter]);
}
