import {
  definition,
  PARAMETER_KEYS,
  PARAMETERS,
  type ParameterKey,
  type Parameters,
} from '../../model/parameters.ts';
import { DEFAULT_PRESET, PRESETS } from '../../model/presets.ts';
import { TIME_UNIT_NAMES } from '../../model/time-unit.ts';
import type { LinkLanguage, LinkTheme } from '../link-state.ts';

/** Units that a reader can tell for the durations of a file; `none`: they have none. */
export const LINK_UNITS = [...TIME_UNIT_NAMES, 'none'] as const;
export type LinkUnit = (typeof LINK_UNITS)[number];

/** For what agents are paid: while they work, or from the beginning of the run to its end. */
export const PAID_WHILE = ['working', 'reserved'] as const;
export type PaidWhile = (typeof PAID_WHILE)[number];

/** Where the graph of a link is. */
export type LinkedGraph =
  /** The link says nothing of it. */
  | { readonly kind: 'none' }
  /** One of the gallery, by its slug. */
  | { readonly kind: 'example'; readonly slug: string }
  /** In the link itself, packed. */
  | { readonly kind: 'packed'; readonly packed: string }
  /** On the device of whoever made the link. */
  | { readonly kind: 'kept'; readonly key: string }
  /** Too large for a link, and kept nowhere. */
  | { readonly kind: 'left-out' };

/** What a reader set on the page of a task graph, as links carry it. */
export interface LinkedSettings {
  readonly parameters: Parameters;
  /** null: the reader has told none. */
  readonly unit: LinkUnit | null;
  /** Keys of decisions about the file; null: as the format does. */
  readonly durations: string | null;
  readonly precedence: string | null;
  /** Money per agent-hour. */
  readonly price: number;
  readonly paid: PaidWhile;
  /** What it is worth to have the result an hour sooner; null: not said. */
  readonly hour: number | null;
}

export interface TaskLinkState extends LinkedSettings {
  readonly graph: LinkedGraph;
  /** What the graph is called; null where the link does not say. */
  readonly name: string | null;
  readonly theme: LinkTheme | null;
  readonly language: LinkLanguage | null;
}

/**
 * Keys of what is the reader's own: a file, what they say of it, and money. They stand behind the `#` of an address, which
 * browsers send to no server (RFC 9110, section 4.2.5), not even when the page is loaded again.
 */
export const OWN_KEYS = [
  'graph',
  'kept',
  'name',
  'unit',
  'durations',
  'precedence',
  'price',
  'paid',
  'hour',
] as const;

/** Keys of a link that are no parameters. */
export const TASK_KEYS = ['v', 'example', ...OWN_KEYS, 'theme', 'lang'] as const;
export type TaskKey = (typeof TASK_KEYS)[number];

/** The swarms that can work on one graph of a reader's own. */
export const TASK_SWARMS = ['standard', 'recursive'] as const;
export const MOST_AGENTS = 1024;
/** Of parameters that may be less on this page than the table of parameters allows. */
export const TASK_BOUNDS = {
  agents: [PARAMETERS.agents.bounds[0], MOST_AGENTS],
} as const satisfies Partial<Record<ParameterKey, readonly [number, number]>>;
export const MONEY_BOUNDS: readonly [number, number] = [0, 1e9];
/** Significant digits of an amount of money. */
export const MONEY_DIGITS = 6;

/** What belongs to grown graphs, to several of them, or to the one agent of the article, changes nothing here. */
const PASSED_OVER: readonly ParameterKey[] = ['sessions', 'baseline', 'medianOf'];

/** Parameters that a run on a task graph of one's own has. */
export const TASK_PARAMETERS: readonly ParameterKey[] = PARAMETER_KEYS.filter((key) => {
  const { group } = definition(key);
  const used = key === 'seed' || group === 'swarm' || group === 'overhead';
  return used && !PASSED_OVER.includes(key);
});

/** As on the command line: no overhead, the longest chain first. */
export const DEFAULT_TASK_PARAMETERS: Parameters = {
  ...PRESETS[DEFAULT_PRESET],
  rule: 'critical-path',
  overhead: false,
};

export const DEFAULT_TASK_LINK: TaskLinkState = {
  graph: { kind: 'none' },
  name: null,
  parameters: DEFAULT_TASK_PARAMETERS,
  unit: null,
  durations: null,
  precedence: null,
  price: 1,
  paid: 'reserved',
  hour: null,
  theme: null,
  language: null,
};
