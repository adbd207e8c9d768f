import type { TaskGraph } from '../../model/graph/task-graph.ts';
import { agentTimeUntil } from '../../model/measure/agent-time.ts';
import {
  bestScoreCurve,
  coverageCurve,
  type StepCurve,
  timeToReach,
} from '../../model/measure/curve.ts';
import { meanReach } from '../../model/measure/mean-reach.ts';
import type { SwarmOptions } from '../../model/swarm/options.ts';
import type { PreparedGraph } from '../../model/swarm/prepare.ts';
import { run } from '../../model/swarm/run.ts';
import { type CurveShape, curveShape } from './curve-shape.ts';

export const COVERAGE_LEVELS = [0.25, 0.5, 0.75, 0.9, 0.99] as const;
export const BEST_LEVELS = [0.5, 0.9] as const;
/** The level to which agent-time is counted. */
const COMPUTE_LEVEL = 0.9;

/** What the post measures of one system over a family of graphs. NaN: never reached. */
export interface SystemFigures {
  /** First times of the mean curves, one per level, in the unit of the durations. */
  readonly time: { readonly coverage: Float64Array; readonly best: Float64Array };
  /** Agent-time until a graph reaches 90% of each score, summed over graphs. */
  readonly agentTime: { readonly coverage: number; readonly best: number };
  /** Overhead paid / all agent-time, over all runs together. */
  readonly scheduling: number;
  readonly communication: number;
}

/** A graph to run on, with the name of its runs and the value that counts as a best score of 1. */
export interface Field {
  readonly prepared: PreparedGraph;
  readonly seed: number;
  readonly graph: number;
  readonly scale: number;
}

/** Runs one system on the graphs of a family, one after the other, and measures it. */
export class SystemTally {
  private readonly coverage: StepCurve[] = [];
  private readonly best: StepCurve[] = [];
  private readonly agentTime = { coverage: 0, best: 0 };
  private scheduling = 0;
  private communication = 0;
  private all = 0;

  constructor(private readonly options: SwarmOptions) {}

  add({ prepared, seed, graph, scale }: Field): void {
    const result = run(prepared, this.options, { seed, graph, attempt: 0, run: 0 });
    const coverage = coverageCurve(result);
    const best = bestScoreCurve(result, valuesOf(prepared.graph), scale);
    const until = (curve: StepCurve) => {
      const t = timeToReach(curve, COMPUTE_LEVEL);
      return t === null ? Number.NaN : agentTimeUntil(result, t);
    };
    this.coverage.push(coverage);
    this.best.push(best);
    this.agentTime.coverage += until(coverage);
    this.agentTime.best += until(best);
    this.scheduling += result.scheduling;
    this.communication += result.communication;
    this.all += result.agentTime;
  }

  figures(): SystemFigures {
    return {
      time: {
        coverage: Float64Array.from(COVERAGE_LEVELS, (level) => meanReach(this.coverage, level)),
        best: Float64Array.from(BEST_LEVELS, (level) => meanReach(this.best, level)),
      },
      agentTime: this.agentTime,
      scheduling: this.scheduling / this.all,
      communication: this.communication / this.all,
    };
  }

  shapes(): { readonly coverage: CurveShape; readonly best: CurveShape } {
    return { coverage: curveShape(this.coverage), best: curveShape(this.best) };
  }
}

function valuesOf(graph: TaskGraph): Float64Array {
  return graph.value ?? new Float64Array(graph.steps);
}
