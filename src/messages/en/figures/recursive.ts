/** Text of the figure `recursive`. */
export const recursive = {
  title: 'A recursive swarm, from 1 to 64 agents',
  subtitle: 'It begins with one agent; beneath, how many are at work.',
  atWork: 'Agents at work',
  atWorkMeans: 'mean over the graphs',
  /** The swarm drawn for comparison, in a list of values. */
  standard: (agents: string) => `${agents}, standard`,
  /** At its line. */
  standardName: 'standard',
  level: (score: 'coverage' | 'best', percent: string) =>
    score === 'coverage' ? `${percent} coverage` : `${percent} of the best score`,
  /** `factor` is null where the level is never reached. */
  speedup: (level: string, factor: string | null) =>
    factor === null ? `${level} never` : `${level} ${factor}`,
  shows:
    'Two plots of rising curves over the logarithm of time, one for each swarm size from 1 to 64 agents, and a third of the number of agents at work over the same time.',
  swarm: (agents: string, speedups: string) =>
    `Speedup of a recursive swarm of ${agents} over one agent: ${speedups}.`,
  besides: (speedups: string) => `A standard swarm of that size: ${speedups}.`,
  peak: (agents: string) =>
    `At its peak the recursive swarm has ${agents} agents at work on average.`,
  half: (time: string | null) =>
    time === null
      ? 'Half of its cap is never at work.'
      : `Half of its cap is at work after ${time}.`,
  used: (to50: string, to90: string) =>
    `It uses ${to50} of its cap on the way to half coverage and ${to90} on the way to 90%.`,
  many: (graphs: string, agents: string) =>
    `Means over ${graphs} task graphs; the shaded band holds 10 to 90% of single graphs for ${agents} agents. Arrows: how much sooner ${agents} agents are than one.`,
  one: (agents: string) =>
    `One task graph, so there is no interval. Arrows: how much sooner ${agents} agents are than one.`,
  dashed: (agents: string) => `Dashed: a standard swarm of ${agents}.`,
  interval: (interval: string) => `At half coverage ${interval} (95%, bootstrap over the graphs).`,
  lower:
    'Lower plot: mean number of agents at work, a graph that is finished counting as none; at the end the mean falls below one.',
  lowerOne: 'Lower plot: number of agents at work.',
  table:
    'Recursive swarms: speedup over one agent, with 95% intervals, and how the cap is used, from the mean number at work',
  peakHead: 'most at work',
  halfHead: 'half of the cap at work (t_mid)',
  usedHead: (percent: string) => `cap used to ${percent} coverage`,
};
