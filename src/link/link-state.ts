import type { Parameters } from '../model/parameters.ts';
import type { PresetName } from '../model/presets.ts';

/** How the playhead runs: evenly along the logarithm of time, as the curves are drawn, or along time itself. */
export const TIME_SCALES = ['log', 'linear'] as const;
export type TimeScale = (typeof TIME_SCALES)[number];

/** What a link says about the picture, beside the parameters. */
export interface View {
  /** The playhead, in t_mid; null where the link leaves it to the figure. */
  readonly at: number | null;
  readonly time: TimeScale;
}

/** All of the state that a link carries. */
export interface LinkState {
  /** The settings that the parameters are compared with: what equals the preset is not written. */
  readonly preset: PresetName;
  readonly parameters: Parameters;
  readonly view: View;
}

/** The version that is written. A link without one is read as this one. */
export const LINK_VERSION = 1;

/** Keys of the query that are no parameters. `clock` is a parameter of the model, hence `time`. */
export const VIEW_KEYS = ['v', 'preset', 'at', 'time'] as const;
export type ViewKey = (typeof VIEW_KEYS)[number];

/** Playheads that a link may ask for, in t_mid. */
export const AT_BOUNDS: readonly [number, number] = [0, 1e6];

export const DEFAULT_VIEW: View = { at: null, time: 'log' };
