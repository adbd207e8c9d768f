import type { Line } from '../../../components/plot/types.ts';
import type { ScalePoint } from '../../../model/measure/task/scale-point.ts';
import type { Rule } from '../../../model/parameters.ts';
import { byAgents, isDrawn, paysAnything, pointAt } from '../scale/points.ts';
import type { TaskShown } from '../spec.ts';

/** How a rule looks: its colour of the tokens, and a mark and a dash as second cues. */
export const RULE_LOOKS: Readonly<Record<Rule, Pick<Line, 'colour' | 'shape' | 'dash'>>> = {
  'critical-path': { colour: 'var(--rule-critical-path)', shape: 'diamond' },
  shortest: { colour: 'var(--rule-shortest)', shape: 'triangle' },
  shallowest: { colour: 'var(--rule-shallowest)', shape: 'square' },
  deepest: { colour: 'var(--kind-sessions)', shape: 'square', dash: '6 3' },
  'input-order': { colour: 'var(--ink)', shape: 'circle', dash: '2 3' },
  'own-branch': { colour: 'var(--rule-own-branch)', shape: 'circle' },
  'own-list': { colour: 'var(--agents-8)', shape: 'triangle', dash: '6 3' },
  random: { colour: 'var(--rule-random)', shape: 'cross', dash: '1 4' },
};

/** A rule at every number of agents, ascending, at least one. */
export interface ShownRule {
  readonly rule: Rule;
  readonly points: readonly ScalePoint[];
}

/** The rules of which something is in; none where no step takes any time. */
export function shownRules({ results }: TaskShown): ShownRule[] {
  return results.rules
    .map(({ rule, points }) => ({ rule, points: byAgents(points) }))
    .filter(({ points }) => points.some(({ lowerBound }) => lowerBound > 0));
}

/** Makespan over max(C, W/k): 1 is the least possible. */
export const overBound = ({ makespan, lowerBound }: ScalePoint) => makespan / lowerBound;

/** Whether Graham's ceiling holds for all of them: without overhead. */
export const hasCeiling = (rules: readonly ShownRule[]) =>
  !rules.some(({ points }) => paysAnything(points));

export interface Ranked {
  readonly rule: Rule;
  readonly point: ScalePoint;
  /** Whether another seed gives another run. */
  readonly drawn: boolean;
}

/**
 * The rules at one number of agents, the fastest first: at that of the settings, or, while it is on its way, at the next smaller
 * one at which every rule is in. Empty while there is none.
 */
export function ranked(rules: readonly ShownRule[], agents: number): Ranked[] {
  const shared = (rules[0]?.points ?? []).filter((point) =>
    rules.every(({ points }) => points.some((each) => each.agents === point.agents)),
  );
  const at = pointAt(shared, agents)?.agents;
  return rules
    .flatMap(({ rule, points }) => {
      const point = points.find((each) => each.agents === at);
      return point ? [{ rule, point, drawn: isDrawn(point) }] : [];
    })
    .sort((a, b) => a.point.makespan - b.point.makespan);
}
