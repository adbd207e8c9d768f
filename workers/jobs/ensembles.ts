import {
  type Ensemble,
  ensembleOf,
  type Member,
  measuringMember,
  SAMPLES,
} from '../../src/model/measure/ensemble.ts';
import { graphsOf } from '../../src/model/measure/source.ts';
import type { EnsemblesJob, EnsemblesResult } from '../protocol.ts';
import { REMEMBERING } from './remembering.ts';
import { pause, type Running, within } from './running.ts';

/** Fewer graphs than this make no picture of a mean. */
const FIRST_PICTURE = 4;
/** Share of the job that lies before the bootstrap, as progress shows it. */
const MEASURING = 0.9;

/**
 * Families with several systems on each, one task after the other. One task is drawn from four graphs on; of several
 * tasks those are drawn that are through. The intervals of all come last. Throws an Error with one sentence where the
 * parameters describe no swarm.
 */
export function* ensembles({ tasks, replicates }: EnsemblesJob): Running<EnsemblesResult> {
  const total = tasks.reduce((sum, { parameters }) => sum + parameters.graphs, 0);
  const members: Member[][] = [];
  let graphs = 0;
  const ensemble = (task: number, drawn: number): Ensemble =>
    ensembleOf(tasks[task], members[task], { replicates: drawn, samples: SAMPLES });
  /** The first tasks, without intervals. */
  const means = (count: number): EnsemblesResult => ({
    kind: 'ensembles',
    ensembles: Array.from({ length: count }, (_, task) => ensemble(task, 0)),
    complete: graphs === total,
  });
  yield pause(0);
  for (const task of tasks) {
    const own: Member[] = [];
    members.push(own);
    const wanted = graphsOf(task.parameters);
    for (const graph of wanted) {
      own.push(
        yield* within(measuringMember(task, graph, REMEMBERING), (MEASURING * graphs) / total),
      );
      graphs++;
      const drawable =
        own.length === wanted.length || (tasks.length === 1 && own.length >= FIRST_PICTURE);
      const count = members.length;
      const picture = drawable && graphs < total ? () => means(count) : null;
      yield { share: (MEASURING * graphs) / total, picture, beforeLongStretch: false };
    }
  }
  if (replicates === 0) return means(tasks.length);
  const drawn: Ensemble[] = [];
  for (let task = 0; task < tasks.length; task++) {
    yield {
      share: MEASURING + ((1 - MEASURING) * task) / tasks.length,
      // The means of all tasks are drawn before their intervals, which may take longer than all before.
      picture: task === 0 ? () => means(tasks.length) : null,
      beforeLongStretch: true,
    };
    drawn.push(ensemble(task, replicates));
  }
  return { kind: 'ensembles', ensembles: drawn, complete: true };
}
