import { quoted } from '../model/quoted.ts';
import { GraphError } from './graph-error.ts';
import { say } from './said.ts';
import type { InShares } from './text/reading.ts';

/** What is made of a file: where it is one of several, an error about it names it. */
export function inFile<T>(name: string, several: boolean, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw several ? naming(name, error) : error;
  }
}

/** The same of a reading. */
export function* readingFile<T>(name: string, several: boolean, reading: InShares<T>): InShares<T> {
  try {
    return yield* reading;
  } catch (error) {
    throw several ? naming(name, error) : error;
  }
}

function naming(name: string, error: unknown): unknown {
  if (!(error instanceof GraphError)) return error;
  const { place, said, repair, fault } = error;
  const where = place ? say`${quoted(name)}, ${place}` : quoted(name);
  return new GraphError(where, said, repair, fault);
}
