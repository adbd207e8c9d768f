import { isObject, type JsonObject } from '../../text/shape.ts';
import { NEEDS_NAMES } from '../shared/needs.ts';

/** So many are looked at to tell whether a list is one of steps. */
const LOOKED_AT = 100;

/** Whether a value is a list of steps by its beginning: all that is looked at has an id, or a name, and a duration. */
export function looksLikeSteps(value: unknown): value is readonly JsonObject[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.slice(0, LOOKED_AT).every(isStep);
}

/** The same, and one of them at least says what it needs: other programs write lists of things with an id and a duration. */
export function looksLikeStepsWithNeeds(value: unknown): boolean {
  return looksLikeSteps(value) && value.slice(0, LOOKED_AT).some((step) => needsKey(step) !== null);
}

function isStep(value: unknown): boolean {
  return (
    isObject(value) &&
    (Object.hasOwn(value, 'id') || typeof value.name === 'string') &&
    Object.hasOwn(value, 'duration')
  );
}

/** The key under which a step says what it needs; null where it does not. */
export function needsKey(step: JsonObject): string | null {
  if (step.needs !== undefined) return 'needs';
  return Object.keys(step).find((key) => NEEDS_NAMES.includes(key.toLowerCase())) ?? null;
}
