/** Text of the frame that all figures of the article have. */
export const frame = {
  figure: (n: string) => `Figure ${n}`,
  reset: 'Reset',
  resetTitle: 'Back to the settings and choices this figure opened with',
  linked: 'Linked',
  /** What the switch does. */
  linkedTitle: 'One set of settings for all figures: what is changed here changes them all',
  unlinkedTitle: 'This figure has settings of its own',
  lab: 'Open in the lab',
  values: 'Exact values',
  settings: 'Settings of this figure',
  /** The swarm size whose speedups are marked. */
  marked: 'Marked swarm',
  waiting: 'This figure is computed when it comes into view.',
  underWay: 'The figure is being computed…',
  working: 'computing…',
  copy: 'Copy as CSV',
  copied: 'Copied',
  none: 'not reached',
  agents: (n: string, one: boolean) => (one ? `${n} agent` : `${n} agents`),
  coverage: 'Coverage',
  best: 'Best score',
  coverageMeans: 'share of steps finished',
  bestMeans: 'highest value so far, scaled',
  /** On an axis of time. */
  timeAxis: 'time in t_mid',
  agentsAxis: 'agents',
  interval: (low: string, high: string) => `${low} to ${high}`,
};
