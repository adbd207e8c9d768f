import { takingElo } from '../../src/model/measure/elo/elo.ts';
import { joinEloRecords } from '../../src/model/measure/elo/records.ts';
import type { EloJob, EloResult } from '../protocol.ts';
import { pause, type Running } from './running.ts';

/** Rates the systems. Throws an Error with one sentence for fewer than two sessions. */
export function* elo({ records, replicates }: EloJob): Running<EloResult> {
  yield pause(0);
  const rating = takingElo(joinEloRecords(records), { replicates });
  for (let rated = 1; ; rated++) {
    const step = rating.next();
    if (step.done) return { kind: 'elo', summary: step.value };
    yield pause(rated / replicates);
  }
}
