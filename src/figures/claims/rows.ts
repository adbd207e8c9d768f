import type { Answer, Claim, NumberAnswer } from '../../claims/claim.ts';

/** A claim and what is known of it. */
export interface Row {
  readonly claim: Claim;
  readonly answer: Answer | null;
  readonly verdict: 'inside' | 'outside' | 'holds' | 'fails' | 'definition' | 'unknown';
}

export type RowOf = (id: string) => Row | null;

/** Claims and their answers by id; null for an id that is no claim of the study. */
export function rowsById(claims: readonly Claim[], answers: readonly Answer[]): RowOf {
  const answerOf = new Map(answers.map((answer) => [answer.id, answer]));
  const rows = new Map(
    claims.map((claim) => {
      const answer = answerOf.get(claim.id) ?? null;
      return [claim.id, { claim, answer, verdict: verdictOf(claim, answer) }];
    }),
  );
  return (id) => rows.get(id) ?? null;
}

function verdictOf({ kind }: Claim, answer: Answer | null): Row['verdict'] {
  if (kind === 'definition') return 'definition';
  if (!answer) return 'unknown';
  if (kind === 'statement') return answer.within ? 'holds' : 'fails';
  return answer.within ? 'inside' : 'outside';
}

/** The answer to a number, where there is one that can be drawn. */
export function measuredOf({
  answer,
}: Row):
  | (NumberAnswer & { readonly low: number; readonly median: number; readonly high: number })
  | null {
  if (!answer || !('median' in answer)) return null;
  const { low, median, high } = answer;
  if (low === null || median === null || high === null) return null;
  return { ...answer, low, median, high };
}

export interface Tally {
  readonly inside: number;
  readonly numbers: number;
  readonly hold: number;
  readonly statements: number;
}

/** Of those that have an answer; definitions are no findings. */
export function tally(rows: readonly Row[]): Tally {
  const count = (...verdicts: Row['verdict'][]) =>
    rows.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return {
    inside: count('inside'),
    numbers: count('inside', 'outside'),
    hold: count('holds'),
    statements: count('holds', 'fails'),
  };
}
