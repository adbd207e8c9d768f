import type { SwarmOptions } from '../../swarm/options.ts';

/** One swarm on one task graph, in numbers. Times in 1 of the file, whatever unit the run was held in. */
export interface ScalePoint {
  readonly options: SwarmOptions;
  readonly agents: number;
  readonly makespan: number;
  /** Work and overhead, summed over agents. */
  readonly agentTime: number;
  readonly scheduling: number;
  readonly communication: number;
  readonly agentsStarted: number;
  readonly handoffs: number;
  /** First times at which half, respectively 90%, of the steps are finished. */
  readonly half: number;
  readonly ninety: number;
  /** max(C, W/k): no k agents finish sooner. */
  readonly lowerBound: number;
  /** null where Graham's bound does not apply. */
  readonly grahamBound: number | null;
  /** W / makespan; 1 where there is nothing to do. */
  readonly speedup: number;
  /** 1 - agent-time / (k × makespan); 0 where there is nothing to do. */
  readonly idle: number;
  readonly digest: string;
}

/** Agents from 1 to 64, as the page shows them. */
export const SCALE_SIZES = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64] as const;

/** Whether a number of agents is one of them. */
export function isScaleSize(agents: number): boolean {
  return SCALE_SIZES.some((size) => size === agents);
}

/** Whether a number of agents is known, is none of them, and below the most. */
export function isBetweenSizes(agents: number | null): agents is number {
  return agents !== null && !isScaleSize(agents) && agents < Math.max(...SCALE_SIZES);
}
