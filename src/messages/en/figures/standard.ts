/** Text of the figure `standard`. */
export const standard = {
  title: 'A standard swarm, from 1 to 64 agents',
  subtitle: 'A curve for each size, both scores over time.',
  describe: (agents: string, c50: string, c90: string, b50: string, b90: string) =>
    `Two plots of rising curves over the logarithm of time, one for each swarm size from 1 to 64 agents. Speedup of a standard swarm of ${agents} over one agent: half coverage ${c50}; 90% coverage ${c90}; half of the best score ${b50}; 90% of the best score ${b90}.`,
  caption: (graphs: string, agents: string, interval: string) =>
    `${graphs === '1' ? 'One task graph, so there is no interval' : `Means over ${graphs} task graphs; the shaded band holds 10 to 90% of single graphs for ${agents} agents`}. Arrows: how much sooner ${agents} agents are than one.${interval === '' ? '' : ` At half coverage ${interval} (95%, bootstrap over the graphs).`}`,
  table: 'Speedup over one agent, with 95% intervals',
};
