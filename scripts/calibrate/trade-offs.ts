import type { Parameters } from '../../src/model/parameters.ts';
import { costOf, type Measured } from './objective.ts';
import { type Outcome, short, table, type Verdict, verdictOf } from './report.ts';
import { type Measure, type SearchOptions, search } from './search.ts';

/** What it takes to bring one number in: how near it came, and what was given up for it. */
export interface TradeOff {
  readonly wanted: Outcome;
  readonly reached: Verdict;
  /** Numbers outside now that were inside before. */
  readonly lost: readonly Outcome[];
}

/** A number that is asked for alone counts as much as all others together. */
const INSISTENCE = 10;

/** Searches once more around the result for each number outside, with that number weighing most. */
export async function tradeOffs(
  found: Parameters,
  before: Verdict,
  measure: Measure,
  options: SearchOptions,
): Promise<TradeOff[]> {
  const results: TradeOff[] = [];
  for (const wanted of before.numbers.filter((each) => !each.inside)) {
    const cost = (measured: Measured) => {
      const now = verdictOf(measured).numbers.find(({ id }) => id === wanted.id) as Outcome;
      return costOf(measured) + INSISTENCE * Math.abs(Math.log(now.median / wanted.published));
    };
    const { settings } = await search(found, measure, { ...options, cost });
    const [measured] = await measure([settings], options);
    const reached = verdictOf(measured);
    const lost = reached.numbers.filter((each, i) => !each.inside && before.numbers[i].inside);
    results.push({ wanted, reached, lost });
  }
  return results;
}

export function tradeOffTable(offs: readonly TradeOff[]): string {
  return table(
    ['number asked for', 'published', 'came to', 'given up for it', 'statements that fail'],
    offs.map(({ wanted, reached, lost }) => {
      const now = reached.numbers.find(({ id }) => id === wanted.id) as Outcome;
      const failed = reached.margins.filter(({ margin }) => !(margin >= 0));
      return [
        wanted.id,
        String(wanted.published),
        `${short(wanted.median)} → ${short(now.median)}`,
        lost.map((each) => `${each.id} (${short(each.median)} for ${each.published})`).join(', ') ||
          'none',
        failed.map(({ id }) => id).join(', ') || 'none',
      ];
    }),
  );
}
