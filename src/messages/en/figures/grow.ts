import { numberFormats } from '../../number-formats.ts';

const { whole, percent, plain, score, exact } = numberFormats('en');
const steps = (n: number) => `${whole.format(n)} ${n === 1 ? 'step' : 'steps'}`;
const layers = (n: number) => `${whole.format(n)} ${n === 1 ? 'layer' : 'layers'}`;
const variants = (n: number) => `${whole.format(n)} ${n === 1 ? 'variant' : 'variants'}`;
const signed = (x: number) => `${x > 0 ? '+' : ''}${score(x)}`.replace('-', '−');

/** Text of the figure `grow`. */
export const grow = {
  title: 'A task grows by trial and error',
  subtitle: 'Each step varies a parent one layer up; the root is at the left.',
  options: { steps: 'Steps to grow' },
  grown: (n: number, of: number) => `${whole.format(n)} of ${steps(of)} grown`,
  /** Beside the count. */
  bestSoFar: (value: number) => `best value ${plain(value)}`,
  bar: 'Growth',
  picture: (n: number, depth: number) =>
    `Task graph of ${steps(n)} in ${layers(depth)} below the root, which is at the left.`,
  help: 'Arrow keys walk from step to step: left to the parent, right to a variant, up and down within a layer. Space plays and pauses, Escape leaves.',
  legend: {
    worse: 'no better than its best parent',
    better: 'better: the stronger the tone, the more',
    variants: 'the larger, the more variants',
    best: 'way to the best value so far',
    merge: 'further prerequisite',
  },
  card: {
    title: (step: number) => `Step ${whole.format(step)}`,
    layer: (layer: number) => `layer ${whole.format(layer)}`,
    root: 'the root: nothing comes before it',
    parent: (step: number) => `varies step ${whole.format(step)}`,
    /** Where the value is counted from another one than the main parent. */
    from: (step: number) => `best parent: step ${whole.format(step)}`,
    change: (change: number) => `change ${signed(change)} over its best parent`,
    value: (value: number) => `value ${plain(value)}`,
    variants: (n: number) => variants(n),
  },
  preference: {
    title: 'Whom variants come from',
    parents: 'Improved, of the parents to choose from',
    drawn: 'Variants of an improved parent',
    rule: (expected: number) => `Notch: ${percent.format(expected)}, as the rule expects.`,
    none: 'No variant has a parent below the root.',
    percent: (x: number) => percent.format(x),
  },
  describe: {
    shape: (n: number, depth: number, widest: number, at: number) =>
      `A task graph of ${steps(n)} has grown in ${layers(depth)} below its root. The fullest is layer ${whole.format(at)} with ${steps(widest)}.`,
    preference: (parents: number, drawn: number, expected: number) =>
      `Of the parents to choose from, ${percent.format(parents)} were better than their own best parent; they got ${percent.format(drawn)} of the variants, where the rule expects ${percent.format(expected)}.`,
    best: (value: number, layer: number) =>
      `The best value, ${plain(value)}, lies in layer ${whole.format(layer)}.`,
  },
  caption: (
    n: number,
    depth: number,
    seed: number,
    graph: number,
    beta: number,
    fertility: number,
    shift: number,
  ) =>
    `One graph of ${steps(n)} and ${layers(depth)} (seed ${seed}, graph ${graph}), so there is no interval. Preference ${score(beta)}: a parent weighs exp(preference × its change). Fertility ${score(fertility)}: how far all changes of a graph are shifted together, as a standard deviation; this graph drew ${signed(shift)}.`,
  table: {
    caption: 'The graph by layer; durations in median steps of the root’s layer',
    layer: 'Layer',
    steps: 'Steps',
    improved: 'Share improved',
    change: 'Mean change',
    duration: 'Mean duration',
    none: '–',
    number: exact,
    signed,
    percent: (x: number) => percent.format(x),
    whole: (x: number) => whole.format(x),
  },
};
