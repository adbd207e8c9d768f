import type { Parameters } from '../../parameters.ts';
import type { Pausing } from '../pausing.ts';

/** The systems that share a budget, by their names in the post. */
export const ELO_SYSTEMS = ['pass@1', 'pass@4', 'group@4', 'pass@2 group@2'] as const;
export type EloSystem = (typeof ELO_SYSTEMS)[number];

/** The best value found so far against the agent-time that the whole system has spent: one entry per improvement. */
export interface BestSoFar {
  /** Ascending. */
  readonly spent: Float64Array;
  /** From then on; strictly ascending, raw (not scaled). */
  readonly value: Float64Array;
}

/** What a block of sessions has found. */
export interface EloRecords {
  readonly first: number;
  readonly sessions: number;
  /** Work of every graph that was grown, 4 a session: member j of session s grows graph 4s + j. */
  readonly work: Float64Array;
  /** By system; one entry per session. */
  readonly best: Readonly<Record<EloSystem, readonly BestSoFar[]>>;
}

/** Runs sessions `first` to `first + sessions - 1` of every system. Pauses between sessions. */
export function* takingEloRecords(
  _parameters: Parameters,
  _first: number,
  _sessions: number,
): Pausing<EloRecords> {
  yield;
  throw new Error('not yet');
}
