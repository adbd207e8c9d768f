import { largestValue } from '../../../src/model/measure/score-scale.ts';
import { baselineOptions } from '../../../src/model/swarm/options.ts';
import type { DuelJob, DuelResult } from '../../protocol.ts';
import { pause, type Running } from '../running.ts';
import { rememberedRuns, running } from './ground.ts';

/**
 * The swarm, and beside it the single agent that every speedup is measured against: own branch, without overhead. Both in
 * the unit in which the swarm runs. Throws a RunError with one sentence where the options describe no swarm.
 */
export function* duel({ input, swarm: options, seed }: DuelJob): Running<DuelResult> {
  yield pause(0);
  const held = rememberedRuns(input).heldFor(options);
  const swarm = yield* running(held, options, seed, (part) => part / 2);
  yield pause(1 / 2);
  const single = baselineOptions({ baseline: 'own-branch', dispatch: options.dispatch });
  const alone = yield* running(held, single, seed, (part) => (1 + part) / 2);
  const scale = largestValue(input.graph);
  return { kind: 'graph-duel', alone, swarm, perOne: held.perOne, scale };
}
