import type { ParameterKey, Parameters } from '../model/parameters.ts';
import { DEFAULT_PRESET, PRESETS, type PresetName } from '../model/presets.ts';
import type { AnyChoices, FigureName } from './figures.ts';

/** How the playhead runs: evenly along the logarithm of time, as the curves are drawn, or along time itself. */
export const TIME_SCALES = ['log', 'linear'] as const;
export type TimeScale = (typeof TIME_SCALES)[number];

/** What a link says about the picture of the race, beside the parameters. */
export interface View {
  /** The playhead, in t_mid; null where the link leaves it to the figure. */
  readonly at: number | null;
  readonly time: TimeScale;
  /** Whether the race plays. */
  readonly play: boolean;
}

/** Settings with the preset that they are compared with: what equals it is not written. */
export interface Settings {
  readonly preset: PresetName;
  readonly parameters: Parameters;
}

export const LINK_LANGUAGES = ['en', 'zh'] as const;
export type LinkLanguage = (typeof LINK_LANGUAGES)[number];
export const LINK_THEMES = ['light', 'dark'] as const;
export type LinkTheme = (typeof LINK_THEMES)[number];

export const SWITCH = ['on', 'off'] as const;

/** What can be left out around an embedded figure. */
export const PARTS = [
  'title',
  'controls',
  'transport',
  'readouts',
  'caption',
  'values',
  'actions',
] as const;
export type Part = (typeof PARTS)[number];

/** What stands around an embedded figure. */
export interface Chrome {
  readonly hidden: readonly Part[];
  /** Parameters that can be moved; null: those of the figure. */
  readonly controls: readonly ParameterKey[] | null;
}

export const MOST_PINS = 3;

/** All of the state that a link carries. */
export interface LinkState extends Settings {
  readonly view: View;
  /** The figure that it is about; null: none in particular. */
  readonly figure: FigureName | null;
  /** Settings of figures that do not follow the shared ones, compared with the shared preset. */
  readonly own: Readonly<Partial<Record<FigureName, Parameters>>>;
  /** What is chosen at figures; those that are left out are as at first. */
  readonly choices: Readonly<Partial<Record<FigureName, AnyChoices>>>;
  /** Runs that stay on show behind the current one, the first one first. */
  readonly pins: readonly Settings[];
  /** null where the reader has not chosen. */
  readonly theme: LinkTheme | null;
  /** null where the address of the page says it. */
  readonly language: LinkLanguage | null;
  readonly chrome: Chrome;
}

export { LINK_VERSION } from './version.ts';

/** Keys of the query that are no parameters. `clock` is a parameter of the model, hence `time`. */
export const VIEW_KEYS = [
  'v',
  'preset',
  'figure',
  'own',
  'at',
  'time',
  'play',
  'theme',
  'lang',
  'hide',
  'controls',
] as const;
export type ViewKey = (typeof VIEW_KEYS)[number];

/** Playheads that a link may ask for, in t_mid. */
export const AT_BOUNDS: readonly [number, number] = [0, 1e6];

export const DEFAULT_VIEW: View = { at: null, time: 'log', play: false };
export const DEFAULT_CHROME: Chrome = { hidden: [], controls: null };

/** What a page shows whose address says nothing. */
export const DEFAULT_LINK_STATE: LinkState = {
  preset: DEFAULT_PRESET,
  parameters: PRESETS[DEFAULT_PRESET],
  view: DEFAULT_VIEW,
  figure: null,
  own: {},
  choices: {},
  pins: [],
  theme: null,
  language: null,
  chrome: DEFAULT_CHROME,
};
