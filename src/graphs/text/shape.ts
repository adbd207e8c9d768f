import { quoted } from '../../model/quoted.ts';
import { GraphError } from '../graph-error.ts';
import type { Place } from '../place.ts';
import { type Said, type SaidValue, say } from '../said.ts';

/** Values out of parsed JSON, as what they have to be; each throws a GraphError naming the place. */

export type JsonObject = { readonly [key: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectAt(place: Place, value: unknown): JsonObject {
  if (isObject(value)) return value;
  throw new GraphError(place, say`an object is expected, ${notShown(value)}`);
}

export function listAt(place: Place, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new GraphError(place, say`a list is expected, ${notShown(value)}`);
}

/** Ids are strings, so that 1 and "1" and 1.0 cannot be meant to be the same or different. */
export function idAt(place: Place, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') {
    throw new GraphError(place, say`an id must be a string, not ${value}: write ${`"${value}"`}`);
  }
  throw new GraphError(place, say`an id must be a string, ${notShown(value)}`);
}

/** How a sentence ends that says what is expected. */
export function notShown(value: unknown): Said {
  return value === undefined ? say`and it is missing` : say`not ${shown(value)}`;
}

/** A value that is there, as part of a sentence. */
export function shown(value: unknown): SaidValue {
  if (value === null) return 'null';
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return say`a list`;
  return typeof value === 'object' ? say`an object` : String(value);
}
