import { within } from '../../text/reading.ts';
import type { JsonObject } from '../../text/shape.ts';
import type { Reading } from '../format.ts';
import { Tally } from '../shared/tally.ts';
import { type Moment, nest } from '../traces/nesting.ts';
import type { Arrow, Span } from '../traces/span.ts';
import { boundArrows } from './bindings.ts';
import { idOf, nameOf, type TimedEvent, threadOf } from './events.ts';
import type { RawSpan } from './spans.ts';
import type { Tracks } from './tracks.ts';

const BETWEEN_PAUSES = 2 ** 15;

/** Where a flow touches a thread: `s` begins it, `t` goes on, `f` ends it. */
interface Touch extends Moment {
  readonly phase: string;
  readonly flow: string;
  /** Its number in the file. */
  readonly event: number;
  readonly track: number;
}

export interface ChromeSpans {
  readonly spans: readonly Span[];
  readonly arrows: readonly Arrow[];
  /** How many of the arrows are flows by `bind_id`. */
  readonly bindings: number;
  /** Spans that overlap another of their thread without lying inside it. */
  readonly crossing: Tally<number>;
  /** Flow events that have no span, or no other end before them. */
  readonly unbound: Tally<number>;
}

/** A flow event belongs to the span that runs at its time; an end that does not say so, to the one that begins next. */
export function touchOf({ event, number, phase, time }: TimedEvent, tracks: Tracks): Touch {
  const next = phase === 'f' && (event as JsonObject).bp !== 'e';
  const flow = `${nameOf(event)} ${idOf(event)}`;
  return { phase, time, next, flow, event: number, track: tracks.number(threadOf(event)) };
}

/** What is inside what, thread by thread, and the flows between them. Touches are in the order of their times. */
export function* bound(
  raw: readonly RawSpan[],
  touches: readonly Touch[],
  tracks: number,
  placeOf: (event: number) => string,
): Reading<ChromeSpans> {
  const all = raw.length + touches.length;
  let done = 0;
  let paused = 0;
  const spansOf = byTrack(raw, tracks);
  const touchesOf = byTrack(touches, tracks);
  yield 0.1;
  const parents = new Int32Array(raw.length).fill(-1);
  const touched = new Int32Array(touches.length).fill(-1);
  const crossing = new Tally<number>();
  for (let track = 0; track < tracks; track++) {
    const own = spansOf[track];
    const moments = touchesOf[track];
    done += own.length + moments.length;
    if (done - paused > BETWEEN_PAUSES) {
      paused = done;
      yield 0.1 + (0.4 * done) / all;
    }
    const nesting = nest(
      own.map((i) => raw[i]),
      moments.map((i) => touches[i]),
    );
    for (const at of nesting.crossing) crossing.add(raw[own[at]].event);
    own.forEach((i, at) => {
      parents[i] = nesting.parent[at] < 0 ? -1 : own[nesting.parent[at]];
    });
    moments.forEach((i, at) => {
      touched[i] = nesting.at[at] < 0 ? -1 : own[nesting.at[at]];
    });
  }
  yield 0.5;
  const spans = raw.map(({ name, start, end, track, event }, i): Span => {
    return { name, start, end, track, parent: parents[i], place: placeOf(event) };
  });
  yield 0.6;
  const { arrows, unbound } = yield* within(arrowsOf(spans, touches, touched), 0.6, 1);
  const more = boundArrows(raw, unbound);
  return { spans, crossing, unbound, arrows: arrows.concat(more), bindings: more.length };
}

function byTrack(items: readonly { readonly track: number }[], tracks: number): number[][] {
  const lists = Array.from({ length: tracks }, (): number[] => []);
  items.forEach(({ track }, i) => {
    lists[track].push(i);
  });
  return lists;
}

function* arrowsOf(
  spans: readonly Span[],
  touches: readonly Touch[],
  touched: Int32Array,
): Reading<{ arrows: Arrow[]; unbound: Tally<number> }> {
  const arrows: Arrow[] = [];
  const last = new Map<string, { readonly span: number; readonly time: number }>();
  const unbound = new Tally<number>();
  for (const [i, { phase, flow, time, event }] of touches.entries()) {
    if (i % BETWEEN_PAUSES === 0) yield i / touches.length;
    const span = touched[i];
    const before = last.get(flow);
    if (span < 0 || (phase !== 's' && !before)) {
      unbound.add(event);
      continue;
    }
    const at = Math.min(Math.max(time, spans[span].start), spans[span].end);
    if (phase !== 's' && before && before.span !== span) {
      const leaves = Math.min(before.time, at);
      arrows.push({ from: before.span, leaves, to: span, arrives: at });
    }
    if (phase !== 'f') last.set(flow, { span, time: at });
  }
  return { arrows, unbound };
}
