import type { Answer, NumberAnswer } from '../claim.ts';
import { SWARMS } from './table.ts';

/** How far a mean may lie from the table's. */
const TOLERANCE = 0.02;

export interface Agreement {
  readonly id: string;
  /** Mean over families over the published one, less 1. */
  readonly off: number;
  /** Within 2% of the published mean, or inside its published interval, where there is one. */
  readonly agrees: boolean;
}

/** How the answers to the table compare with it. A figure that no family has does not agree. */
export function agreements(answers: readonly Answer[]): Agreement[] {
  const intervals = new Map(
    SWARMS.map(({ kind, agents, figures }) => [
      `${kind}${agents}-speedupCoverage50`,
      figures.speedupCoverage50.interval,
    ]),
  );
  return answers.filter(isNumber).map(({ id, median, published }) => {
    if (median === null) return { id, off: Number.NaN, agrees: false };
    const off = median / published - 1;
    const interval = intervals.get(id);
    const inside = interval != null && median >= interval[0] && median <= interval[1];
    return { id, off, agrees: Math.abs(off) <= TOLERANCE || inside };
  });
}

function isNumber(answer: Answer): answer is NumberAnswer {
  return 'published' in answer;
}
