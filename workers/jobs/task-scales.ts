import type { GrowthParameters } from '../../src/model/graph/grow.ts';
import { taskScale } from '../../src/model/measure/score-scale.ts';
import { PARAMETER_KEYS, PARAMETERS, type ParameterKey } from '../../src/model/parameters.ts';

/**
 * Task scales that this worker has computed. A scale takes 64 graphs and depends on how they grow, not on
 * the swarm, so that a hand on a slider of the swarm asks for the same one again and again.
 */
const remembered = new Map<string, number>();
const MOST_REMEMBERED = 256;

/** The parameters on which growing a graph, and so the scale of its task, depends. */
export const GROWTH_KEYS: readonly ParameterKey[] = PARAMETER_KEYS.filter((key) =>
  ['task', 'shape', 'value', 'duration'].includes(PARAMETERS[key].group),
);

type Valued = GrowthParameters & Partial<Record<ParameterKey, unknown>>;

/** `taskScale`, remembered: the same value as a pure function of its arguments. */
export function rememberedTaskScale(parameters: Valued, graph: number): number {
  const key = JSON.stringify([graph, ...GROWTH_KEYS.map((name) => parameters[name])]);
  let scale = remembered.get(key);
  if (scale === undefined) {
    scale = taskScale(parameters, graph);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, scale);
  }
  return scale;
}
