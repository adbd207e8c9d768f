/**
 * A task graph that cannot be used. The message is one sentence on one line, without a full stop,
 * naming the place and the offending id or value; whoever knows the file's name puts it in front.
 */
export class GraphError extends Error {
  /** A path into the data (`steps[3].needs[0]`) or `line 3, column 5`; null where it is the whole file. */
  readonly place: string | null;

  constructor(place: string | null, sentence: string) {
    super(place === null ? sentence : `${place}: ${sentence}`);
    this.name = 'GraphError';
    this.place = place;
  }
}
