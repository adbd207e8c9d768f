/** Text of the figure of makespan, speedup, agent-time and idle share against the number of agents. */
export const scaling = {
  title: 'What 1 to 64 agents do with it',
  nothing: 'No step takes any time, so that any number of agents is through at once.',
  axis: 'agents',
  plots: {
    makespan: { title: 'Makespan', means: 'until the last step is finished' },
    speedup: { title: 'Speedup', means: 'over one agent' },
    agentTime: { title: 'Agent-time', means: 'summed over agents' },
    idle: { title: 'Idle share', means: 'of k agents until the end' },
  },
  /** Behind what a plot means: its unit. */
  measured: (means: string, unit: string) => `${means}, ${unit}`,
  reads: (plot: string) => `${plot} by the number of agents`,
  /** Names of lines, short enough to stand at them. */
  lines: {
    criticalPath: 'C',
    share: 'W/k',
    graham: 'Graham',
    linear: 'k',
    parallelism: 'W/C',
    guarantee: 'Graham',
    recorded: 'recorded, queueing included',
    slower: (fewer: string) => `slower than ${fewer}`,
    work: 'W',
    working: 'working',
    reserved: 'reserved',
  },
  /** Names in the card of the values. */
  rows: {
    makespan: 'makespan',
    lowerBound: 'lower bound max(C, W/k)',
    graham: 'Graham: at most',
    recorded: 'recorded',
    speedup: 'speedup',
    most: 'no more than min(k, W/C)',
    guarantee: 'Graham: at least',
    working: 'working',
    scheduling: 'of it scheduling',
    communication: 'of it communication',
    reserved: 'all agents until the end',
    idle: 'idle',
    leastIdle: 'no less than',
  },
  note: (graham: boolean, recorded: boolean) =>
    `Both axes of the first three plots are logarithmic. Shaded: no schedule gets there, because the work W shared among k agents takes W/k and the longest chain takes C. ${
      graham
        ? 'Dashed: Graham’s guarantee, W/k + (1 − 1/k) C, which no run exceeds that leaves nobody idle beside a ready step and pays no overhead.'
        : 'Graham’s guarantee is left out: it does not hold for this swarm, which pays overhead or may leave an agent idle beside a ready step.'
    }${recorded ? ' Dotted: the makespan that the file records. It is no bound.' : ''} The pale band marks the number of agents that is set.`,
  choose: 'Agents that the page is about',
  chooseHint: 'A click into a plot, or Enter at a place read off, sets the number of agents.',
  describe: (
    steps: string,
    one: string,
    at: string,
    makespan: string,
    speedup: string,
    most: string,
    mostMakespan: string,
  ) =>
    `Four plots against the number of agents. One agent takes ${one} for ${steps}; ${at} ${makespan}, ${speedup} as fast; ${most} ${mostMakespan}.`,
  describeFirst: (steps: string, at: string, makespan: string) =>
    `Four plots against the number of agents. For ${steps}, ${at} ${makespan}.`,
  /** How a number of agents and its time go together. */
  takes: (agents: string, one: boolean) => `${agents} ${one ? 'takes' : 'take'}`,
  steps: (n: string, one: boolean) => (one ? `${n} step` : `${n} steps`),
  ceiling: (criticalPath: string, speedup: string) =>
    `No number of agents is through before ${criticalPath}, the longest chain; the speedup stays at or below ${speedup}.`,
  meetsBound: (agents: string) =>
    `With ${agents} the run meets its lower bound: no order of the steps does better.`,
  aboveBound: (agents: string, above: string, bound: string) =>
    `With ${agents} the run is ${above} above its lower bound of ${bound}.`,
  slower: (more: string, moreTime: string, fewer: string, fewerTime: string) =>
    `With ${more} it takes longer than with ${fewer}: ${moreTime} against ${fewerTime}.`,
  slowerOthers: (n: string) => `The same happens at ${n} of the other sizes.`,
  anomaly:
    'This is Graham’s anomaly: another agent changes who takes which step, and the new order is worse.',
  anomalyDrawn:
    'The order of the steps is drawn, so that chance has a part in this; by Graham’s anomaly it may also happen without.',
  otherOrder: 'Another agent changes who takes which step, and the new order is worse.',
  tooMuchOverhead:
    'Overhead grows with the number of agents, and may take more than a further agent brings.',
  recorded: (recorded: string, agents: string, makespan: string) =>
    `The file records ${recorded}. Of the sizes here, ${agents} ${makespan} come nearest.`,
  recordedWith: (time: string) => `with ${time}`,
  recordedOutside: (recorded: string, agents: string, makespan: string, longer: boolean) =>
    `The file records ${recorded}, ${longer ? 'longer' : 'less'} than any size here; ${agents} ${makespan} come nearest.`,
  loosely:
    'The comparison is loose: what is recorded includes queueing, and its machines need not have been alike, free, or as many all the time.',
  table: 'By the number of agents',
  columns: {
    agents: 'agents',
    makespan: 'makespan',
    speedup: 'speedup',
    lowerBound: 'lower bound',
    graham: 'Graham’s bound',
    agentTime: 'agent-time',
    idle: 'idle share',
    scheduling: 'scheduling',
    communication: 'communication',
    half: 'half of the steps finished',
    started: 'agents started',
    handoffs: 'hand-offs',
  },
};
