import type { GrowthParameters } from '../../src/model/graph/task.ts';
import type { Ground } from '../../src/model/measure/graph-measure.ts';
import type { Pausing } from '../../src/model/measure/pausing.ts';
import { Grounds, Memory, nameOf, VALUE_KEYS } from '../../src/model/measure/remembered.ts';
import { takingTaskScale } from '../../src/model/measure/score-scale.ts';
import type { ParameterKey, Parameters } from '../../src/model/parameters.ts';

/**
 * What a hand on a slider of the swarm asks for again and again, and what does not depend on the swarm: the
 * scales of tasks, which take 64 graphs each, and the graphs of a family with the single agent's runs.
 */

/** Scales are numbers; a thousand of them are nothing. */
const scales = new Memory<number>(4096);
const grounds = new Grounds();

type Valued = GrowthParameters & Partial<Record<ParameterKey, unknown>>;

/** `takingTaskScale`, remembered: the same value as a pure function of its arguments. */
export function* rememberedTaskScale(parameters: Valued, graph: number): Pausing<number> {
  const name = nameOf(parameters, VALUE_KEYS, graph);
  const known = scales.get(name);
  if (known !== undefined) return known;
  const scale = yield* takingTaskScale(parameters, graph);
  scales.set(name, scale, 1);
  return scale;
}

/** A graph with the single agent's runs. It is shared: whoever sends it away must send a copy. */
export function rememberedGround(parameters: Parameters, graph: number): Ground {
  return grounds.of(parameters, graph);
}
