import type { RunResult } from '../../../model/swarm/run-result.ts';
import type { Duel } from '../../../state/task/task-state.ts';

/** Shares of the steps at which both sides are compared. */
export const LEVELS = [0.5, 0.9, 1] as const;

/** When both sides have finished a share of the steps, in 1 of the file. */
export interface Milestone {
  readonly level: (typeof LEVELS)[number];
  readonly alone: number;
  readonly swarm: number;
  /** How many times as fast the swarm is; NaN where it takes no time. */
  readonly speedup: number;
}

/** Half of the steps and nine tenths are no milestones of their own where there are few steps. */
const FEWEST_STEPS = 10;

export function milestones({ result }: Duel): Milestone[] {
  const { alone, swarm, perOne } = result;
  const levels = alone.steps >= FEWEST_STEPS ? LEVELS : ([1] as const);
  return levels.map((level) => {
    const [one, many] = [reached(alone, level), reached(swarm, level)];
    return {
      level,
      alone: one / perOne,
      swarm: many / perOne,
      speedup: many > 0 ? one / many : Number.NaN,
    };
  });
}

/** The first time at which a share of the steps is finished, in the unit of the run. */
export function reached({ order, end, steps }: RunResult, level: number): number {
  const wanted = Math.ceil(level * steps - 1e-9);
  return wanted > 0 ? end[order[wanted - 1]] : 0;
}
