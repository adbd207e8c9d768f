import { TIME_UNIT_SPELLINGS, TIME_UNITS, type TimeUnit } from '../../../model/time-unit.ts';

/** A number as people write it into an attribute. */
export interface Quantity {
  readonly value: number;
  readonly unit: TimeUnit | null;
}

const QUANTITY = /^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(?:\s*([a-zµμ]+))?\s*$/i;

/** Longer texts are no numbers that anybody wrote. */
const MOST_LETTERS = 100;

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
 * A text that is wholly a number, with or without a unit of time: `12`, `5.79e+11`, `3.5 ms`; null for any other. `m` is
 * no unit: it may be minutes, or thousandths.
 */
export function parseQuantity(text: string): Quantity | null {
  if (text.length > MOST_LETTERS) return null;
  const found = QUANTITY.exec(text);
  if (found === null) return null;
  const [, digits, word] = found;
  const value = Number(digits);
  if (!Number.isFinite(value)) return null;
  if (word === undefined) return { value, unit: null };
  const unit = word.toLowerCase();
  return Object.hasOwn(UNITS, unit) ? { value, unit: UNITS[unit] } : null;
}

/** A duration in another unit, without the dust of binary fractions: 1.1 s are 1100 ms. */
export function inUnitOf(value: number, from: TimeUnit, to: TimeUnit): number {
  if (from === to) return value;
  const ratio = Math.round(TIME_UNITS[from] / TIME_UNITS[to]);
  return Number((value * ratio).toPrecision(15));
}
