import { quoted } from '../model/quoted.ts';
import { GraphError } from './graph-error.ts';

/** Values out of parsed JSON, as what they have to be; each throws a GraphError naming the place. */

export type JsonObject = { readonly [key: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectAt(place: string, value: unknown): JsonObject {
  if (isObject(value)) return value;
  throw new GraphError(place, `an object is expected, not ${shown(value)}`);
}

export function listAt(place: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new GraphError(place, `a list is expected, not ${shown(value)}`);
}

/** Ids are strings, so that 1 and "1" and 1.0 cannot be meant to be the same or different. */
export function idAt(place: string, value: unknown): string {
  if (typeof value === 'string') return value;
  const hint = typeof value === 'number' ? `: write "${value}"` : '';
  throw new GraphError(place, `an id must be a string, not ${shown(value)}${hint}`);
}

export function durationAt(place: string, id: string, value: unknown): number {
  if (typeof value === 'number') return value;
  if (value === undefined) throw new GraphError(place, `the duration of ${quoted(id)} is missing`);
  throw new GraphError(
    place,
    `the duration of ${quoted(id)} must be a number, not ${shown(value)}`,
  );
}

/** A value as part of a sentence. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : String(value);
}
