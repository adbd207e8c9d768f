/** Text of the race on a graph of a file, of the frame around the figures of its page, and of what is saved of them. */

const whole = new Intl.NumberFormat('en');
const count = (n: number, one: string, other: string) =>
  `${whole.format(n)} ${n === 1 ? one : other}`;

export const race = {
  title: 'The race: one agent and the swarm',
  /** What the picture of the graph shows, for who does not see it. */
  picture: (steps: number, layers: number) =>
    `Task graph of ${count(steps, 'step', 'steps')} in ${count(layers, 'layer', 'layers')}, what comes first at the left. Longer steps are larger.`,
  /** Which step was finished, by its id in the file. */
  finished: (team: string, id: string) => `${team}: ${id} finished`,
  /** Behind a time axis. */
  axis: (unit: string) => (unit === '' ? 'time' : `time (${unit})`),
  reads: 'Coverage: read off at a time',
  bounds: { share: 'W/k', path: 'C' },

  noTime: 'No step takes any time: there is nothing to race for.',
  finishes: (alone: string, agents: number, recursive: boolean, swarm: string) => {
    if (agents === 1)
      return `One agent takes ${alone}, and the other side is one agent too: it takes ${swarm}.`;
    return recursive
      ? `One agent takes ${alone}; a recursive swarm of up to ${whole.format(agents)} agents takes ${swarm}.`
      : `One agent takes ${alone}; ${whole.format(agents)} agents take ${swarm}.`;
  },
  comparison: (factor: string, how: 'faster' | 'same' | 'slower') =>
    how === 'same'
      ? 'That is as fast as one agent.'
      : how === 'slower'
        ? `That is slower than one agent: ${factor} its speed.`
        : `That is ${factor} as fast.`,
  sooner: (half: string, most: string) =>
    `Half of the steps are finished ${half} as fast, nine tenths ${most}.`,
  /** Of the baseline, behind these two factors. */
  alone:
    'The one agent pays no overhead and follows its own branch, whatever the rule of the swarm; where it goes is drawn with the seed. Another seed may change these two factors, and never the time in which one agent is done.',
  notBeforePath: (bound: string) =>
    `No number of agents finishes before ${bound}: the critical path C takes that long.`,
  notBeforeShare: (agents: number, bound: string) =>
    `${count(agents, 'agent', 'agents')} cannot finish before ${bound}: that is W/k, the work shared evenly among them.`,
  crowded:
    'The graph has too many steps, edges or layers to draw them one by one: each column is a layer, or a few, parted into steps that are finished, at work, ready and waiting.',

  table: {
    caption: 'The race in numbers. One agent: own branch, one draw with the seed, without overhead',
    what: 'finished',
    speedup: 'speedup',
    share: (percent: string) => `${percent} of the steps`,
    all: 'all steps (makespan)',
    agentTime: 'agent-time',
    overhead: 'overhead in it',
    started: 'agents started',
    handoffs: 'hand-offs',
    boundShare: 'not before: W/k',
    boundPath: 'not before: C',
  },

  frame: {
    working: 'computing…',
    waiting: 'Computing…',
  },

  files: {
    title: (figure: string, name: string) => `${figure}: ${name}`,
    /** Beneath a picture. */
    graph: (name: string, steps: number, edges: number) =>
      `${name}: ${count(steps, 'step', 'steps')}, ${count(edges, 'edge', 'edges')}`,
    /** In place of a link. */
    notInLink: (page: string) =>
      `The graph is in no link: open the file at ${page} and choose these settings.`,
    noUnit: 'times without a unit',
    /** What a file of JSON holds beside the numbers. */
    along: 'The JSON file holds the graph too.',
    notAlong:
      'The graph is too large to go along with the numbers: it can be saved at the figure of the graph.',
    heading: 'The graph',
    lead: 'The whole graph in the formats of this project. This page and the command line read both.',
    json: 'Save graph as JSON',
    csv: 'Save graph as CSV',
  },
};
