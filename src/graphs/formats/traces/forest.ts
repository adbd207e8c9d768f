import { sorting } from '../../text/sorting.ts';
import type { Reading } from '../format.ts';
import type { Arrow, Trace } from './span.ts';

/** An arrow's end at a span: nothing that lasts, but the span's own time is parted there. */
export interface Cut {
  readonly time: number;
  readonly arrow: number;
  readonly leaves: boolean;
}

const BETWEEN_PAUSES = 2 ** 14;

/** Spans below what they are part of: a span by its number, a track as `spans + track`. */
export class Forest {
  readonly containers: number;
  private readonly order: Uint32Array;
  private readonly startOf: Int32Array;
  private readonly cutsOf = new Map<number, Cut[]>();

  constructor({ spans, tracks }: Trace) {
    this.containers = spans.length + tracks;
    const sorted = Uint32Array.from(spans, (_, i) => i);
    sorted.sort((a, b) => spans[a].start - spans[b].start || spans[a].end - spans[b].end || a - b);
    const containerOf = (i: number): number =>
      spans[i].parent >= 0 ? spans[i].parent : spans.length + spans[i].track;
    this.startOf = new Int32Array(this.containers + 1);
    for (let i = 0; i < spans.length; i++) this.startOf[containerOf(i) + 1]++;
    for (let c = 0; c < this.containers; c++) this.startOf[c + 1] += this.startOf[c];
    const filled = this.startOf.slice();
    this.order = new Uint32Array(spans.length);
    for (const i of sorted) this.order[filled[containerOf(i)]++] = i;
  }

  /** Parts spans where arrows leave and arrive. Once, before any cut is asked for. */
  *part(arrows: readonly Arrow[]): Reading<void> {
    for (const [a, arrow] of arrows.entries()) {
      if (a % BETWEEN_PAUSES === 0) yield (0.5 * a) / arrows.length;
      this.cut(arrow.from, { time: arrow.leaves, arrow: a, leaves: true });
      this.cut(arrow.to, { time: arrow.arrives, arrow: a, leaves: false });
    }
    let since = 0;
    // What arrives first: an arrow that leaves at the same time is told of it.
    for (const cuts of this.cutsOf.values()) {
      cuts.sort((a, b) => a.time - b.time || Number(a.leaves) - Number(b.leaves));
      since += cuts.length;
      if (since > BETWEEN_PAUSES) {
        since = 0;
        yield 0.5;
      }
    }
  }

  /** Spans right below a container, by start, then end, then number. */
  below(container: number): Uint32Array {
    return this.order.subarray(this.startOf[container], this.startOf[container + 1]);
  }

  cuts(span: number): readonly Cut[] {
    return this.cutsOf.get(span) ?? [];
  }

  private cut(span: number, cut: Cut): void {
    const others = this.cutsOf.get(span);
    if (others) others.push(cut);
    else this.cutsOf.set(span, [cut]);
  }
}

/** Arrows in the order in which they leave: one that arrives at a span before another leaves it has a lower number. */
export function inOrder(arrows: readonly Arrow[]): Reading<Arrow[]> {
  return sorting(arrows, (a, b) => a.leaves - b.leaves || a.arrives - b.arrives);
}
