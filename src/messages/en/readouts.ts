/** Text of the readouts. Numbers come as texts in the reader's format. */
export const readouts = {
  caption: (who: string, graphs: string) =>
    `${who} against one agent, over ${graphs} task graphs; in small type, 95% intervals from a bootstrap over the graphs.`,
  captionOne: (who: string) => `${who} against one agent, on one task graph.`,
  partial: (done: string, all: string) => `${done} of ${all} graphs so far`,
  working: (share: string) => `${share} worked out`,
  stale: 'being worked out anew',
  speedup: 'Speedup',
  speedupMeaning:
    'How many times sooner the swarm reaches a level than one agent does, on the mean over the graphs.',
  at: (level: string) => `at ${level}`,
  coverage: 'Coverage',
  coverageMeaning: 'Finished steps, as a share of all steps.',
  best: 'Best score',
  bestMeaning: 'The largest value among finished steps, as a share of the largest in the graph.',
  bestOfTaskMeaning:
    'The largest value among finished steps, as a share of a high value for this task. A single graph may fall short of it.',
  taskScale:
    'Best score: 1 is a high value for this task, not the largest value of each graph, so that graphs can be compared.',
  times: (value: string) => `${value}×`,
  interval: (low: string, high: string) => `${low}–${high}`,
  intervalSpoken: (low: string, high: string) => `95% interval from ${low} to ${high}`,
  never: 'never',
  neverAlone: 'one agent never',
  reachedSome: (reached: string, all: string) => `${reached} of ${all} graphs do`,
  /** The same where there is little room. */
  reachedBrief: (reached: string, all: string) => `${reached}/${all}`,
  agentTime: 'Agent-time',
  agentTimeMeaning:
    'Working time summed over all agents, until the level is reached, against that of one agent. Below one, the swarm takes less work in all.',
  scheduling: 'Scheduling',
  schedulingMeaning: 'What starting, dispatching and handing over cost.',
  communication: 'Communication',
  communicationMeaning: 'What talking to other agents costs.',
  share: 'of agent-time',
  perWork: 'of the work',
  noOverhead: 'none: overhead is off',
  noOverheadKind: 'none: these agents do not talk',
  handoffs: 'Hand-offs per step',
  handoffsMeaning: 'Steps that build on another agent’s step, as a share of all steps.',
  makespan: 'Makespan',
  makespanMeaning: 'Until the last step is finished, in t_mid.',
  tMidMeaning:
    'The unit of time: how long one agent needs for half the steps, on the mean over the graphs.',
  noInterval: 'no interval',
  /** What t_mid is counted in: durations of the root, or one agent's whole run where each task has its own clock. */
  rootSteps: 'times the root’s duration',
  wholeRuns: 'of one agent’s whole run',
  /** On paper: the settings, before the address of the page. */
  printed: (settings: string) => `Settings: ${settings}.`,
  run: 'Digest',
  runMeaning:
    'A fingerprint of the swarm’s run on show. Two readers who see the same one see the same run, to the last bit.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Select it by hand',
  copyRun: (digest: string) => `Copy the digest ${digest}`,
  layersReduced: (asked: string, used: string) =>
    `${asked} layers were asked for; there are steps for ${used}, one in each, so ${used} are grown.`,
  /** Read out when new numbers are there. */
  spoken: {
    summary: (who: string, coverage: string, best: string) =>
      `${who} against one agent: ${coverage}; ${best}.`,
    ofCoverage: (level: string, times: string) => `${level} coverage ${times} times as fast`,
    ofBest: (level: string, times: string) => `${level} of the best score ${times} times as fast`,
    neverCoverage: (level: string) => `${level} coverage never reached`,
    neverBest: (level: string) => `${level} of the best score never reached`,
  },
};
