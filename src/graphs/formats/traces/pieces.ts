import type { Reading } from '../format.ts';

/** What is waited for: pieces, and arrows (as `-1 - arrow`) whose other end is not known yet. Never changed once made. */
export type Front = readonly number[];

export const NOTHING: Front = [];
export const viaArrow = (arrow: number): number => -1 - arrow;

/** Most that is waited for one by one; a piece of no length stands for more. It keeps edges in proportion to pieces. */
const MOST_IN_FRONT = 8;

const BETWEEN_PAUSES = 2 ** 13;

/** Told after every piece. Throws a GraphError where there are too many. */
export type Watch = (steps: number, edges: number) => void;

/** The steps of a trace: parts of its spans, and joins of no length. Columns by piece. */
export class Pieces {
  /** The span that it is part of; -1 for a join. */
  readonly span: number[] = [];
  readonly start: number[] = [];
  readonly end: number[] = [];
  readonly waitsFor: Front[] = [];
  private readonly watch: Watch;

  constructor(watch: Watch = () => {}) {
    this.watch = watch;
  }

  add(span: number, start: number, end: number, waitsFor: Front): number {
    this.start.push(start);
    this.end.push(end);
    this.waitsFor.push(waitsFor);
    const at = this.span.push(span) - 1;
    this.watch(at + 1, 0);
    return at;
  }

  /** A front of a few, at a time: as it is, or one join that waits for them all. */
  narrowed(front: readonly number[], time: number): Front {
    const distinct = front.length > 1 ? Array.from(new Set(front)) : front;
    return distinct.length <= MOST_IN_FRONT ? distinct : [this.add(-1, time, time, distinct)];
  }

  /**
   * Puts in the pieces that arrows come from, and a join where many wait for the same: then no piece of a span waits for more
   * than `MOST_IN_FRONT`, and m that u wait for are at most 2 (m + u) edges. `departures[a]` may hold arrows of a lower number
   * alone. Reachability among parts of spans stays as it is. O(edges).
   */
  *settle(departures: readonly Front[]): Reading<void> {
    const uses = new Map<Front, number>();
    for (const front of departures) uses.set(front, (uses.get(front) ?? 0) + 1);
    this.waitsFor.forEach((front, i) => {
      if (this.span[i] >= 0) uses.set(front, (uses.get(front) ?? 0) + 1);
    });
    const resolved: Front[] = [];
    const settled = new Map<Front, Front>();
    const real = (front: Front): Front => {
      if (front.every((item) => item >= 0)) return front;
      const items = new Set<number>();
      for (const item of front) {
        if (item >= 0) items.add(item);
        else for (const each of resolved[-1 - item] ?? NOTHING) items.add(each);
      }
      return [...items];
    };
    const few = (front: Front): Front => {
      const known = settled.get(front);
      if (known) return known;
      const all = real(front);
      const found = isProduct(all.length, uses.get(front) ?? 1) ? [this.joined(all)] : all;
      settled.set(front, found);
      return found;
    };
    for (const front of departures) {
      if (resolved.push(few(front)) % BETWEEN_PAUSES === 0) yield 0;
    }
    let edges = 0;
    const written = this.waitsFor.length;
    // What is joined here comes behind them, and is settled.
    for (let i = 0; i < written; i++) {
      const front = this.waitsFor[i];
      this.waitsFor[i] = this.span[i] >= 0 ? few(front) : real(front);
      edges += this.waitsFor[i].length;
      this.watch(this.span.length, edges);
      if (i % BETWEEN_PAUSES === 0) yield i / written;
    }
    for (const front of this.waitsFor.slice(written)) edges += front.length;
    this.watch(this.span.length, edges);
  }

  /** A join that waits for pieces, at the time at which the last of them ends. */
  private joined(all: Front): number {
    let time = 0;
    for (const piece of all) time = Math.max(time, this.end[piece]);
    return this.add(-1, time, time, all);
  }
}

/** Whether many wait for many: a join between them would more than halve the edges. */
function isProduct(items: number, uses: number): boolean {
  return items > MOST_IN_FRONT || items * uses > 2 * (items + uses);
}
