import type { Candidate } from '../../../src/figures/deploy/choose.ts';
import type { DeployOptions } from '../../../src/figures/deploy/goal.ts';
import { firstChoices } from '../../../src/link/figures.ts';
import type { Deployed, Split } from '../../../src/model/measure/deploy.ts';

type Reach = readonly [time: number, cost: number];

/** A split that reaches the one level 0.9 of either score so; NaN never. */
export function split(
  sessions: number,
  agentsEach: number,
  coverage: Reach,
  best: Reach,
  end = 1,
): Split {
  const column = (x: number) => Float64Array.of(x);
  return {
    sessions,
    agentsEach,
    agents: sessions * agentsEach,
    time: { coverage: column(coverage[0]), best: column(best[0]) },
    spent: { coverage: column(coverage[1]), best: column(best[1]) },
    end: { coverage: 1, best: end },
    intervals: null,
  };
}

export const NEVER: Reach = [Number.NaN, Number.NaN];

/**
 * Four agents. Coverage: one swarm is soonest, one agent cheapest. Best score: one graph ends at 0.6, two sessions at
 * 0.95, so that 2×2 is soonest and 2×1 cheapest.
 */
export const MADE_UP: Deployed = {
  splits: [
    split(1, 1, [4, 4], NEVER, 0.6),
    split(1, 2, [2.1, 4.2], NEVER, 0.6),
    split(2, 1, [3.8, 7.6], [5, 9], 0.95),
    split(1, 4, [1.2, 4.8], NEVER, 0.6),
    split(2, 2, [2, 8], [3, 12], 0.95),
    split(4, 1, [3.5, 14], [4.5, 18], 0.99),
  ],
  levels: [0.9],
  tMid: 1,
  trials: 16,
  withinOneGraph: [0.25],
  order: null,
};

export const at = (change: Partial<DeployOptions>): DeployOptions => ({
  ...firstChoices('deploy'),
  level: 0.9,
  budget: 40,
  most: 4,
  ...change,
});
export const names = (list: readonly Candidate[]) =>
  list.map(({ sessions, agentsEach }) => `${sessions}×${agentsEach}`);
