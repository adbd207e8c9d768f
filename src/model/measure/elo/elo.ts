import { resamples } from '../estimate.ts';
import type { Pausing } from '../pausing.ts';
import { BUDGET_SHARE, budgetsUpTo, firstUsed, largestBudget, valuesWithin } from './budgets.ts';
import { ratingsOf } from './ratings.ts';
import { bySystem, ELO_SYSTEMS, type EloRecords } from './records.ts';
import { separateInterval } from './separate-draws.ts';
import { type Drawn, type EloSummary, summaries } from './summary.ts';
import { WinRates } from './win-rates.ts';

export type { EloSummary } from './summary.ts';

export interface EloOptions {
  /** Bootstrap replicates over sessions; 0 for none. */
  readonly replicates: number;
  /** The largest budget as a share of the mean work of a graph. */
  readonly share?: number;
}

/**
 * Rates the systems by what their sessions have found within 31 budgets, with a bootstrap over sessions in
 * which all systems draw the same sessions. Pauses after each replicate, and nowhere else. Throws an Error with one sentence for
 * fewer than two sessions, which have nobody to be compared with.
 */
export function* takingElo(
  records: EloRecords,
  { replicates, share = BUDGET_SHARE }: EloOptions,
): Pausing<EloSummary> {
  const budgets = budgetsUpTo(largestBudget(records, share));
  const firstUsedOf = ELO_SYSTEMS.map((system) => firstUsed(records.best[system], budgets));
  const found = bySystem((system) => valuesWithin(records.best[system], budgets));
  const winRates = new WinRates(ELO_SYSTEMS.flatMap((system) => found[system]));
  const chance = winRates.rates();
  if (chance === null) throw new Error('ratings need at least two sessions');
  const measured = ratingsOf(chance, firstUsedOf, null);
  const drawn: Drawn = [];
  for (const counts of resamples(records.sessions, replicates)) {
    const redrawn = winRates.rates(counts);
    drawn.push(redrawn === null ? null : ratingsOf(redrawn, firstUsedOf, measured));
    yield;
  }
  const systems = summaries(measured, drawn, budgets.length);
  const last = budgets.length - 1;
  const tracking = {
    value: systems['group@4'].winRate['pass@1'].value,
    interval: separateInterval(found['group@4'][last], found['pass@1'][last]),
  };
  return { sessions: records.sessions, replicates, budgets, systems, tracking };
}
