import type { Figures, StatementClaim } from '../claims/claim.ts';
import { POST_CLAIMS } from '../claims/post/claims.ts';
import type { Slug } from '../link/figures.ts';
import { OWN_STATEMENTS } from './own-statements.ts';
import type { Statement } from './statement-type.ts';

/** Where the published statements are read off. */
const PUBLISHED_IN: Readonly<Record<string, Slug>> = {
  'standard-faster-from-4': 'compare',
  'curves-shift-earlier': 'standard',
  'critical-path-slowest-on-coverage': 'rules',
  'critical-path-first-to-half-best': 'rules',
  'scheduling-under-1-percent': 'overhead',
  'little-gain-past-32': 'overhead',
  'agent-time-best-under-one': 'compute',
  'elo-bends': 'elo',
  'elo-order': 'elo',
};

const published = POST_CLAIMS.filter((claim): claim is typeof claim & StatementClaim => {
  return claim.kind === 'statement';
}).map(({ id, margin }): [string, Statement] => [id, { figure: PUBLISHED_IN[id], margin }]);

export const STATEMENTS: Readonly<Record<string, Statement>> = {
  ...Object.fromEntries(published),
  ...OWN_STATEMENTS,
};

export function statementOf(id: string): Statement | null {
  return Object.hasOwn(STATEMENTS, id) ? STATEMENTS[id] : null;
}

/** How a statement stands; untold: what it compares does not exist, such as a level that is never reached. */
export type Verdict = 'holds' | 'fails' | 'untold';

/** null where a figure it needs is not in the record at all, as in that of a picture of which only a part is there. */
export function verdictOf(statement: Statement, figures: Figures): Verdict | null {
  let missing = false;
  const watched = new Proxy(figures, {
    get(record, name: string) {
      missing ||= !Object.hasOwn(record, name);
      return record[name];
    },
  });
  const margin = statement.margin(watched);
  if (missing) return null;
  if (Number.isNaN(margin)) return 'untold';
  return margin > 0 ? 'holds' : 'fails';
}
