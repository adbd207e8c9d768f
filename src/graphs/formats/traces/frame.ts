import { Ended } from './ended.ts';
import type { Cut, Forest } from './forest.ts';
import { type Front, NOTHING, type Pieces, viaArrow } from './pieces.ts';
import type { Span } from './span.ts';

/** How the time of a span is made into steps. */
export interface Manner {
  /** Whether a span with others inside it has work of its own. */
  readonly ownTime: boolean;
  /** Whether what is part of the same span waits for what had ended before it. */
  readonly inOrder: boolean;
}

/** A span, or a track, on the way through its time. */
export class Frame {
  /** Number among the spans of the same container. */
  readonly number: number;
  readonly container: number;
  readonly below: Uint32Array;
  private readonly span: Span | null;
  private readonly cuts: readonly Cut[];
  private readonly ended: Ended;
  /** How many of those inside it have begun. */
  begun = 0;
  private nextCut = 0;
  /** Until when its own time is dealt with. */
  private covered: number;
  /** What its own next piece waits for in any case: its last one, or what it was begun with. */
  private own: Front;
  private hasPiece = false;
  /** What one inside it was begun with that ends within it: to wait for its end is to wait for that. */
  private followed: Front | null = null;
  /** What a later one waits for when it waits for the end of this; null before the end. */
  private atEnd: Front | null = null;

  constructor(
    container: number,
    number: number,
    spans: readonly Span[],
    forest: Forest,
    private readonly pieces: Pieces,
    private readonly manner: Manner,
    private readonly before: Front,
  ) {
    this.container = container;
    this.number = number;
    this.span = spans[container] ?? null;
    this.below = forest.below(container);
    this.cuts = forest.cuts(container);
    this.covered = this.span?.start ?? 0;
    this.own = before;
    const intervals = Array.from(this.below, (i) => spans[i]);
    this.ended = new Ended(intervals, pieces, before);
  }

  /** The next span inside it that begins, with what it waits for; null where the time is over. */
  advance(spans: readonly Span[], departures: Front[]): { span: number; before: Front } | null {
    for (;;) {
      const span = this.below[this.begun];
      const cut = this.cuts[this.nextCut];
      const begins = span === undefined ? Number.POSITIVE_INFINITY : spans[span].start;
      if (cut && cut.time <= begins) {
        this.nextCut++;
        this.meet(cut, departures);
        continue;
      }
      if (span === undefined) return null;
      const { start, end } = spans[span];
      const after =
        this.span && (start > this.span.end || (start === this.span.end && end > start));
      if (after) this.close();
      this.ownUntil(start);
      const before = this.front(start);
      if (this.span && end <= this.span.end) this.followed = before;
      this.ended.begin(this.begun++);
      if (this.span) this.covered = Math.max(this.covered, Math.min(end, this.span.end));
      return { span, before };
    }
  }

  /** One inside it is through. */
  leave(number: number, front: Front): void {
    this.ended.leave(number, front);
  }

  /** Ends it, if that has not happened, and says what a later one waits for. */
  close(): Front {
    if (this.atEnd) return this.atEnd;
    // Nothing comes after a track.
    if (!this.span) return NOTHING;
    this.ownUntil(this.span.end, true);
    this.pieceOfNoLength();
    this.atEnd = this.joined(this.span.end);
    this.own = this.atEnd;
    return this.atEnd;
  }

  private front(time: number): Front {
    return this.manner.inOrder ? this.ended.until(time) : this.own;
  }

  /** In either manner the end waits for all. */
  private joined(time: number): Front {
    const front = this.ended.until(time);
    if (this.manner.inOrder || this.own === front || this.own === this.followed) return front;
    return front === this.before ? this.own : this.pieces.narrowed([...front, ...this.own], time);
  }

  private ownUntil(time: number, last = false): void {
    const { span } = this;
    if (!span || this.atEnd) return;
    const until = Math.min(time, span.end);
    if (until <= this.covered) return;
    if (this.manner.ownTime || this.below.length === 0) {
      if (last && !this.manner.inOrder) this.own = this.joined(this.covered);
      this.piece(this.covered, until);
      if (last) this.ended.replace(this.own);
    }
    this.covered = until;
  }

  private piece(from: number, to: number): void {
    const front = this.manner.inOrder ? this.ended.until(from) : this.own;
    const made = [this.pieces.add(this.container, from, to, front)];
    this.hasPiece = true;
    this.own = made;
    if (this.manner.inOrder) this.ended.replace(made);
  }

  /** A span of no length with nothing inside it is a step too. */
  private pieceOfNoLength(): void {
    const { span } = this;
    if (!span || this.hasPiece || this.below.length > 0 || span.end > span.start) return;
    this.piece(span.start, span.end);
    this.ended.replace(this.own);
  }

  private meet({ time, arrow, leaves }: Cut, departures: Front[]): void {
    this.ownUntil(time);
    if (leaves) this.pieceOfNoLength();
    const front = this.front(time);
    if (leaves) departures[arrow] = front;
    else {
      const more = this.pieces.narrowed([...front, viaArrow(arrow)], time);
      this.own = more;
      if (this.manner.inOrder) this.ended.replace(more);
    }
  }
}
