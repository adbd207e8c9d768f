import type { Figures } from '../../claims/claim.ts';
import { measuringPiece, type Piece } from '../../claims/piece.ts';
import type { EloRecords } from '../../model/measure/elo/records.ts';
import { finished } from '../../model/measure/pausing.ts';

/** A piece to compute, with its place among all that were given. */
export interface Task {
  readonly place: number;
  readonly piece: Piece;
}

export type PieceValue = Figures | EloRecords;

/** What came of it; a sentence says why nothing did. */
export type Outcome =
  | { readonly place: number; readonly value: PieceValue }
  | { readonly place: number; readonly sentence: string };

/** Does not throw: an error does not travel well between threads. */
export function compute({ place, piece }: Task): Outcome {
  try {
    return { place, value: finished(measuringPiece<Piece>(piece)) };
  } catch (error) {
    return { place, sentence: sentenceOf(error) };
  }
}

/** The first line of what an error says. */
export function sentenceOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0];
}
