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
    recorded: 'recorded',
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
  /** What the lines mean, each with its value at the number of agents that is set. */
  bounds: {
    title: (agents: string) => `What the lines say about ${agents}`,
    share: {
      name: 'W/k',
      says: (work: string, agents: string, bound: string) =>
        `${bound}: the work W of ${work}, shared evenly by ${agents}. No run is faster.`,
      /** Where the plot has no room for it. */
      below: 'Its line would lie below the plot.',
    },
    path: {
      name: 'C',
      says: (bound: string) =>
        `${bound}: the critical path C, the longest chain of steps. No number of agents is faster.`,
    },
    graham: {
      name: 'Graham’s bound',
      says: (bound: string) =>
        `${bound}: W/k + (1 − 1/k) C. No run is slower, whatever the order of the steps, as long as nobody idles beside a ready step and no overhead is paid.`,
      none: 'left out. It does not hold for this swarm, which pays overhead or may leave an agent idle beside a ready step.',
    },
    recorded: {
      name: 'recorded',
      says: (time: string) =>
        `${time}: what the file says it took, any queueing included. It is no bound.`,
    },
  },
  note: 'Both axes of the first three plots are logarithmic. Shaded: no schedule gets there. The pale band marks the number of agents that is set.',
  choose: 'Agents shown',
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
    `One agent takes ${one} for ${steps}; ${at} ${makespan}, ${speedup} as fast; ${most} ${mostMakespan}.`,
  describeFirst: (steps: string, at: string, makespan: string) =>
    `For ${steps}, ${at} ${makespan}.`,
  /** Where no number of agents makes a difference. */
  describeAlike: (steps: string, makespan: string) =>
    `One agent takes ${makespan} for ${steps}, and so does any number of agents.`,
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
  recorded: (recorded: string, agents: string, one: boolean, makespan: string) =>
    `The file records ${recorded}. Of the sizes here, ${agents} ${makespan} ${one ? 'comes' : 'come'} nearest.`,
  recordedWith: (time: string) => `with ${time}`,
  recordedOutside: (
    recorded: string,
    agents: string,
    one: boolean,
    makespan: string,
    longer: boolean,
  ) =>
    `The file records ${recorded}, ${longer ? 'longer' : 'shorter'} than any size here; ${agents} ${makespan} ${one ? 'comes' : 'come'} nearest.`,
  loosely:
    'The comparison is loose: what is recorded may include queueing, and its machines need not have been alike, free, or as many all the time.',
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
