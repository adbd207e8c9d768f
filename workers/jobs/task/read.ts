import type { Reading } from '../../../src/graphs/formats/format.ts';
import { GraphError } from '../../../src/graphs/graph-error.ts';
import { graphInput } from '../../../src/graphs/graph-input.ts';
import { readFiles } from '../../../src/graphs/read.ts';
import type { ReadGraph } from '../../../src/graphs/read-graph.ts';
import type { ReadJob, ReadOutcome, ReadResult } from '../../protocol.ts';
import { type Pause, pause, type Running } from '../running.ts';

/** Reads the files. What is wrong with them is an outcome, and no failure of the job. */
export function* read({ files, options }: ReadJob): Running<ReadResult> {
  yield pause(0);
  return { kind: 'graph-read', outcome: yield* outcome(readFiles(files, options)) };
}

function* outcome(reading: Reading<ReadGraph>): Generator<Pause<never>, ReadOutcome, void> {
  try {
    for (;;) {
      const step = reading.next();
      if (step.done) {
        yield pause(1);
        return { kind: 'read', read: step.value, input: graphInput(step.value) };
      }
      yield pause(step.value);
    }
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    const { place, said, repair, fault } = error;
    return { kind: 'refused', place, said, repair, fault };
  }
}
