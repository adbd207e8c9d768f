import { log } from '../../random/elementary.ts';
import { ELO_PER_DECADE } from './bradley-terry.ts';
import type { EloFigure, EloSummary } from './summary.ts';

/** Whether a statement holds of a summary, with the figures that decide. */
export interface Stated<F extends string> {
  /**
   * Above 0 where it holds: the smallest, over what it says, of the logarithms of what must be larger (a slope,
   * a budget, a strength) over what must be smaller. NaN where it cannot be told.
   */
  readonly margin: number;
  readonly figures: Readonly<Record<F, EloFigure>>;
}

/** The inflection must lie before the last half decade. */
const LATEST_INFLECTION = -0.5;

/**
 * pass@1 starts on the reference (the interval of its first slope holds 400 per decade), its slope over the
 * last decade is below 400, and its scaling inflection point lies before the last half decade.
 */
export function bends({ systems }: EloSummary): Stated<'firstSlope' | 'lastSlope' | 'inflection'> {
  const { firstSlope, lastSlope, inflection } = systems['pass@1'];
  const margin = Math.min(
    logRatio(ELO_PER_DECADE, firstSlope.interval?.[0]),
    logRatio(firstSlope.interval?.[1], ELO_PER_DECADE),
    logRatio(ELO_PER_DECADE, lastSlope.value),
    Math.LN10 * (LATEST_INFLECTION - (inflection.value ?? Number.NaN)),
  );
  return { margin, figures: { firstSlope, lastSlope, inflection } };
}

/**
 * In joint Elo at the largest budget pass@4 is first, pass@2 group@2 lies between it and the other two, and group@4 is
 * within its interval of pass@1: one half lies in the interval of the chance that it beats pass@1. The interval is that
 * of separate draws. Of paired ones, on the same graphs, it would be so narrow that it misses one half by the few
 * sessions in which four agents leave more in progress than one.
 */
export function order({
  systems,
  tracking,
}: EloSummary): Stated<'pass@4' | 'pass@2 group@2' | 'group@4' | 'tracking'> {
  const figures = {
    'pass@4': systems['pass@4'].lead,
    'pass@2 group@2': systems['pass@2 group@2'].lead,
    'group@4': systems['group@4'].lead,
    tracking,
  };
  const [most, between, group] = Object.values(figures).map(({ value }) => value ?? Number.NaN);
  const [low, high] = tracking.interval ?? [Number.NaN, Number.NaN];
  const ahead = Math.min(most - between, between, between - group);
  const margin = Math.min(
    (Math.LN10 / ELO_PER_DECADE) * ahead,
    logRatio(1 - low, low),
    logRatio(high, 1 - high),
  );
  return { margin, figures };
}

/** A slope that must be smaller and is not positive is as much smaller as can be. */
function logRatio(larger: number | null | undefined, smaller: number | null | undefined): number {
  if (typeof larger !== 'number' || typeof smaller !== 'number') return Number.NaN;
  if (Number.isNaN(larger) || Number.isNaN(smaller)) return Number.NaN;
  if (larger <= 0) return Number.NEGATIVE_INFINITY;
  return smaller > 0 ? log(larger / smaller) : Number.POSITIVE_INFINITY;
}
