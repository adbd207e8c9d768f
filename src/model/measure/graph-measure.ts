import { grow } from '../graph/grow.ts';
import type { Parameters } from '../parameters.ts';
import { exp } from '../random/elementary.ts';
import { Generator, STREAM } from '../random/generator.ts';
import { baselineOptions } from '../swarm/options.ts';
import { PreparedGraph } from '../swarm/prepare.ts';
import { run } from '../swarm/run.ts';
import type { RunResult } from '../swarm/run-result.ts';
import { agentTimeUntil } from './agent-time.ts';
import {
  bestScoreCurve,
  coverageCurve,
  rescale,
  type StepCurve,
  timeToReach,
  upperEnvelope,
} from './curve.ts';
import { finished, type Pausing } from './pausing.ts';
import { largestValue, takingTaskScale } from './score-scale.ts';
import { deployment, type Session, sessionsOf } from './sessions.ts';

export const SCORES = ['coverage', 'best'] as const;
export type Score = (typeof SCORES)[number];

/** Levels at which speedup and agent-time are read off. */
export const LEVELS = [0.5, 0.9, 0.99] as const;

/** What is kept of one run (or of all sessions of a deployment) on one graph. */
export interface RunMeasure {
  /** On the family's clock. */
  readonly curve: Readonly<Record<Score, StepCurve>>;
  /** Until the last session has finished, on the family's clock. */
  readonly makespan: number;
  /** Agent-time until the run itself reaches each of LEVELS, on the graph's own clock; NaN where it never does. */
  readonly agentTime: Readonly<Record<Score, Float64Array>>;
  /** Whole-run totals, on the graph's own clock. */
  readonly work: number;
  readonly scheduling: number;
  readonly communication: number;
  readonly handoffs: number;
  readonly steps: number;
}

/** Everything measured on one graph: one agent alone, and each of the systems. */
export interface GraphMeasure {
  readonly graph: number;
  /** Family time per unit of the graph's own time (before the family's common factor). */
  readonly clock: number;
  /** One run, or 16 with the `own` clock. */
  readonly baseline: readonly RunMeasure[];
  readonly systems: readonly RunMeasure[];
}

/** A graph with the single agent's runs on it: what all systems measured on it are compared with. */
export interface Ground {
  readonly graph: number;
  readonly prepared: PreparedGraph;
  readonly alone: readonly RunResult[];
  readonly clock: number;
}

/** Single-agent runs per task under the `own` clock, and the spread of a task's clock. */
const OWN_CLOCK_RUNS = 16;
const OWN_CLOCK_SPREAD = 0.3;

/**
 * Grows a graph and runs the single agent on it.
 *
 * With the `own` clock (September's protocol) times are divided by the mean finishing time of the task's 16
 * single-agent runs and multiplied by exp(delta), delta uniform in (-0.3, 0.3).
 */
export function groundOf(parameters: Parameters, graph: number): Ground {
  const prepared = new PreparedGraph(grow(parameters, graph));
  const runs = parameters.clock === 'own' ? OWN_CLOCK_RUNS : 1;
  const options = baselineOptions(parameters);
  const alone = Array.from({ length: runs }, (_, index) =>
    run(prepared, options, { seed: parameters.seed, graph, attempt: 0, run: index }),
  );
  let clock = 1;
  if (parameters.clock === 'own') {
    const total = alone.reduce((sum, each) => sum + each.makespan, 0);
    const delta =
      OWN_CLOCK_SPREAD * (2 * new Generator(parameters.seed, STREAM.clock, graph).uniform() - 1);
    clock = exp(delta) / (total / runs);
  }
  return { graph, prepared, alone, clock };
}

/**
 * Measures the systems on a graph, beside the single agent. `systems` differ from `parameters` in their swarm
 * only, and run once, as run 0. Pauses between sessions; `scaleOfTask` may be a remembering form. `seen` is shown
 * every session's run, by the index of its system, for measures that are not made here.
 */
export function* measuring(
  parameters: Parameters,
  systems: readonly Parameters[],
  ground: Ground,
  scaleOfTask: typeof takingTaskScale = takingTaskScale,
  seen?: (system: number, run: RunResult) => void,
): Pausing<GraphMeasure> {
  const { graph, prepared, alone, clock } = ground;
  // Sessions on graphs of their own can only be compared on the task's scale, and then all are.
  const onTaskScale =
    parameters.scale === 'task' || systems.some((system) => deployment(system).sessions > 1);
  const scale = onTaskScale ? yield* scaleOfTask(parameters, graph) : largestValue(prepared.graph);
  const measured: RunMeasure[] = [];
  for (const [index, system] of systems.entries()) {
    const kept: Kept[] = [];
    for (const session of sessionsOf(system, prepared, graph)) {
      // Thousands of sessions need not keep thousands of graphs.
      kept.push({ run: session.run, best: bestOf(session, scale) });
      seen?.(index, session.run);
      yield;
    }
    measured.push(measureRun(kept, clock));
  }
  const baseline = alone.map((each) =>
    measureRun([{ run: each, best: bestOf({ graph: prepared.graph, run: each }, scale) }], clock),
  );
  return { graph, clock, baseline, systems: measured };
}

/** Grows a graph and measures the systems on it, at one go. */
export function measureGraph(
  parameters: Parameters,
  systems: readonly Parameters[],
  graph: number,
): GraphMeasure {
  return finished(measuring(parameters, systems, groundOf(parameters, graph)));
}

interface Kept {
  readonly run: RunResult;
  readonly best: StepCurve;
}

function bestOf({ graph, run: result }: Session, scale: number): StepCurve {
  return bestScoreCurve(result, graph.value ?? new Float64Array(graph.steps), scale);
}

function measureRun(sessions: readonly Kept[], clock: number): RunMeasure {
  const curve = {
    coverage: upperEnvelope(sessions.map((session) => coverageCurve(session.run))),
    best: upperEnvelope(sessions.map((session) => session.best)),
  };
  const sum = (of: (result: RunResult) => number) =>
    sessions.reduce((total, session) => total + of(session.run), 0);
  const agentTime = (score: Score) =>
    Float64Array.from(LEVELS, (level) => {
      const t = timeToReach(curve[score], level);
      return t === null ? Number.NaN : sum((result) => agentTimeUntil(result, t));
    });
  const makespan = sessions.reduce((latest, { run: r }) => Math.max(latest, r.makespan), 0);
  return {
    curve: { coverage: rescale(curve.coverage, clock), best: rescale(curve.best, clock) },
    makespan: makespan * clock,
    agentTime: { coverage: agentTime('coverage'), best: agentTime('best') },
    work: sum((result) => result.work),
    scheduling: sum((result) => result.scheduling),
    communication: sum((result) => result.communication),
    handoffs: sum((result) => result.handoffs),
    steps: sum((result) => result.steps),
  };
}
