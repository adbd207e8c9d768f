import type { TaskGraph } from '../../graph/task-graph.ts';
import type { SwarmOptions } from '../../swarm/options.ts';
import type { RunResult } from '../../swarm/run-result.ts';
import { grahamBound, grahamBoundApplies, lowerBound, type WorkAndSpan } from '../bounds.ts';
import { coverageCurve, timeToReach } from '../curve.ts';
import type { ScalePoint } from './scale-point.ts';

/** A graph that many swarms are measured on: as it was read, with its work and span and its unit. */
export interface ScaleGround {
  readonly graph: TaskGraph;
  readonly span: WorkAndSpan;
  /** How many units of the durations make 1 of the file. */
  readonly perOne: number;
}

/**
 * A run in numbers, as 1 of the file. `perOne` is that of the run's own times, which differs from the ground's where the
 * run was held in doubles; every figure comes from whole units by one division, so that it is the double nearest to its
 * exact value wherever those are exact.
 */
export function scalePoint(
  ground: ScaleGround,
  options: SwarmOptions,
  run: RunResult,
  perOne: number,
): ScalePoint {
  const { graph, span } = ground;
  const { agents } = options;
  const coverage = coverageCurve(run);
  const reach = (level: number) => (timeToReach(coverage, level) ?? run.makespan) / perOne;
  return {
    options,
    agents,
    makespan: run.makespan / perOne,
    agentTime: run.agentTime / perOne,
    scheduling: run.scheduling / perOne,
    communication: run.communication / perOne,
    agentsStarted: run.agentsStarted,
    handoffs: run.handoffs,
    half: reach(0.5),
    ninety: reach(0.9),
    lowerBound: lowerBound(span, agents, ground.perOne),
    grahamBound: grahamBoundApplies(graph, options)
      ? grahamBound(span, agents, ground.perOne)
      : null,
    // Nothing to do is done as fast by any number.
    speedup: run.makespan > 0 ? span.work / (run.makespan * (ground.perOne / perOne)) : 1,
    // The agent-time of one agent may round past the makespan.
    idle: run.makespan > 0 ? Math.max(0, 1 - run.agentTime / (agents * run.makespan)) : 0,
    digest: run.digest,
  };
}
