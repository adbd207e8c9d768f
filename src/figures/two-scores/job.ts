import type { RaceJob } from '../../compute/index.ts';
import type { Choices } from '../../link/figures.ts';
import type { Parameters } from '../../model/parameters.ts';

/** Where the playhead stands. */
export type TwoScoresOptions = Choices<'two-scores'>;

/**
 * One swarm on one graph. Of several sessions it is the first: an agent alone, or a standard swarm with its share
 * of the agents, on the very graph that the single agent works through.
 */
export function twoScoresJob(parameters: Parameters): RaceJob {
  return { kind: 'race', parameters: { ...parameters, ...oneSession(parameters) } };
}

/** What differs where the parameters describe several sessions. */
export function oneSession({ swarm, agents, sessions }: Parameters): Partial<Parameters> {
  if (swarm === 'independent' || swarm === 'single') return { swarm: 'single', agents: 1 };
  if (swarm !== 'sessions') return {};
  return { swarm: 'standard', agents: Math.floor(agents / Math.min(sessions, agents)) };
}
