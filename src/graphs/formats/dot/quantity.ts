import type { TimeUnit } from '../../../model/time-unit.ts';
import { unitOfWord, unitsIn } from '../shared/unit-words.ts';

/** A number as people write it into an attribute. */
export interface Quantity {
  readonly value: number;
  readonly unit: TimeUnit | null;
}

const QUANTITY = /^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(?:\s*([a-zµμ]+))?\s*$/i;

/** Longer texts are no numbers that anybody wrote. */
const MOST_LETTERS = 100;

/** A text that is wholly a number, with or without a unit of time: `12`, `5.79e+11`, `3.5 ms`; null for any other. */
export function parseQuantity(text: string): Quantity | null {
  if (text.length > MOST_LETTERS) return null;
  const found = QUANTITY.exec(text);
  if (found === null) return null;
  const [, digits, word] = found;
  const value = Number(digits);
  if (!Number.isFinite(value)) return null;
  if (word === undefined) return { value, unit: null };
  const unit = unitOfWord(word);
  return unit === null ? null : { value, unit };
}

/** A duration in another unit, without the dust of binary fractions: 1.1 s are 1100 ms. */
export function inUnitOf(value: number, from: TimeUnit, to: TimeUnit): number {
  if (from === to) return value;
  return Number((value * unitsIn(from, to)).toPrecision(15));
}
