import {
  type ChoiceDefinition,
  type ChoiceValue,
  type Chosen,
  number,
  oneOf,
  playhead,
} from './choices.ts';

/** The figures of the article in their order. A slug stands in addresses and anchors and does not change. */
export const SLUGS = [
  'grow',
  'two-scores',
  'single',
  'standard',
  'recursive',
  'compare',
  'rules',
  'overhead',
  'compute',
  'width',
  'elo',
  'deploy',
] as const;

export type Slug = (typeof SLUGS)[number];

/** All figures that a link can name: those of the article, and the race of the lab. */
export const FIGURE_NAMES = [...SLUGS, 'race'] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

const SIZES = [2, 4, 8, 16, 32, 64] as const;
const size = oneOf(SIZES, 16);
const HALF_OR_MOST = [0.5, 0.9] as const;
const LEVELS = [0.5, 0.9, 0.99] as const;

/**
 * What can be chosen at each figure beside parameters. Links write `figure.name=value`, so no name may be that of a
 * parameter, which an unlinked figure may have too.
 */
export const CHOICES = {
  grow: {
    /** Steps of the graph, the root included. */
    size: oneOf([60, 120, 240], 120),
    /** Steps that are there. */
    at: playhead(1000),
  },
  // In t_mid.
  'two-scores': { at: playhead(1e6) },
  /** What tells how much graphs differ: each of them, or the middle 80%. */
  single: { show: oneOf(['lines', 'band'], 'lines') },
  /** The swarm whose speedups are marked. */
  standard: { size },
  recursive: { size },
  compare: {},
  /** The level of the scores at which a figure is read off. */
  rules: { level: oneOf(HALF_OR_MOST, 0.5) },
  overhead: { level: oneOf(HALF_OR_MOST, 0.9) },
  compute: { level: oneOf(LEVELS, 0.9) },
  width: { level: oneOf(LEVELS, 0.9) },
  /** Sessions of each system. */
  elo: { count: oneOf([100, 400, 1000], 400) },
  deploy: {
    score: oneOf(['coverage', 'best'], 'best'),
    level: oneOf([0.5, 0.7, 0.9, 0.99], 0.7),
    /** What makes a deployment the better one. */
    aim: oneOf(['soonest', 'cheapest'], 'soonest'),
    /** At most so many agents at once. */
    most: oneOf([1, 2, 4, 8, 16, 32, 64], 16),
    /** Agent-time that may be spent, in t_mid: from a tenth of half of one agent's work to far above all of it. */
    budget: number([0.1, 2000], 12, 2),
  },
  race: {},
} as const satisfies Record<FigureName, Readonly<Record<string, ChoiceDefinition>>>;

/** What is chosen at a figure. */
export type Choices<F extends FigureName> = {
  readonly [K in keyof (typeof CHOICES)[F]]: Chosen<(typeof CHOICES)[F][K]>;
};

/** The same where the figure is not known beforehand. */
export type AnyChoices = Readonly<Record<string, ChoiceValue>>;

export function choiceTable(figure: FigureName): Readonly<Record<string, ChoiceDefinition>> {
  return CHOICES[figure];
}

/** What is chosen at first. */
export function firstChoices<F extends FigureName>(figure: F): Choices<F> {
  const entries = Object.entries(choiceTable(figure)).map(([name, { first }]) => [name, first]);
  return Object.fromEntries(entries) as Choices<F>;
}

export function isSlug(text: string): text is Slug {
  return (SLUGS as readonly string[]).includes(text);
}

export function isFigureName(text: string): text is FigureName {
  return (FIGURE_NAMES as readonly string[]).includes(text);
}
