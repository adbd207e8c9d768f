/** Text of the figure `compare`. */
export const compare = {
  title: 'With and without a coordinator',
  subtitle: 'How much sooner than one agent, at 50% and at 90% of either score.',
  means: 'speedup',
  standard: 'standard',
  recursive: 'recursive',
  /** In a list of values and at a line. */
  line: (swarm: string, level: string) => `${swarm} ${level}`,
  size: 'its own size',
  bound: 'bound, 100%',
  shows:
    'Two plots of the speedup over one agent against the swarm size from 2 to 64 agents, both on logarithmic scales, for standard and recursive swarms at 50% and 90% of each score.',
  /** `factor` is null where the level is never reached. */
  speedup: (level: string, standard: string | null, recursive: string | null) =>
    `to ${level}, standard ${standard ?? 'never'}, recursive ${recursive ?? 'never'}`,
  score: (score: 'coverage' | 'best', agents: string, values: string) =>
    `${score === 'coverage' ? 'Coverage' : 'Best score'} with ${agents} agents: ${values}.`,
  fasterNowhere: 'The recursive swarm is faster nowhere.',
  faster: (places: string) => `The recursive swarm is faster at ${places}.`,
  place: (score: 'coverage' | 'best', level: string, sizes: string) =>
    `${level} ${score === 'coverage' ? 'coverage' : 'of the best score'} with ${sizes} agents`,
  boundTold: (bound: string) => `At completion no swarm can be more than ${bound} as fast.`,
  same: 'All swarms on the same graphs, each against one agent.',
  /** Where the recursive swarm is faster. */
  ringed: 'Ringed: the mean of the recursive swarm is ahead.',
  sizeLine: 'Dotted: as many times sooner as there are agents.',
  boundLine: (parallelism: string) =>
    `Grey, with coverage: the bound for completion, the smaller of the agents and the work over the longest chain (${parallelism} on average). It says nothing about earlier levels. Those can lie above it, because the chain need not be through by then, and above the dotted line, because one agent has by then lost time in deep branches.`,
  table:
    'Speedup over one agent, with 95% intervals; λ, the logarithm of the speedup at half coverage over that of the agents; and the bound for completion',
  swarmHead: 'swarm',
  boundHead: 'bound at 100% coverage',
};
