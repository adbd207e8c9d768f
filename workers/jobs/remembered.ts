import type { GrowthParameters } from '../../src/model/graph/task.ts';
import { type Ground, groundOf } from '../../src/model/measure/graph-measure.ts';
import type { Pausing } from '../../src/model/measure/pausing.ts';
import { takingTaskScale } from '../../src/model/measure/score-scale.ts';
import {
  PARAMETER_KEYS,
  PARAMETERS,
  type ParameterGroup,
  type ParameterKey,
  type Parameters,
} from '../../src/model/parameters.ts';

/**
 * What a hand on a slider of the swarm asks for again and again, and what does not depend on the swarm: the
 * scales of tasks, which take 64 graphs each, and the graphs of a family with the single agent's runs.
 */

/** A map that lets go of what it has held longest, by the sizes its entries are given. */
class Memory<T> {
  private readonly entries = new Map<string, { readonly value: T; readonly size: number }>();
  private held = 0;
  private readonly room: number;

  constructor(room: number) {
    this.room = room;
  }

  get(key: string): T | undefined {
    return this.entries.get(key)?.value;
  }

  set(key: string, value: T, size: number): void {
    if (size > this.room) return;
    this.entries.set(key, { value, size });
    this.held += size;
    for (const [oldest, entry] of this.entries) {
      if (this.held <= this.room) break;
      this.entries.delete(oldest);
      this.held -= entry.size;
    }
  }
}

const keysOf = (groups: readonly ParameterGroup[]) =>
  PARAMETER_KEYS.filter((key) => groups.includes(PARAMETERS[key].group));

/** What the values of a graph, and so the scale of its task, depend on: durations do not matter. */
export const VALUE_KEYS: readonly ParameterKey[] = keysOf(['task', 'shape', 'value']);
/** What a graph, the single agent's runs on it and its clock depend on. */
export const GROUND_KEYS: readonly ParameterKey[] = [
  ...keysOf(['task', 'shape', 'value', 'duration']),
  'baseline',
  'dispatch',
  'clock',
];

type Valued = GrowthParameters & Partial<Record<ParameterKey, unknown>>;
const nameOf = (parameters: Valued, keys: readonly ParameterKey[], graph: number) =>
  JSON.stringify([graph, ...keys.map((key) => parameters[key])]);

/** Scales are numbers; a thousand of them are nothing. */
const scales = new Memory<number>(4096);
/** Counted in steps: about 100 bytes each. */
const grounds = new Memory<Ground>(500_000);

/** `takingTaskScale`, remembered: the same value as a pure function of its arguments. */
export function* rememberedTaskScale(parameters: Valued, graph: number): Pausing<number> {
  const key = nameOf(parameters, VALUE_KEYS, graph);
  const known = scales.get(key);
  if (known !== undefined) return known;
  const scale = yield* takingTaskScale(parameters, graph);
  scales.set(key, scale, 1);
  return scale;
}

/** `groundOf`, remembered. The graph is shared: whoever sends it away must send a copy. */
export function rememberedGround(parameters: Parameters, graph: number): Ground {
  const key = nameOf(parameters, GROUND_KEYS, graph);
  const known = grounds.get(key);
  if (known) return known;
  const ground = groundOf(parameters, graph);
  grounds.set(key, ground, ground.prepared.graph.steps * (1 + ground.alone.length));
  return ground;
}
