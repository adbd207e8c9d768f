/** Numbers as texts, at one width. Pairs are coverage and best score. */
export interface WidthReading {
  readonly layers: string;
  readonly perLayer: string;
  readonly standard: readonly [string, string];
  readonly recursive: readonly [string, string];
  readonly bound: string;
}

/** Text of the figure `width`. */
export const width = {
  title: 'The same steps, from 136 layers to 4',
  subtitle: 'Few layers make a wide graph; a narrow one keeps agents waiting.',
  level: 'Speedup at',
  means: (percent: string) => `times sooner than one agent, at ${percent}`,
  axis: 'layers; wider graphs to the right',
  reads: (score: string) => `Speedup by width: ${score}`,
  at: (layers: string, perLayer: string) => `${layers} layers, ${perLayer} steps a layer`,
  layers: (layers: string) => `${layers} layers`,
  perLayer: (steps: string) => `${steps} a layer`,
  nothing: (percent: string) => `${percent} is not reached on average`,
  standard: 'standard',
  recursive: 'recursive',
  size: (agents: string) => `size ${agents}`,
  bound: 'bound',
  boundLong: 'bound for all steps',
  whole: 'all steps',
  wholeLong: 'all steps',
  describe: (agents: string, percent: string) =>
    `Two plots of the speedup at ${percent} of either score against the width of the graph, for a standard and a recursive swarm of ${agents}; the number of steps stays the same.`,
  describeAt: ({ layers, perLayer, standard, recursive, bound }: WidthReading) =>
    `With ${layers} layers (${perLayer} steps a layer): standard swarm ${standard[0]} on coverage, ${standard[1]} on the best score; recursive swarm ${recursive[0]} and ${recursive[1]}; bound for the whole task ${bound}.`,
  /** `agents`: null where the line of equal size is not drawn. */
  caption: (graphs: string, steps: string, agents: string | null, intervals: boolean) =>
    `Means over ${graphs} task graph${graphs === '1' ? '' : 's'} of ${steps} steps at each width${intervals ? '; bars: 95%, by bootstrap over the graphs' : ', without intervals'}. ${agents === null ? '' : `Dashed line: a gain as large as the swarm, ${agents}. `}Dotted, for coverage of 100% only: the bound, the smaller of the swarm’s size and work over critical path (W/C), and beneath it what the standard swarm makes of it. Lower levels are not bound by it. Small pictures: the layers of the first graph, the root on top, lengths by their square roots.`,
  table: (agents: string) => `Speedup of swarms of ${agents} over one agent, with 95% intervals`,
  layersHead: 'layers',
  perLayerHead: 'steps a layer',
  averageParallelism: 'W/C',
};
