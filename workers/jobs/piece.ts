import { measuringPiece } from '../../src/claims/piece.ts';
import type { PieceJob, PieceResult } from '../protocol.ts';
import { pause, type Running, within } from './running.ts';

/** One piece of a study. Throws an Error with one sentence where its parameters describe no swarm. */
export function* piece(job: PieceJob): Running<PieceResult> {
  yield pause(0);
  const value = yield* within(measuringPiece(job.piece), 0);
  return { kind: 'piece', value };
}
