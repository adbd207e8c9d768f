import { power } from '../../random/elementary.ts';
import type { BestSoFar } from './best-so-far.ts';
import type { EloRecords } from './records.ts';

/** The largest budget is this share of the mean work of the graphs that were grown. */
export const BUDGET_SHARE = 0.63;
const DECADES = 3;
const BUDGETS = 31;

/** Ascending, evenly in log budget over three decades up to `largest`, in its unit; length 31. */
export function budgetsUpTo(largest: number): Float64Array {
  return decadesOf().map((decade) => largest * power(10, decade));
}

/** Logarithms to base 10 of the same budgets over the largest: from -3 to 0. */
export function decadesOf(): Float64Array {
  return Float64Array.from(
    { length: BUDGETS },
    (_, i) => (DECADES * (i - (BUDGETS - 1))) / (BUDGETS - 1),
  );
}

/** The largest budget, in agent-time. */
export function largestBudget(records: EloRecords, share: number): number {
  let sum = 0;
  for (const work of records.work) sum += work;
  return (share * sum) / records.work.length;
}

/**
 * What each session has found within each budget: one array per budget, one entry per session. A step that
 * is finished when the budget is just used up counts; a session that has finished nothing has the root's 0.
 */
export function valuesWithin(best: readonly BestSoFar[], budgets: Float64Array): Float64Array[] {
  const values = Array.from(budgets, () => new Float64Array(best.length));
  best.forEach(({ spent, value }, s) => {
    let at = 0;
    budgets.forEach((budget, b) => {
      while (at < spent.length && spent[at] <= budget) at++;
      values[b][s] = at > 0 ? value[at - 1] : 0;
    });
  });
  return values;
}

/** Index of the first budget within which any session has finished a step; the number of budgets when none has. */
export function firstUsed(best: readonly BestSoFar[], budgets: Float64Array): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { spent } of best) if (spent.length > 0) least = Math.min(least, spent[0]);
  const at = budgets.findIndex((budget) => budget >= least);
  return at < 0 ? budgets.length : at;
}
