import type { EloRecords } from '../model/measure/elo/records.ts';
import type { Pausing } from '../model/measure/pausing.ts';
import type { Parameters } from '../model/parameters.ts';
import type { Answer, Claim, Figures } from './claim.ts';
import type { Piece } from './piece.ts';

/** How much is measured. */
export interface StudySize {
  readonly families: number;
  /** Elo sessions a system; 0 where a study has none. */
  readonly sessions: number;
}

/** A set of published claims, and how this model answers them. */
export interface Study {
  /** The settings that the claims are about. */
  readonly parameters: Parameters;
  readonly claims: readonly Claim[];
  /** What is measured unless somebody asks for less or more. */
  readonly usual: StudySize;
  /** What has to be computed, in any order and anywhere. */
  pieces(size: StudySize): Piece[];
  /** The answers, one per claim and in their order, from the values of the pieces in the pieces' order. */
  concluding(
    pieces: readonly Piece[],
    values: readonly (Figures | EloRecords)[],
  ): Pausing<Answer[]>;
}
