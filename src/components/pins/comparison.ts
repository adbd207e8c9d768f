import { idle } from '../../state/applies.ts';
import { PARAMETER_KEYS, type ParameterKey, type Parameters } from '../../state/parameter-table.ts';

/** What a place that shows pinned runs makes of their settings. */
export interface Comparison {
  /** Whether both give the same picture. */
  same(a: Parameters, b: Parameters): boolean;
  /** Whether it has to do with the picture of `pin` that a parameter, in which the two differ, is not as in `base`. */
  matters(key: ParameterKey, pin: Parameters, base: Parameters): boolean;
}

/** Those that readers move most are told first, the others in the order of the table. */
const FIRST: readonly ParameterKey[] = [
  'agents',
  'swarm',
  'sessions',
  'rule',
  'layers',
  'steps',
  'overhead',
];
const ORDER: readonly ParameterKey[] = [
  ...FIRST,
  ...PARAMETER_KEYS.filter((key) => !FIRST.includes(key)),
];

function unequal(a: Parameters, b: Parameters): ParameterKey[] {
  return ORDER.filter((key) => a[key] !== b[key]);
}

/** Which graph of the family is raced: of pinned runs no race is shown. */
const OF_RACE: readonly ParameterKey[] = ['graph'];

/** The lab: everything that has an effect on curves and numbers. */
export const IN_LAB: Comparison = {
  same: (a, b) =>
    unequal(a, b).every(
      (key) => OF_RACE.includes(key) || (idle(a, key) !== null && idle(b, key) !== null),
    ),
  matters: (key, pin) => !OF_RACE.includes(key) && idle(pin, key) === null,
};

/** Parameters by which a run is told from another; empty where both give the same picture. */
export function differing(pin: Parameters, base: Parameters, within: Comparison): ParameterKey[] {
  if (within.same(pin, base)) return [];
  const all = unequal(pin, base);
  const told = all.filter((key) => within.matters(key, pin, base));
  return told.length > 0 ? told : all;
}

/** For each run the first one before it that gives the same picture, by its place; null where there is none. */
export function twins(runs: readonly Parameters[], { same }: Comparison): (number | null)[] {
  return runs.map((run, i) => {
    const first = runs.findIndex((other) => same(other, run));
    return first < i ? first : null;
  });
}
