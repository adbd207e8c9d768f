import type { Clock } from '../../../src/compute/clock.ts';

interface Timer {
  readonly at: number;
  readonly act: () => void;
}

/** A clock that stands still until it is told to go on. */
export class FakeClock implements Clock {
  private time = 0;
  private readonly timers = new Set<Timer>();

  /** Timers that are set and neither fired nor called off. */
  get pending(): number {
    return this.timers.size;
  }

  now(): number {
    return this.time;
  }

  after(milliseconds: number, act: () => void): () => void {
    const timer = { at: this.time + milliseconds, act };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  /** Lets time pass; what falls due is done in order of time. */
  advance(milliseconds: number): void {
    const until = this.time + milliseconds;
    for (;;) {
      let next: Timer | null = null;
      for (const timer of this.timers) {
        if (timer.at <= until && (!next || timer.at < next.at)) next = timer;
      }
      if (!next) break;
      this.timers.delete(next);
      this.time = next.at;
      next.act();
    }
    this.time = until;
  }
}
