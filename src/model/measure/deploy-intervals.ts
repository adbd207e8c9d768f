import { type MergedCurves, mergeCurves } from './curve.ts';
import type { Trial } from './deploy-trial.ts';
import { percentileInterval } from './estimate.ts';
import { SCORES, type Score } from './graph-measure.ts';
import { ReachIndex } from './reach-index.ts';
import { spentUntil, type WorkingTime } from './working-time.ts';

/** Its two ends; null where there is none. */
export type Interval = readonly [number, number] | null;

/** 95% percentile intervals, an entry per level. */
export interface SplitIntervals {
  readonly time: Readonly<Record<Score, readonly Interval[]>>;
  readonly spent: Readonly<Record<Score, readonly Interval[]>>;
}

/** A split in every bootstrap replicate over the trials: a column of replicates per level, NaN where not reached. */
export interface SplitReplicates {
  readonly time: Readonly<Record<Score, readonly Float64Array[]>>;
  readonly spent: Readonly<Record<Score, readonly Float64Array[]>>;
}

/**
 * The time at which the mean over the trials of a replicate reaches each level, and the agent-time until then, both in
 * `unit`. `counts`: how often a replicate has each trial. `lineup` and `at`: the split's place in each trial.
 */
export function replicatesOf(
  trials: readonly Trial[],
  lineup: number,
  at: number,
  sessions: number,
  levels: readonly number[],
  counts: readonly Int32Array[],
  unit: number,
): SplitReplicates {
  const working = trials.map((trial) => together(trial.lineups[lineup].working.slice(0, sessions)));
  const clocks = trials.map(({ clock }) => clock);
  const columns = () => levels.map(() => new Float64Array(counts.length));
  const time = { coverage: columns(), best: columns() };
  const spent = { coverage: columns(), best: columns() };
  for (const score of SCORES) {
    const index = reachIndex(
      mergeCurves(trials.map(({ lineups }) => lineups[lineup].curves[at][score])),
    );
    counts.forEach((count, r) => {
      index.reaches(count, levels).forEach((t, level) => {
        time[score][level][r] = t / unit;
        spent[score][level][r] = meanSpent(working, clocks, count, t) / unit;
      });
    });
  }
  return { time, spent };
}

/** Intervals where the split itself reaches the level in `time`; one trial has none. */
export function intervalsOf(
  { time, spent }: SplitReplicates,
  measured: Readonly<Record<Score, Float64Array>>,
  trials: number,
): SplitIntervals {
  const byLevel = (columns: readonly Float64Array[], score: Score): Interval[] =>
    columns.map((column, level) =>
      trials > 1 && Number.isFinite(measured[score][level]) ? percentileInterval(column) : null,
    );
  const both = (of: Readonly<Record<Score, readonly Float64Array[]>>) => ({
    coverage: byLevel(of.coverage, 'coverage'),
    best: byLevel(of.best, 'best'),
  });
  return { time: both(time), spent: both(spent) };
}

/** Every trial is a group of its own. */
function reachIndex(merged: MergedCurves): ReachIndex {
  return new ReachIndex(
    merged,
    Int32Array.from({ length: merged.curves }, (_, c) => c),
    merged.curves,
  );
}

/** Mean over the trials of a replicate until `t` on the family's clock; NaN for NaN. */
function meanSpent(
  working: readonly WorkingTime[],
  clocks: readonly number[],
  count: Int32Array,
  t: number,
): number {
  if (Number.isNaN(t)) return t;
  let sum = 0;
  let trials = 0;
  for (let i = 0; i < working.length; i++) {
    if (count[i] === 0) continue;
    sum += count[i] * spentUntil(working[i], t / clocks[i]) * clocks[i];
    trials += count[i];
  }
  return sum / trials;
}

/** Several sessions as one, so that a replicate asks once a trial and not once a session. */
function together(sessions: readonly WorkingTime[]): WorkingTime {
  if (sessions.length === 1) return sessions[0];
  // Counts fall as well as rise, which does not matter to a merge.
  const merged = mergeCurves(
    sessions.map(({ time, count }) => ({ time, level: Float64Array.from(count) })),
  );
  const { time, rise } = merged;
  const count = new Int32Array(time.length);
  const spent = new Float64Array(time.length);
  for (let i = 0; i < time.length; i++) {
    count[i] = (i > 0 ? count[i - 1] : 0) + rise[i];
    if (i > 0) spent[i] = spent[i - 1] + count[i - 1] * (time[i] - time[i - 1]);
  }
  return { time, count, spent };
}
