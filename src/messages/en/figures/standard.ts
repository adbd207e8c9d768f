/** Text of the figure `standard`. */
export const standard = {
  title: 'A standard swarm, from 1 to 64 agents',
  subtitle: 'The curves keep their shape and move to the left.',
  describe: (agents: string, c50: string, c90: string, b50: string, b90: string) =>
    `Two plots of curves that rise like an S over the logarithm of time, one for each swarm size from 1 to 64 agents; larger swarms lie further to the left. A standard swarm of ${agents} reaches half coverage ${c50} as soon as one agent and 90% ${c90} as soon; half of the best score ${b50} as soon and 90% of it ${b90} as soon.`,
  caption: (graphs: string, agents: string, interval: string) =>
    `Means over ${graphs} task graphs; the shaded band holds 10 to 90% of single graphs for ${agents} agents. Arrows: how much sooner ${agents} agents are than one.${interval === '' ? '' : ` At half coverage ${interval} (95%, bootstrap over the graphs).`}`,
  table: 'Speedup over one agent, with 95% intervals',
};
