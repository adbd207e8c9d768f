import { type Remark, remark } from '../remark.ts';
import { type Said, say } from '../said.ts';
import { counted } from '../text/counted.ts';
import { within } from '../text/reading.ts';
import { sorting } from '../text/sorting.ts';
import { bound, type ChromeSpans, touchOf } from './chrome-trace/arrows.ts';
import {
  lengthOf,
  numberOf,
  Oddities,
  type TimedEvent,
  timedEvents,
} from './chrome-trace/events.ts';
import type { TraceEvents } from './chrome-trace/json.ts';
import { looksLikeTraceEvents, traceEvents } from './chrome-trace/json.ts';
import { SpanReader } from './chrome-trace/spans.ts';
import { Tracks } from './chrome-trace/tracks.ts';
import type { GraphFormat, Reading } from './format.ts';
import { oneFile } from './shared/one-file.ts';
import type { Tally } from './shared/tally.ts';
import { clockOf } from './traces/clock.ts';
import { traceDraft } from './traces/trace-draft.ts';

/**
 * Trace events as Chrome's tracing and many other tools write them ("Trace Event Format"): complete, begin and end,
 * asynchronous and flow events, in µs. Several processes and threads are tracks of one trace.
 */
export const chromeTrace: GraphFormat = {
  id: 'chrome-trace',
  signs: { json: '"traceEvents"' },
  recognises: looksLikeTraceEvents,
  *read(files, choices) {
    const events = traceEvents(oneFile(files));
    const odd = new Oddities();
    const { spans, tracks, ticksPerUnit } = yield* within(readSpans(events, odd), 0, 0.4);
    const trace = { ...spans, tracks };
    const reading = { kind: 'thread', wanted: choices.precedence, ticksPerUnit } as const;
    const draft = yield* within(traceDraft(trace, reading), 0.4, 1);
    const placeOf = placesIn(events);
    const remarks = [...events.remarks, ...draft.remarks, ...about(odd, spans, placeOf)];
    return { ...draft, unit: 'us', remarks };
  },
};

const BETWEEN_PAUSES = 2 ** 13;

function* readSpans(
  events: TraceEvents,
  odd: Oddities,
): Reading<{ spans: ChromeSpans; tracks: number; ticksPerUnit: number }> {
  const used = yield* within(timedEvents(events, odd), 0, 0.15);
  yield 0.15;
  const times = used.map(({ event }) => numberOf(event.ts) ?? 0);
  const lengths = used.flatMap(({ event, phase }) => {
    const said = phase === 'X' ? lengthOf(event) : null;
    return said ? [said.length] : [];
  });
  yield 0.17;
  const clock = yield* within(clockOf(times, lengths), 0.17, 0.2);
  const unsorted: TimedEvent[] = [];
  for (const [i, each] of used.entries()) {
    if (i % BETWEEN_PAUSES === 0) yield 0.2;
    unsorted.push({ ...each, time: clock.ticks(times[i]) });
  }
  const timed = yield* within(
    sorting(unsorted, (a, b) => a.time - b.time),
    0.2,
    0.3,
  );
  const tracks = new Tracks();
  const reader = new SpanReader(tracks, clock, odd);
  const touches: ReturnType<typeof touchOf>[] = [];
  for (let i = 0; i < timed.length; i++) {
    if (i % BETWEEN_PAUSES === 0) yield 0.3 + (0.3 * i) / timed.length;
    if ('stf'.includes(timed[i].phase)) touches.push(touchOf(timed[i], tracks));
    else reader.take(timed[i]);
  }
  let last = timed.at(-1)?.time ?? 0;
  for (const { end } of reader.spans) last = Math.max(last, end);
  reader.finish(last);
  // In the order of the file, in which the outer of two alike comes first.
  const byEvent = sorting(reader.spans, (a, b) => a.event - b.event);
  const raw = yield* within(byEvent, 0.6, 0.65);
  const binding = bound(raw, touches, tracks.count, placesIn(events));
  const spans = yield* within(binding, 0.65, 1);
  return { spans, tracks: tracks.count, ticksPerUnit: clock.ticksPerUnit };
}

const placesIn =
  ({ path }: TraceEvents) =>
  (event: number): string =>
    `${path}[${event}]`;

function about(
  odd: Oddities,
  { arrows, bindings, crossing, unbound }: ChromeSpans,
  placeOf: (i: number) => string,
): Remark[] {
  const told: Remark[] = [];
  const tell = (odd: Tally<number>, said: Said, kind: Remark['kind'] = 'oddity'): void => {
    told.push(...odd.remarks(kind, said, placeOf));
  };
  tell(odd.endsWithoutBegin, say`an end without a begin is left out`);
  tell(odd.beginsWithoutEnd, say`a begin without an end lasts until what contains it ends`);
  tell(odd.withoutTime, say`an event without a time is left out`);
  tell(odd.negative, say`a negative length counts as 0`);
  tell(odd.threadTime, say`a complete event without ${'"dur"'} lasts for its ${'"tdur"'}, or 0`);
  tell(odd.totals, say`a sum of spans of one name (clang's ${'Total …'}) is not used`, 'ignored');
  tell(odd.otherPhases, say`an event that is no span and no flow is not used`, 'ignored');
  tell(
    crossing,
    say`a span overlaps another of its thread without lying inside it, and runs beside it`,
  );
  tell(unbound, say`a flow event has no span or no beginning, and is left out`);
  if (arrows.length > 0) {
    const said = say`flows are precedence (there are ${counted(arrows.length)}): where one arrives, a span waits for what the other had done when it left`;
    told.push(remark('rule', null, said));
  }
  if (bindings > 0) {
    const said = say`a flow by ${'"bind_id"'} has no time of its own (there are ${counted(bindings)}): a span waits for what the other had done when it began`;
    told.push(remark('rule', null, said));
  }
  return told;
}
