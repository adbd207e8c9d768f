import type { Parameters } from '../parameters.ts';
import { LEVEL_TOLERANCE, type StepCurve } from './curve.ts';
import type { SplitIntervals } from './deploy-intervals.ts';
import { type Lineup, placeOf, splitsOf } from './deploy-lineups.ts';
import type { DeployOrder } from './deploy-order.ts';
import type { Trial } from './deploy-trial.ts';
import type { Score } from './graph-measure.ts';
import { meanReach } from './mean-reach.ts';
import type { Deployment } from './sessions.ts';
import { spentUntil } from './working-time.ts';

/** Which splits of how many agents to try on the family that `parameters.graph` belongs to. */
export interface DeployTask {
  /** Its swarm is set aside, its rule and overhead are not: a session is a standard swarm, or the single agent. */
  readonly parameters: Parameters;
  /** Numbers of agents; each is split into every number of sessions that divides it. */
  readonly sizes: readonly number[];
  /** Levels of the scores, 0 to 1. */
  readonly levels: readonly number[];
}

/** All splits, measured over the same trials: one graph of the family each, with further attempts at its task. */
export interface Deployed {
  /** In the order of the task's sizes, then from one session to as many as there are agents. */
  readonly splits: readonly Split[];
  readonly levels: readonly number[];
  /** First time at which the mean single-agent coverage is 1/2, on the family's clock; null if never. */
  readonly tMid: number | null;
  readonly trials: number;
  /** Per level: share of the trials whose first graph's largest value reaches the level on the task's scale. */
  readonly withinOneGraph: readonly number[];
  /** How sure the order of the splits is; null where no bootstrap was asked for, or over a single trial. */
  readonly order: DeployOrder | null;
}

/** One way to deploy the agents. Columns have one entry per level; times are in t_mid. */
export interface Split extends Deployment {
  /** All agents: sessions · agentsEach. */
  readonly agents: number;
  /** First time at which the mean curve over the trials reaches the level; NaN where it never does. */
  readonly time: Readonly<Record<Score, Float64Array>>;
  /** Agent-time used by all sessions until then, mean over the trials; who has run out of work uses none. */
  readonly spent: Readonly<Record<Score, Float64Array>>;
  /** Mean score when all is done. */
  readonly end: Readonly<Record<Score, number>>;
  /** 95%, from a bootstrap over the trials; null where none was asked for. */
  readonly intervals: SplitIntervals | null;
}

/**
 * What the splits amount to over trials, at least one, that `lineups` have gone through, without intervals. Its columns
 * are its own.
 */
export function deployedOver(
  { sizes, levels }: DeployTask,
  lineups: readonly Lineup[],
  trials: readonly Trial[],
): Deployed {
  const tMid = midOf(trials);
  const unit = tMid ?? 1;
  return {
    splits: sizes.flatMap((agents) =>
      splitsOf(agents).map((split): Split => {
        const { lineup, at } = placeOf(split, lineups);
        const own = measured(trials, lineup, at, split, levels, unit);
        return { agents, ...split, ...own, intervals: null };
      }),
    ),
    levels: [...levels],
    tMid,
    trials: trials.length,
    withinOneGraph: levels.map((level) =>
      mean(trials.map(({ firstGraph }) => (firstGraph >= level - LEVEL_TOLERANCE ? 1 : 0))),
    ),
    order: null,
  };
}

/** `at` is the split's place among the sessions of its lineup; `unit` is t_mid. */
function measured(
  trials: readonly Trial[],
  lineup: number,
  at: number,
  { sessions }: Deployment,
  levels: readonly number[],
  unit: number,
): Pick<Split, 'time' | 'spent' | 'end'> {
  const curves = (score: Score) => trials.map(({ lineups }) => lineups[lineup].curves[at][score]);
  const byScore = { coverage: curves('coverage'), best: curves('best') };
  const reach = (score: Score) =>
    Float64Array.from(levels, (level) => meanReach(byScore[score], level));
  const time = { coverage: reach('coverage'), best: reach('best') };
  const spentBy = ({ clock, lineups }: Trial, t: number) => {
    const { working } = lineups[lineup];
    let sum = 0;
    for (let j = 0; j < sessions; j++) sum += spentUntil(working[j], t / clock) * clock;
    return sum;
  };
  const spent = (score: Score) =>
    time[score].map((t) =>
      Number.isNaN(t) ? t : mean(trials.map((trial) => spentBy(trial, t))) / unit,
    );
  return {
    time: {
      coverage: time.coverage.map((t) => t / unit),
      best: time.best.map((t) => t / unit),
    },
    spent: { coverage: spent('coverage'), best: spent('best') },
    end: { coverage: mean(byScore.coverage.map(end)), best: mean(byScore.best.map(end)) },
  };
}

/** As the family has it: over all runs of the single agent. */
function midOf(trials: readonly Trial[]): number | null {
  const mid = meanReach(
    trials.flatMap(({ alone }) => alone),
    0.5,
  );
  return Number.isFinite(mid) ? mid : null;
}

/** A score that no step improves is 0 from beginning to end. */
function end({ level }: StepCurve): number {
  return level.at(-1) ?? 0;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
