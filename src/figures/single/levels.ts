import { sampleReaches } from '../../draw/s-curve.ts';
import type { Estimate } from '../../model/measure/estimate.ts';
import type { FamilySummary } from '../../model/measure/family.ts';
import { LEVELS, type Score } from '../../model/measure/graph-measure.ts';

/** Levels whose times are told. */
export const TOLD = [0.1, 0.25, 0.5, 0.75, 0.9, 0.99, 1] as const;

/**
 * When one agent's mean curve first reaches a level, in t_mid: exact and with an interval at LEVELS, elsewhere read off
 * the sampled curve.
 */
export function reachedAt(summary: FamilySummary, score: Score, level: number): Estimate {
  const known = (LEVELS as readonly number[]).indexOf(level);
  if (known >= 0) return summary.baseline.time[score][known];
  const value = sampleReaches(summary.time, summary.baseline.curves[score].mean, level);
  return { value, interval: null, n: summary.graphs, reached: summary.graphs };
}
