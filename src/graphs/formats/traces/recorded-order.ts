import { within } from '../../text/reading.ts';
import type { Reading } from '../format.ts';
import { Ended } from './ended.ts';
import { NOTHING, Pieces, type Watch } from './pieces.ts';

const BETWEEN_PAUSES = 2 ** 13;

/** The same pieces, each waiting for all that had ended when it began, whatever they are part of. O(n log n). */
export function* recordedOrder(read: Pieces, watch?: Watch): Reading<Pieces> {
  const order = read.span.flatMap((span, i) => (span >= 0 ? [i] : []));
  order.sort((a, b) => read.start[a] - read.start[b] || read.end[a] - read.end[b] || a - b);
  const intervals = order.map((i) => ({ start: read.start[i], end: read.end[i] }));
  const pieces = new Pieces(watch);
  const ended = new Ended(intervals, pieces, NOTHING);
  for (const [number, i] of order.entries()) {
    if (number % BETWEEN_PAUSES === 0) yield (0.7 * number) / order.length;
    const front = ended.until(read.start[i]);
    ended.begin(number);
    ended.leave(number, [pieces.add(read.span[i], read.start[i], read.end[i], front)]);
  }
  yield* within(pieces.settle([]), 0.7, 1);
  return pieces;
}
