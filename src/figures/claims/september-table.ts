import type { NumberAnswer } from '../../claims/claim.ts';
import { agreements } from '../../claims/september/agreement.ts';
import {
  GENERATOR,
  type Published,
  SINGLE,
  SWARM_FIGURES,
  SWARMS,
  type SwarmFigure,
} from '../../claims/september/table.ts';
import { measuredOf, type Row, type RowOf } from './rows.ts';

/** The columns of the matrix, group by group. */
export const SPEEDUPS = [
  'speedupCoverage50',
  'speedupCoverage90',
  'speedupBest50',
  'speedupBest80',
] as const satisfies readonly SwarmFigure[];
export const OVERHEADS = [
  'schedulingOverWork',
  'communicationOverWork',
] as const satisfies readonly SwarmFigure[];
export const OTHERS = [
  'lambda',
  't50',
  'familyFinish',
  'handoffsPerStep',
] as const satisfies readonly SwarmFigure[];
export const COLUMNS: readonly SwarmFigure[] = [...SPEEDUPS, ...OVERHEADS, ...OTHERS];

/** The rows of the matrix. */
export type Swarm = Pick<(typeof SWARMS)[number], 'kind' | 'agents'>;
export const ROWS: readonly Swarm[] = SWARMS;

export type SingleFigure = keyof typeof SINGLE;
export const SINGLE_FIGURES = Object.keys(SINGLE) as SingleFigure[];
export type GeneratorFigure = keyof typeof GENERATOR;
export const GENERATOR_FIGURES = Object.keys(GENERATOR) as GeneratorFigure[];

export const swarmId = ({ kind, agents }: Swarm, figure: SwarmFigure) =>
  `${kind}${agents}-${figure}`;

const PUBLISHED: ReadonlyMap<string, Published> = new Map([
  ...SINGLE_FIGURES.map((each) => [`single-${each}`, SINGLE[each]] as const),
  ...GENERATOR_FIGURES.map((each) => [`generator-${each}`, GENERATOR[each]] as const),
  ...SWARMS.flatMap((swarm) =>
    SWARM_FIGURES.map((each) => [swarmId(swarm, each), swarm.figures[each]] as const),
  ),
]);

/** All ids of the table, in its order. */
export const SEPTEMBER_IDS: readonly string[] = [...PUBLISHED.keys()];

/** The published interval of a figure, where there is one. */
export function publishedInterval(id: string): readonly [number, number] | null {
  return PUBLISHED.get(id)?.interval ?? null;
}

/** The relative difference within which a figure agrees, interval or not. */
export const AGREEMENT = 0.02;
/** Differences are drawn up to this one. */
export const SCALE = 2 * AGREEMENT;

export interface Compared {
  readonly difference: number;
  readonly agrees: boolean;
}

/** A mean against the published value; null while there is none. */
export function compare(row: Row): Compared | null {
  const measured: NumberAnswer | null = measuredOf(row);
  if (!measured) return null;
  const [{ off, agrees }] = agreements([measured]);
  return { difference: off, agrees };
}

/** How many of the figures that are known agree. */
export function agreement(rowOf: RowOf): { readonly agree: number; readonly all: number } {
  const known = SEPTEMBER_IDS.map(rowOf)
    .map((row) => row && compare(row))
    .filter((compared) => compared !== null);
  return { agree: known.filter(({ agrees }) => agrees).length, all: known.length };
}
