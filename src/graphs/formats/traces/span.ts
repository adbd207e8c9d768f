import type { Place } from '../../place.ts';

/** What a trace says ran from one time to another. Times are whole ticks since the first of the trace. */
export interface Span {
  readonly name: string;
  readonly start: number;
  /** At least `start`. */
  readonly end: number;
  /** The thread or trace that it belongs to, from 0. */
  readonly track: number;
  /** The span that it is part of, of the same track; -1 for none. */
  readonly parent: number;
  readonly place: Place;
}

/** Something of one span had to be done before something of another: a flow event, a link. */
export interface Arrow {
  readonly from: number;
  /** When it leaves: what `from` had done until then is waited for. */
  readonly leaves: number;
  readonly to: number;
  /** When it arrives: what `to` does from then on waits. Not before `leaves`. */
  readonly arrives: number;
}

export interface Trace {
  readonly spans: readonly Span[];
  readonly tracks: number;
  readonly arrows: readonly Arrow[];
}
