import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import type { Place } from '../../place.ts';
import { say } from '../../said.ts';
import { isObject, type JsonObject, listAt, notShown, objectAt } from '../../text/shape.ts';

/** A span as it stands in the file. Times in ns since 1970; null where there is none. */
export interface OtlpSpan {
  readonly trace: string;
  readonly id: string;
  /** '' for none. */
  readonly parent: string;
  readonly name: string;
  readonly start: bigint;
  readonly end: bigint | null;
  /** Whether a time stands as a number of more digits than a double holds. */
  readonly inexact: boolean;
  readonly links: readonly { readonly trace: string; readonly id: string }[];
  readonly place: Place;
}

/** Every span of one `TracesData` object; `at` says where in the files a path is. Throws a GraphError naming the place. */
export function* spansIn(
  data: JsonObject,
  at: (path: string) => Place,
): Generator<OtlpSpan, void, void> {
  const resources = listAt(at('resourceSpans'), data.resourceSpans);
  for (const [r, value] of resources.entries()) {
    const path = `resourceSpans[${r}]`;
    const resource = objectAt(at(path), value);
    // The name of scopeSpans up to version 0.15 of the protocol.
    for (const key of ['scopeSpans', 'instrumentationLibrarySpans']) {
      if (resource[key] === undefined) continue;
      for (const [s, scope] of listAt(at(`${path}.${key}`), resource[key]).entries()) {
        const { spans } = objectAt(at(`${path}.${key}[${s}]`), scope);
        if (spans === undefined) continue;
        const list = `${path}.${key}[${s}].spans`;
        for (const [i, span] of listAt(at(list), spans).entries()) {
          yield spanAt((key) => at(`${list}[${i}]${key}`), span);
        }
      }
    }
  }
}

function spanAt(at: (key: string) => Place, value: unknown): OtlpSpan {
  const span = objectAt(at(''), value);
  const name = typeof span.name === 'string' ? span.name : '';
  const start = timeAt(at('.startTimeUnixNano'), name, span.startTimeUnixNano);
  if (start === null) {
    throw new GraphError(
      at('.startTimeUnixNano'),
      say`the span ${quoted(name)} has no time at which it starts`,
    );
  }
  const links = Array.isArray(span.links) ? span.links.filter(isObject) : [];
  return {
    trace: hexAt(at('.traceId'), span.traceId),
    id: hexAt(at('.spanId'), span.spanId),
    parent: span.parentSpanId === undefined ? '' : parentOf(at('.parentSpanId'), span),
    name,
    start,
    end: timeAt(at('.endTimeUnixNano'), name, span.endTimeUnixNano),
    inexact: isInexact(span.startTimeUnixNano) || isInexact(span.endTimeUnixNano),
    links: links.map(({ traceId, spanId }) => ({ trace: hex(traceId), id: hex(spanId) })),
    place: at(''),
  };
}

/** Some exporters write 8 bytes of 0 for no parent: in base64 letters A. */
function parentOf(place: Place, { parentSpanId }: JsonObject): string {
  if (parentSpanId === null) return '';
  const id = hexAt(place, parentSpanId);
  return /^(0*|A+=*)$/.test(id) ? '' : id;
}

/** Ids are bytes in hexadecimal, of either case; what is not is left as it is: base64, as protocol buffers have it in JSON. */
function hex(value: unknown): string {
  if (typeof value !== 'string') return '';
  return /^[\da-f]*$/i.test(value) ? value.toLowerCase() : value;
}

function hexAt(place: Place, value: unknown): string {
  if (typeof value === 'string') return hex(value);
  throw new GraphError(place, say`an id must be a string, ${notShown(value)}`);
}

const isInexact = (time: unknown) => typeof time === 'number' && !Number.isSafeInteger(time);

const MOST_TIME = 1e20;

/** Decimal digits in a string, as the protocol asks, or a number; 0 and nothing are no time. */
function timeAt(place: Place, name: string, value: unknown): bigint | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string' && /^\d{1,20}$/.test(value)) return BigInt(value) || null;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOST_TIME) {
    return BigInt(value) || null;
  }
  throw new GraphError(
    place,
    say`a time of the span ${quoted(name)} must be nanoseconds in up to 20 digits, ${notShown(value)}`,
  );
}
