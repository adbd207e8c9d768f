import { grow } from '../../model/graph/grow.ts';
import { GRAPH_SHAPES, graphShape } from '../../model/graph/shape.ts';
import {
  bestScoreCurve,
  coverageCurve,
  rescale,
  type StepCurve,
} from '../../model/measure/curve.ts';
import { FAMILY_SIZE } from '../../model/measure/family.ts';
import { groundOf } from '../../model/measure/graph-measure.ts';
import { meanReach } from '../../model/measure/mean-reach.ts';
import type { Pausing } from '../../model/measure/pausing.ts';
import { takingTaskScale } from '../../model/measure/score-scale.ts';
import type { Parameters } from '../../model/parameters.ts';
import { log } from '../../model/random/elementary.ts';
import { swarmOptions } from '../../model/swarm/options.ts';
import { run } from '../../model/swarm/run.ts';
import type { RunResult } from '../../model/swarm/run-result.ts';
import type { Figures } from '../claim.ts';
import { SWARMS, type SwarmFigure } from './table.ts';

/** What the protocol keeps of a run; times on the task's clock. */
export interface ClockedRun {
  readonly coverage: StepCurve;
  readonly best: StepCurve;
  readonly finish: number;
  readonly schedulingOverWork: number;
  readonly communicationOverWork: number;
  readonly handoffsPerStep: number;
}

/** The runs of a family: its tasks' single agents, all together, and of each of SWARMS one per task. */
export interface FamilyRuns {
  readonly alone: readonly ClockedRun[];
  readonly swarms: readonly (readonly ClockedRun[])[];
}

/** All figures of one family by the names of the claims, `single-t50`, `standard16-lambda`, `generator-leafShare`. */
export function* measuringSeptemberFamily(
  parameters: Parameters,
  family: number,
): Pausing<Figures> {
  const first = FAMILY_SIZE * family;
  const alone: ClockedRun[] = [];
  const swarms: ClockedRun[][] = SWARMS.map(() => []);
  for (let graph = first; graph < first + FAMILY_SIZE; graph++) {
    const runs = yield* runningTask(parameters, graph);
    alone.push(...runs.alone);
    runs.swarms.forEach((of, s) => {
      swarms[s].push(...of);
    });
  }
  const figures = figuresOf({ alone, swarms });
  return { ...figures, ...(yield* measuringGenerator(parameters, first)) };
}

/** All runs on one task. */
function* runningTask(parameters: Parameters, graph: number): Pausing<FamilyRuns> {
  const { prepared, alone, clock } = groundOf(parameters, graph);
  yield;
  const scale = yield* takingTaskScale(parameters, graph);
  const value = prepared.graph.value ?? new Float64Array(prepared.graph.steps);
  const clocked = (result: RunResult): ClockedRun => ({
    coverage: rescale(coverageCurve(result), clock),
    best: rescale(bestScoreCurve(result, value, scale), clock),
    finish: result.makespan * clock,
    schedulingOverWork: result.scheduling / result.work,
    communicationOverWork: result.communication / result.work,
    handoffsPerStep: result.handoffs / result.steps,
  });
  const name = { seed: parameters.seed, graph, attempt: 0, run: 0 };
  const swarms: ClockedRun[][] = [];
  for (const { kind, agents } of SWARMS) {
    const options = swarmOptions({ ...parameters, swarm: kind, agents });
    swarms.push([clocked(run(prepared, options, name))]);
    yield;
  }
  return { alone: alone.map(clocked), swarms };
}

/** The protocol's figures from the runs of a family; NaN for a level that is never reached. */
export function figuresOf({ alone, swarms }: FamilyRuns): Figures {
  // T1: by what all times of the family are divided.
  const unit = alone.reduce((latest, each) => Math.max(latest, each.finish), 0);
  const one = reaches(alone);
  const figures: Record<string, number> = {
    'single-t50': one.coverage50 / unit,
    'single-t90': one.coverage90 / unit,
    'single-best50': one.best50 / unit,
    'single-best80': one.best80 / unit,
    'single-bestFinal': mean(alone, (each) => each.best.level.at(-1) ?? 0),
    'single-meanTaskFinish': mean(alone, (each) => each.finish) / unit,
  };
  SWARMS.forEach(({ kind, agents }, s) => {
    const runs = swarms[s];
    const all = reaches(runs);
    const speedup = one.coverage50 / all.coverage50;
    const named = {
      speedupCoverage50: speedup,
      speedupCoverage90: one.coverage90 / all.coverage90,
      speedupBest50: one.best50 / all.best50,
      speedupBest80: one.best80 / all.best80,
      schedulingOverWork: mean(runs, (each) => each.schedulingOverWork),
      communicationOverWork: mean(runs, (each) => each.communicationOverWork),
      lambda: log(speedup) / log(agents),
      t50: all.coverage50 / unit,
      familyFinish: runs.reduce((latest, each) => Math.max(latest, each.finish), 0) / unit,
      handoffsPerStep: mean(runs, (each) => each.handoffsPerStep),
    } satisfies Record<SwarmFigure, number>;
    for (const [name, value] of Object.entries(named)) figures[`${kind}${agents}-${name}`] = value;
  });
  return figures;
}

/** First times at which the mean curves reach the levels of the table; NaN for one that they never do. */
function reaches(runs: readonly ClockedRun[]) {
  const coverage = runs.map((each) => each.coverage);
  const best = runs.map((each) => each.best);
  return {
    coverage50: meanReach(coverage, 0.5),
    coverage90: meanReach(coverage, 0.9),
    best50: meanReach(best, 0.5),
    best80: meanReach(best, 0.8),
  };
}

/** Nothing varies from task to task. */
export const STILL = { stepsSpread: 0, layersSpread: 0, peakSpread: 0, mergeSpread: 0 } as const;

/** Means over as many graphs as a family has tasks: 64 families are the 1,024 graphs of the table. */
function* measuringGenerator(parameters: Parameters, first: number): Pausing<Figures> {
  const figures: Record<string, number> = {};
  for (const name of GRAPH_SHAPES) figures[`generator-${name}`] = 0;
  for (let graph = first; graph < first + FAMILY_SIZE; graph++) {
    const shape = graphShape(grow({ ...parameters, ...STILL }, graph));
    for (const name of GRAPH_SHAPES) figures[`generator-${name}`] += shape[name] / FAMILY_SIZE;
    yield;
  }
  return figures;
}

function mean(runs: readonly ClockedRun[], of: (run: ClockedRun) => number): number {
  return runs.reduce((sum, each) => sum + of(each), 0) / runs.length;
}
