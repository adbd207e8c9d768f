import {
  PARAMETER_KEYS,
  PARAMETERS,
  type ParameterGroup,
  type ParameterKey,
  type Parameters,
} from '../parameters.ts';
import { type Ground, groundOf } from './graph-measure.ts';

const keysOf = (...groups: readonly ParameterGroup[]) =>
  PARAMETER_KEYS.filter((key) => groups.includes(PARAMETERS[key].group));

/** What the values of a graph, and so the scale of its task, depend on: durations do not matter. */
export const VALUE_KEYS: readonly ParameterKey[] = keysOf('task', 'shape', 'value');
/** What a graph, the single agent's runs on it and its clock depend on: everything but the swarm. */
export const GROUND_KEYS: readonly ParameterKey[] = [
  ...keysOf('task', 'shape', 'value', 'duration'),
  'baseline',
  'dispatch',
  'clock',
];

/** A text that is the same where these parameters and numbers are. */
export function nameOf(
  parameters: Partial<Record<ParameterKey, unknown>>,
  keys: readonly ParameterKey[],
  ...numbers: readonly number[]
): string {
  return JSON.stringify([...numbers, ...keys.map((key) => parameters[key])]);
}

/** A map that lets go of what it has held longest, by the sizes its entries are given. */
export class Memory<T> {
  private readonly entries = new Map<string, { readonly value: T; readonly size: number }>();
  private held = 0;
  private readonly room: number;

  constructor(room: number) {
    this.room = room;
  }

  get(name: string): T | undefined {
    return this.entries.get(name)?.value;
  }

  /** Does not keep what is larger than all the room there is. */
  set(name: string, value: T, size: number): void {
    this.forget(name);
    if (size > this.room) return;
    this.entries.set(name, { value, size });
    this.held += size;
    for (const oldest of this.entries.keys()) {
      if (this.held <= this.room) break;
      this.forget(oldest);
    }
  }

  private forget(name: string): void {
    this.held -= this.entries.get(name)?.size ?? 0;
    this.entries.delete(name);
  }
}

/** Steps of graphs and of the runs on them: about 100 bytes each. */
const MOST_STEPS = 500_000;
/** What a graph or a run takes up beside its steps, in steps. */
const BESIDE_STEPS = 64;

/** Graphs with the single agent's runs on them, which settings that differ in their swarm have in common. */
export class Grounds {
  private readonly memory: Memory<Ground>;

  constructor(mostSteps = MOST_STEPS) {
    this.memory = new Memory(mostSteps);
  }

  /** `groundOf`, remembered. The graph is shared: whoever sends it away must send a copy. */
  of(parameters: Parameters, graph: number): Ground {
    const name = nameOf(parameters, GROUND_KEYS, graph);
    const known = this.memory.get(name);
    if (known) return known;
    const ground = groundOf(parameters, graph);
    this.memory.set(name, ground, stepsOf(ground));
    return ground;
  }
}

function stepsOf({ prepared, alone }: Ground): number {
  return (prepared.graph.steps + BESIDE_STEPS) * (1 + alone.length);
}
