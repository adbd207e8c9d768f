import type { Parameters } from './parameters.ts';

/**
 * Complete settings with a name. `post` is the default: its structure is that of the post and its free
 * constants were calibrated to the post's numbers. `september` holds the constants of the public revision
 * of 27 September 2026.
 */

const post: Parameters = {
  seed: 1,
  steps: null,
  layers: null,
  meanSteps: 730,
  stepsSpread: 0,
  meanLayers: 17,
  layersSpread: 0.091,
  layersCounted: 'below-root',
  peak: 0.233,
  peakSpread: 0.027,
  steepness: 7.86,
  layerNoise: 0.229,
  merge: 0.402,
  mergeSpread: 0.768,
  siblingShare: 0.63,
  furtherUp: 0.599,
  preference: 0.249,
  changeAtRoot: 2.02,
  changeAtEnd: -1.281,
  fertility: 0.723,
  durationGrowth: 'exponential',
  durationRatio: 10,
  durationRate: 7.32,
  durationShape: 1.238,
  durationNoise: 0.689,
  noiseOf: 'graph',
  swarm: 'standard',
  agents: 16,
  sessions: 2,
  rule: 'own-branch',
  baseline: 'own-branch',
  dispatch: 'random',
  backlog: 'lifo',
  forkDepth: null,
  refill: false,
  overhead: false,
  scheduling: 0.05,
  schedulingPays: 'once',
  communication: 'peer',
  peerShare: 0.02,
  groupBase: 0.15,
  groupSlope: 0.01,
  medianOf: 'durations',
  scale: 'graph',
  clock: 'raw',
  graphs: 16,
  graph: 0,
};

const september: Parameters = {
  ...post,
  meanSteps: 723,
  stepsSpread: 0.4,
  meanLayers: 16,
  layersSpread: 0.2,
  layersCounted: 'with-root',
  peak: 0.28,
  peakSpread: 0.07,
  steepness: 6.4,
  layerNoise: 0.35,
  merge: 0.46,
  mergeSpread: 0.3,
  siblingShare: 0.2,
  furtherUp: 0.8,
  preference: 1.4,
  changeAtRoot: 1,
  changeAtEnd: -0.5,
  fertility: 0.2,
  durationGrowth: 'linear',
  durationRatio: 10,
  durationNoise: 0.2,
  noiseOf: 'run',
  rule: 'own-list',
  baseline: 'own-list',
  forkDepth: 3,
  refill: true,
  overhead: true,
  schedulingPays: 'both',
  communication: 'group',
  medianOf: 'layer-costs',
  scale: 'task',
  clock: 'own',
};

/** Step cost that hardly grows with depth: the last layer costs 1.5 times the root, as a public record of a real swarm suggests. */
const flat: Parameters = { ...post, durationRate: 0.405, durationShape: 1 };
/** Every step needs the one before it: no swarm helps. */
const chain: Parameters = { ...post, steps: 60, layers: 59, merge: 0 };
/** One wide layer under the root: everything may run at once. */
const map: Parameters = { ...post, layers: 1 };
/** The two ends of the width figure at which the post quotes numbers. */
const narrow: Parameters = { ...post, steps: 737, layers: 136 };
const wide: Parameters = { ...post, steps: 737, layers: 8 };

export const PRESETS = { post, september, flat, chain, map, narrow, wide } as const;
export type PresetName = keyof typeof PRESETS;
export const DEFAULT_PRESET: PresetName = 'post';
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];
