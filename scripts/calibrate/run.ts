import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Parameters } from '../../src/model/parameters.ts';
import { part } from './checkpoint.ts';
import { calibrationDocument, type Screened, type Searched } from './document.ts';
import { type MeasureSize, measured } from './measure.ts';
import { costOf, FINE_RESERVE, responsesOf } from './objective.ts';
import { onReference } from './on-reference.ts';
import { type Verdict, verdictOf } from './report.ts';
import { type Found, type SearchOptions, search } from './search.ts';
import { DIMENSIONS, STRUCTURES, settingsAt } from './search-space.ts';
import { START } from './start.ts';
import { tradeOffs } from './trade-offs.ts';

/*
 * npm run calibrate: searches the free constants of the post's preset and writes docs/calibration.md. Every number
 * depends on what stands here alone, not on the machine, its cores or the clock.
 */

/** Many points on 64 graphs each: the regression over all of them takes the noise. */
const POINT: MeasureSize = { families: 4, sessions: 80 };
/** Whether a step is taken is decided on more. */
const CAREFUL: MeasureSize = { families: 24, sessions: 640 };
/** What is shown was measured on families that the search has not seen. */
const FRESH = { first: 2000, families: 32, sessions: 2000 };

const SCREENING = { rounds: 1, points: 100, radius: 1, seed: 1 };
const SEARCHING = { rounds: 10, points: 120, radius: 1, seed: 1 };
/** From the best, with smaller steps that are judged on more. */
const REFINING = { rounds: 6, points: 140, radius: 0.4, seed: 2 };
const MORE_CAREFUL: MeasureSize = { families: 48, sessions: 960 };
/** How many structures are searched further. */
const SEARCHED = 2;
const INSISTING = { rounds: 3, points: 80, radius: 0.7, seed: 1 };

type Plan = Pick<SearchOptions, 'rounds' | 'points' | 'radius' | 'seed' | 'onRound'>;

const say = (line: string) => process.stderr.write(`${line}\n`);

function searchFrom(
  from: Parameters,
  plan: Plan,
  cost: (responses: readonly number[]) => number = (responses) => costOf(responses),
  careful = CAREFUL,
): Promise<Found> {
  return search({
    ...plan,
    start: DIMENSIONS.map(() => 0),
    cost,
    async respond(points, carefully) {
      const settings = points.map((x) => settingsAt(from, x));
      return (await measured(settings, carefully ? careful : POINT)).map(responsesOf);
    },
  });
}

async function verdict(settings: Parameters, size: MeasureSize, first = 0): Promise<Verdict> {
  const [all] = await measured([settings], size, first);
  return verdictOf(all);
}

/** One step from the start for each structure: enough to see which are worth searching. */
async function screen(): Promise<Screened[]> {
  const screened: Screened[] = [];
  for (const structure of STRUCTURES) {
    const from = { ...START, ...structure };
    const { before, after } = await part(
      { screening: SCREENING, POINT, CAREFUL, from },
      async () => {
        const [responses] = (await measured([from], CAREFUL)).map(responsesOf);
        const { cost } = await searchFrom(from, SCREENING);
        return { before: costOf(responses), after: cost };
      },
    );
    screened.push({ structure, before, after });
    say(`${JSON.stringify(structure)}: ${before.toFixed(3)} to ${after.toFixed(3)}`);
  }
  return screened;
}

/** The whole search from the start, in each of the structures that came out best. */
async function searchBest(screened: readonly Screened[]): Promise<Searched[]> {
  const ranked = [...screened].sort((a, b) => a.after - b.after).slice(0, SEARCHED);
  const results: Searched[] = [];
  for (const { structure } of ranked) {
    const from = { ...START, ...structure };
    say(`searching ${JSON.stringify(structure)}`);
    const { x, cost } = await part({ searching: SEARCHING, POINT, CAREFUL, from }, () =>
      searchFrom(from, { ...SEARCHING, onRound: told(from) }),
    );
    results.push({ structure, cost, settings: settingsAt(from, x) });
  }
  return results;
}

async function refine(from: Parameters): Promise<Parameters> {
  say('refining');
  const { x } = await part({ refining: REFINING, POINT, MORE_CAREFUL, FINE_RESERVE, from }, () =>
    searchFrom(
      from,
      { ...REFINING, onRound: told(from) },
      (responses) => costOf(responses, FINE_RESERVE),
      MORE_CAREFUL,
    ),
  );
  return settingsAt(from, x);
}

/** Says on standard error how far a search from there has come. */
function told(from: Parameters) {
  return (round: number, { x, cost }: Found) => {
    const settings = settingsAt(from, x);
    const constants = DIMENSIONS.map(({ key }) => `${key} ${settings[key]}`).join(', ');
    say(`round ${round}: ${cost.toFixed(3)} (${constants})`);
  };
}

async function main(): Promise<void> {
  const screened = await screen();
  const searched = await searchBest(screened);
  const best = searched.reduce((a, b) => (b.cost < a.cost ? b : a));
  const found = await onReference(await refine(best.settings));
  say(`fertility ${found.fertility} puts the first slope on the reference`);
  const [atStart, atEnd] = await measured([START, found], MORE_CAREFUL);
  const verdicts = {
    start: verdictOf(atStart),
    found: verdictOf(atEnd),
    fresh: await verdict(found, FRESH, FRESH.first),
  };
  say(`${verdicts.fresh.inside} of ${verdicts.fresh.numbers.length} on fresh families`);
  const offs = await tradeOffs(verdicts.found, verdicts.fresh, async (cost) => {
    const { x } = await searchFrom(found, INSISTING, cost);
    return verdict(settingsAt(found, x), MORE_CAREFUL);
  });
  writeFileSync(
    fileURLToPath(new URL('../../docs/calibration.md', import.meta.url)),
    calibrationDocument({
      start: START,
      found,
      cost: costOf(responsesOf(atEnd)),
      screened,
      searched,
      verdicts,
      offs,
      sizes: { point: POINT, careful: CAREFUL, moreCareful: MORE_CAREFUL, fresh: FRESH },
      plans: {
        screening: SCREENING,
        searching: SEARCHING,
        refining: REFINING,
        insisting: INSISTING,
      },
    }),
  );
}

await main();
