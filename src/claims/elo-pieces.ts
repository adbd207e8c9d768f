import type { Parameters } from '../model/parameters.ts';
import type { PieceOf } from './piece.ts';

/** Sessions that are run together: about as much work as a family. */
const SESSIONS_A_PIECE = 100;

/**
 * Elo sessions `first` to `first + sessions - 1` as pieces, in their order; the last has what is left over. However
 * they are cut, their records joined are the same.
 */
export function eloPieces(
  parameters: Parameters,
  first: number,
  sessions: number,
  each = SESSIONS_A_PIECE,
): PieceOf<'elo'>[] {
  const pieces: PieceOf<'elo'>[] = [];
  for (let done = 0; done < sessions; done += each) {
    const count = Math.min(each, sessions - done);
    pieces.push({ study: 'elo', parameters, first: first + done, sessions: count });
  }
  return pieces;
}
