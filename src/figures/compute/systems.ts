import { catalogues, type Language } from '../../messages/index.ts';
import type { FamilySummary, SystemSummary } from '../../model/measure/family.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import type { Parameters } from '../../model/parameters.ts';
import { withoutOverhead } from '../ensemble/free.ts';
import { type Level, levelIndex } from '../ensemble/level-segments.tsx';
import type { SizeSeries } from '../ensemble/size-plot.tsx';
import { asSwarm, SIZES } from '../ensemble/systems.ts';

export const KINDS = ['standard', 'recursive'] as const;
export type Kind = (typeof KINDS)[number];

/** All sizes of each kind, free of overhead: waiting and talking are not what is counted here. */
export function computeSystems(parameters: Parameters): Parameters[] {
  const free = withoutOverhead(parameters);
  return KINDS.flatMap((kind) => SIZES.map((size) => asSwarm(free, kind, size)));
}

export function systemsOf({ systems }: FamilySummary, kind: Kind): readonly SystemSummary[] {
  const first = KINDS.indexOf(kind) * SIZES.length;
  return systems.slice(first, first + SIZES.length);
}

const LOOKS = {
  standard: { shape: 'circle', aside: -0.04 },
  recursive: { shape: 'square', dash: '6 4', aside: 0.04 },
} as const;

/** Agent-time to a level as a ratio to one agent's, of both kinds. */
export function computeSeries(
  language: Language,
  summary: FamilySummary,
  score: Score,
  level: Level,
): SizeSeries[] {
  const { swarm } = catalogues[language].page.controls.options;
  return KINDS.map((kind) => ({
    key: kind,
    name: swarm[kind].label,
    colour: `var(--kind-${kind})`,
    ...LOOKS[kind],
    estimates: systemsOf(summary, kind).map(({ agentTime }) => agentTime[score][levelIndex(level)]),
  }));
}

/** Least and greatest value among those that there are; NaN without any. */
export function extent(series: readonly SizeSeries[]): readonly [least: number, most: number] {
  const values = series.flatMap(({ estimates }) =>
    estimates.flatMap(({ value }) => (value === null ? [] : [value])),
  );
  return values.length === 0
    ? [Number.NaN, Number.NaN]
    : [Math.min(...values), Math.max(...values)];
}
