import { lowerBound, upperBound } from './sorted.ts';

/**
 * The clock and transport of a figure. Knows nothing of graphs, runs or the DOM: it moves a position,
 * in seconds at speed 1, along a length, and tells whoever listens. What lies at a position is the
 * timeline's business (draw/timeline.ts).
 */

/** Where time and frames come from. */
export interface FrameClock {
  /** Milliseconds on a clock that never runs backwards. */
  now(): number;
  requestFrame(callback: () => void): number;
  cancelFrame(frame: number): void;
}

/** What moved the player: a frame of playing, or a wish of the reader or the page. */
export type Change = 'frame' | 'seek' | 'step' | 'play' | 'pause' | 'speed' | 'timeline' | 'motion';
export type Listener = (change: Change) => void;

export interface PlayerOptions {
  readonly clock: FrameClock;
  /** Seconds at speed 1. */
  readonly length?: number;
  /** Positions worth stopping at, ascending; equal ones count as one. */
  readonly events?: Float64Array;
  readonly position?: number;
  readonly speed?: number;
  readonly reducedMotion?: boolean;
}

export const SLOWEST = 0.25;
export const FASTEST = 4;
/** A tab that was hidden, or a page that was busy, resumes where it was instead of leaping ahead. */
export const LONGEST_GAP_MS = 100;
/** With reduced motion the picture stands still for this many seconds at speed 1, then moves on at once. */
export const STRIDE = 1;
/** Events closer than this, in seconds, are the same moment: no eye or finger tells them apart. */
const SAME_MOMENT = 1e-9;

const NO_EVENTS = new Float64Array(0);

export class Player {
  private readonly clock: FrameClock;
  private readonly listeners = new Set<Listener>();
  private events: Float64Array;
  private seconds: number;
  private end: number;
  private rate: number;
  private reduced: boolean;
  private frame: number | null = null;
  private lastTick = 0;
  /** Seconds played since the picture last moved, with reduced motion. */
  private stored = 0;
  private disposed = false;

  constructor(options: PlayerOptions) {
    this.clock = options.clock;
    this.end = lengthOf(options.length ?? 0);
    this.events = options.events ?? NO_EVENTS;
    this.seconds = clamp(options.position ?? 0, 0, this.end);
    this.rate = clamp(options.speed ?? 1, SLOWEST, FASTEST);
    this.reduced = options.reducedMotion ?? false;
  }

  /** Seconds at speed 1, within [0, length]. */
  get position(): number {
    return this.seconds;
  }

  get length(): number {
    return this.end;
  }

  get playing(): boolean {
    return this.frame !== null;
  }

  get speed(): number {
    return this.rate;
  }

  get reducedMotion(): boolean {
    return this.reduced;
  }

  get atEnd(): boolean {
    return this.seconds >= this.end;
  }

  /** Plays on; from the end, from the start. */
  play(): void {
    if (this.playing || this.disposed || this.end === 0) return;
    if (this.atEnd) this.seconds = 0;
    this.lastTick = this.clock.now();
    this.stored = 0;
    this.frame = this.clock.requestFrame(this.tick);
    this.tell('play');
  }

  pause(): void {
    if (this.halt()) this.tell('pause');
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Goes to a position and goes on playing if it was playing. Anything but a number is ignored. */
  seek(position: number): void {
    if (Number.isNaN(position)) return;
    this.moveTo(position, 'seek');
  }

  /** Moves by seconds, backwards when negative. */
  nudge(seconds: number): void {
    this.seek(this.seconds + seconds);
  }

  /** To the start, where it stays or goes on playing. */
  restart(): void {
    this.seek(0);
  }

  /** Pauses at the first event after this moment, or at the end. */
  next(): void {
    const at = upperBound(this.events, this.seconds + SAME_MOMENT);
    this.stepTo(at < this.events.length ? this.events[at] : this.end);
  }

  /** Pauses at the last event before this moment, or at the start. */
  previous(): void {
    const at = lowerBound(this.events, this.seconds - SAME_MOMENT) - 1;
    this.stepTo(at >= 0 ? this.events[at] : 0);
  }

  setSpeed(speed: number): void {
    if (Number.isNaN(speed)) return;
    const rate = clamp(speed, SLOWEST, FASTEST);
    if (rate === this.rate) return;
    this.rate = rate;
    this.tell('speed');
  }

  /** With reduced motion, playing goes from moment to moment instead of moving. */
  setReducedMotion(reduced: boolean): void {
    if (reduced === this.reduced) return;
    this.reduced = reduced;
    this.stored = 0;
    this.tell('motion');
  }

  /** Another run is on show: its length and events, at the same place relative to the length. */
  setTimeline(length: number, events: Float64Array): void {
    const share = this.end > 0 ? this.seconds / this.end : 0;
    this.end = lengthOf(length);
    this.events = events;
    this.seconds = clamp(share * this.end, 0, this.end);
    this.tell('timeline');
  }

  /** Calls back after every change; returns what ends it. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** Cancels the frame and forgets the listeners; nothing moves any more. */
  dispose(): void {
    this.halt();
    this.listeners.clear();
    this.disposed = true;
  }

  private readonly tick = (): void => {
    const now = this.clock.now();
    const gap = clamp(now - this.lastTick, 0, LONGEST_GAP_MS);
    this.lastTick = now;
    const before = this.seconds;
    this.advance((gap / 1000) * this.rate);
    if (this.atEnd) {
      this.frame = null;
      this.tell('pause');
      return;
    }
    this.frame = this.clock.requestFrame(this.tick);
    if (this.seconds !== before) this.tell('frame');
  };

  private advance(seconds: number): void {
    if (!this.reduced) {
      this.seconds = Math.min(this.end, this.seconds + seconds);
      return;
    }
    this.stored += seconds;
    if (this.stored < STRIDE) return;
    this.stored = 0;
    // Never short of a whole stride, so that a stretch without events does not hold it up.
    const at = lowerBound(this.events, this.seconds + STRIDE);
    this.seconds = at < this.events.length ? Math.min(this.events[at], this.end) : this.end;
  }

  private stepTo(position: number): void {
    this.halt();
    this.moveTo(position, 'step');
  }

  private moveTo(position: number, change: Change): void {
    this.seconds = clamp(position, 0, this.end);
    this.stored = 0;
    this.tell(change);
  }

  private halt(): boolean {
    if (this.frame === null) return false;
    this.clock.cancelFrame(this.frame);
    this.frame = null;
    return true;
  }

  private tell(change: Change): void {
    for (const listener of [...this.listeners]) listener(change);
  }
}

function lengthOf(length: number): number {
  return Number.isFinite(length) && length > 0 ? length : 0;
}

function clamp(x: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, x));
}
