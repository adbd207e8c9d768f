import type { FamilySummary } from '../../model/measure/family.ts';
import { LEVELS, SCORES, type Score } from '../../model/measure/graph-measure.ts';
import { swarmOf } from '../ensemble/both-swarms.ts';
import { SIZES } from '../ensemble/systems.ts';

/** Levels that are drawn. */
export const DRAWN = [0.5, 0.9] as const;
export type Drawn = (typeof DRAWN)[number];

/** Sizes at which the recursive swarm reaches a level sooner than the standard one, or is alone in reaching it. */
export function recursiveFaster(
  summary: FamilySummary,
  score: Score,
  level: Drawn,
): (typeof SIZES)[number][] {
  const time = (swarm: 'standard' | 'recursive', size: (typeof SIZES)[number]) =>
    swarmOf(summary, swarm, size).time[score][LEVELS.indexOf(level)].value ??
    Number.POSITIVE_INFINITY;
  return SIZES.filter((size) => time('recursive', size) < time('standard', size));
}

export function fasterSomewhere(summary: FamilySummary): boolean {
  return SCORES.some((score) =>
    DRAWN.some((level) => recursiveFaster(summary, score, level).length > 0),
  );
}
