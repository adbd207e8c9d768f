/** Text of the figure `compute`. */
export const compute = {
  title: 'What a swarm spends, against one agent',
  subtitle: 'Agent-time: the working time of all agents together. Waiting costs nothing.',
  means: (percent: string) => `agent-time to ${percent}, over one agent’s`,
  swarm: 'swarm, agents',
  names: { standard: 'standard', recursive: 'recursive' },
  row: (swarm: string, agents: string) => `${swarm}, ${agents}`,
  describe: (coverage: string, best: string) =>
    `Two plots of the agent-time that a swarm needs, divided by what one agent needs, against swarm size from 2 to 64 agents, both axes logarithmic, a line for standard and one for recursive swarms, and a dotted line at 1. ${coverage} ${best}`,
  described: (score: string, level: string, range: string | null, values: string) =>
    `${score}, to ${level}${range === null ? '' : `: ${range} over all swarms`}. ${values}`,
  caption: (note: string) =>
    `${note} Each value is the mean agent-time of the swarm, on each graph until the graph itself reaches the level, over the mean of one agent. Below 1 the swarm spends less. Without overhead.`,
  table: 'Agent-time over one agent’s, with 95% intervals',
};
