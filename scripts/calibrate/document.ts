import type { Parameters } from '../../src/model/parameters.ts';
import { constantsTable, numbersTable, statementsTable, table, type Verdict } from './report.ts';
import type { Found } from './search.ts';
import { DIMENSIONS, type StructureChoice } from './search-space.ts';
import { type TradeOff, tradeOffTable } from './trade-offs.ts';

export interface Screened {
  readonly structure: StructureChoice;
  readonly before: number;
  readonly after: number;
}

export interface Calibration {
  readonly start: Parameters;
  readonly found: Found;
  readonly screened: readonly Screened[];
  readonly verdicts: Readonly<Record<'start' | 'found' | 'fresh', Verdict>>;
  readonly offs: readonly TradeOff[];
  readonly sizes: {
    readonly screening: Size;
    readonly searching: Size;
    readonly fresh: { readonly first: number; readonly families: number };
    readonly insisting: Size;
  };
}

interface Size {
  readonly families: number;
  readonly generations: number;
}

/** docs/calibration.md: how the constants were found, how well they do, and what they cannot do. */
export function calibrationDocument(result: Calibration): string {
  const { start, found, screened, verdicts, offs, sizes } = result;
  const { fresh } = verdicts;
  const outside = fresh.numbers.filter(({ inside }) => !inside);
  return `# How the constants of the \`post\` preset were found

Written by \`npm run calibrate\`; not edited by hand.

The post publishes numbers, not the constants of its simulator. The structure of the model is given (MODEL.md of the
specification, and [the model's choices](model-choices.md)); the constants below were free. This page says how they were
searched, how near they come, and what they cannot reach together.

## What is minimised

Each of the ${fresh.numbers.length} published numbers is measured on families of 16 graphs. The cost is the sum of squared logarithms of
median over published value. Beyond that it aims at the bar: a number counts as reproduced when its median is within 25% or the
published value lies in the 5% to 95% range of single families. What lies outside of that costs extra, all but the two worst; so
does a median off by more than a half, and a statement that fails for the medians. Nothing is said about single numbers.

## How

- CMA-ES over ${DIMENSIONS.length} constants (\`scripts/calibrate/cma-es.ts\`, tested on known functions; no kept package in the npm
  registry offers it). Constants that leave their bounds are reflected at them.
- All settings are measured on the same graphs (seed ${start.seed}, families 0 to ${sizes.searching.families - 1}: ${sizes.searching.families * 16} graphs), and shown for
  ${sizes.fresh.families} families that the search has not seen (from family ${sizes.fresh.first} on).
- First each structure that the text leaves open is searched for ${sizes.screening.generations} generations on ${sizes.screening.families * 16} graphs; the best then for
  ${sizes.searching.generations} on ${sizes.searching.families * 16}.

${table(
  [
    'rule',
    'dispatch',
    'backlog',
    'cost at the start',
    `after ${sizes.screening.generations} generations`,
  ],
  screened.map(({ structure, before, after }) => [
    structure.rule,
    structure.dispatch,
    structure.backlog,
    before.toFixed(2),
    after.toFixed(2),
  ]),
)}

## What was found

Cost ${found.cost.toFixed(3)}, with \`rule=${found.settings.rule}\`, \`dispatch=${found.settings.dispatch}\`, \`backlog=${found.settings.backlog}\`.

${constantsTable(start, found.settings)}

${fresh.inside} of ${fresh.numbers.length} numbers are reproduced on fresh families (${verdicts.start.inside} at the start, ${verdicts.found.inside} on the families searched).
${outside.length === 0 ? 'None is outside.' : `Outside: ${outside.map(({ id }) => id).join(', ')}.`}

${numbersTable(verdicts.start, verdicts.found, fresh)}

Statements, by the smallest ratio between what must be larger and what must be smaller. Those on Elo need thousands of
sessions, and are looked at afterwards (\`npm run -s swarm -- claims\`).

${statementsTable(verdicts.start, verdicts.found, fresh)}

## What pulls against what

From the constants found, the search went on for ${sizes.insisting.generations} generations with one of the numbers outside weighing more than all
others together. What it gave up for it:

${offs.length === 0 ? 'Nothing is outside on the families searched.' : tradeOffTable(offs)}
`;
}
