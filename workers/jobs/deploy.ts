import { deployedOver } from '../../src/model/measure/deploy.ts';
import { lineupsOf } from '../../src/model/measure/deploy-lineups.ts';
import { measuringTrial, type Trial } from '../../src/model/measure/deploy-trial.ts';
import { graphsOf } from '../../src/model/measure/source.ts';
import type { DeployJob, DeployResult } from '../protocol.ts';
import { REMEMBERING } from './remembering.ts';
import { pause, type Running, within } from './running.ts';

/** A picture is offered after so many trials each: fewer make no mean. */
const TRIALS_PER_PICTURE = 4;

/**
 * Every split of the agents over the trials of the family. Throws an Error with one sentence where a size is no number
 * of agents or the parameters describe no swarm.
 */
export function* deploy({ task }: DeployJob): Running<DeployResult> {
  yield pause(0);
  const lineups = lineupsOf(task.sizes);
  const graphs = graphsOf(task.parameters);
  const trials: Trial[] = [];
  const result = (): DeployResult => ({
    kind: 'deploy',
    deployed: deployedOver(task, lineups, trials),
    complete: trials.length === graphs.length,
  });
  for (const [at, graph] of graphs.entries()) {
    const measured = measuringTrial(task.parameters, lineups, graph, REMEMBERING);
    trials.push(yield* within(measured, at / graphs.length));
    const drawable = trials.length % TRIALS_PER_PICTURE === 0 && trials.length < graphs.length;
    yield {
      share: trials.length / graphs.length,
      picture: drawable ? result : null,
      beforeLongStretch: false,
    };
  }
  return result();
}
