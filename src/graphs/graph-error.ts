import type { Repair } from './build/repair.ts';
import { type Place, placed } from './place.ts';
import type { Said, Words } from './said.ts';

/**
 * What is wrong, by what can be done about it. `no-graph`: the file is of no kind that is read, so that another is needed.
 * `not-together`: each file may be well, but they do not make one graph. `defect`: something in the file is to be put right.
 * `too-large`: there is more of it than is read.
 */
export type Fault = 'no-graph' | 'not-together' | 'defect' | 'too-large';

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
  readonly fault: Fault;

  constructor(
    place: Place | null,
    said: Said,
    repair: Repair | null = null,
    fault: Fault = 'defect',
  ) {
    super(placed(place, said));
    this.name = 'GraphError';
    this.place = place;
    this.said = said;
    this.repair = repair;
    this.fault = fault;
  }

  /** The message in the language of `words`. */
  inWords(words: Words): string {
    return placed(this.place, this.said, words);
  }
}
