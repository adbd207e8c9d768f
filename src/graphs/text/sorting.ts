import type { InShares } from './reading.ts';

/** So many are sorted, or merged, between two pauses. */
const AT_ONCE = 2 ** 15;

/** The same items in order, alike ones as they stood: `toSorted` with pauses. O(n log n). */
export function* sorting<T>(items: readonly T[], compare: (a: T, b: T) => number): InShares<T[]> {
  let from: T[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    for (const item of items.slice(at, at + AT_ONCE).sort(compare)) from.push(item);
    yield at / items.length / 2;
  }
  let to: T[] = new Array(from.length);
  let since = 0;
  for (let run = AT_ONCE; run < from.length; run *= 2) {
    for (let left = 0; left < from.length; left += 2 * run) {
      const middle = Math.min(left + run, from.length);
      const end = Math.min(left + 2 * run, from.length);
      let [a, b] = [left, middle];
      for (let at = left; at < end; at++) {
        to[at] = b >= end || (a < middle && compare(from[a], from[b]) <= 0) ? from[a++] : from[b++];
        if (++since % AT_ONCE === 0) yield 0.5 + run / from.length / 4;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}
