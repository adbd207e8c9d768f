import type { Parameters } from '../../src/model/parameters.ts';
import { PRESETS } from '../../src/model/presets.ts';

/**
 * Where the search starts: the constants with which the model was first described, and the post's structure. It does
 * not change with the preset, which holds what the search found.
 */
export const START: Parameters = {
  ...PRESETS.post,
  layersSpread: 0.08,
  peak: 0.21,
  peakSpread: 0.07,
  steepness: 7.2,
  layerNoise: 0,
  merge: 0.3,
  mergeSpread: 0.3,
  siblingShare: 0.2,
  furtherUp: 0.8,
  preference: 0.73,
  changeAtRoot: 1.5,
  changeAtEnd: -0.35,
  fertility: 0.55,
  durationRate: 7.5,
  durationShape: 1.06,
  durationNoise: 0.3,
  rule: 'own-branch',
  baseline: 'own-branch',
  dispatch: 'random',
  backlog: 'lifo',
};
