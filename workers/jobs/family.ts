import { SAMPLES } from '../../src/model/measure/ensemble.ts';
import { summarise } from '../../src/model/measure/family.ts';
import { type GraphMeasure, measuring } from '../../src/model/measure/graph-measure.ts';
import { graphsOf } from '../../src/model/measure/source.ts';
import type { FamilyJob, FamilyResult } from '../protocol.ts';
import { rememberedGround, rememberedTaskScale } from './remembered.ts';
import { pause, type Running, within } from './running.ts';

/** Fewer graphs than this make no picture of a mean. */
const FIRST_PICTURE = 4;
/** Share of the job that lies before the bootstrap, as progress shows it. */
const MEASURING = 0.9;

/**
 * The family that `parameters.graph` belongs to, from its first `parameters.graphs` graphs: a picture can
 * be made from four graphs on, and the last one has the intervals. Throws an Error with one sentence where
 * the parameters describe no swarm.
 */
export function* family({ parameters, replicates }: FamilyJob): Running<FamilyResult> {
  const graphs = graphsOf(parameters);
  const total = graphs.length;
  const measures: GraphMeasure[] = [];
  const result = (drawn: number): FamilyResult => ({
    kind: 'family',
    summary: summarise(measures, { replicates: drawn, samples: SAMPLES }),
    complete: measures.length === total,
  });
  yield pause(0);
  while (measures.length < total) {
    const at = measures.length;
    const ground = rememberedGround(parameters, graphs[at]);
    const measured = measuring(parameters, [parameters], ground, rememberedTaskScale);
    measures.push(yield* within(measured, (MEASURING * at) / total));
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
