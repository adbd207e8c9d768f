/** Text of the figure `overhead`. */
export const overhead = {
  title: 'A swarm that pays for scheduling and communication',
  subtitle: 'A standard swarm with and without overhead; beneath, where its agent-time goes.',
  names: { free: 'no overhead', paying: 'with overhead' },
  sharesTitle: 'Agent-time',
  sharesMean: 'with overhead: how much of it goes where',
  parts: { work: 'work', communication: 'communication', scheduling: 'scheduling' },
  describe: (coverage: string, best: string, shares: readonly string[]) =>
    `Two plots of the speedup of a standard swarm over one agent, against its size from 2 to 64 agents, without and with overhead, both axes logarithmic. ${coverage} ${best} Beneath, one bar a size for the shares of agent-time with overhead: ${shares.join('; ')}.`,
  described: (score: string, level: string, values: string) => `${score}, to ${level}. ${values}`,
  shared: (agents: string, communication: string, scheduling: string) =>
    `${agents}: communication ${communication}, scheduling ${scheduling}`,
  caption: (note: string) =>
    `${note} The one agent pays nothing in either case. Numbers on the bars: the share of communication over whole runs.`,
  table:
    'Speedup over one agent, and shares of agent-time with overhead; 95% intervals in brackets',
};
