import { Ended } from './ended.ts';
import { NOTHING, Pieces } from './pieces.ts';

/** The same pieces, each waiting for all that had ended when it began, whatever they are part of. O(n log n). */
export function recordedOrder(read: Pieces): Pieces {
  const order = read.span.flatMap((span, i) => (span >= 0 ? [i] : []));
  order.sort((a, b) => read.start[a] - read.start[b] || read.end[a] - read.end[b] || a - b);
  const intervals = order.map((i) => ({ start: read.start[i], end: read.end[i] }));
  const pieces = new Pieces();
  const ended = new Ended(intervals, pieces, NOTHING);
  order.forEach((i, number) => {
    const front = ended.until(read.start[i]);
    ended.begin(number);
    ended.leave(number, [pieces.add(read.span[i], read.start[i], read.end[i], front)]);
  });
  return pieces;
}
