import type { Repair } from './build/repair.ts';
import { type Place, placed } from './place.ts';
import type { Said, Words } from './said.ts';

/**
 * A task graph that cannot be used. The message is one English sentence on one line, without a full stop,
 * naming the place and the offending id or value; whoever knows the file's name puts it in front.
 */
export class GraphError extends Error {
  /** null where it is the whole file. */
  readonly place: Place | null;
  readonly said: Said;
  /** What could honestly be done about this and all like it, if the reader wants so. */
  readonly repair: Repair | null;

  constructor(place: Place | null, said: Said, repair: Repair | null = null) {
    super(placed(place, said));
    this.name = 'GraphError';
    this.place = place;
    this.said = said;
    this.repair = repair;
  }

  /** The message in the language of `words`. */
  inWords(words: Words): string {
    return placed(this.place, this.said, words);
  }
}
