import { numberFormats } from '../../number-formats.ts';
import { cellSharesOf, sharesOf } from '../small-share.ts';

const { whole, threeDigits } = numberFormats('en');
const part = sharesOf('en');
const cell = cellSharesOf('en');
const rules = new Intl.PluralRules('en');
const count = (n: number, one: string, other: string) =>
  `${whole.format(n)} ${rules.select(n) === 'one' ? one : other}`;
const steps = (n: number) => count(n, 'step', 'steps');
const layers = (n: number) => count(n, 'layer', 'layers');
const agents = (n: number) => count(n, 'agent', 'agents');
const lanes = (n: number) => count(n, 'lane', 'lanes');

/** The pictures of a task graph: its layers, its profile, the lanes of a run. Times come as texts. */
export const graph = {
  zoom: {
    buttons: 'Size of the picture',
    in: 'Enlarge',
    out: 'Make smaller',
    whole: 'Fit: show the whole picture',
    fit: 'Fit',
    /** Once, of a picture that is enlarged: for a mouse, and for fingers. */
    hint: {
      mouse: 'Drag it to move it; Ctrl + wheel changes its size.',
      touch: 'Two fingers move it and change its size.',
    },
    help: 'Plus and minus enlarge and make smaller, 0 shows the whole; arrow keys move an enlarged picture.',
  },
  graph: {
    title: 'The graph in layers',
    axis: 'layer: steps that wait for nothing are in layer 0',
    roots: 'wait for nothing',
    help: 'Enter walks through the steps with the arrow keys: left and right along the edges, up and down within a layer; Escape leaves.',
    densityHelp:
      'Enter walks through the fields with the arrow keys: left and right through the layers, up and down through the durations; Escape leaves.',
    thinned: (drawn: number, of: number) =>
      `${whole.format(drawn)} of ${whole.format(of)} edges here are drawn`,
    densityIs: (shortest: string, longest: string) =>
      `Up: longer steps, from ${shortest} to ${longest}. Below: work of the layers.`,
    key: {
      path: 'critical path',
      pathMean: 'critical path: how long its steps there are',
      slack: 'slack: little to much',
      size: 'shorter, longer',
      pointed: 'waits for, helps to unlock',
      heat: (most: number) => `1 to ${steps(most)} in a field`,
      work: (most: string) => `work, at most ${most}`,
      column: (n: number) =>
        `a column is ${n === 1 ? '1 layer' : `${threeDigits.format(n)} layers`}`,
    },
    says: {
      shape: (n: number, edges: number, depth: number) =>
        `${steps(n)} in ${layers(depth)}, joined by ${count(edges, 'edge', 'edges')}.`,
      path: (n: number, time: string) =>
        `The critical path, drawn in gold, holds ${steps(n)} and takes ${time}.`,
      noTime: 'No step takes any time, so that no path through it is longer than another.',
      alone: (n: number) =>
        n === 0
          ? 'Every other step has slack: it could take longer by itself without delaying the end.'
          : `${count(n, 'other step has', 'other steps have')} no slack either: each that takes longer delays the end.`,
      fullest: (n: number, layer: number) =>
        `The fullest layer, number ${whole.format(layer)}, holds ${steps(n)}.`,
      density:
        'There is more than can be drawn step by step: a field counts the steps of some layers and of like durations.',
    },
    card: {
      sort: 'sort',
      layer: 'layer',
      layerOf: (layer: number, last: number) =>
        `${whole.format(layer)} (of 0 to ${whole.format(last)})`,
      duration: 'duration',
      ofPath: 'critical path',
      on: (x: number) => `on it: ${part(x)} of it`,
      off: 'not on it',
      slack: 'slack',
      none: 'none',
      waits: 'waits for',
      unlocks: 'helps to unlock',
      steps,
      layers: (first: number, last: number) =>
        first === last
          ? `Layer ${whole.format(first)}`
          : `Layers ${whole.format(first)} to ${whole.format(last)}`,
      durations: 'durations',
      fromTo: (from: string, to: string) => `${from} to ${to}`,
      inField: 'steps in this field',
      only: 'step',
      inColumn: 'steps in the column',
      work: 'work in the column',
    },
    table: {
      caption: 'The graph in numbers',
      measure: 'measure',
      value: 'value',
      steps: 'steps',
      edges: 'edges',
      layers: 'layers',
      fullest: 'steps in the fullest layer',
      roots: 'steps that wait for nothing',
      sinks: 'steps that nothing waits for',
      zero: 'steps of no duration',
      work: 'work, W',
      path: 'critical path, C',
      onPath: 'steps on the critical path',
      parallelism: 'average parallelism, W/C',
      width: 'greatest width',
      exact: (n: number) => steps(n),
      atLeast: (n: number) => `at least ${steps(n)}`,
      whole: (n: number) => whole.format(n),
      factor: (x: number) => threeDigits.format(x),
    },
  },
  profile: {
    title: 'Steps at work with unlimited agents',
    means: 'every step starts as soon as it is ready',
    none: 'No step of this graph takes any time: there is nothing to show over time.',
    time: 'time',
    plot: 'Steps at work',
    atWork: 'steps at work',
    average: 'W/C',
    most: 'most',
    read: 'Read off the steps at work over time',
    at: (time: string) => `at ${time}`,
    averageIs: (x: number) => threeDigits.format(x),
    number: (n: number) => whole.format(n),
    says: {
      average: (x: number, most: number) =>
        `With unlimited agents, the number of steps at work is ${threeDigits.format(x)} on average (W/C) and ${whole.format(most)} at most.`,
      width: (n: number) =>
        `Whatever the order, no more than ${steps(n)} can ever be at work at once: the width of the graph.`,
      widthAtLeast: (n: number, byTime: boolean) =>
        `The width of the graph, the most steps that can ever be at work at once, is ${whole.format(n)} or more: so many ${byTime ? 'are at work at one time here' : 'stand in one layer'}.`,
      above: (x: number) =>
        `More steps than the average are at work for ${part(x)} of the critical path.`,
      single: (x: number) =>
        x < 1
          ? `For ${part(x)} of the critical path, one step alone is at work.`
          : 'There is never more than one step at work.',
      half: (n: number) =>
        `For at least half of the critical path, ${steps(n)} or more are at work.`,
    },
    table: {
      caption: 'How long so many steps are at work at once, with unlimited agents',
      atLeast: 'at least so many at work',
      time: 'time',
      share: 'share of the critical path',
      work: 'share of the work in it',
      percent: (x: number) => cell(x),
    },
  },
  gantt: {
    title: 'Who works when',
    axis: 'time',
    lanes: 'lane',
    lane: (n: number) => whole.format(n),
    help: 'Enter walks through the bars with the arrow keys: left and right along a lane, up and down from lane to lane; Escape leaves.',
    busy: (bars: number) =>
      `${count(bars, 'bar', 'bars')} in sight: drawn as the share of time at work. Enlarge for single steps.`,
    busyLanes: (n: number) => `${lanes(n)}: drawn as the share of time at work.`,
    key: {
      work: 'work',
      overhead: 'scheduling and communication, drawn first',
      path: 'step of the critical path',
      busy: 'share of time at work: little to all of it',
      playhead: 'now, in the race',
    },
    says: {
      noTime: 'No step takes any time: there is nothing to show over time.',
      lanes: (used: number, k: number, makespan: string) =>
        `${agents(k)} ${k === 1 ? 'finishes' : 'finish'} in ${makespan}${used < k ? `; never more than ${whole.format(used)} at work at once` : ''}.`,
      shares: (work: number, overhead: number, idle: number, k: number) =>
        `Of ${k === 1 ? 'its' : 'their'} time until then, ${part(work)} is work${overhead > 0 ? `, ${part(overhead)} scheduling and communication` : ''} and ${part(idle)} idle.`,
      path: (more: string) => `That is ${more} longer than the critical path.`,
      onPath: 'That is the critical path: no number of agents would be faster.',
      agents: (n: number, used: number) =>
        n > used
          ? `An agent goes when there is nothing left for it, and another is started when there is: ${whole.format(n)} in all, each in the first of ${lanes(used)} that is free. Money is for their time, not for each that is started.`
          : 'Each lane is one agent.',
    },
    card: {
      lane: 'lane',
      agent: 'agent',
      started: (n: number, of: number) => `number ${whole.format(n)} of ${whole.format(of)}`,
      nth: (n: number) => whole.format(n),
      from: 'from',
      to: 'to',
      work: 'work',
      overhead: 'scheduling and communication',
      path: 'critical path',
      on: 'on it',
      slack: 'slack',
    },
    table: {
      caption: (shown: number, all: number) =>
        shown < all
          ? `The first ${whole.format(shown)} of ${whole.format(all)} lanes`
          : 'What each lane does until the end',
      lane: 'lane',
      agents: 'agents',
      steps: 'steps',
      work: 'work',
      overhead: 'scheduling and communication',
      idle: 'idle',
      share: 'share of time at work',
      percent: (x: number) => cell(x),
      number: (n: number) => whole.format(n),
    },
  },
};
