/** Text of the figure of Elo. Names of systems and of B are not translated. */
export const elo = {
  title: 'Elo by budget',
  subtitle: 'Going on pays as long as a curve climbs faster than repeated sampling.',
  label: 'Elo of four systems against their budgets',
  /** Before the choice of systems. */
  front: 'In front',
  self: {
    title: 'Self-Elo',
    means: (system: string) =>
      `what ${system} has found by a budget against what it found by others`,
    read: 'Self-Elo: read off at a budget',
  },
  joint: {
    title: 'Joint Elo',
    means: 'all systems at all budgets, rated together',
    read: 'Joint Elo: read off at a budget',
  },
  less: {
    choice: 'less repeated sampling',
    title: (kind: string) => `${kind}, less repeated sampling`,
  },
  /** Under the axis. */
  axis: 'agent-time, as a share of B',
  /** `short` stands at the end of its line. */
  reference: { name: 'repeated sampling', short: '400 per decade' },
  inflection: {
    /** `share`, `low` and `high` are shares of B. */
    at: (share: string) => `scaling inflection point: ${share} B`,
    /** It climbs fast to the end. */
    beyond: 'no scaling inflection point up to B',
    within: (point: string, low: string, high: string) => `${point} (${low} to ${high})`,
    faster: ['climbs faster than repeated sampling', 'climbs faster', 'faster'],
    slower: ['climbs slower than repeated sampling', 'climbs slower', 'slower'],
  },
  /** While there is nothing to draw: what is under way, or is not. */
  empty: {
    computing: 'Running the first sessions…',
    resting: 'Computed while it is in view.',
    stopped: 'Nothing is computed yet.',
  },
  at: (share: string, time: string) => `${share} B: agent-time ${time}`,
  range: (low: string, high: string) => `${low} to ${high}`,
  reading: (name: string, elo: string) => `${name} ${elo} Elo`,
  readingWithin: (name: string, elo: string, low: string, high: string) =>
    `${name} ${elo} Elo, ${low} to ${high}`,

  order: {
    title: 'With the whole budget',
    system: 'System',
    lead: (other: string) => `Elo over ${other}`,
    wins: (other: string) => `wins against ${other}`,
    inflection: 'inflection point',
    none: '–',
    /** It climbs fast to the end. */
    beyond: 'none up to B',
    share: (share: string) => `${share} B`,
  },

  note: (sessions: string) => `${sessions} sessions a system.`,
  noteBands: (sessions: string, replicates: string) =>
    `${sessions} sessions a system. Shaded and in brackets: 95% intervals, ${replicates} bootstrap replicates over sessions.`,
  budget: (budget: string, share: string, work: string) =>
    `B is an agent-time of ${budget}: ${share} of the mean work of a graph, ${work}, in durations of a step at the root. No overhead.`,
  stored: 'Computed when the site was made.',
  here: (time: string) => `Computed in this browser in ${time}.`,
  first: 'A first picture; more sessions are on their way.',

  compute: {
    label: 'Computing the figure',
    size: 'Sessions a system',
    start: 'Compute',
    stop: 'Stop',
    sessions: (done: string, of: string) => `${done} of ${of} sessions`,
    rating: (percent: string) => `all sessions are in; intervals ${percent}`,
    started: 'Computing.',
    finished: 'Done: the figure shows what was computed here.',
    stopped: 'Stopped. What there was before stays.',
    stoppedEmpty: 'Stopped.',
    resting: 'It rests while it is out of view.',
    seconds: (n: string) => `${n} s`,
  },

  table: {
    open: 'Exact values',
    label: 'Ratings of the systems by budget',
    share: 'share of B',
    time: 'agent-time',
    self: (system: string) => `${system}, self`,
    joint: (system: string) => `${system}, joint`,
  },

  describe: {
    starts: {
      on: (system: string, slope: string, low: string, high: string) =>
        `At the smallest budgets ${system} climbs ${slope} Elo per decade (${low} to ${high}), as repeated sampling does.`,
      faster: (system: string, slope: string, low: string, high: string) =>
        `At the smallest budgets ${system} climbs ${slope} Elo per decade (${low} to ${high}), faster than repeated sampling.`,
      slower: (system: string, slope: string, low: string, high: string) =>
        `At the smallest budgets ${system} climbs ${slope} Elo per decade (${low} to ${high}), slower than repeated sampling.`,
      unknown: (system: string, slope: string) =>
        `At the smallest budgets ${system} climbs ${slope} Elo per decade.`,
    },
    reference: (slope: string) => `Repeated sampling climbs ${slope}.`,
    ends: (slope: string) => `Over the last decade it climbs ${slope} Elo.`,
    inflection: {
      at: (share: string) => `Its scaling inflection point lies at ${share} B.`,
      within: (share: string, low: string, high: string) =>
        `Its scaling inflection point lies at ${share} B (${low} to ${high}).`,
      never: 'Up to the whole budget it climbs faster than repeated sampling.',
    },
    leads: (system: string) => `With the whole budget B, ${system} leads.`,
    behind: (system: string, other: string, lead: string, wins: string) =>
      `${system} is ${lead} Elo from ${other} and wins ${wins} of pairs with it.`,
    tracks: (system: string, other: string, lead: string) =>
      `${system} tracks ${other}: ${lead} Elo from it.`,
    apart: (system: string, other: string, lead: string) =>
      `${system} does not track ${other}: ${lead} Elo from it.`,
  },
};
