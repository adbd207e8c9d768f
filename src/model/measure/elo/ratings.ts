import { bradleyTerry } from './bradley-terry.ts';
import { decadesOf } from './budgets.ts';
import { ELO_SYSTEMS } from './records.ts';
import { firstSlope, inflection, lastSlope } from './slopes.ts';

/** What follows from one table of chances; by system in the order of ELO_SYSTEMS. NaN where something does not exist. */
export interface Ratings {
  /** One entry per budget, 0 at the first. */
  readonly self: readonly Float64Array[];
  /** Budgets of the first system, then of the next, and so on. */
  readonly joint: Float64Array;
  /** Systems × systems: chance at the largest budget that the row beats the column. */
  readonly atLargest: Float64Array;
  readonly inflection: Float64Array;
  readonly firstSlope: Float64Array;
  readonly lastSlope: Float64Array;
}

const SYSTEMS = ELO_SYSTEMS.length;

/**
 * Ratings from the chances of all systems at all budgets, players in the order of `Ratings.joint`. `firstUsed[system]`
 * is the budget at which its first half decade begins; `near` are ratings to begin the fits with.
 */
export function ratingsOf(
  chance: Float64Array,
  firstUsed: readonly number[],
  near: Ratings | null,
): Ratings {
  const decades = decadesOf();
  const budgets = decades.length;
  const players = SYSTEMS * budgets;
  const start = (from: Float64Array | undefined) => (from ? { from } : {});
  const self = ELO_SYSTEMS.map((_, system) => {
    const first = system * budgets;
    const own = new Float64Array(budgets * budgets);
    for (let b = 0; b < budgets; b++) {
      const row = (first + b) * players + first;
      own.set(chance.subarray(row, row + budgets), b * budgets);
    }
    return bradleyTerry(own, budgets, start(near?.self[system]));
  });
  const last = (system: number) => (system + 1) * budgets - 1;
  return {
    self,
    joint: bradleyTerry(chance, players, start(near?.joint)),
    atLargest: Float64Array.from(
      { length: SYSTEMS * SYSTEMS },
      (_, i) => chance[last(Math.floor(i / SYSTEMS)) * players + last(i % SYSTEMS)],
    ),
    inflection: Float64Array.from(self, (elo) => inflection(decades, elo)),
    firstSlope: Float64Array.from(self, (elo, s) => firstSlope(decades, elo, firstUsed[s])),
    lastSlope: Float64Array.from(self, (elo) => lastSlope(decades, elo)),
  };
}
