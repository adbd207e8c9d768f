import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../../../../src/graphs/formats/traces/forest.ts';
import { nest } from '../../../../src/graphs/formats/traces/nesting.ts';
import type { Pieces } from '../../../../src/graphs/formats/traces/pieces.ts';
import { readTree } from '../../../../src/graphs/formats/traces/read-tree.ts';
import { recordedOrder as inRecordedOrder } from '../../../../src/graphs/formats/traces/recorded-order.ts';
import type { Arrow, Span, Trace } from '../../../../src/graphs/formats/traces/span.ts';
import { finishedReading } from '../../../../src/graphs/text/reading.ts';

const NESTED = { ownTime: true, inOrder: true };
const FREE = { ownTime: true, inOrder: false };
const LEAVES = { ownTime: false, inOrder: true };
const read = (trace: Trace, manner = NESTED): Pieces =>
  finishedReading(readTree({ ...trace, arrows: finishedReading(inOrder(trace.arrows)) }, manner));

const recordedOrder = (pieces: Pieces): Pieces => finishedReading(inRecordedOrder(pieces));

const span = (start: number, end: number, parent = -1, track = 0): Span => ({
  name: `${start}-${end}`,
  start,
  end,
  parent,
  track,
  place: '',
});
const trace = (spans: Span[], arrows: Arrow[] = [], tracks = 1): Trace => ({
  spans,
  tracks,
  arrows,
});

/** Of each piece, all pieces that come before it; fails where there is a cycle. */
function ancestors(pieces: Pieces): Set<number>[] {
  const all: (Set<number> | 'open' | undefined)[] = [];
  const visit = (i: number): Set<number> => {
    const known = all[i];
    if (known === 'open') throw new Error('a cycle');
    if (known) return known;
    all[i] = 'open';
    const found = new Set<number>();
    for (const p of pieces.waitsFor[i]) {
      found.add(p);
      for (const q of visit(p)) found.add(q);
    }
    all[i] = found;
    return found;
  };
  return pieces.span.map((_, i) => visit(i));
}

const lengths = ({ start, end }: Pieces) => start.map((s, i) => end[i] - s);
const sum = (list: number[]) => list.reduce((all, x) => all + x, 0);

function criticalPath(pieces: Pieces): number {
  const all = ancestors(pieces);
  const order = all.map((_, i) => i).sort((a, b) => all[a].size - all[b].size);
  const finish: number[] = [];
  for (const i of order) {
    const ready = Math.max(0, ...pieces.waitsFor[i].map((p) => finish[p]));
    finish[i] = ready + pieces.end[i] - pieces.start[i];
  }
  return Math.max(0, ...finish);
}

/** `span start-end <- …` of each piece, joins as `join`. */
const shown = (pieces: Pieces): string[] => {
  const name = (i: number) =>
    pieces.span[i] < 0 ? 'join' : `${pieces.span[i]} ${pieces.start[i]}-${pieces.end[i]}`;
  return pieces.span.map((_, i) => `${name(i)} <- ${pieces.waitsFor[i].map(name).join(', ')}`);
};

// 0: 0-20 holds 1: 2-6, 2: 4-9 (overlapping), 3: 12-15.
const FAMILY = [span(0, 20), span(2, 6, 0), span(4, 9, 0), span(12, 15, 0)];

describe('a trace', () => {
  it('is split around the spans inside a span, of which those that overlap run side by side', () => {
    expect(shown(read(trace(FAMILY)))).toEqual([
      '0 0-2 <- ',
      '1 2-6 <- 0 0-2',
      '2 4-9 <- 0 0-2',
      '0 9-12 <- 1 2-6, 2 4-9',
      '3 12-15 <- 0 9-12',
      '0 15-20 <- 3 12-15',
    ]);
  });

  it('lets all that a span calls run at once where siblings are free, and only its last part wait', () => {
    expect(shown(read(trace(FAMILY), FREE))).toEqual([
      '0 0-2 <- ',
      '1 2-6 <- 0 0-2',
      '2 4-9 <- 0 0-2',
      '0 9-12 <- 0 0-2',
      '3 12-15 <- 0 9-12',
      '0 15-20 <- 1 2-6, 2 4-9, 3 12-15',
    ]);
  });

  it('has the innermost spans alone as work where leaves are asked for', () => {
    expect(shown(read(trace(FAMILY), LEAVES))).toEqual([
      '1 2-6 <- ',
      '2 4-9 <- ',
      '3 12-15 <- 1 2-6, 2 4-9',
    ]);
  });

  it('waits across threads in the order that was recorded', () => {
    const spans = [span(0, 4), span(5, 9), span(0, 5, -1, 1), span(4, 6, -1, 1)];
    // 4-6 overlaps 0-5 on its thread; it begins when 0-4 on the other has ended.
    expect(shown(recordedOrder(read(trace(spans, [], 2))))).toEqual([
      '0 0-4 <- ',
      '2 0-5 <- ',
      '3 4-6 <- 0 0-4',
      '1 5-9 <- 0 0-4, 2 0-5',
    ]);
  });

  it('does not wait for a span that outlasts its parent', () => {
    const spans = [span(0, 20), span(1, 5, 0), span(4, 12, 1), span(6, 8, 0)];
    expect(shown(read(trace(spans)))).toEqual([
      '0 0-1 <- ',
      '1 1-4 <- 0 0-1',
      '2 4-12 <- 1 1-4',
      '0 5-6 <- 1 1-4',
      '3 6-8 <- 0 5-6',
      '0 8-20 <- 3 6-8',
    ]);
  });

  it('has a span that begins after its parent has ended wait for all of that', () => {
    expect(shown(read(trace([span(0, 4), span(6, 7, 0)])))).toEqual([
      '0 0-4 <- ',
      '1 6-7 <- 0 0-4',
    ]);
  });

  it('parts a span where an arrow leaves and where one arrives', () => {
    const spans = [span(0, 10), span(0, 10, -1, 1)];
    const arrows = [{ from: 0, leaves: 3, to: 1, arrives: 6 }];
    expect(shown(read(trace(spans, arrows, 2)))).toEqual([
      '0 0-3 <- ',
      '0 3-10 <- 0 0-3',
      '1 0-6 <- ',
      '1 6-10 <- 1 0-6, 0 0-3',
    ]);
  });

  it('has a span of no length do its work before an arrow leaves it', () => {
    const spans = [span(0, 2), span(2, 2), span(5, 8, -1, 1)];
    const arrows = [{ from: 1, leaves: 2, to: 2, arrives: 5 }];
    expect(shown(read(trace(spans, arrows, 2)))).toEqual([
      '0 0-2 <- ',
      '1 2-2 <- 0 0-2',
      '2 5-8 <- 1 2-2',
    ]);
  });

  it('puts a join between many and many', () => {
    const many = [
      ...Array.from({ length: 9 }, () => span(0, 5)),
      ...Array.from({ length: 9 }, () => span(6, 7)),
    ];
    const pieces = read(trace(many));
    expect(pieces.span).toHaveLength(19);
    expect(sum(pieces.waitsFor.map((front) => front.length))).toBe(18);
    const all = ancestors(pieces);
    for (let late = 0; late < 19; late++) {
      const early = Array.from({ length: 9 }, (_, i) => i);
      if (pieces.start[late] === 6) expect([...all[late]]).toEqual(expect.arrayContaining(early));
    }
  });
});

/** Spans that lie inside their parents, on two tracks, with arrows that go forward in time. */
const traces = fc
  .array(fc.tuple(fc.nat(60), fc.nat(14), fc.nat(9), fc.nat(1)), { minLength: 1, maxLength: 12 })
  .chain((drawn) => {
    const spans: Span[] = [];
    for (const [from, length, up, track] of drawn) {
      const parent = up < spans.length && spans[up].track === track ? up : -1;
      const outer = spans[parent] ?? span(0, 100);
      const start = Math.min(outer.start + from, outer.end);
      spans.push(span(start, Math.min(start + length + 1, outer.end), parent, track));
    }
    const at = fc.nat(spans.length - 1);
    const arrow = fc.record({ from: at, to: at, leave: fc.nat(100), arrive: fc.nat(100) });
    return fc.array(arrow, { maxLength: 4 }).map((list): Trace => {
      const arrows = list.flatMap(({ from, to, leave, arrive }): Arrow[] => {
        const within = (s: Span, time: number) => Math.min(Math.max(time, s.start), s.end);
        const leaves = within(spans[from], leave);
        const arrives = within(spans[to], arrive);
        return from === to || leaves >= arrives ? [] : [{ from, to, leaves, arrives }];
      });
      return { spans, tracks: 2, arrows };
    });
  });

/** Ticks of a span in which none of those inside it ran. */
function selfTime({ spans }: Trace, at: number): number {
  let own = 0;
  for (let tick = spans[at].start; tick < spans[at].end; tick++) {
    const inner = spans.some((s) => s.parent === at && s.start <= tick && tick < s.end);
    if (!inner) own++;
  }
  return own;
}

describe('any trace', () => {
  it('keeps the work: the parts of a span add up to its own time', () => {
    fc.assert(
      fc.property(traces, fc.constantFrom(NESTED, FREE), (drawn, manner) => {
        const pieces = read(drawn, manner);
        const own = drawn.spans.map(() => 0);
        lengths(pieces).forEach((length, i) => {
          if (pieces.span[i] >= 0) own[pieces.span[i]] += length;
          else expect(length).toBe(0);
        });
        expect(own).toEqual(drawn.spans.map((_, i) => selfTime(drawn, i)));
        expect(sum(lengths(recordedOrder(pieces)))).toBe(sum(own));
      }),
    );
  });

  it('has no step wait for one that ended after it began, nor for itself', () => {
    fc.assert(
      fc.property(traces, fc.constantFrom(NESTED, FREE, LEAVES), (drawn, manner) => {
        const pieces = read(drawn, manner);
        ancestors(pieces).forEach((all, i) => {
          if (pieces.span[i] < 0) return;
          for (const p of all) expect(pieces.end[p]).toBeLessThanOrEqual(pieces.start[i]);
        });
      }),
    );
  });

  it('waits, within a span, for all that ended before', () => {
    fc.assert(
      fc.property(traces, (drawn) => {
        const pieces = read(drawn);
        const all = ancestors(pieces);
        const inside = (i: number, top: number): boolean => {
          for (let s = pieces.span[i]; s >= 0; s = drawn.spans[s].parent)
            if (s === top) return true;
          return false;
        };
        const { spans } = drawn;
        spans.forEach((a, x) => {
          spans.forEach((b, y) => {
            if (x === y || a.parent !== b.parent || a.track !== b.track || a.end > b.start) return;
            // Two of no length at one moment are in the order of the file.
            if (a.end === b.start && b.end === b.start && a.start === a.end && x > y) return;
            pieces.span.forEach((_, i) => {
              pieces.span.forEach((_, j) => {
                if (inside(i, x) && inside(j, y)) expect(all[j].has(i)).toBe(true);
              });
            });
          });
        });
      }),
    );
  });

  it('in the recorded order waits for everything that had ended: no more and no less', () => {
    fc.assert(
      fc.property(traces, (drawn) => {
        const pieces = recordedOrder(read(drawn));
        const all = ancestors(pieces);
        pieces.span.forEach((a, i) => {
          pieces.span.forEach((b, j) => {
            const lasts = (k: number) => pieces.end[k] > pieces.start[k];
            if (a < 0 || b < 0 || i === j || !lasts(i) || !lasts(j)) return;
            expect(all[j].has(i)).toBe(pieces.end[i] <= pieces.start[j]);
          });
        });
      }),
    );
  });

  it('keeps every arrow: what it arrives at waits for what had been done where it left', () => {
    fc.assert(
      fc.property(traces, fc.constantFrom(NESTED, FREE, LEAVES), (drawn, manner) => {
        const pieces = read(drawn, manner);
        const all = ancestors(pieces);
        for (const { from, to, leaves, arrives } of drawn.arrows) {
          pieces.span.forEach((a, i) => {
            pieces.span.forEach((b, j) => {
              const early =
                a === from && pieces.end[i] <= leaves && pieces.end[i] > pieces.start[i];
              const late =
                b === to && pieces.start[j] >= arrives && pieces.end[j] > pieces.start[j];
              if (early && late) expect(all[j].has(i)).toBe(true);
            });
          });
        }
      }),
    );
  });

  it('is no faster the more of its order counts', () => {
    fc.assert(
      fc.property(traces, (drawn) => {
        const nested = read(drawn);
        const free = criticalPath(read(drawn, FREE));
        const recorded = criticalPath(recordedOrder(nested));
        expect(free).toBeLessThanOrEqual(criticalPath(nested));
        expect(criticalPath(nested)).toBeLessThanOrEqual(recorded);
        const ends = drawn.spans.map(({ end }) => end);
        expect(recorded).toBeLessThanOrEqual(Math.max(...ends));
      }),
    );
  });

  it('has edges in proportion to its spans', () => {
    const spans = Array.from({ length: 4000 }, (_, i) => span(i % 2000, (i % 2000) + 700));
    const nested = read(trace(spans));
    const recorded = recordedOrder(nested);
    for (const pieces of [nested, recorded]) {
      const edges = sum(pieces.waitsFor.map((front) => front.length));
      expect(edges).toBeLessThan(8 * pieces.span.length);
      expect(pieces.span.length).toBeLessThan(2.5 * spans.length);
    }
  });
});

describe('what lies inside what on a thread', () => {
  it('is told by the times, the outer of two alike being the first of the file', () => {
    const slices = [
      { start: 5, end: 6 },
      { start: 0, end: 10 },
      { start: 5, end: 6 },
      { start: 6, end: 12 },
    ];
    const { parent, crossing } = nest(slices, []);
    expect([...parent]).toEqual([1, -1, 0, -1]);
    expect(crossing).toEqual([3]);
  });

  it('gives a moment the innermost that runs, or the one that begins next', () => {
    const slices = [
      { start: 0, end: 10 },
      { start: 4, end: 6 },
      { start: 20, end: 22 },
    ];
    const moments = [
      { time: 5, next: false },
      { time: 5, next: true },
      { time: 4, next: true },
      { time: 12, next: false },
      { time: 12, next: true },
      { time: 30, next: true },
    ];
    expect([...nest(slices, moments).at]).toEqual([1, 2, 1, -1, 2, -1]);
  });
});
