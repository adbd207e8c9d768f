import type { Clock } from '../traces/clock.ts';
import { type Binding, bindingOf } from './bindings.ts';
import { idOf, lengthOf, nameOf, type Oddities, type TimedEvent, threadOf } from './events.ts';
import type { Tracks } from './tracks.ts';

/** A span on a thread, or on an asynchronous operation, which is a track of its own. Times in ticks. */
export interface RawSpan {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly track: number;
  /** Number of the event that begins it. */
  readonly event: number;
  readonly binding: Binding | null;
}

interface Begun extends RawSpan {
  readonly phase: string;
}

/** Ends of one moment that found no begin: numbers of events by their names. */
interface LooseEnds {
  readonly time: number;
  readonly numbersOf: Map<string, number[]>;
}

/** Spans of events in the order of their times: complete ones, and begins with the ends that belong to them. */
export class SpanReader {
  readonly spans: RawSpan[] = [];
  private readonly open = new Map<number, Begun[]>();
  /** How many are open of each name on each track: an end that belongs to none is not looked for. */
  private readonly openOf = new Map<string, number>();
  private readonly loose = new Map<number, LooseEnds>();

  constructor(
    private readonly tracks: Tracks,
    private readonly clock: Clock,
    private readonly odd: Oddities,
  ) {}

  take(timed: TimedEvent): void {
    const { phase } = timed;
    if (phase === 'X') this.complete(timed);
    else if (phase === 'B' || phase === 'b' || phase === 'S') this.begin(timed);
    else if (phase === 'E' || phase === 'e' || phase === 'F') this.end(timed);
  }

  /** What never ends lasts until the last time of the file; an end that found no begin is counted. */
  finish(last: number): void {
    for (const loose of this.loose.values()) this.countLoose(loose);
    for (const stack of this.open.values()) {
      for (const begun of stack) this.unended(begun, Math.max(begun.start, last));
    }
  }

  private trackOf({ event, phase }: TimedEvent): number {
    if ('BEX'.includes(phase)) return this.tracks.number(threadOf(event));
    return this.tracks.number(`operation ${idOf(event)}`);
  }

  private complete(timed: TimedEvent): void {
    const { event, number, time } = timed;
    const said = lengthOf(event);
    if (said === null || said.thread) this.odd.threadTime.add(number);
    if (said && said.length < 0) this.odd.negative.add(number);
    const length = this.clock.length(Math.max(0, said?.length ?? 0));
    const track = this.trackOf(timed);
    const end = time + length;
    const binding = bindingOf(event);
    this.spans.push({ name: nameOf(event), start: time, end, track, event: number, binding });
  }

  private begin(timed: TimedEvent): void {
    const { event, number, phase, time } = timed;
    const track = this.trackOf(timed);
    const name = nameOf(event);
    const binding = bindingOf(event);
    const begun = { name, start: time, end: time, track, event: number, binding, phase };
    // The two ends of a span of no length may stand in the other order.
    const loose = this.loose.get(track);
    if (loose?.time === time && loose.numbersOf.get(name)?.pop() !== undefined) {
      this.spans.push(begun);
      return;
    }
    this.countOpen(begun, 1);
    const stack = this.open.get(track);
    if (stack) stack.push(begun);
    else this.open.set(track, [begun]);
  }

  private end(timed: TimedEvent): void {
    const { event, time } = timed;
    const track = this.trackOf(timed);
    const stack = this.open.get(track) ?? [];
    const name = nameOf(event);
    const sought = name === '' || this.openOf.has(`${track} ${name}`);
    let at = sought ? stack.length - 1 : -1;
    // An end without a name ends what was begun last.
    while (at >= 0 && name !== '' && stack[at].name !== name) at--;
    if (at < 0) {
      this.keepLoose(track, timed);
      return;
    }
    for (const inner of stack.splice(at + 1)) {
      this.countOpen(inner, -1);
      this.unended(inner, time);
    }
    const begun = stack.pop();
    if (!begun) return;
    this.countOpen(begun, -1);
    this.spans.push({ ...begun, end: time });
  }

  private countOpen({ track, name }: RawSpan, by: number): void {
    const key = `${track} ${name}`;
    const count = (this.openOf.get(key) ?? 0) + by;
    if (count > 0) this.openOf.set(key, count);
    else this.openOf.delete(key);
  }

  private keepLoose(track: number, { event, number, time }: TimedEvent): void {
    let loose = this.loose.get(track);
    // Only those of one moment can still find their begin.
    if (loose?.time !== time) {
      if (loose) this.countLoose(loose);
      loose = { time, numbersOf: new Map() };
      this.loose.set(track, loose);
    }
    const name = nameOf(event);
    const numbers = loose.numbersOf.get(name);
    if (numbers) numbers.push(number);
    else loose.numbersOf.set(name, [number]);
  }

  private countLoose({ numbersOf }: LooseEnds): void {
    for (const numbers of numbersOf.values()) {
      for (const number of numbers) this.odd.endsWithoutBegin.add(number);
    }
  }

  private unended(begun: RawSpan, end: number): void {
    this.odd.beginsWithoutEnd.add(begun.event);
    this.spans.push({ ...begun, end });
  }
}
