import { takingElo } from '../../model/measure/elo/elo.ts';
import { takingEloRecords } from '../../model/measure/elo/records.ts';
import { finished } from '../../model/measure/pausing.ts';
import { PRESETS } from '../../model/presets.ts';
import { MODEL_VERSION } from '../../model/version.ts';
import { type PackedElo, packed } from './pack.ts';
import { REPLICATES, USUAL_SESSIONS } from './sizes.ts';

/** The contents of `stored.json`: what a page computes by itself at the default settings. */
export function makeStoredElo(replicates: number = REPLICATES): PackedElo {
  const records = finished(takingEloRecords(PRESETS.post, 0, USUAL_SESSIONS));
  return packed(finished(takingElo(records, { replicates })), MODEL_VERSION);
}
