import type { Shape } from '../../components/plot/types.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import type { FamilySummary } from '../../model/measure/family.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import { type Level, levelIndex } from '../ensemble/level-segments.tsx';
import type { SizeSeries } from '../ensemble/size-plot.tsx';
import { SIZES } from '../ensemble/systems.ts';

/** The rules of the post, in its order. */
export const COMPARED = [
  'own-branch',
  'random',
  'shallowest',
  'shortest',
  'critical-path',
] as const;
export type Compared = (typeof COMPARED)[number];

/** What a rule is called in the names of figures: own branch is the standard swarm itself. */
export const figureName = (rule: Compared) => (rule === 'own-branch' ? 'standard' : rule);

/** Systems stand rule by rule, each with all sizes. */
export const systemIndex = (rule: Compared, size: number): number =>
  COMPARED.indexOf(rule) * SIZES.length + (SIZES as readonly number[]).indexOf(size);

const SHAPES: Readonly<Record<Compared, Shape>> = {
  'own-branch': 'circle',
  random: 'cross',
  shallowest: 'square',
  shortest: 'triangle',
  'critical-path': 'diamond',
};

/** Doublings between the intervals of neighbouring rules. */
const ASIDE = 0.05;

/** Speedup of each rule at each size. */
export function ruleSeries(
  language: Language,
  summary: FamilySummary,
  score: Score,
  level: Level,
): SizeSeries[] {
  const { names } = catalogues[language].figures.rules;
  return COMPARED.map((rule, i) => ({
    key: rule,
    name: names[rule],
    colour: `var(--rule-${rule})`,
    shape: SHAPES[rule],
    aside: (i - (COMPARED.length - 1) / 2) * ASIDE,
    estimates: SIZES.map(
      (size) => summary.systems[systemIndex(rule, size)].speedup[score][levelIndex(level)],
    ),
  }));
}
