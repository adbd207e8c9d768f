import type { Ground } from '../model/measure/graph-measure.ts';
import { GROUND_KEYS, Grounds, Memory, nameOf } from '../model/measure/remembered.ts';
import type { Parameters } from '../model/parameters.ts';

/** Of each family a few numbers per bootstrap replicate: about 300 kB. */
const MOST_FAMILIES = 16;

/** What settings that differ in their swarm only have in common; it lets go of what it has held longest. */
export class Remembered {
  private readonly grounds: Grounds;
  private readonly families = new Memory<readonly Float64Array[]>(MOST_FAMILIES);

  /** `mostSteps` of graphs and runs are kept, as many as `Grounds` keeps unless said otherwise. */
  constructor(mostSteps?: number) {
    this.grounds = new Grounds(mostSteps);
  }

  /** A graph with the single agent's runs on it. */
  ground(parameters: Parameters, graph: number): Ground {
    return this.grounds.of(parameters, graph);
  }

  /** When the single agent reaches each level, over the family that begins with graph `first`. */
  ofFamily(
    parameters: Parameters,
    first: number,
    make: () => readonly Float64Array[],
  ): readonly Float64Array[] {
    const name = nameOf(parameters, GROUND_KEYS, first, parameters.graphs);
    const known = this.families.get(name);
    if (known) return known;
    const reaches = make();
    this.families.set(name, reaches, 1);
    return reaches;
  }
}
