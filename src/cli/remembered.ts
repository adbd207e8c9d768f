import { type Ground, groundOf } from '../model/measure/graph-measure.ts';
import {
  PARAMETER_KEYS,
  PARAMETERS,
  type ParameterKey,
  type Parameters,
} from '../model/parameters.ts';

/** What a graph, the single agent's runs on it and its clock depend on: everything but the swarm. */
const GROUND_KEYS: readonly ParameterKey[] = PARAMETER_KEYS.filter(
  (key) =>
    ['task', 'shape', 'value', 'duration'].includes(PARAMETERS[key].group) ||
    ['baseline', 'dispatch', 'clock'].includes(key),
);

/** Steps of graphs and of the runs on them: about 100 bytes each. */
const MOST_STEPS = 500_000;
/** What a graph or a run takes up beside its steps, in steps. */
const BESIDE_STEPS = 64;
/** Of each family a few numbers per bootstrap replicate: about 300 kB. */
const MOST_FAMILIES = 16;

/** What settings that differ in their swarm only have in common; it lets go of what it has held longest. */
export class Remembered {
  private readonly grounds: Memory<Ground>;
  private readonly families = new Memory<readonly Float64Array[]>(MOST_FAMILIES);

  constructor(mostSteps = MOST_STEPS) {
    this.grounds = new Memory(mostSteps);
  }

  /** A graph with the single agent's runs on it. */
  ground(parameters: Parameters, graph: number): Ground {
    const make = () => groundOf(parameters, graph);
    return this.grounds.get(`${graph} ${nameOf(parameters)}`, make, stepsOf);
  }

  /** When the single agent reaches each level, over the family that begins with graph `first`. */
  ofFamily(
    parameters: Parameters,
    first: number,
    make: () => readonly Float64Array[],
  ): readonly Float64Array[] {
    const key = `${first} ${parameters.graphs} ${nameOf(parameters)}`;
    return this.families.get(key, make, () => 1);
  }
}

class Memory<T> {
  private readonly entries = new Map<string, { readonly value: T; readonly size: number }>();
  private held = 0;
  private readonly room: number;

  constructor(room: number) {
    this.room = room;
  }

  /** The value of a key, made when it is not there. */
  get(key: string, make: () => T, sizeOf: (value: T) => number): T {
    const known = this.entries.get(key);
    if (known) return known.value;
    const value = make();
    const size = sizeOf(value);
    if (size > this.room) return value;
    this.entries.set(key, { value, size });
    this.held += size;
    for (const [oldest, entry] of this.entries) {
      if (this.held <= this.room) break;
      this.entries.delete(oldest);
      this.held -= entry.size;
    }
    return value;
  }
}

function nameOf(parameters: Parameters): string {
  return JSON.stringify(GROUND_KEYS.map((key) => parameters[key]));
}

function stepsOf({ prepared, alone }: Ground): number {
  return (prepared.graph.steps + BESIDE_STEPS) * (1 + alone.length);
}
