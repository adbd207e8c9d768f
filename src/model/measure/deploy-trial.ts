import { grow } from '../graph/grow.ts';
import type { Parameters } from '../parameters.ts';
import { baselineOptions, type SwarmOptions, swarmOptions } from '../swarm/options.ts';
import { PreparedGraph } from '../swarm/prepare.ts';
import { run } from '../swarm/run.ts';
import type { RunResult } from '../swarm/run-result.ts';
import { bestScoreCurve, coverageCurve, rescale, type StepCurve, upperEnvelope } from './curve.ts';
import type { Lineup } from './deploy-lineups.ts';
import type { Score } from './graph-measure.ts';
import type { Pausing } from './pausing.ts';
import { largestValue } from './score-scale.ts';
import { AFRESH, type Source } from './source.ts';
import { type WorkingTime, workingTime } from './working-time.ts';

/** One graph of the family and further attempts at its task, worked through by every lineup. */
export interface Trial {
  /** Family time per unit of the trial's own time. */
  readonly clock: number;
  /** Coverage of the single agent in each of its runs, on the family's clock. */
  readonly alone: readonly StepCurve[];
  /** Largest value of the first graph over the task's scale, not capped; 1 where no step of the task improves. */
  readonly firstGraph: number;
  /** In the order of the lineups. */
  readonly lineups: readonly TrialOfLineup[];
}

export interface TrialOfLineup {
  /** On the family's clock: what the first `sessions[i]` sessions have between them, best on the task's scale. */
  readonly curves: readonly Readonly<Record<Score, StepCurve>>[];
  /** Of each session, in the trial's own time. */
  readonly working: readonly WorkingTime[];
}

/**
 * Runs every lineup on graph `graph`: session j, of whatever size, works on attempt j at the graph's task, which is
 * grown once and let go. Pauses between runs.
 */
export function* measuringTrial(
  parameters: Parameters,
  lineups: readonly Lineup[],
  graph: number,
  source: Source = AFRESH,
): Pausing<Trial> {
  const ground = source.ground(parameters, graph);
  const scale = yield* source.taskScale(parameters, graph);
  const { clock } = ground;
  const parts = lineups.map((lineup) => new SessionsSoFar(parameters, lineup, clock));
  const attempts = Math.max(0, ...lineups.map(mostSessions));
  for (let attempt = 0; attempt < attempts; attempt++) {
    const prepared =
      attempt === 0 ? ground.prepared : new PreparedGraph(grow(parameters, graph, attempt));
    const name = { seed: parameters.seed, graph, attempt, run: 0 };
    for (const part of parts) {
      if (attempt >= part.most) continue;
      // Run 0 of the single agent is there already.
      const known = attempt === 0 && part.options.kind === 'single';
      const result = known ? ground.alone[0] : run(prepared, part.options, name);
      part.add(result, prepared.graph.value ?? new Float64Array(result.steps), scale);
      yield;
    }
  }
  const largest = largestValue(ground.prepared.graph);
  return {
    clock,
    alone: ground.alone.map((each) => rescale(coverageCurve(each), clock)),
    firstGraph: scale > 0 ? largest / scale : 1,
    lineups: parts.map(({ curves, working }) => ({ curves, working })),
  };
}

function mostSessions({ sessions }: Lineup): number {
  return Math.max(0, ...sessions);
}

/** Sessions of one size, one after the other, and their common scores where somebody wants them. */
class SessionsSoFar {
  readonly curves: Record<Score, StepCurve>[] = [];
  readonly working: WorkingTime[] = [];
  readonly most: number;
  readonly options: SwarmOptions;
  private readonly wanted: readonly number[];
  private coverage: StepCurve | null = null;
  private best: StepCurve | null = null;

  constructor(
    parameters: Parameters,
    lineup: Lineup,
    private readonly clock: number,
  ) {
    const { agentsEach } = lineup;
    this.most = mostSessions(lineup);
    this.wanted = lineup.sessions;
    this.options =
      agentsEach === 1
        ? baselineOptions(parameters)
        : swarmOptions({ ...parameters, swarm: 'standard' }, agentsEach);
  }

  add(result: RunResult, value: Float64Array, scale: number): void {
    this.working.push(workingTime(result));
    const coverage = rescale(coverageCurve(result), this.clock);
    const best = rescale(bestScoreCurve(result, value, scale), this.clock);
    this.coverage = this.coverage ? soonest(this.coverage, coverage) : coverage;
    this.best = this.best ? upperEnvelope([this.best, best]) : best;
    if (this.wanted.includes(this.working.length)) {
      this.curves.push({ coverage: this.coverage, best: this.best });
    }
  }
}

/**
 * The larger of two coverages of graphs of the same number of steps, as attempts at a task are: each level at the
 * earlier of its two times. `upperEnvelope` without a merge.
 */
function soonest(a: StepCurve, b: StepCurve): StepCurve {
  return { time: a.time.map((t, i) => Math.min(t, b.time[i])), level: a.level };
}
