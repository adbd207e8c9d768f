import type { EnsemblesJob } from '../../compute/index.ts';
import type { FamilySummary, SystemSummary } from '../../model/measure/family.ts';
import type { Parameters } from '../../model/parameters.ts';
import { PRESETS } from '../../model/presets.ts';
import { asSwarm, ensembleJob, SIZES } from './systems.ts';

export const SWARMS = ['standard', 'recursive'] as const;
export type Swarm = (typeof SWARMS)[number];

/** Both swarms in all sizes on the same graphs: one job for all figures that need them, so that it is run once. */
export function bothSwarmsJob(parameters: Parameters): EnsemblesJob {
  // Neither swarm has sessions, so that their number should not make another job.
  const swarms = { ...parameters, sessions: PRESETS.post.sessions };
  return ensembleJob(
    parameters,
    SWARMS.flatMap((swarm) => SIZES.map((size) => asSwarm(swarms, swarm, size))),
    { atWork: true, spans: true },
  );
}

/** Where a swarm stands among the systems of `bothSwarmsJob`. */
export function indexOf(swarm: Swarm, size: (typeof SIZES)[number]): number {
  return SWARMS.indexOf(swarm) * SIZES.length + SIZES.indexOf(size);
}

export function swarmOf(
  summary: FamilySummary,
  swarm: Swarm,
  size: (typeof SIZES)[number],
): SystemSummary {
  return summary.systems[indexOf(swarm, size)];
}
