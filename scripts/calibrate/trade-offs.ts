import { costOf, NUMBERS } from './objective.ts';
import { type Outcome, short, table, type Verdict } from './report.ts';

/** What it takes to bring one number in: how near it came, and what was given up for it. */
export interface TradeOff {
  readonly wanted: Outcome;
  readonly reached: Verdict;
  /** Numbers outside now that were inside before. */
  readonly lost: readonly Outcome[];
}

/** Weight of the log distance of a number that is asked for alone; those of all others together cost about one. */
const INSISTENCE = 10;

/** The cost with one number weighing most. */
export function insistingOn(id: string): (responses: readonly number[]) => number {
  const at = NUMBERS.findIndex((claim) => claim.id === id);
  return (responses) => costOf(responses) + INSISTENCE * Math.abs(responses[at]);
}

/**
 * Asks for each number by itself that is outside, on the families searched or on fresh ones; `insist` searches on from
 * the result and measures what it finds on the families searched.
 */
export async function tradeOffs(
  before: Verdict,
  fresh: Verdict,
  insist: (cost: (responses: readonly number[]) => number) => Promise<Verdict>,
): Promise<TradeOff[]> {
  const results: TradeOff[] = [];
  for (const wanted of before.numbers.filter(
    (each, i) => !each.inside || !fresh.numbers[i].inside,
  )) {
    const reached = await insist(insistingOn(wanted.id));
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
      const failed = reached.margins.filter(({ margin }) => !(margin > 0));
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
