import type { Place } from '../../place.ts';
import type { Remark } from '../../remark.ts';
import { say } from '../../said.ts';
import { counted } from '../../text/counted.ts';
import { within } from '../../text/reading.ts';
import type { Reading } from '../format.ts';
import { Tally } from '../shared/tally.ts';
import type { Arrow, Span, Trace } from '../traces/span.ts';
import type { OtlpSpan } from './spans.ts';

class Oddities {
  readonly repeated = new Tally<Place>();
  readonly lostParent = new Tally<Place>();
  readonly circular = new Tally<Place>();
  readonly inexact = new Tally<Place>();
  readonly unended = new Tally<Place>();
  readonly negative = new Tally<Place>();
  readonly lostLink = new Tally<Place>();
  readonly backwards = new Tally<Place>();
}

const BETWEEN_PAUSES = 2 ** 15;

const keyOf = (trace: string, id: string): string => `${trace}/${id}`;

/**
 * Spans with their parents and links found by their ids; each trace is a track. Ticks are ns since the first start. At least
 * one span.
 */
export function* otlpTrace(
  read: readonly OtlpSpan[],
): Reading<{ trace: Trace; remarks: Remark[] }> {
  const odd = new Oddities();
  const indexOf = new Map<string, number>();
  const kept: OtlpSpan[] = [];
  for (const span of read) {
    const key = keyOf(span.trace, span.id);
    if (indexOf.has(key)) odd.repeated.add(span.place);
    else indexOf.set(key, kept.push(span) - 1);
  }
  let [{ start: first }] = kept;
  for (const { start } of kept) if (start < first) first = start;
  yield 0.2;
  const tracks = new Map<string, number>();
  const parents = parentsOf(kept, indexOf, odd);
  yield 0.3;
  const spans = kept.map((span, i): Span => {
    const track = tracks.get(span.trace) ?? tracks.size;
    tracks.set(span.trace, track);
    if (span.inexact) odd.inexact.add(span.place);
    if (span.end === null) odd.unended.add(span.place);
    else if (span.end < span.start) odd.negative.add(span.place);
    const start = Number(span.start - first);
    const length = span.end === null || span.end < span.start ? 0n : span.end - span.start;
    const end = start + Number(length);
    return { name: span.name, start, end, track, parent: parents[i], place: span.place };
  });
  const arrows = yield* within(linksOf(kept, spans, indexOf, odd), 0.4, 1);
  return { trace: { spans, tracks: tracks.size, arrows }, remarks: about(odd, arrows.length) };
}

function parentsOf(
  spans: readonly OtlpSpan[],
  indexOf: ReadonlyMap<string, number>,
  odd: Oddities,
): Int32Array {
  const parents = Int32Array.from(spans, ({ trace, parent, place }) => {
    if (parent === '') return -1;
    const index = indexOf.get(keyOf(trace, parent)) ?? -1;
    if (index < 0) odd.lostParent.add(place);
    return index;
  });
  cutCircles(spans, parents, odd);
  return parents;
}

/** No span is part of itself, however far up. */
function cutCircles(spans: readonly OtlpSpan[], parents: Int32Array, odd: Oddities): void {
  const metFrom = new Int32Array(parents.length).fill(-1);
  for (let i = 0; i < parents.length; i++) {
    for (let at = i; at >= 0 && metFrom[at] === -1; at = parents[at]) {
      metFrom[at] = i;
      if (parents[at] >= 0 && metFrom[parents[at]] === i) {
        odd.circular.add(spans[at].place);
        parents[at] = -1;
      }
    }
  }
}

/** A span waits for what another that it links to had done when it started itself. */
function* linksOf(
  read: readonly OtlpSpan[],
  spans: readonly Span[],
  indexOf: ReadonlyMap<string, number>,
  odd: Oddities,
): Reading<Arrow[]> {
  const arrows: Arrow[] = [];
  let done = 0;
  for (const [to, { links, place }] of read.entries()) {
    for (const { trace, id } of links) {
      if (done++ % BETWEEN_PAUSES === 0) yield to / read.length;
      const from = indexOf.get(keyOf(trace, id));
      if (from === undefined) odd.lostLink.add(place);
      else if (spans[from].start >= spans[to].start) odd.backwards.add(place);
      else {
        const arrives = spans[to].start;
        arrows.push({ from, leaves: Math.min(arrives, spans[from].end), to, arrives });
      }
    }
  }
  return arrows;
}

function about(odd: Oddities, links: number): Remark[] {
  const told: Remark[] = [];
  const tell = (tally: Tally<Place>, said: Remark['said'], kind: Remark['kind'] = 'oddity') =>
    told.push(...tally.remarks(kind, said, (place) => place));
  if (links > 0) {
    const said = say`links are precedence (there are ${counted(links)}): a span waits for what the one that it links to had done when it started`;
    told.push({ kind: 'rule', place: null, said, more: 0 });
  }
  tell(
    odd.repeated,
    say`a span of the same trace and id was there before, and this one is left out`,
  );
  tell(odd.lostParent, say`the parent of the span is not in the file, and it counts as outermost`);
  tell(odd.circular, say`the span is part of itself by its parents, and counts as outermost`);
  tell(
    odd.inexact,
    say`a time is written as a number that does not hold its last digits, and may be off by some hundreds of nanoseconds`,
  );
  tell(odd.unended, say`the span has no end, and counts as of no length`);
  tell(odd.negative, say`the span ends before it starts, and counts as of no length`);
  tell(odd.lostLink, say`a link leads to a span that is not in the file`, 'ignored');
  tell(odd.backwards, say`a link leads to a span that did not start earlier, and is left out`);
  return told;
}
