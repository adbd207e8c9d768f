import { catalogues, type Language } from '../../messages/index.ts';
import type { FamilySummary } from '../../model/measure/family.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import { SWARMS, swarmOf } from '../ensemble/both-swarms.ts';
import { type Level, levelIndex } from '../ensemble/level-segments.tsx';
import type { SizeSeries } from '../ensemble/size-plot.tsx';
import { SWARM_LOOKS } from '../ensemble/swarm-looks.ts';
import { SIZES } from '../ensemble/systems.ts';

/** Beside colour and shape. */
const LOOKS = {
  standard: { aside: -0.04 },
  recursive: { dash: '6 4', aside: 0.04 },
} as const;

/** Agent-time to a level as a ratio to one agent's, of both kinds. */
export function computeSeries(
  language: Language,
  summary: FamilySummary,
  score: Score,
  level: Level,
): SizeSeries[] {
  const { names } = catalogues[language].figures.compute;
  return SWARMS.map((swarm) => ({
    key: swarm,
    name: names[swarm],
    ...SWARM_LOOKS[swarm],
    ...LOOKS[swarm],
    estimates: ratiosOf(summary, swarm, score, level),
  }));
}

/** By size. */
function ratiosOf(
  summary: FamilySummary,
  swarm: (typeof SWARMS)[number],
  score: Score,
  level: Level,
): SizeSeries['estimates'] {
  return SIZES.map((size) => swarmOf(summary, swarm, size).agentTime[score][levelIndex(level)]);
}

/** The same of both kinds of swarm, without their names. */
export function ratiosOfBoth(summary: FamilySummary, score: Score, level: Level) {
  return SWARMS.map((swarm) => ({ estimates: ratiosOf(summary, swarm, score, level) }));
}

/** Least and greatest value among those that there are; NaN without any. */
export function extent(
  series: readonly Pick<SizeSeries, 'estimates'>[],
): readonly [least: number, most: number] {
  const values = series.flatMap(({ estimates }) =>
    estimates.flatMap(({ value }) => (value === null ? [] : [value])),
  );
  return values.length === 0
    ? [Number.NaN, Number.NaN]
    : [Math.min(...values), Math.max(...values)];
}
