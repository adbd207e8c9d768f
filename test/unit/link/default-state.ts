import { DEFAULT_VIEW, type LinkState } from '../../../src/link/link-state.ts';
import { DEFAULT_PRESET, PRESETS } from '../../../src/model/presets.ts';

/** What a page opens with where its link says nothing. */
export const DEFAULT_LINK_STATE: LinkState = {
  preset: DEFAULT_PRESET,
  parameters: PRESETS[DEFAULT_PRESET],
  view: DEFAULT_VIEW,
};
