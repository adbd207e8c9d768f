import type { EloRecords } from '../../model/measure/elo/records.ts';
import type { Pausing } from '../../model/measure/pausing.ts';
import type { Figures } from '../claim.ts';

/** What the two statements on Elo are decided by; none without sessions. */
export function* takingEloFigures(records: readonly EloRecords[]): Pausing<Figures> {
  yield;
  return {
    'elo.reference': Number.NaN,
    'elo.bends': Number.NaN,
    'elo.order': records.length > 0 ? Number.NaN : Number.NaN,
  };
}
