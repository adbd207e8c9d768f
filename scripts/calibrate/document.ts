import { FAMILY_SIZE } from '../../src/model/measure/family.ts';
import type { Parameters } from '../../src/model/parameters.ts';
import type { MeasureSize } from './measure.ts';
import { NUMBERS } from './objective.ts';
import { constantsTable, numbersTable, statementsTable, table, type Verdict } from './report.ts';
import { DIMENSIONS, type StructureChoice } from './search-space.ts';
import { type TradeOff, tradeOffTable } from './trade-offs.ts';

export interface Screened {
  readonly structure: StructureChoice;
  readonly before: number;
  readonly after: number;
}

export interface Searched {
  readonly structure: StructureChoice;
  readonly cost: number;
  readonly settings: Parameters;
}

export interface Calibration {
  readonly start: Parameters;
  readonly found: Parameters;
  readonly cost: number;
  readonly screened: readonly Screened[];
  readonly searched: readonly Searched[];
  readonly verdicts: Readonly<Record<'start' | 'found' | 'fresh', Verdict>>;
  readonly offs: readonly TradeOff[];
  readonly sizes: {
    readonly point: MeasureSize;
    readonly careful: MeasureSize;
    readonly moreCareful: MeasureSize;
    readonly fresh: MeasureSize & { readonly first: number };
  };
  readonly plans: Readonly<Record<'screening' | 'searching' | 'refining' | 'insisting', Plan>>;
}

interface Plan {
  readonly rounds: number;
  readonly points: number;
}

/** docs/calibration.md: how the constants were found, how well they do, and what they cannot do. */
export function calibrationDocument(result: Calibration): string {
  const { start, found, cost, screened, searched, verdicts, offs, sizes, plans } = result;
  const { fresh } = verdicts;
  const outside = fresh.numbers.filter(({ inside }) => !inside);
  const graphs = (size: MeasureSize) => `${size.families * FAMILY_SIZE} graphs`;
  const endOf = (structure: StructureChoice) =>
    searched
      .find((each) => JSON.stringify(each.structure) === JSON.stringify(structure))
      ?.cost.toFixed(2) ?? '';
  return `# How the constants of the \`post\` preset were found

Written by \`npm run calibrate\`; not edited by hand.

The post publishes numbers, not the constants of its simulator. The structure of the model is given (see
[the model's choices](model-choices.md)); the constants below were free. This page says how they were searched, how near
they come, and what they cannot reach together.

## What is minimised

Each of the ${NUMBERS.length} published numbers is measured on families of 16 graphs. The cost is the sum of squares of the mean
logarithm of measured over published value. Beyond that it aims at a bar: a number counts as reproduced when its median is
within 25%, or when the published value lies in the 5% to 95% range of single families. What lies outside of that costs
extra, the two worst a twentieth of the others; so does a number off by more than a half, every statement that fails,
and a picture of Elo that is not the published one, with a reserve because a few hundred sessions tell it roughly. No
number has a weight of its own.

## How

- ${DIMENSIONS.length} constants. Those that would leave their bounds are reflected at them.
- A small change of a constant gives other graphs, not slightly changed ones, so what is measured is noisy. A search that
  takes the best of many noisy tries finds luck. So in each round ${plans.searching.points} settings are drawn around the best so far and
  measured on ${graphs(sizes.point)} each; a surface (level, slope and bend for each constant) is fitted to every figure; CMA-ES finds the least
  cost on the surfaces, for a short, a middling and a long step; and the best of these is taken if ${graphs(sizes.careful)} and ${sizes.careful.sessions} Elo sessions agree. ${plans.searching.rounds} rounds. All of it is our
  own, in \`scripts/calibrate\`, and tested on known functions: no kept package in the npm registry was found that does
  the like, CMA-ES among them.
- All settings are measured on the same seed (${start.seed}). What is shown as fresh comes from graphs that the search has not seen: ${sizes.fresh.families} families
  from family ${sizes.fresh.first} on, and ${sizes.fresh.sessions} Elo sessions.
- Each structure that the text leaves open was searched for ${plans.screening.rounds} round of ${plans.screening.points} first, and the best ${searched.length} of them all the way:

${table(
  ['rule', 'dispatch', 'backlog', 'cost at the start', 'after one round', 'at the end'],
  screened.map(({ structure, before, after }) => [
    structure.rule,
    structure.dispatch,
    structure.backlog,
    before.toFixed(2),
    after.toFixed(2),
    endOf(structure),
  ]),
)}

- From the best of these the search went on for ${plans.refining.rounds} rounds of smaller steps and ${plans.refining.points} points, judged on
  ${graphs(sizes.moreCareful)} and ${sizes.moreCareful.sessions} sessions, and aiming further inside the bar.
- Last, fertility is set so that pass@1 starts on the reference of repeated sampling, over thousands of sessions on graphs that
  no claim is answered with.

## What was found

Cost ${cost.toFixed(2)}, with \`rule=${found.rule}\`, \`dispatch=${found.dispatch}\`, \`backlog=${found.backlog}\`.

${constantsTable(start, found)}

${fresh.inside} of ${fresh.numbers.length} numbers are reproduced on fresh families (${verdicts.start.inside} at the start, ${verdicts.found.inside} on the families searched).
${outside.length === 0 ? 'None is outside.' : `Outside: ${outside.map(({ id }) => id).join(', ')}.`}

${numbersTable(verdicts.start, verdicts.found, fresh)}

Statements, by the smallest ratio between what must be larger and what must be smaller. The last line is the search's own
and stricter than the post's statements on Elo, which \`npm run -s swarm -- claims\` answers with thousands of sessions.

${statementsTable(verdicts.start, verdicts.found, fresh)}

## What pulls against what

From the constants found, the search went on for ${plans.insisting.rounds} rounds of ${plans.insisting.points} points with one of the numbers outside weighing most. What it
gave up for it:

${offs.length === 0 ? 'Nothing is outside.' : tradeOffTable(offs)}
`;
}
