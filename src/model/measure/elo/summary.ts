import { percentileInterval, quantile } from '../estimate.ts';
import type { Ratings } from './ratings.ts';
import { bySystem, ELO_SYSTEMS, type EloSystem } from './records.ts';

/** A figure with its 95% interval from a bootstrap over sessions; null where it does not exist. */
export interface EloFigure {
  readonly value: number | null;
  readonly interval: readonly [number, number] | null;
}

/** Ratings by budget, with their 95% bootstrap bands; NaN where there is no band. */
export interface EloCurve {
  readonly value: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
}

export interface SystemElo {
  /** Against the system's own budgets; 0 at the first. */
  readonly selfElo: EloCurve;
  /** All systems at all budgets in one fit; 0 for pass@1 at the first. */
  readonly jointElo: EloCurve;
  /**
   * Scaling inflection point: log10 of the last budget at which self-Elo climbs faster than 400 per decade over the
   * largest budget, from -3 (also when it does so nowhere) to 0. Median over the bootstrap.
   */
  readonly inflection: EloFigure;
  /** Elo per decade over the first half decade of budgets within which any session has finished a step. */
  readonly firstSlope: EloFigure;
  /** Elo per decade over the last decade. */
  readonly lastSlope: EloFigure;
  /** Joint Elo at the largest budget less pass@1's; paired. */
  readonly lead: EloFigure;
  /** Chance at the largest budget to beat each system. */
  readonly winRate: Readonly<Record<EloSystem, EloFigure>>;
}

/** Plain data. */
export interface EloSummary {
  readonly sessions: number;
  /** Bootstrap replicates behind the intervals. */
  readonly replicates: number;
  /** Ascending, in agent-time. */
  readonly budgets: Float64Array;
  readonly systems: Readonly<Record<EloSystem, SystemElo>>;
  /**
   * Chance of group@4 to beat pass@1 at the largest budget, with the interval that it would have if the sessions of the
   * two had been drawn separately. They work on the same graphs, so that the interval of `winRate` is far narrower.
   */
  readonly tracking: EloFigure;
}

/** Replicates; null for one that has drawn a single session, and so has no pairs. */
export type Drawn = (Ratings | null)[];

/** The figures of every system from the ratings as measured and those of the replicates, at so many budgets. */
export function summaries(measured: Ratings, drawn: Drawn, budgets: number): EloSummary['systems'] {
  const figure = (of: (ratings: Ratings) => number) => figureOf(measured, drawn, of);
  const curve = (of: (ratings: Ratings, b: number) => number): EloCurve => {
    const points = Array.from({ length: budgets }, (_, b) => figure((r) => of(r, b)));
    return {
      value: Float64Array.from(points, ({ value }) => value ?? Number.NaN),
      low: Float64Array.from(points, ({ interval }) => interval?.[0] ?? Number.NaN),
      high: Float64Array.from(points, ({ interval }) => interval?.[1] ?? Number.NaN),
    };
  };
  const jointAtLargest = (r: Ratings, system: number) => r.joint[(system + 1) * budgets - 1];
  return bySystem((name) => {
    const system = ELO_SYSTEMS.indexOf(name);
    return {
      selfElo: curve((r, b) => r.self[system][b]),
      jointElo: curve((r, b) => r.joint[system * budgets + b]),
      inflection: medianOf(
        figure((r) => r.inflection[system]),
        drawn.flatMap((r) => (r === null ? [] : r.inflection[system])),
      ),
      firstSlope: figure((r) => r.firstSlope[system]),
      lastSlope: figure((r) => r.lastSlope[system]),
      lead: figure((r) => jointAtLargest(r, system) - jointAtLargest(r, 0)),
      winRate: bySystem((other) =>
        figure((r) => r.atLargest[system * ELO_SYSTEMS.length + ELO_SYSTEMS.indexOf(other)]),
      ),
    };
  });
}

function figureOf(measured: Ratings, drawn: Drawn, of: (ratings: Ratings) => number): EloFigure {
  const value = of(measured);
  if (!Number.isFinite(value)) return { value: null, interval: null };
  const redrawn = Float64Array.from(drawn, (r) => (r === null ? Number.NaN : of(r)));
  return { value, interval: percentileInterval(redrawn) };
}

/** The same with the median of the replicates, where there are any. */
function medianOf(figure: EloFigure, redrawn: readonly number[]): EloFigure {
  if (redrawn.length === 0) return figure;
  return { ...figure, value: quantile(Float64Array.from(redrawn).sort(), 1 / 2) };
}
