import { within } from '../../text/reading.ts';
import type { Reading } from '../format.ts';
import { Forest } from './forest.ts';
import { Frame, type Manner } from './frame.ts';
import { type Front, NOTHING, Pieces, type Watch } from './pieces.ts';
import type { Trace } from './span.ts';

const BETWEEN_PAUSES = 2 ** 13;

/**
 * Steps of a trace by what is part of what: within one span, and among the outermost spans of one track. Arrows of the
 * trace are in order (`inOrder`); `watch` may end it. Without recursion; O(n log n).
 */
export function* readTree(trace: Trace, manner: Manner, watch?: Watch): Reading<Pieces> {
  const { spans, arrows } = trace;
  const forest = new Forest(trace);
  yield* within(forest.part(arrows), 0, 0.1);
  const pieces = new Pieces(watch);
  const departures: Front[] = arrows.map(() => NOTHING);
  let through = 0;
  for (let track = spans.length; track < forest.containers; track++) {
    const stack = [new Frame(track, 0, spans, forest, pieces, manner, NOTHING)];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const inner = top.advance(spans, departures);
      if (inner) {
        const number = top.begun - 1;
        stack.push(new Frame(inner.span, number, spans, forest, pieces, manner, inner.before));
        continue;
      }
      const front = top.close();
      stack.pop();
      stack.at(-1)?.leave(top.number, front);
      if (through++ % BETWEEN_PAUSES === 0) yield 0.1 + (0.6 * through) / forest.containers;
    }
  }
  yield* within(pieces.settle(departures), 0.7, 1);
  return pieces;
}
