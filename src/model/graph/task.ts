import type { Parameters } from '../parameters.ts';
import { exp } from '../random/elementary.ts';
import { Generator, STREAM } from '../random/generator.ts';
import { normal } from '../random/normal.ts';
import type { LayersReduced } from './task-graph.ts';

/** The parameters that growing reads. */
export type GrowthParameters = Pick<
  Parameters,
  | 'seed'
  | 'steps'
  | 'layers'
  | 'meanSteps'
  | 'stepsSpread'
  | 'meanLayers'
  | 'layersSpread'
  | 'layersCounted'
  | 'peak'
  | 'peakSpread'
  | 'steepness'
  | 'layerNoise'
  | 'merge'
  | 'mergeSpread'
  | 'siblingShare'
  | 'furtherUp'
  | 'preference'
  | 'changeAtRoot'
  | 'changeAtEnd'
  | 'fertility'
  | 'durationGrowth'
  | 'durationRatio'
  | 'durationRate'
  | 'durationShape'
  | 'durationNoise'
  | 'noiseOf'
>;

/** What varies from task to task: drawn once per (seed, graph), shared by all attempts at the task. */
export interface Task {
  readonly steps: number;
  /** Layers below the root, D. */
  readonly depth: number;
  readonly peak: number;
  readonly merge: number;
  readonly notice: LayersReduced | null;
}

const STEPS_CLAMP = [10, 1500] as const;
const LAYERS_CLAMP = [3, 30] as const;
const PEAK_CLAMP = [0.1, 0.9] as const;
const MERGE_CLAMP = [0, 0.9] as const;
const clamp = (x: number, [low, high]: readonly [number, number]) =>
  Math.min(high, Math.max(low, x));
const round = (x: number) => Math.floor(x + 0.5);

/**
 * What a task draws: its number of steps, depth, peak and merge probability. All four normals are always
 * drawn, so that setting one aside does not move the others.
 */
export function drawTask(parameters: GrowthParameters, graph: number): Task {
  const generator = new Generator(parameters.seed, STREAM.task, graph);
  const zSteps = normal(generator);
  const zLayers = normal(generator);
  const zPeak = normal(generator);
  const zMerge = normal(generator);
  const steps =
    parameters.steps ??
    clamp(round(parameters.meanSteps * exp(parameters.stepsSpread * zSteps)), STEPS_CLAMP);
  const counted = parameters.layersCounted === 'with-root' ? 1 : 0;
  const drawn =
    clamp(
      round((parameters.meanLayers + counted) * exp(parameters.layersSpread * zLayers)),
      LAYERS_CLAMP,
    ) - counted;
  const asked = parameters.layers ?? drawn;
  const depth = Math.min(asked, steps - 1);
  return {
    steps,
    depth,
    peak: clamp(parameters.peak + parameters.peakSpread * zPeak, PEAK_CLAMP),
    merge: clamp(parameters.merge * exp(parameters.mergeSpread * zMerge), MERGE_CLAMP),
    notice:
      depth < asked
        ? { kind: 'layers-reduced', drawn: parameters.layers === null, asked, used: depth }
        : null,
  };
}
