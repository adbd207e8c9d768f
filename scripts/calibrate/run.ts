import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Figures } from '../../src/claims/claim.ts';
import type { Piece } from '../../src/claims/piece.ts';
import { spread } from '../../src/cli/spread/spread.ts';
import { takingElo } from '../../src/model/measure/elo/elo.ts';
import { type EloRecords, joinEloRecords } from '../../src/model/measure/elo/records.ts';
import { FAMILY_SIZE } from '../../src/model/measure/family.ts';
import { finished } from '../../src/model/measure/pausing.ts';
import type { Parameters } from '../../src/model/parameters.ts';
import { calibrationDocument, type Screened } from './document.ts';
import { costOf, type Measured } from './objective.ts';
import { verdictOf } from './report.ts';
import { type Found, type Measure, type MeasureSize, search } from './search.ts';
import { DIMENSIONS, STRUCTURES } from './search-space.ts';
import { START } from './start.ts';
import { tradeOffs } from './trade-offs.ts';

/*
 * npm run calibrate: searches the free constants of the post's preset and writes docs/calibration.md. Every number
 * depends on what stands here alone, not on the machine, its cores or the clock.
 */

/** A few generations for each structure, on 64 graphs. */
const SCREENING = { families: 4, sessions: 80, generations: 12, sigma: 0.5, seed: 1 };
/** And many for the best, on 96. */
const SEARCHING = { families: 6, sessions: 160, generations: 150, sigma: 0.5, seed: 1 };
/** What is shown was measured on 32 families that the search has not seen. */
const FRESH = { first: 100, families: 32, sessions: 2000 };
const INSISTING = { families: 4, sessions: 80, generations: 25, sigma: 0.25, seed: 1 };

const say = (line: string) => process.stderr.write(`${line}\n`);

/** Sessions that are run together. */
const SESSIONS_A_PIECE = 80;

/** Settings on the same families, from family `first` on, and the same Elo sessions. */
async function measured(
  settings: readonly Parameters[],
  { families, sessions }: MeasureSize,
  first = 0,
): Promise<Measured[]> {
  const pieces = settings.map((parameters): Piece[] => {
    const list: Piece[] = [];
    for (let f = 0; f < families; f++) list.push({ study: 'post', parameters, family: first + f });
    for (let s = 0; s < sessions; s += SESSIONS_A_PIECE) {
      const count = Math.min(SESSIONS_A_PIECE, sessions - s);
      list.push({ study: 'elo', parameters, first: first * FAMILY_SIZE + s, sessions: count });
    }
    return list;
  });
  const values = await spread(pieces.flat());
  return pieces.map(({ length }) => {
    const own = values.splice(0, length);
    const records = joinEloRecords(own.slice(families) as EloRecords[]);
    return {
      families: own.slice(0, families) as Figures[],
      elo: finished(takingElo(records, { replicates: 0 })),
    };
  });
}

const measure: Measure = (settings, size) => measured(settings, size);

async function screen(): Promise<Screened[]> {
  const screened: Screened[] = [];
  for (const structure of STRUCTURES) {
    const from = { ...START, ...structure };
    const [before] = await measure([from], SCREENING);
    const best = await search(from, measure, SCREENING);
    screened.push({ structure, before: costOf(before), after: best.cost });
    say(`${JSON.stringify(structure)}: ${best.cost.toFixed(3)}`);
  }
  return screened;
}

async function main(): Promise<void> {
  const screened = await screen();
  const { structure } = screened.reduce((a, b) => (b.after < a.after ? b : a));
  const from = { ...START, ...structure };
  const best: Found = await search(from, measure, {
    ...SEARCHING,
    onGeneration(generation, { cost, settings }) {
      const constants = DIMENSIONS.map(({ key }) => `${key} ${settings[key]}`).join(', ');
      say(`generation ${generation}: ${cost.toFixed(3)} (${constants})`);
    },
  });
  const [atStart, atEnd] = await measure([START, best.settings], SEARCHING);
  const [fresh] = await measured([best.settings], FRESH, FRESH.first);
  const verdicts = { start: verdictOf(atStart), found: verdictOf(atEnd), fresh: verdictOf(fresh) };
  say(`${verdicts.fresh.inside} of ${verdicts.fresh.numbers.length} on fresh families`);
  const offs = await tradeOffs(best.settings, verdicts.found, measure, INSISTING);
  const target = new URL('../../docs/calibration.md', import.meta.url);
  writeFileSync(
    fileURLToPath(target),
    calibrationDocument({
      start: START,
      found: best,
      screened,
      verdicts,
      offs,
      sizes: { screening: SCREENING, searching: SEARCHING, fresh: FRESH, insisting: INSISTING },
    }),
  );
}

await main();
