import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { inOrder } from '../../../../src/graphs/formats/traces/forest.ts';
import { leavesOf, TRACE_LIMITS } from '../../../../src/graphs/formats/traces/limits.ts';
import { type Front, NOTHING, Pieces } from '../../../../src/graphs/formats/traces/pieces.ts';
import { readTree } from '../../../../src/graphs/formats/traces/read-tree.ts';
import { recordedOrder } from '../../../../src/graphs/formats/traces/recorded-order.ts';
import type { Arrow, Span, Trace } from '../../../../src/graphs/formats/traces/span.ts';
import { traceDraft } from '../../../../src/graphs/formats/traces/trace-draft.ts';
import { finishedReading } from '../../../../src/graphs/text/reading.ts';
import { sorting } from '../../../../src/graphs/text/sorting.ts';

const MANNERS = [
  { ownTime: true, inOrder: true },
  { ownTime: true, inOrder: false },
  { ownTime: false, inOrder: true },
];
const read = (trace: Trace, manner = MANNERS[0]): Pieces =>
  finishedReading(readTree({ ...trace, arrows: finishedReading(inOrder(trace.arrows)) }, manner));
const recorded = (pieces: Pieces) => finishedReading(recordedOrder(pieces));

const span = (start: number, end: number, parent = -1, track = 0): Span => ({
  name: 's',
  start,
  end,
  parent,
  track,
  place: '',
});

/** Few moments for many spans and arrows, so that many wait for many. */
const dense = fc
  .array(fc.tuple(fc.constantFrom(0, 4, 8), fc.nat(3), fc.nat(150), fc.nat(2)), {
    minLength: 1,
    maxLength: 40,
    size: 'max',
  })
  .chain((drawn) => {
    const spans: Span[] = [];
    for (const [from, length, up, track] of drawn) {
      const parent = up < spans.length && spans[up].track === track ? up : -1;
      const outer = spans[parent] ?? span(0, 12);
      const start = Math.min(outer.start + from, outer.end);
      spans.push(span(start, Math.min(start + length, outer.end), parent, track));
    }
    const at = fc.nat(spans.length - 1);
    const arrow = fc.record({ from: at, to: at, leave: fc.nat(12), arrive: fc.nat(12) });
    return fc.array(arrow, { maxLength: 80, size: 'max' }).map((list): Trace => {
      const arrows = list.flatMap(({ from, to, leave, arrive }): Arrow[] => {
        const within = (s: Span, time: number) => Math.min(Math.max(time, s.start), s.end);
        const leaves = within(spans[from], leave);
        const arrives = within(spans[to], arrive);
        return from === to || leaves >= arrives ? [] : [{ from, to, leaves, arrives }];
      });
      return { spans, tracks: 3, arrows };
    });
  });

const edgesOf = ({ waitsFor }: Pieces) => waitsFor.reduce((sum, front) => sum + front.length, 0);

/** Of each part of a span, the parts that come before it: through joins, but without them. */
function earlier(pieces: Pieces): number[][] {
  const known: (Set<number> | undefined)[] = [];
  const visit = (i: number): Set<number> => {
    const found = known[i] ?? new Set<number>();
    if (known[i]) return found;
    known[i] = found;
    for (const p of pieces.waitsFor[i]) {
      found.add(p);
      for (const q of visit(p)) found.add(q);
    }
    return found;
  };
  return pieces.span.flatMap((s, i) =>
    s < 0 ? [] : [[...visit(i)].filter((p) => pieces.span[p] >= 0).sort((a, b) => a - b)],
  );
}

/** Every piece waits one by one for all that it waits for. */
function* plainly(this: Pieces, departures: readonly Front[]) {
  const resolved: Front[] = [];
  const real = (front: Front): Front =>
    front.flatMap((item) => (item >= 0 ? [item] : (resolved[-1 - item] ?? NOTHING)));
  for (const front of departures) resolved.push(real(front));
  for (let i = 0; i < this.waitsFor.length; i++) this.waitsFor[i] = real(this.waitsFor[i]);
  yield 1;
}

describe('joins', () => {
  it('change nothing of what comes before what', () => {
    let joined = 0;
    fc.assert(
      fc.property(dense, fc.constantFrom(...MANNERS), (trace, manner) => {
        const settled = read(trace, manner);
        const inRecorded = recorded(settled);
        const spy = vi.spyOn(Pieces.prototype, 'settle').mockImplementation(plainly);
        const plain = read(trace, manner);
        const plainRecorded = recorded(settled);
        spy.mockRestore();
        joined += settled.span.length - plain.span.length;
        expect(earlier(settled)).toEqual(earlier(plain));
        expect(earlier(inRecorded)).toEqual(earlier(plainRecorded));
      }),
    );
    // Else the property holds of nothing.
    expect(joined).toBeGreaterThan(0);
  });

  it('keep every part of a span to 8 edges, and all of them in proportion to spans and arrows', () => {
    fc.assert(
      fc.property(dense, fc.constantFrom(...MANNERS), (trace, manner) => {
        const tree = read(trace, manner);
        for (const pieces of [tree, recorded(tree)]) {
          pieces.waitsFor.forEach((front, i) => {
            if (pieces.span[i] >= 0) expect(front.length).toBeLessThanOrEqual(8);
          });
          expect(edgesOf(pieces)).toBeLessThanOrEqual(
            3 * (trace.spans.length + trace.arrows.length),
          );
        }
      }),
    );
  });

  it('stand between layers of eight: 8 + 8 edges instead of 64', () => {
    const layers = 50;
    const spans = Array.from({ length: 8 * layers }, (_, i) => {
      const at = 10 * Math.floor(i / 8);
      return span(at, at + 9);
    });
    const pieces = read({ spans, tracks: 1, arrows: [] });
    expect(pieces.span.length).toBe(8 * layers + layers - 1);
    expect(edgesOf(pieces)).toBe(16 * (layers - 1));
  });

  it('are not made for a few: 3 that 5 wait for are 15 edges', () => {
    const spans = [...Array(3)].map(() => span(0, 4)).concat([...Array(5)].map(() => span(5, 9)));
    const pieces = read({ spans, tracks: 1, arrows: [] });
    expect(pieces.span.length).toBe(8);
    expect(edgesOf(pieces)).toBe(15);
  });
});

describe('a trace that becomes too large', () => {
  const draft = (trace: Trace, limits = TRACE_LIMITS) =>
    finishedReading(traceDraft(trace, { kind: 'thread', wanted: null, ticksPerUnit: 1 }, limits));
  const chain = (length: number): Trace => ({
    spans: Array.from({ length }, (_, i) => span(2 * i, 2 * i + 1)),
    tracks: 1,
    arrows: [],
  });

  it('is refused in one sentence, and one that is as large as may be is not', () => {
    const limits = { steps: 5, edges: 4 };
    expect(draft(chain(5), limits).steps).toHaveLength(5);
    expect(() => draft(chain(6), limits)).toThrow(
      'the trace has 6 spans and 0 flows or links, which become more than 5 steps or 4 edges',
    );
    expect(() => draft(chain(5), { steps: 5, edges: 3 })).toThrow('more than 5 steps or 3 edges');
  });

  it('is refused by its arrows alone, which part its spans', () => {
    const arrows = Array.from({ length: 9 }, (_, i) => ({
      from: 0,
      leaves: i + 1,
      to: 1,
      arrives: i + 2,
    }));
    const trace = { spans: [span(0, 20), span(0, 20, -1, 1)], tracks: 2, arrows };
    expect(draft(trace).steps).toHaveLength(20);
    expect(() => draft(trace, { steps: 19, edges: 1000 })).toThrow('2 spans and 9 flows or links');
  });

  it('is refused before any step is made where its innermost spans are too many', () => {
    const { steps } = TRACE_LIMITS;
    const trace = chain(steps + 1);
    expect(leavesOf(trace)).toBe(steps + 1);
    const add = vi.spyOn(Pieces.prototype, 'add');
    expect(() => draft(trace)).toThrow('250,001 spans');
    expect(add).not.toHaveBeenCalled();
    add.mockRestore();
  });
});

describe('sorting with pauses', () => {
  it('is what sorting is, alike ones in their order', () => {
    const items = Array.from({ length: 100_000 }, (_, i) => ({ key: (i * 7919) % 1000, i }));
    const compare = (a: { key: number }, b: { key: number }) => a.key - b.key;
    const reading = sorting(items, compare);
    let pauses = 0;
    let step = reading.next();
    for (; !step.done; step = reading.next()) {
      pauses++;
      expect(step.value).toBeLessThanOrEqual(1);
    }
    expect(step.value).toEqual([...items].sort(compare));
    expect(pauses).toBeGreaterThan(3);
    expect(finishedReading(sorting([], compare))).toEqual([]);
  });
});
