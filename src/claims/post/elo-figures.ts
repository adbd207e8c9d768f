import { takingElo } from '../../model/measure/elo/elo.ts';
import { type EloRecords, joinEloRecords } from '../../model/measure/elo/records.ts';
import { referenceSlope } from '../../model/measure/elo/reference.ts';
import { bends, order } from '../../model/measure/elo/statements.ts';
import type { Pausing } from '../../model/measure/pausing.ts';
import type { Figures } from '../claim.ts';

/** Bootstrap replicates behind the intervals that the statements speak of. */
const REPLICATES = 200;

/** What the claims on Elo are decided by: the reference in Elo per decade, and the margins of the statements. */
export function* takingEloFigures(records: readonly EloRecords[]): Pausing<Figures> {
  if (records.length === 0) return {};
  const summary = yield* takingElo(joinEloRecords(records), { replicates: REPLICATES });
  return {
    'elo.reference': referenceSlope(summary.budgets),
    'elo.bends': bends(summary).margin,
    'elo.order': order(summary).margin,
  };
}
