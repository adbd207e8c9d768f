import { type Parameters, SWARM_KINDS } from '../model/parameters.ts';
import { optionsError, type SwarmOptions, swarmOptions } from '../model/swarm/options.ts';
import { UsageError } from './usage-error.ts';

export { ImportedRuns } from '../graphs/imported-runs.ts';

/** The swarm that works on an imported graph. Throws a UsageError when there is none as described. */
export function importedSwarm(parameters: Parameters, agents: number): SwarmOptions {
  const { swarm } = parameters;
  if (swarm === 'independent' || swarm === 'sessions') {
    const others = SWARM_KINDS.filter((kind) => kind !== 'independent' && kind !== 'sessions');
    throw new UsageError(
      `--swarm ${swarm} needs a graph of its own for every session, and --graph is one graph; choose ${others.join(', ')}`,
    );
  }
  return checkedSwarm(parameters, agents);
}

/** One swarm as described. Throws a UsageError when its options contradict each other. */
export function checkedSwarm(parameters: Parameters, agents: number): SwarmOptions {
  const options = swarmOptions(parameters, agents);
  const error = optionsError(options);
  if (error !== null) throw new UsageError(error);
  return options;
}
