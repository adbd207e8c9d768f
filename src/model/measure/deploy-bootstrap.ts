import { type Deployed, type DeployTask, deployedOver, type Split } from './deploy.ts';
import { intervalsOf, replicatesOf, type SplitReplicates } from './deploy-intervals.ts';
import { type Lineup, lineupsOf, placeOf } from './deploy-lineups.ts';
import { ordering } from './deploy-order.ts';
import { measuringTrial, type Trial } from './deploy-trial.ts';
import { resamples } from './estimate.ts';
import type { Pausing } from './pausing.ts';
import { AFRESH, graphsOf, type Source } from './source.ts';

/**
 * What splits amount to, with a 95% interval of every time and agent-time: from a bootstrap over the trials, in which all
 * splits have the same replicates. The unit is t_mid as measured, in every replicate, as in a family. Pauses before
 * each split. With no replicates it is `deployed` itself.
 */
export function* drawingIntervals(
  deployed: Deployed,
  lineups: readonly Lineup[],
  trials: readonly Trial[],
  replicates: number,
): Pausing<Deployed> {
  if (replicates === 0) return deployed;
  const { levels, tMid } = deployed;
  const counts = Array.from(resamples(trials.length, replicates), (count) => count.slice());
  const drawn: SplitReplicates[] = [];
  for (const split of deployed.splits) {
    yield;
    const { lineup, at } = placeOf(split, lineups);
    drawn.push(replicatesOf(trials, lineup, at, split.sessions, levels, counts, tMid ?? 1));
  }
  yield;
  const splits = deployed.splits.map((split, i): Split => {
    return { ...split, intervals: intervalsOf(drawn[i], split.time, trials.length) };
  });
  return {
    ...deployed,
    splits,
    order: trials.length > 1 ? yield* ordering(drawn, levels.length) : null,
  };
}

/** Tries all splits. Pauses between runs, and between splits where there are intervals to draw. */
export function* measuringDeployed(
  task: DeployTask,
  source: Source = AFRESH,
  replicates = 0,
): Pausing<Deployed> {
  const lineups = lineupsOf(task.sizes);
  const trials: Trial[] = [];
  for (const graph of graphsOf(task.parameters)) {
    trials.push(yield* measuringTrial(task.parameters, lineups, graph, source));
  }
  return yield* drawingIntervals(deployedOver(task, lineups, trials), lineups, trials, replicates);
}
