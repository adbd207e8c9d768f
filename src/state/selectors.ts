import { DEFAULT_PRESET } from '../model/presets.ts';
import type { LabState } from './lab-store.ts';
import { differences } from './link-slice.ts';
import { isCurrent } from './result-slice.ts';

/** What components read of the store, by name. Each returns something that keeps its identity. */
export const selectPreset = (state: LabState) => state.preset;
export const selectView = (state: LabState) => state.view;
export const selectNotices = (state: LabState) => state.notices;
export const selectPicture = (state: LabState) => state.picture;
export const selectPins = (state: LabState) => state.pins;
/** The families of pinned runs. */
export const selectGhosts = (state: LabState) => state.ghosts;
export const selectWork = (state: LabState) => state.work;
/** Whether all that is on show belongs to the parameters as they are. */
export const selectCurrent = (state: LabState) => isCurrent(state.picture, state.parameters);
/** Whether any parameter differs from the preset. */
export const selectChanged = (state: LabState) => differences(state).length > 0;
/** Whether these are the settings that a page opens with. */
export const selectDefault = (state: LabState) =>
  state.preset === DEFAULT_PRESET && !selectChanged(state);
