import type { EnsemblesResult } from '../../compute/index.ts';
import type { Ensemble } from '../../model/measure/ensemble.ts';
import type { Estimate } from '../../model/measure/estimate.ts';
import type { SystemSummary } from '../../model/measure/family.ts';
import { LEVELS, type Score } from '../../model/measure/graph-measure.ts';
import { SWARMS, type Swarm } from '../ensemble/both-swarms.ts';
import { averageParallelism, completionBound } from '../ensemble/bound.ts';
import { LAYERS, perLayer } from './widths.ts';

export type Level = (typeof LEVELS)[number];

/** What was measured at one width. */
export interface Point {
  readonly layers: number;
  /** Mean steps in a layer below the root. */
  readonly perLayer: number;
  /** W/C: more agents than this cannot all be kept busy to the end. */
  readonly parallelism: number;
  /** How many times sooner the last step can be finished at most, by that many agents. */
  readonly bound: number;
  /** Steps in the fullest layer, mean over the graphs. */
  readonly widest: number;
  readonly systems: Readonly<Record<Swarm, SystemSummary>>;
  /** How much sooner than one agent the last step is finished: mean makespan over mean makespan. */
  readonly whole: Readonly<Record<Swarm, number>>;
}

/** The widths that are in, from the narrowest to the widest, for swarms of so many agents. */
export function pointsOf({ ensembles }: EnsemblesResult, agents: number): Point[] {
  return ensembles
    .map((ensemble, task) => pointOf(ensemble, task, agents))
    .sort((a, b) => a.perLayer - b.perLayer);
}

function pointOf({ summary, spans }: Ensemble, task: number, agents: number): Point {
  const [standard, recursive] = SWARMS.map((_, s) => summary.systems[s]);
  const whole = (system: SystemSummary) =>
    (summary.baseline.makespan.value ?? Number.NaN) / (system.makespan.value ?? Number.NaN);
  const graphs = spans ?? [];
  return {
    layers: LAYERS[task],
    perLayer: perLayer(LAYERS[task]),
    parallelism: averageParallelism(graphs),
    bound: completionBound(graphs, agents),
    widest: mean(graphs.map(({ widest }) => widest)),
    systems: { standard, recursive },
    whole: { standard: whole(standard), recursive: whole(recursive) },
  };
}

export function speedupAt(point: Point, swarm: Swarm, score: Score, level: Level): Estimate {
  return point.systems[swarm].speedup[score][LEVELS.indexOf(level)];
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
