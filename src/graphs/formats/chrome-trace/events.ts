import { isObject, type JsonObject } from '../../text/shape.ts';
import type { Reading } from '../format.ts';
import { Tally } from '../shared/tally.ts';
import { MOST_RECORDS, tooManyRecords } from '../traces/limits.ts';
import type { TraceEvents } from './json.ts';

/** An event that is used, with its number in the file. */
export interface TimedEvent {
  readonly event: JsonObject;
  readonly number: number;
  readonly phase: string;
  readonly time: number;
}

/** What was odd about the events, for remarks: by the number of the event. */
export class Oddities {
  readonly endsWithoutBegin = new Tally<number>();
  readonly beginsWithoutEnd = new Tally<number>();
  readonly withoutTime = new Tally<number>();
  readonly negative = new Tally<number>();
  readonly threadTime = new Tally<number>();
  readonly otherPhases = new Tally<number>();
  readonly totals = new Tally<number>();
}

const SPANS = 'XBEbeSF';
const FLOWS = 'stf';

const BETWEEN_PAUSES = 2 ** 15;

/** Events of spans and flows that have a time, in the order of their times. */
export function* timedEvents(
  { list }: TraceEvents,
  odd: Oddities,
): Reading<Omit<TimedEvent, 'time'>[]> {
  const used: Omit<TimedEvent, 'time'>[] = [];
  for (const [number, event] of list.entries()) {
    if (number % BETWEEN_PAUSES === 0) yield number / list.length;
    const phase = isObject(event) && typeof event.ph === 'string' ? event.ph : '';
    // Names of processes and threads.
    if (phase === 'M') continue;
    if (!isObject(event) || phase.length !== 1 || !(SPANS + FLOWS).includes(phase)) {
      odd.otherPhases.add(number);
    } else if (isTotal(event)) odd.totals.add(number);
    else if (numberOf(event.ts) === null) odd.withoutTime.add(number);
    else if (used.push({ event, number, phase }) > MOST_RECORDS) throw tooManyRecords();
  }
  return used;
}

/** clang's -ftime-trace adds up the spans of each name, as a span on a thread of its own, at the end of its file. */
function isTotal({ name, args }: JsonObject): boolean {
  return (
    typeof name === 'string' &&
    name.startsWith('Total ') &&
    isObject(args) &&
    typeof args.count === 'number' &&
    Object.hasOwn(args, 'avg ms')
  );
}

/** Some tools write numbers as texts. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const threadOf = ({ pid, tid }: JsonObject): string => `thread ${text(pid)} ${text(tid)}`;
export const nameOf = ({ name }: JsonObject): string => text(name);

/** The id of an asynchronous operation or a flow: global, or of one process. */
export function idOf(event: JsonObject): string {
  const id2 = isObject(event.id2) ? event.id2 : {};
  const local = id2.local !== undefined ? `${text(event.pid)} ` : '';
  return `${text(event.cat)} ${local}${text(event.id ?? id2.local ?? id2.global)}`;
}

/** The length of a complete event in its own unit; null where it says none. */
export function lengthOf({ dur, tdur }: JsonObject): { length: number; thread: boolean } | null {
  const whole = numberOf(dur);
  if (whole !== null) return { length: whole, thread: false };
  const thread = numberOf(tdur);
  return thread === null ? null : { length: thread, thread: true };
}
