import type { Mark } from '../drawing.ts';
import { move } from '../move.ts';

/** From the upper to the lower edge, in pixels of the drawing. */
export interface Stripe {
  readonly top: number;
  readonly bottom: number;
}

/** A box in pixels of the window, as elements have it. */
type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Gathers the marks of a picture, and how far down they reach. */
export class Collector {
  private readonly found: { readonly marks: readonly Mark[]; readonly stripe: Stripe }[] = [];
  private readonly gaps: Stripe[] = [];
  readonly left: number;
  readonly top: number;
  readonly width: number;

  constructor(frame: DOMRect) {
    ({ left: this.left, top: this.top, width: this.width } = frame);
  }

  /** Marks in pixels of the drawing, and the box of what they show in those of the window. */
  add(marks: readonly Mark[], { top, bottom }: Edges): void {
    if (marks.length > 0)
      this.found.push({ marks, stripe: { top: top - this.top, bottom: bottom - this.top } });
  }

  /** Something that is left out: where nothing stands beside it, the picture closes over its place. */
  leaveOut({ top, bottom }: Edges): void {
    if (bottom > top) this.gaps.push({ top: top - this.top, bottom: bottom - this.top });
  }

  /** Everything, closed up, and the height it takes. */
  finish(): { readonly marks: readonly Mark[]; readonly height: number } {
    const empty = this.gaps.filter((gap) => !this.found.some(({ stripe }) => overlap(stripe, gap)));
    const closed = disjoint(empty);
    const above = (y: number) =>
      closed.reduce((sum, { top, bottom }) => sum + (bottom <= y + SLACK ? bottom - top : 0), 0);
    let height = 0;
    const marks = this.found.flatMap(({ marks, stripe }) => {
      const up = above(stripe.top);
      height = Math.max(height, stripe.bottom - up);
      return up === 0 ? marks : marks.map((mark) => move(mark, 0, -up));
    });
    return { marks, height: Math.ceil(height) };
  }
}

/** Boxes of lines of text reach a little into their neighbours. */
const SLACK = 2;

function overlap(a: Stripe, b: Stripe): boolean {
  return a.top < b.bottom - SLACK && a.bottom > b.top + SLACK;
}

/** Stripes that overlap become one. */
function disjoint(stripes: readonly Stripe[]): Stripe[] {
  const joined: Stripe[] = [];
  for (const stripe of [...stripes].sort((a, b) => a.top - b.top)) {
    const last = joined.at(-1);
    if (last && stripe.top <= last.bottom)
      joined[joined.length - 1] = { top: last.top, bottom: Math.max(last.bottom, stripe.bottom) };
    else joined.push(stripe);
  }
  return joined;
}
