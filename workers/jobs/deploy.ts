import { deployedOver } from '../../src/model/measure/deploy.ts';
import { drawingIntervals } from '../../src/model/measure/deploy-bootstrap.ts';
import { lineupsOf } from '../../src/model/measure/deploy-lineups.ts';
import { measuringTrial, type Trial } from '../../src/model/measure/deploy-trial.ts';
import { graphsOf } from '../../src/model/measure/source.ts';
import type { DeployJob, DeployResult } from '../protocol.ts';
import { REMEMBERING } from './remembering.ts';
import { pause, type Running, within } from './running.ts';

/** A picture is offered after so many trials each: fewer make no mean. */
const TRIALS_PER_PICTURE = 4;
/** Share of the job that lies before the bootstrap, as progress shows it. */
const MEASURING = 0.9;

/**
 * Every split of the agents over the trials of the family: pictures of the first trials, and of all before their
 * intervals, have none. Throws an Error with one sentence where a size is no number
 * of agents or the parameters describe no swarm.
 */
export function* deploy({ task, replicates }: DeployJob): Running<DeployResult> {
  yield pause(0);
  const lineups = lineupsOf(task.sizes);
  const graphs = graphsOf(task.parameters);
  const total = graphs.length;
  const trials: Trial[] = [];
  const means = (): DeployResult => ({
    kind: 'deploy',
    deployed: deployedOver(task, lineups, trials),
    complete: trials.length === total,
  });
  for (const [at, graph] of graphs.entries()) {
    const measured = measuringTrial(task.parameters, lineups, graph, REMEMBERING);
    trials.push(yield* within(measured, (MEASURING * at) / total));
    const share = (MEASURING * trials.length) / total;
    const last = trials.length === total;
    const drawable = last ? replicates > 0 : trials.length % TRIALS_PER_PICTURE === 0;
    yield { share, picture: drawable ? means : null, beforeLongStretch: last && drawable };
  }
  const { deployed } = means();
  const drawn = drawingIntervals(deployed, lineups, trials, replicates);
  return {
    kind: 'deploy',
    deployed: yield* within(drawn, MEASURING),
    complete: true,
  };
}
