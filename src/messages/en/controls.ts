/** Text of the controls. Labels and meanings of parameters stand in the model's table. */
export const controls = {
  preset: 'Preset',
  presets: {
    post: {
      label: 'The post',
      meaning:
        'Fitted to the published numbers; which of them it does not meet stands on the claims page.',
    },
    september: { label: 'September', meaning: 'The constants of the public revision.' },
    flat: { label: 'Flat', meaning: 'Deeper steps hardly take longer.' },
    chain: { label: 'Chain', meaning: 'Every step needs the one before: no swarm helps.' },
    map: { label: 'Map', meaning: 'One wide layer: everything may run at once.' },
    narrow: { label: 'Narrow', meaning: 'Many thin layers.' },
    wide: { label: 'Wide', meaning: 'Few broad layers.' },
  },
  /** A setting and its value, in a list on paper. */
  setting: (label: string, value: string) => `${label}: ${value}`,
  reset: 'Reset',
  resetMeaning: 'Every setting back to the preset.',
  more: 'More settings',
  groups: {
    task: 'Size of the task',
    shape: 'Shape of the graph',
    value: 'Value of the steps',
    duration: 'Duration of the steps',
    swarm: 'Swarm',
    overhead: 'Overhead',
    measure: 'Measuring',
  },
  /** The number box beside the slider of a parameter. */
  numberOf: (label: string) => `${label}, as a number`,
  /** Not set: the preset draws the number, around this one. */
  drawn: (typical: string) => `${typical}, drawn`,
  slow: (most: string) => `Above ${most} this takes a while.`,
  bothAlike: 'It follows the baseline rule now, so both sides are the same.',
  backToDrawn: (label: string) => `${label}: back to the preset’s own draw`,
  noCap: 'no cap',
  backToNone: (label: string) => `${label}: none`,
  dice: 'Draw another seed',
  on: 'on',
  off: 'off',
  units: {
    '': '',
    steps: 'steps',
    layers: 'layers',
    agents: 'agents',
    graphs: 'graphs',
    sessions: 'swarms',
    share: '%',
  },
  /** Bounds in words. */
  allowed: {
    whole: (low: string, high: string) => `a whole number from ${low} to ${high}`,
    number: (low: string, high: string) => `a number from ${low} to ${high}`,
    choice: (options: string) => `one of ${options}`,
    /** Between options. */
    comma: ', ',
    switch: 'on or off',
    orNone: (bounds: string, none: string) => `${bounds}, or none (${none})`,
  },
  adjusted: (label: string, asked: string, allowed: string, used: string) =>
    `${label}: asked for “${asked}”; allowed is ${allowed}; ${used} is used.`,
  options: {
    swarm: {
      single: { label: 'One agent', meaning: 'No swarm: one agent, by the rule below.' },
      standard: {
        label: 'Standard',
        meaning:
          'A coordinator fills every free place at once with an agent on another ready step.',
      },
      recursive: {
        label: 'Recursive',
        meaning: 'No coordinator: whoever unlocks several steps keeps one and forks for the rest.',
      },
      independent: {
        label: 'Independent',
        meaning: 'Single agents, each on a graph of its own; the best of them counts.',
      },
      sessions: {
        label: 'Several swarms',
        meaning: 'Standard swarms that share the agents, each on a graph of its own.',
      },
    },
    rule: {
      'own-branch': { label: 'Own branch', meaning: 'Goes on with a step it has just unlocked.' },
      'own-list': { label: 'Own list', meaning: 'The deepest step that it helped to unlock.' },
      random: { label: 'Random', meaning: 'Any ready step.' },
      shallowest: { label: 'Shallowest first', meaning: 'The ready step nearest to the root.' },
      deepest: { label: 'Deepest first', meaning: 'The ready step furthest from the root.' },
      shortest: { label: 'Shortest first', meaning: 'The ready step that takes least time.' },
      'critical-path': {
        label: 'Critical path first',
        meaning: 'The ready step that heads the longest chain of work.',
      },
      'input-order': { label: 'In order of growth', meaning: 'The ready step that grew first.' },
    },
    baseline: { 'own-branch': { label: 'Own branch' }, 'own-list': { label: 'Own list' } },
    dispatch: { random: { label: 'Random' }, oldest: { label: 'Longest ready' } },
    backlog: { lifo: { label: 'Newest first' }, fifo: { label: 'Oldest first' } },
    communication: {
      none: { label: 'Free' },
      peer: { label: 'Per peer' },
      group: { label: 'Per group' },
    },
    layersCounted: {
      'below-root': { label: 'Below the root' },
      'with-root': { label: 'With the root' },
    },
    durationGrowth: { linear: { label: 'Linear' }, exponential: { label: 'Exponential' } },
    noiseOf: { graph: { label: 'The graph' }, run: { label: 'Each run' } },
    schedulingPays: { once: { label: 'Once' }, both: { label: 'Twice' } },
    medianOf: { durations: { label: 'Durations' }, 'layer-costs': { label: 'Layer costs' } },
    scale: { graph: { label: 'The graph’s own' }, task: { label: 'The task’s' } },
    clock: { raw: { label: 'As they are' }, own: { label: 'Each its own' } },
  },
  ruleNeedsCoordinator: 'needs a coordinator',
  /** An option that cannot be chosen now, and why. */
  unfit: (option: string, why: string) => `${option} (${why})`,
  recursiveRules:
    'A recursive swarm has nobody who sees the whole graph, so its agents follow their own branch or list.',
  /** Why a setting has no effect at the moment. */
  idle: {
    'no-swarm': 'No effect: there is no swarm.',
    'recursive-only': 'Takes effect in a recursive swarm.',
    'own-branch-only': 'Takes effect in a recursive swarm that follows its own branch.',
    'sessions-only': 'Takes effect with several swarms.',
    'baseline-rules': 'No effect: independent agents follow the baseline rule.',
    'linear-only': 'Takes effect when durations grow linearly.',
    'exponential-only': 'Takes effect when durations grow exponentially.',
    'steps-set': 'No effect while the number of steps is set.',
    'layers-set': 'No effect while the number of layers is set.',
    'peer-only': 'Takes effect when communication is paid per peer.',
    'group-only': 'Takes effect when communication is paid per group.',
    'overhead-off': 'Overhead is off.',
    'run-noise': 'No effect: the noise is drawn in each run, and without it both are the same.',
    'task-scale': 'No effect: several graphs share the scale of their task.',
  },
};
