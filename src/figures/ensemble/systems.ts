import type { EnsemblesJob } from '../../compute/index.ts';
import type { EnsembleTask } from '../../model/measure/ensemble.ts';
import { REPLICATES } from '../../model/measure/estimate.ts';
import type { Parameters } from '../../model/parameters.ts';
import { PRESETS } from '../../model/presets.ts';
import { isGlobalRule } from '../../model/swarm/options.ts';

/** The swarm sizes of the article. */
export const SIZES = [2, 4, 8, 16, 32, 64] as const;

/** The settings with another swarm. Where a recursive swarm cannot follow the rule it goes by its own branch. */
export function asSwarm(
  parameters: Parameters,
  swarm: 'standard' | 'recursive',
  agents: number,
): Parameters {
  const rule =
    swarm === 'recursive' && isGlobalRule(parameters.rule) ? 'own-branch' : parameters.rule;
  return { ...parameters, swarm, agents, rule };
}

const { swarm, agents, sessions, rule } = PRESETS.post;

/** The same family whatever the swarm: what a task is measured on should not depend on who works there. */
export function field(parameters: Parameters): Parameters {
  return { ...parameters, swarm, agents, sessions, rule };
}

/** A job for some systems on one family, with intervals. */
export function ensembleJob(
  parameters: Parameters,
  systems: readonly Parameters[],
  more: Partial<Omit<EnsembleTask, 'parameters' | 'systems'>> = {},
): EnsemblesJob {
  return {
    kind: 'ensembles',
    tasks: [{ parameters: field(parameters), systems, ...more }],
    replicates: REPLICATES,
  };
}
