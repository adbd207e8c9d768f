import type { Parameters } from '../../model/parameters.ts';
import type { Claim, Figures, NumberClaim, StatementClaim } from '../claim.ts';
import { SIZES, WIDTH_STEPS } from './setups.ts';
import * as holds from './statements.ts';

type State = Partial<Parameters>;
const standard16: State = { swarm: 'standard', agents: 16 };
const recursive16: State = { swarm: 'recursive', agents: 16 };
const paying = (agents: number): State => ({ ...standard16, agents, overhead: true });
const ofWidth = (layers: number, state: State): State => ({ ...state, layers, steps: WIDTH_STEPS });

/** Ids, order and values as published; the sentences stand in the message catalogues, by id. */
export const POST_CLAIMS = [
  { ...number('steps', 730, 10, 'steps', {}), kind: 'definition' },
  number('standard16-coverage-50', 13, 1, 'standard16.coverage.0.5', standard16),
  number('standard16-coverage-90', 22, 1, 'standard16.coverage.0.9', standard16),
  number('recursive16-coverage-50', 6.7, 0.1, 'recursive16.coverage.0.5', recursive16),
  number('recursive16-coverage-90', 12, 1, 'recursive16.coverage.0.9', recursive16),
  number('standard16-best-50', 6.6, 0.1, 'standard16.best.0.5', standard16),
  number('standard16-best-90', 15, 1, 'standard16.best.0.9', standard16),
  number('recursive16-best-50', 4.6, 0.1, 'recursive16.best.0.5', recursive16),
  number('recursive16-best-90', 13, 1, 'recursive16.best.0.9', recursive16),
  statement('standard-faster-from-4', holds.standardFaster, recursive16),
  statement('curves-shift-earlier', holds.curvesShiftEarlier, { swarm: 'standard', agents: 64 }),
  number('shallowest2-coverage-50', 3.1, 0.1, 'shallowest2.coverage.0.5', {
    rule: 'shallowest',
    agents: 2,
  }),
  number('own2-coverage-50', 1.7, 0.1, 'standard2.coverage.0.5', { agents: 2 }),
  statement('critical-path-slowest-on-coverage', holds.criticalPathSlowest, {
    rule: 'critical-path',
  }),
  statement('critical-path-first-to-half-best', holds.criticalPathFirst, {
    rule: 'critical-path',
  }),
  number('communication-share-2', 0.02, 0.01, 'paying2.communication', paying(2)),
  number('communication-share-8', 0.1, 0.01, 'paying8.communication', paying(8)),
  number('communication-share-64', 0.37, 0.01, 'paying64.communication', paying(64)),
  statement('scheduling-under-1-percent', holds.littleScheduling, paying(16)),
  statement('little-gain-past-32', holds.littleGain, paying(64)),
  number('agent-time-90-standard16', 0.69, 0.01, 'standard16.agentTime.coverage', standard16),
  number('agent-time-90-least', 0.64, 0.01, leastAgentTime, { swarm: 'standard', agents: 32 }),
  number('agent-time-90-most', 1.35, 0.01, mostAgentTime, { swarm: 'recursive', agents: 4 }),
  statement('agent-time-best-under-one', holds.agentTimeToBest, standard16),
  number('narrow-coverage-90', 3.9, 0.1, 'narrow.coverage.0.9', ofWidth(136, standard16)),
  number('narrow-coverage-99', 1.3, 0.1, 'narrow.coverage.0.99', ofWidth(136, standard16)),
  number('narrow-best-90', 4.9, 0.1, 'narrow.best.0.9', ofWidth(136, standard16)),
  number('wide-coverage-90', 30, 1, 'wide.coverage.0.9', ofWidth(8, standard16)),
  number('wide-best-90', 12, 1, 'wide.best.0.9', ofWidth(8, standard16)),
  number('widest-recursive-coverage-90', 1.1, 0.1, 'widest.coverage.0.9', ofWidth(4, recursive16)),
  { ...number('elo-reference', 400, 1, 'elo.reference', {}), kind: 'definition' },
  statement('elo-bends', holds.eloBends, { swarm: 'single' }),
  statement('elo-order', holds.eloOrder, { swarm: 'independent', agents: 4 }),
] as const satisfies readonly Claim[];

export type PostClaimId = (typeof POST_CLAIMS)[number]['id'];

/** The least and the greatest agent-time to 90% coverage over both swarms and all sizes. */
export function leastAgentTime(figures: Figures): number {
  return Math.min(...agentTimes(figures));
}
export function mostAgentTime(figures: Figures): number {
  return Math.max(...agentTimes(figures));
}

function agentTimes(figures: Figures): number[] {
  return SIZES.flatMap((size) => [
    figures[`standard${size}.agentTime.coverage`],
    figures[`recursive${size}.agentTime.coverage`],
  ]);
}

function number<const I extends string>(
  id: I,
  published: number,
  unit: number,
  figure: string | ((figures: Figures) => number),
  state: State,
): NumberClaim & { readonly id: I } {
  const of = typeof figure === 'string' ? (figures: Figures) => figures[figure] : figure;
  return { kind: 'number', id, published, unit, of, state };
}

function statement<const I extends string>(
  id: I,
  margin: (figures: Figures) => number,
  state: State,
): StatementClaim & { readonly id: I } {
  return { kind: 'statement', id, margin, state };
}
