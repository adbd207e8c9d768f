import type { Place } from '../place.ts';
import type { Said } from '../said.ts';

/** A step as a format found it; `building` refuses what is no step, or repairs it. */
export interface StepInput {
  /** Not empty, and no other step's. */
  readonly id: string;
  /** A finite number of at least 0. Formats pass on what stands there: what is refused is said, and can be repaired, in one place. */
  readonly duration: unknown;
  /** Ids of the prerequisites, in any order; further mentions of the same one are passed over. */
  readonly needs: readonly string[];
  /** A finite number; anything else counts as no value. */
  readonly value?: unknown;
  /** What sort of step it is, where the format says so (a program, a rule, a stage): a text, for sums over steps alike. */
  readonly sort?: unknown;
}

/** Where in its file a step was found, for messages. Steps and their needs by their place in the list. */
export interface Places {
  step(step: number): Place;
  id(step: number): Place;
  duration(step: number): Place;
  need(step: number, need: number): Place;
  /** What is wrong with a need that is not there, where it is not the step itself that names it. */
  unknown?(step: number, need: number): Said | null;
}

/** Places in the project's own format. */
export const OWN_PLACES: Places = {
  step: (i) => `steps[${i}]`,
  id: (i) => `steps[${i}].id`,
  duration: (i) => `steps[${i}].duration`,
  need: (i, j) => `steps[${i}].needs[${j}]`,
};
