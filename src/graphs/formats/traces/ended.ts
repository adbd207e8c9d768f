import type { Front, Pieces } from './pieces.ts';

/** Something that begins and ends, of which others wait for the end. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/**
 * What has ended by a time, as few steps as say it all: the maximal ones of an interval order. Intervals are numbered by
 * start, then end, and begin in that order; each is told the front of its time, and what its own end leaves behind.
 */
export class Ended {
  front: Front;
  /** Counts the changes of the front; which of them each of its members came in with, and each interval began at. */
  private version = 0;
  private since: number[];
  private readonly beganAt: number[] = [];
  /** What each left behind at its end, by number. */
  private readonly left: (Front | undefined)[] = [];
  private readonly byEnd: Uint32Array;
  private next = 0;
  private readonly intervals: readonly Interval[];
  private readonly pieces: Pieces;

  constructor(intervals: readonly Interval[], pieces: Pieces, before: Front) {
    this.intervals = intervals;
    this.pieces = pieces;
    this.front = before;
    this.since = before.map(() => 0);
    this.byEnd = Uint32Array.from(intervals, (_, i) => i);
    this.byEnd.sort((a, b) => intervals[a].end - intervals[b].end || a - b);
  }

  /** It begins with the front as it is. */
  begin(i: number): void {
    this.beganAt[i] = this.version;
  }

  leave(i: number, front: Front): void {
    this.left[i] = front;
  }

  /** Takes in all that have begun and ended by a time. */
  until(time: number): Front {
    const more: number[] = [];
    let latest = -1;
    for (; this.next < this.byEnd.length; this.next++) {
      const i = this.byEnd[this.next];
      const left = this.left[i];
      if (left === undefined || this.intervals[i].end > time) break;
      latest = Math.max(latest, this.beganAt[i]);
      more.push(...left);
    }
    if (more.length > 0) {
      // What an interval began with it has waited for, so that to wait for its end is to wait for that too.
      const stays = (_: number, at: number) => this.since[at] > latest;
      const kept = this.front.filter(stays);
      const since = this.since.filter(stays);
      const front = [...kept, ...more];
      this.replace(this.pieces.narrowed(front, time));
      // A join in their place has waited for all of them now.
      if (this.front[0] === kept[0]) this.since.splice(0, kept.length, ...since);
    }
    return this.front;
  }

  /** From here on these are all that is waited for. */
  replace(front: Front): void {
    this.version++;
    this.since = front.map(() => this.version);
    this.front = front;
  }
}
