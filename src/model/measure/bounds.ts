import { criticalPath, work } from '../graph/metrics.ts';
import type { TaskGraph } from '../graph/task-graph.ts';
import { baselineOptions, paysNothing, type SwarmOptions } from '../swarm/options.ts';
import type { PreparedGraph } from '../swarm/prepare.ts';
import { type AgentsWorthHaving, searchingAgentsWorthHaving } from './agents-worth-having.ts';
import { finished } from './pausing.ts';

export type { AgentsWorthHaving } from './agents-worth-having.ts';

/** What every schedule of a graph is measured against. Times are in the unit of the durations. */
export interface WorkAndSpan {
  /** W: total of all durations. */
  readonly work: number;
  /** C: the longest chain of durations (critical path, span). */
  readonly criticalPath: number;
}

export function workAndSpan(graph: TaskGraph): WorkAndSpan {
  return { work: work(graph), criticalPath: criticalPath(graph) };
}

/** W / C: more agents than this cannot all be kept busy. 1 when there is no work at all. */
export function averageParallelism({ work, criticalPath }: WorkAndSpan): number {
  return criticalPath > 0 ? work / criticalPath : 1;
}

/**
 * max(C, W / k): no k agents finish the graph sooner. Bounds completion only, not any earlier level.
 * `perUnit` is by what the result is divided, for durations held as whole numbers of a small unit: in
 * one division with k, so that an exact W gives the double nearest to the bound.
 */
export function lowerBound(
  { work, criticalPath }: WorkAndSpan,
  agents: number,
  perUnit = 1,
): number {
  return Math.max(criticalPath / perUnit, work / (agents * perUnit));
}

/**
 * W / k + (1 - 1/k) C: no schedule that never leaves an agent idle beside a ready step takes longer
 * (R. L. Graham, Bell System Technical Journal 45, 1966). See `grahamBoundApplies`, and `lowerBound` for `perUnit`.
 */
export function grahamBound(
  { work, criticalPath }: WorkAndSpan,
  agents: number,
  perUnit = 1,
): number {
  return (work + (agents - 1) * criticalPath) / (agents * perUnit);
}

/**
 * Whether Graham's bound holds for a swarm on a graph: it must give every ready step to whoever is free,
 * pay no overhead, and work at the graph's own durations (not at the run's, as with noise of the run).
 */
export function grahamBoundApplies(graph: TaskGraph, options: SwarmOptions): boolean {
  // The one agent of a recursive swarm has its next step at once: nobody else can have taken it.
  const neverIdle = options.kind !== 'recursive' || options.refill || options.agents === 1;
  return neverIdle && paysNothing(options) && !(graph.growth && graph.growth.runNoise > 0);
}

/**
 * Agents worth having: the smallest number whose critical-path-first makespan, without overhead, is
 * within 5% of the critical path. Searched upwards from ceil(W / 1.05 C), below which W / k forbids it, to at
 * most 1,024; in graphs above 20,000 steps by doubling and bisection. 1 when there is no work at all.
 */
export function agentsWorthHaving(prepared: PreparedGraph): AgentsWorthHaving {
  return finished(searchingAgentsWorthHaving(prepared));
}

/** A swarm that pays nothing and always starts the ready step heading the longest remaining chain. */
export function criticalPathFirst(agents: number): SwarmOptions {
  return {
    ...baselineOptions({ baseline: 'own-branch', dispatch: 'oldest' }),
    kind: 'standard',
    agents,
    rule: 'critical-path',
  };
}
