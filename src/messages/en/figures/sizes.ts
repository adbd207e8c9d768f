/** Text that the figures against swarm size have in common. */
export const sizes = {
  /** Which level of the scores a figure shows. */
  readAt: 'Read at',
  /** The line where a swarm gains its own size. */
  equal: 'its own size',
  /** What is plotted: a speedup, read off at a level. */
  speedup: (percent: string) => `times sooner than one agent, to ${percent}`,
  notReached: (reached: string, graphs: string) => `not reached (${reached} of ${graphs} graphs)`,
  never: 'Not reached at any size.',
  named: (name: string, value: string) => `${name} ${value}`,
  /** Sizes, and what was named at each. */
  atSizes: (all: readonly (readonly [agents: string, values: readonly string[]])[]) =>
    `${all.map(([agents, values]) => `${agents}: ${values.join(', ')}`).join('; ')}.`,
  note: (graphs: string, intervals: boolean, gaps: boolean) =>
    [
      graphs === '1'
        ? 'One task graph, so there is no interval.'
        : `Means over ${graphs} task graphs.`,
      intervals ? 'Upright bars are 95% intervals, by bootstrap over the graphs.' : '',
      gaps ? 'A line breaks off where the level is not reached.' : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
};
