import type { RaceJob } from '../../compute/index.ts';
import { CHOICES, type Choices } from '../../link/figures.ts';
import { definition, PARAMETER_KEYS, type Parameters } from '../../model/parameters.ts';
import { DEFAULT_PRESET, PRESETS } from '../../model/presets.ts';

export type GrowOptions = Choices<'grow'>;

/** Steps that the graph may have, the root included. */
export const STEP_CHOICES = CHOICES.grow.size.options;

/** So many steps a layer at least, or most layers would hold a single one. */
const LEAST_PER_LAYER = 5;
/** Who works there, and how that is measured, has no part in how a graph grows. */
const NO_PART: readonly string[] = ['swarm', 'overhead', 'measure'];

/** Layers as the parameters have them, at most what so few steps can fill. */
export function layersOf(
  { layers, meanLayers }: Parameters,
  { size }: Pick<GrowOptions, 'size'>,
): number {
  return Math.min(layers ?? meanLayers, Math.floor(size / LEAST_PER_LAYER));
}

/** A small graph of the same kind, worked through by one agent: what does not shape it is left at its default. */
export function growJob(parameters: Parameters, options: GrowOptions): RaceJob {
  const kept = PARAMETER_KEYS.filter((key) => !NO_PART.includes(definition(key).group));
  return {
    kind: 'race',
    parameters: {
      ...PRESETS[DEFAULT_PRESET],
      ...Object.fromEntries(kept.map((key) => [key, parameters[key]])),
      swarm: 'single',
      agents: 1,
      graph: parameters.graph,
      ...growShape(parameters, options),
    },
  };
}

/** What the figure sets by itself. */
export function growShape(parameters: Parameters, options: GrowOptions) {
  return { steps: options.size, layers: layersOf(parameters, options) };
}
