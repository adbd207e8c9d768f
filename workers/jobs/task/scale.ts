import { largest, work } from '../../../src/model/graph/metrics.ts';
import { scalePoint } from '../../../src/model/measure/task/scale.ts';
import type { ScalePoint } from '../../../src/model/measure/task/scale-point.ts';
import type { ScaleJob, ScaleResult } from '../../protocol.ts';
import { pause, type Running } from '../running.ts';
import { rememberedRuns, running } from './ground.ts';

/** One swarm after the other. Throws a RunError with one sentence where options describe no swarm. */
export function* scale({ input, swarms, seed }: ScaleJob): Running<ScaleResult> {
  yield pause(0);
  const runs = rememberedRuns(input);
  const { graph } = input;
  // The chains are at hand where a run goes by them, or facts were asked for.
  const span = { work: work(graph), criticalPath: largest(runs.exact.tails()) };
  const ground = { graph, span, perOne: input.unit.perOne };
  const points: ScalePoint[] = [];
  const result = (): ScaleResult => ({ kind: 'graph-scale', points: points.slice() });
  for (const options of swarms) {
    const done = points.length;
    yield {
      share: done / swarms.length,
      picture: done > 0 ? result : null,
      beforeLongStretch: false,
    };
    const held = runs.heldFor(options);
    const run = yield* running(held, options, seed, (part) => (done + part) / swarms.length);
    points.push(scalePoint(ground, options, run, held.perOne));
  }
  return result();
}
