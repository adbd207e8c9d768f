import type { StepInput } from '../build/step-input.ts';
import { decimalsOf } from '../build/unit.ts';
import { GraphError } from '../graph-error.ts';
import { type Remark, remark } from '../remark.ts';
import { say } from '../said.ts';
import { type CargoUnit, cargoUnits, holdsUnitData } from './cargo-timings/units.ts';
import type { Decision, GraphFormat } from './format.ts';
import { decided } from './shared/decide.ts';
import { distinctIds } from './shared/distinct-ids.ts';
import { oneFile } from './shared/one-file.ts';
import { Tally } from './shared/tally.ts';

/** The page that `cargo build --timings` writes. Steps are units; where metadata unlocks others, a unit may be two. */
export const cargoTimings: GraphFormat = {
  id: 'cargo-timings',
  signs: { text: 'UNIT_DATA' },
  recognises: ({ text }) => /^\s*</.test(text) && holdsUnitData(text),
  *read(files, choices) {
    const units = cargoUnits(oneFile(files).text);
    if (units.length === 0) throw new GraphError('UNIT_DATA', say`the list is empty`);
    const precedence = decidedPrecedence(units, choices.precedence);
    const parts = partsOf(units, precedence?.used === 'split-at-metadata');
    const lost = new Tally<number>();
    const steps = stepsOf(units, parts, lost);
    const place = (i: number) => `UNIT_DATA[${parts[i].unit}]`;
    const duration = (i: number) => `${place(i)}.duration`;
    const said = say`it unlocks a unit that is not in the list`;
    const remarks = [
      ...about(precedence),
      ...lost.remarks('ignored', said, (at) => `UNIT_DATA[${at}]`),
    ];
    return {
      steps,
      places: { step: place, id: place, duration, need: place },
      unit: 's',
      remarks,
      recorded: recordedOf(units),
      ...(precedence ? { precedence } : {}),
    };
  },
};

/** A step: a unit, or its part before or behind its metadata. */
interface Part {
  readonly unit: number;
  readonly part: 'whole' | 'metadata' | 'rest';
  readonly duration: unknown;
}

const canSplit = ({ metadata, duration, unlockedByMetadata }: CargoUnit): boolean =>
  metadata !== null &&
  unlockedByMetadata.length > 0 &&
  typeof duration === 'number' &&
  metadata >= 0 &&
  metadata <= duration;

function decidedPrecedence(units: readonly CargoUnit[], wanted: string | null): Decision | null {
  if (!units.some(({ unlockedByMetadata }) => unlockedByMetadata.length > 0)) return null;
  const split = {
    key: 'split-at-metadata',
    about: say`a unit whose metadata unlocks others is two steps, and these wait for the first`,
  };
  const whole = {
    key: 'whole-units',
    about: say`every unit is one step, and all wait for its end`,
  };
  return decided(units.some(canSplit) ? [split, whole] : [whole], wanted);
}

function partsOf(units: readonly CargoUnit[], split: boolean): Part[] {
  return units.flatMap((unit, at): Part[] => {
    const { metadata, duration } = unit;
    if (!split || !canSplit(unit) || metadata === null || typeof duration !== 'number') {
      return [{ unit: at, part: 'whole', duration }];
    }
    return [
      { unit: at, part: 'metadata', duration: metadata },
      { unit: at, part: 'rest', duration: difference(duration, metadata) },
    ];
  });
}

/** a - b as decimals, in which cargo rounds to hundredths. */
function difference(a: number, b: number): number {
  const decimals = Math.max(decimalsOf(a), decimalsOf(b));
  return decimals > 9 ? a - b : Number((a - b).toFixed(decimals));
}

/** Who a unit unlocks waits for it. */
function stepsOf(
  units: readonly CargoUnit[],
  parts: readonly Part[],
  lost: Tally<number>,
): StepInput[] {
  const labels = distinctIds(units.map(({ label }) => label));
  const ids = distinctIds(
    parts.map(({ unit, part }) => (part === 'whole' ? labels[unit] : `${labels[unit]} [${part}]`)),
  );
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  parts.forEach(({ unit }, step) => {
    if (!first.has(unit)) first.set(unit, step);
    last.set(unit, step);
  });
  const needs = parts.map(({ part }, step) => (part === 'rest' ? [ids[step - 1]] : []));
  const numbers = new Map(units.map(({ i }, at) => [i, at]));
  const unlock = (at: number, number: number, by: ReadonlyMap<number, number>): void => {
    const unit = numbers.get(number);
    if (unit === undefined) lost.add(at);
    else needs[first.get(unit) ?? 0].push(ids[by.get(at) ?? 0]);
  };
  units.forEach(({ unlocked, unlockedByMetadata }, at) => {
    for (const number of unlocked) unlock(at, number, last);
    for (const number of unlockedByMetadata) unlock(at, number, first);
  });
  return parts.map(({ unit, duration }, step) => {
    return { id: ids[step], duration, needs: needs[step], sort: units[unit].sort };
  });
}

/** From the first start to the last end; null where a time is none. */
function recordedOf(units: readonly CargoUnit[]): number | null {
  let begin = Number.POSITIVE_INFINITY;
  let end = 0;
  for (const { start, duration } of units) {
    if (typeof start !== 'number' || typeof duration !== 'number') return null;
    begin = Math.min(begin, start);
    end = Math.max(end, start + duration);
  }
  const length = end - begin;
  return Number.isFinite(length) && length >= 0 ? Number(length.toFixed(6)) : null;
}

function about(precedence: Decision | null): Remark[] {
  const last = say`cargo writes down only what unlocked a unit last; what else it waited for is not in the page, so that with other numbers of agents the real build can take longer than this graph`;
  const told = [remark('rule', null, last)];
  if (precedence) {
    const split = say`a unit whose metadata unlocks others is two steps, up to its metadata and the rest; these others wait for the first`;
    const whole = say`every unit is one step; whoever its metadata unlocks waits for all of it, later than in the real build`;
    told.unshift(remark('rule', null, precedence.used === 'whole-units' ? whole : split));
  }
  told.push(
    remark('ignored', null, say`the processor's load and the features of units are not used`),
  );
  return told;
}
