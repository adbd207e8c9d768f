import { grow } from '../graph/grow.ts';
import type { Parameters } from '../parameters.ts';
import { exp } from '../random/elementary.ts';
import { Generator, STREAM } from '../random/generator.ts';
import { baselineOptions } from '../swarm/options.ts';
import { PreparedGraph } from '../swarm/prepare.ts';
import { run } from '../swarm/run.ts';
import { agentTimeUntil } from './agent-time.ts';
import {
  bestScoreCurve,
  coverageCurve,
  rescale,
  type StepCurve,
  timeToReach,
  upperEnvelope,
} from './curve.ts';
import { largestValue, taskScale } from './score-scale.ts';
import { deployment, runSessions, type Session } from './sessions.ts';

export const SCORES = ['coverage', 'best'] as const;
export type Score = (typeof SCORES)[number];

/** Levels at which speedup and agent-time are read off. */
export const LEVELS = [0.5, 0.9, 0.99] as const;

/** What is kept of one run (or of all sessions of a deployment) on one graph. Times on the family's clock. */
export interface RunMeasure {
  readonly curve: Readonly<Record<Score, StepCurve>>;
  /** Agent-time until the run itself reaches each of LEVELS, on the graph's own clock; NaN where it never does. */
  readonly agentTime: Readonly<Record<Score, Float64Array>>;
  /** Whole-run totals, on the graph's own clock. */
  readonly work: number;
  readonly scheduling: number;
  readonly communication: number;
  readonly handoffs: number;
  readonly agentsStarted: number;
  readonly steps: number;
  readonly makespan: number;
  readonly digest: string;
}

/** Everything measured on one graph: one agent alone, and each of the systems. */
export interface GraphMeasure {
  readonly graph: number;
  /** Family time per unit of the graph's own time (before the family's common factor). */
  readonly clock: number;
  /** One run, or 16 with the `own` clock. */
  readonly baseline: readonly RunMeasure[];
  readonly systems: readonly RunMeasure[];
  readonly notice: string | null;
}

/** Single-agent runs per task under the `own` clock, and the spread of a task's clock. */
const OWN_CLOCK_RUNS = 16;
const OWN_CLOCK_SPREAD = 0.3;

/**
 * Measures one graph: grows it, runs the single agent that everything is compared with, and each
 * system on it. `systems` differ from `parameters` in their swarm only.
 *
 * With the `own` clock (September's protocol) times are divided by the mean finishing time of the task's 16
 * single-agent runs and multiplied by exp(delta), delta uniform in (-0.3, 0.3); swarms run once, as run 0.
 * `scaleOfTask` may be a remembering form of `taskScale`.
 */
export function measureGraph(
  parameters: Parameters,
  systems: readonly Parameters[],
  graph: number,
  scaleOfTask: typeof taskScale = taskScale,
): GraphMeasure {
  const prepared = new PreparedGraph(grow(parameters, graph));
  const runs = parameters.clock === 'own' ? OWN_CLOCK_RUNS : 1;
  const alone = baselineOptions(parameters);
  const baseline = Array.from({ length: runs }, (_, index) => ({
    graph: prepared.graph,
    run: run(prepared, alone, { seed: parameters.seed, graph, attempt: 0, run: index }),
  }));
  let clock = 1;
  if (parameters.clock === 'own') {
    let total = 0;
    for (const session of baseline) total += session.run.makespan;
    const delta =
      OWN_CLOCK_SPREAD * (2 * new Generator(parameters.seed, STREAM.clock, graph).uniform() - 1);
    clock = exp(delta) / (total / runs);
  }
  // Sessions on graphs of their own can only be compared on the task's scale, and then all are.
  const onTaskScale =
    parameters.scale === 'task' || systems.some((system) => deployment(system).sessions > 1);
  const scale = onTaskScale ? scaleOfTask(parameters, graph) : largestValue(prepared.graph);
  return {
    graph,
    clock,
    baseline: baseline.map((session) => measureRun([session], scale, clock)),
    systems: systems.map((system) =>
      measureRun(runSessions(system, prepared, graph), scale, clock),
    ),
    notice: prepared.graph.growth?.notice ? 'layers-reduced' : null,
  };
}

function measureRun(sessions: readonly Session[], scale: number, clock: number): RunMeasure {
  const curve = {
    coverage: upperEnvelope(sessions.map(({ run: r }) => coverageCurve(r))),
    best: upperEnvelope(
      sessions.map(({ graph, run: r }) =>
        bestScoreCurve(r, graph.value ?? new Float64Array(graph.steps), scale),
      ),
    ),
  };
  const sum = (of: (session: Session) => number) =>
    sessions.reduce((total, session) => total + of(session), 0);
  const agentTime = (score: Score) =>
    Float64Array.from(LEVELS, (level) => {
      const t = timeToReach(curve[score], level);
      return t === null ? Number.NaN : sum(({ run: r }) => agentTimeUntil(r, t));
    });
  return {
    curve: { coverage: rescale(curve.coverage, clock), best: rescale(curve.best, clock) },
    agentTime: { coverage: agentTime('coverage'), best: agentTime('best') },
    work: sum(({ run: r }) => r.work),
    scheduling: sum(({ run: r }) => r.scheduling),
    communication: sum(({ run: r }) => r.communication),
    handoffs: sum(({ run: r }) => r.handoffs),
    agentsStarted: sum(({ run: r }) => r.agentsStarted),
    steps: sum(({ run: r }) => r.steps),
    makespan: Math.max(...sessions.map(({ run: r }) => r.makespan)),
    digest: sessions[0].run.digest,
  };
}
