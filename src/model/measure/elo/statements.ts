import { log } from '../../random/elementary.ts';
import { ELO_PER_DECADE } from './bradley-terry.ts';
import type { EloFigure, EloSummary, SystemElo } from './summary.ts';

/** Whether a statement holds of a summary, with the figures that decide. */
export interface Stated<F extends string> {
  /**
   * 0 or more where it holds: the smallest, over what it says, of the logarithms of what must be larger (a slope,
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
 * In joint Elo at the largest budget pass@4 is first, pass@2 group@2 lies between it and the other two, and
 * group@4 is within its interval of pass@1: the interval of its rating holds pass@1's rating. (The interval of the
 * paired difference, `group@4`, is far narrower, because both have the same graph and have nearly finished it.)
 */
export function order({
  systems,
}: EloSummary): Stated<'pass@4' | 'pass@2 group@2' | 'group@4' | 'group@4 alone'> {
  const figures = {
    'pass@4': systems['pass@4'].lead,
    'pass@2 group@2': systems['pass@2 group@2'].lead,
    'group@4': systems['group@4'].lead,
    'group@4 alone': ratingAtLargest(systems['group@4']),
  };
  const [most, between, group] = Object.values(figures).map(({ value }) => value ?? Number.NaN);
  const [low, high] = figures['group@4 alone'].interval ?? [Number.NaN, Number.NaN];
  const one = ratingAtLargest(systems['pass@1']).value ?? Number.NaN;
  const elo = Math.min(most - between, between, between - group, one - low, high - one);
  return { margin: (Math.LN10 / ELO_PER_DECADE) * elo, figures };
}

function ratingAtLargest({ jointElo: { value, low, high } }: SystemElo): EloFigure {
  const last = value.length - 1;
  const known = !Number.isNaN(low[last]);
  return { value: value[last], interval: known ? [low[last], high[last]] : null };
}

/** A slope that must be smaller and is not positive is as much smaller as can be. */
function logRatio(larger: number | null | undefined, smaller: number | null | undefined): number {
  if (typeof larger !== 'number' || typeof smaller !== 'number') return Number.NaN;
  if (larger <= 0) return Number.NEGATIVE_INFINITY;
  return smaller > 0 ? log(larger / smaller) : Number.POSITIVE_INFINITY;
}
