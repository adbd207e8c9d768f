import type { DeployJob } from '../../compute/index.ts';
import { REPLICATES } from '../../model/measure/estimate.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import type { Parameters } from '../../model/parameters.ts';
import { field } from '../ensemble/systems.ts';

/** Numbers of agents of the map, and the levels a goal may have. */
export const AGENTS = [1, 2, 4, 8, 16, 32, 64] as const;
export const GOAL_LEVELS = [0.5, 0.7, 0.9, 0.99] as const;
/** What makes a deployment the better one. */
export const AIMS = ['soonest', 'cheapest'] as const;

export type Aim = (typeof AIMS)[number];

/** What is to be reached, and with what: the reader's point on the map. */
export interface DeployOptions {
  readonly score: Score;
  readonly level: (typeof GOAL_LEVELS)[number];
  readonly aim: Aim;
  /** At most so many agents at once: one of AGENTS. */
  readonly agents: number;
  /** Agent-time that may be spent, in t_mid. */
  readonly budget: number;
}

export const FIRST: DeployOptions = {
  score: 'best',
  level: 0.7,
  aim: 'soonest',
  agents: 16,
  budget: 12,
};

/** Budgets that can be chosen, in t_mid: from a tenth of half of one agent's work to far above all of it. */
export const BUDGETS = { low: 0.1, high: 2000 } as const;

export function roundedBudget(budget: number): number {
  const within = Math.min(BUDGETS.high, Math.max(BUDGETS.low, budget));
  return Number(within.toPrecision(2));
}

/** Every split of every number of agents, at every level. The rule stays the reader's. */
export function deployJob(parameters: Parameters): DeployJob {
  return {
    kind: 'deploy',
    task: {
      parameters: { ...field(parameters), rule: parameters.rule, scale: 'task' },
      sizes: AGENTS,
      levels: GOAL_LEVELS,
    },
    replicates: REPLICATES,
  };
}
