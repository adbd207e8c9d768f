import type { Figures } from '../../src/claims/claim.ts';
import { eloPieces } from '../../src/claims/elo-pieces.ts';
import type { Piece } from '../../src/claims/piece.ts';
import { spread } from '../../src/cli/spread/spread.ts';
import { takingElo } from '../../src/model/measure/elo/elo.ts';
import {
  ELO_MEMBERS,
  type EloRecords,
  joinEloRecords,
} from '../../src/model/measure/elo/records.ts';
import { FAMILY_SIZE } from '../../src/model/measure/family.ts';
import { finished } from '../../src/model/measure/pausing.ts';
import type { Parameters } from '../../src/model/parameters.ts';
import type { Measured } from './objective.ts';

export interface MeasureSize {
  readonly families: number;
  /** Elo sessions a system. */
  readonly sessions: number;
}

/** About as much work as a family, and all that a point has. */
const SESSIONS_A_PIECE = 80;

/** Settings, each by itself, on the same families from `first` on and Elo sessions from their first graph; on all cores. */
export async function measured(
  settings: readonly Parameters[],
  { families, sessions }: MeasureSize,
  first = 0,
): Promise<Measured[]> {
  const pieces = settings.map((parameters): Piece[] => {
    const list: Piece[] = [];
    for (let f = 0; f < families; f++) list.push({ study: 'post', parameters, family: first + f });
    const session = (first * FAMILY_SIZE) / ELO_MEMBERS;
    return [...list, ...eloPieces(parameters, session, sessions, SESSIONS_A_PIECE)];
  });
  const values = await spread(pieces.flat());
  return pieces.map(({ length }) => {
    const own = values.splice(0, length);
    const records = joinEloRecords(own.slice(families) as EloRecords[]);
    return {
      families: own.slice(0, families) as Figures[],
      elo: finished(takingElo(records, { replicates: 0 })),
    };
  });
}
