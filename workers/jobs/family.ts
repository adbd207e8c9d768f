import { summarise } from '../../src/model/measure/family.ts';
import { type GraphMeasure, measureGraph } from '../../src/model/measure/graph-measure.ts';
import type { FamilyJob, FamilyResult } from '../protocol.ts';
import { pause, type Running } from './running.ts';
import { rememberedTaskScale } from './task-scales.ts';

/** Family f is graphs 16f to 16f + 15. */
const FAMILY = 16;
/** Fewer graphs than this make no picture of a mean. */
const FIRST_PICTURE = 2;
/** Sampling times of the curves: about one per two or three pixels of a figure. */
const SAMPLES = 240;
/** Share of the job that lies before the bootstrap, as progress shows it. */
const MEASURING = 0.9;

/**
 * The family that `parameters.graph` belongs to, from its first `parameters.graphs` graphs: a picture can
 * be made from two graphs on, and the last one has the intervals. Throws an Error with one sentence where
 * the parameters describe no swarm.
 */
export function* family({ parameters, replicates }: FamilyJob): Running<FamilyResult> {
  const first = Math.floor(parameters.graph / FAMILY) * FAMILY;
  const total = parameters.graphs;
  const measures: GraphMeasure[] = [];
  const result = (drawn: number): FamilyResult => ({
    kind: 'family',
    summary: summarise(measures, { replicates: drawn, samples: SAMPLES }),
    complete: measures.length === total,
  });
  yield pause(0);
  while (measures.length < total) {
    measures.push(
      measureGraph(parameters, [parameters], first + measures.length, rememberedTaskScale),
    );
    const done = measures.length;
    const share = (MEASURING * done) / total;
    // The mean of all graphs is drawn before its intervals, which may take longer than all before.
    if (done < total) {
      const picture = done >= FIRST_PICTURE ? () => result(0) : null;
      yield { share, picture, beforeLongStretch: false };
    } else if (replicates > 0) {
      yield { share, picture: () => result(0), beforeLongStretch: true };
    }
  }
  return result(replicates);
}
