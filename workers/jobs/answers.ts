import { STUDIES, type StudyName } from '../../src/claims/studies.ts';
import type { AnswersJob, AnswersResult } from '../protocol.ts';
import { pause, type Running, within } from './running.ts';

/** What a study concludes. Throws an Error with one sentence for a study that this worker does not know. */
export function* answers({ study, pieces, values }: AnswersJob): Running<AnswersResult> {
  yield pause(0);
  const known = Object.hasOwn(STUDIES, study) ? STUDIES[study] : unknown(study);
  const concluded = yield* within(known.concluding(pieces, values), 0);
  return { kind: 'answers', answers: concluded };
}

function unknown(study: StudyName): never {
  throw new Error(`there is no study ${JSON.stringify(study)}`);
}
