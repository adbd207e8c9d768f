import type { EloRecords } from '../model/measure/elo/records.ts';
import { takingEloRecords } from '../model/measure/elo/records.ts';
import type { Pausing } from '../model/measure/pausing.ts';
import type { Parameters } from '../model/parameters.ts';
import type { Figures } from './claim.ts';
import { measuringPostFamily } from './post/family.ts';
import { measuringSeptemberFamily } from './september/family.ts';

/**
 * A part of a study that can be computed by itself, in any worker, thread or process. Plain data, and its value a
 * pure function of it: values put in the order of their pieces are the same however they were spread.
 */
export type Piece =
  | { readonly study: 'post'; readonly parameters: Parameters; readonly family: number }
  | { readonly study: 'september'; readonly parameters: Parameters; readonly family: number }
  | {
      readonly study: 'elo';
      readonly parameters: Parameters;
      /** Sessions first to first + sessions - 1. */
      readonly first: number;
      readonly sessions: number;
    };

export type PieceOf<S extends Piece['study']> = Extract<Piece, { study: S }>;
export type ValueOf<P extends Piece> = P extends { study: 'elo' } ? EloRecords : Figures;

/** Computes a piece; pauses at least between graphs. */
export function measuringPiece<P extends Piece>(piece: P): Pausing<ValueOf<P>>;
export function measuringPiece(piece: Piece): Pausing<Figures | EloRecords> {
  switch (piece.study) {
    case 'post':
      return measuringPostFamily(piece.parameters, piece.family);
    case 'september':
      return measuringSeptemberFamily(piece.parameters, piece.family);
    case 'elo':
      return takingEloRecords(piece.parameters, piece.first, piece.sessions);
  }
}
