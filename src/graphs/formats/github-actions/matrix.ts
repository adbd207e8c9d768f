import { GraphError } from '../../graph-error.ts';
import type { Place } from '../../place.ts';
import { say } from '../../said.ts';
import { isObject, type JsonObject } from '../../text/shape.ts';

/** The jobs that GitHub makes of one: their values, in words. */
export interface Matrix {
  /** One for each job; none where there is no matrix. */
  readonly legs: readonly string[];
  /** Whether it holds an expression, which is known only when it runs. */
  readonly unknown: boolean;
}

type Leg = ReadonlyMap<string, unknown>;

/** As many as GitHub allows. */
const MOST_LEGS = 256;
const NONE: Matrix = { legs: [], unknown: false };

/** `strategy.matrix` with its `include` and `exclude`. Throws a GraphError where it makes more jobs than GitHub allows. */
export function matrixOf(place: Place, strategy: unknown): Matrix {
  const matrix = isObject(strategy) ? strategy.matrix : undefined;
  if (matrix === undefined || matrix === null) return NONE;
  if (!isObject(matrix)) return { legs: [], unknown: true };
  const { include, exclude, ...axes } = matrix;
  if (
    [include, exclude, ...Object.values(axes)].some(
      (list) => list !== undefined && !Array.isArray(list),
    )
  ) {
    return { legs: [], unknown: true };
  }
  const original = product(place, axes).filter(
    (leg) => !listed(exclude).some((out) => fits(leg, out)),
  );
  const legs = original.map((leg) => new Map(leg));
  for (const more of listed(include)) {
    const keys = Object.keys(more).filter((key) => Object.hasOwn(axes, key));
    const same = original.flatMap((leg, i) =>
      keys.every((key) => alike(leg.get(key), more[key])) ? [i] : [],
    );
    // What would overwrite every leg is one of its own.
    if (same.length === 0) legs.push(new Map(Object.entries(more)));
    for (const i of same) for (const [key, value] of Object.entries(more)) legs[i].set(key, value);
  }
  if (legs.length > MOST_LEGS) throw tooMany(place);
  return { legs: legs.map((leg) => Array.from(leg.values(), inWords).join(', ')), unknown: false };
}

function product(place: Place, axes: JsonObject): Leg[] {
  const keys = Object.keys(axes);
  let legs: Leg[] = keys.length === 0 ? [] : [new Map()];
  for (const key of keys) {
    const values = axes[key] as readonly unknown[];
    if (legs.length * values.length > 16 * MOST_LEGS) throw tooMany(place);
    legs = legs.flatMap((leg) => values.map((value) => new Map(leg).set(key, value)));
  }
  return legs;
}

const listed = (list: unknown): JsonObject[] => (Array.isArray(list) ? list.filter(isObject) : []);

const fits = (leg: Leg, out: JsonObject): boolean =>
  Object.entries(out).every(([key, value]) => alike(leg.get(key), value));

const inWords = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

const alike = (a: unknown, b: unknown): boolean => inWords(a) === inWords(b);

function tooMany(place: Place): GraphError {
  return new GraphError(
    place,
    say`the matrix makes more than ${MOST_LEGS} jobs, which GitHub refuses`,
  );
}
