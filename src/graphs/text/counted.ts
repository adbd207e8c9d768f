import { type SaidValue, say } from '../said.ts';

const WHOLE = new Intl.NumberFormat('en');
const MEBIBYTE = 2 ** 20;

/**
 * A count for a sentence, with its thousands apart, as both languages of the page write it. Not for what stands in the
 * file, which the reader looks for as it stands there.
 */
export function counted(count: number): string {
  return WHOLE.format(count);
}

/** A size in words: whole MiB, or bytes where it is less than one. */
export function size(bytes: number): SaidValue {
  return bytes < MEBIBYTE
    ? say`${counted(bytes)} bytes`
    : `${counted(Math.round(bytes / MEBIBYTE))} MiB`;
}
