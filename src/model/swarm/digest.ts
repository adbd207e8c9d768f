import { Hash } from '../hash.ts';

/**
 * A short fingerprint of a run: a 52-bit hash of its completion order and completion times, as 13
 * hexadecimal digits. Two readers who see the same digest see the same run, to the last bit.
 */
export function digest(order: Int32Array, end: Float64Array): string {
  const hash = new Hash();
  for (const step of order) {
    hash.word(step);
    hash.number(end[step]);
  }
  hash.word(order.length);
  return hash.digits();
}
