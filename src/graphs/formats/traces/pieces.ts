/** What is waited for: pieces, and arrows (as `-1 - arrow`) whose other end is not known yet. Never changed once made. */
export type Front = readonly number[];

export const NOTHING: Front = [];
export const viaArrow = (arrow: number): number => -1 - arrow;

/** Most that is waited for one by one; a piece of no length stands for more. It keeps edges in proportion to pieces. */
const MOST_IN_FRONT = 8;

/** The steps of a trace: parts of its spans, and joins of no length. Columns by piece. */
export class Pieces {
  /** The span that it is part of; -1 for a join. */
  readonly span: number[] = [];
  readonly start: number[] = [];
  readonly end: number[] = [];
  readonly waitsFor: Front[] = [];

  add(span: number, start: number, end: number, waitsFor: Front): number {
    this.start.push(start);
    this.end.push(end);
    this.waitsFor.push(waitsFor);
    return this.span.push(span) - 1;
  }

  /** A front of a few, at a time: as it is, or one join that waits for them all. */
  narrowed(front: readonly number[], time: number): Front {
    const distinct = front.length > 1 ? Array.from(new Set(front)) : front;
    return distinct.length <= MOST_IN_FRONT ? distinct : [this.add(-1, time, time, distinct)];
  }

  /** Puts in the pieces that arrows come from. `fronts[a]` may hold arrows of a lower number alone. */
  resolve(fronts: readonly Front[]): void {
    const resolved: Front[] = [];
    const real = (front: Front): Front =>
      front.every((item) => item >= 0)
        ? front
        : front.flatMap((item) => (item >= 0 ? [item] : (resolved[-1 - item] ?? NOTHING)));
    for (const front of fronts) {
      const time = Math.max(0, ...front.map((item) => (item >= 0 ? this.end[item] : 0)));
      resolved.push(this.narrowed(real(front), time));
    }
    for (let i = 0; i < this.waitsFor.length; i++) this.waitsFor[i] = real(this.waitsFor[i]);
  }
}
