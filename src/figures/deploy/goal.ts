import type { DeployJob } from '../../compute/index.ts';
import { rounded } from '../../link/choices.ts';
import { CHOICES, type Choices } from '../../link/figures.ts';
import { REPLICATES } from '../../model/measure/estimate.ts';
import type { Parameters } from '../../model/parameters.ts';
import { field } from '../ensemble/systems.ts';

const { most, level, aim, budget } = CHOICES.deploy;

/** Numbers of agents of the map, and the levels a goal may have. */
export const AGENTS = most.options;
export const GOAL_LEVELS = level.options;
/** What makes a deployment the better one. */
export const AIMS = aim.options;

export type Aim = DeployOptions['aim'];
/** One of AGENTS. */
export type Most = DeployOptions['most'];

/** What is to be reached, and with what: the reader's point on the map. */
export type DeployOptions = Choices<'deploy'>;

const [LOWEST, HIGHEST] = budget.bounds;
/** Budgets that can be chosen, in t_mid. */
export const BUDGETS = { low: LOWEST, high: HIGHEST };

export function roundedBudget(budget: number): number {
  const within = Math.min(BUDGETS.high, Math.max(BUDGETS.low, budget));
  return rounded(within, CHOICES.deploy.budget.digits);
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
