import { meanReaches, mergeCurves } from '../model/measure/curve.ts';
import { percentileInterval, REPLICATES, resamples } from '../model/measure/estimate.ts';
import type { GraphMeasure, RunMeasure } from '../model/measure/graph-measure.ts';
import { ReachIndex } from '../model/measure/reach-index.ts';
import type { Interval } from './table.ts';

/** A figure of a family with its 95% bootstrap interval over graphs; null where they do not exist. */
export interface Figure {
  readonly value: number | null;
  /** null for a single graph too. */
  readonly interval: Interval;
}

/** Which runs of a graph are meant: those of one agent, or those of one of the swarms. */
export type Runs = (measure: GraphMeasure) => readonly RunMeasure[];

/** A time of a run on the family's clock; `clock` is what a time on the graph's own is multiplied by. */
export type TimeOfRun = (run: RunMeasure, clock: number) => number;

/**
 * Means over the graphs of a family, on the family's clock. Row 0 is the family as it is, rows 1 to 1,000 are
 * its bootstrap replicates: the same graphs are drawn for every figure, so that ratios are paired.
 */
export class FamilyMeans {
  private readonly measures: readonly GraphMeasure[];
  /** By what times on the family's clock are divided. */
  private readonly unit: number;
  /** How often each graph counts, row by row. */
  private readonly weights: readonly ArrayLike<number>[];

  constructor(measures: readonly GraphMeasure[], unit: number) {
    this.measures = measures;
    this.unit = unit;
    const n = measures.length;
    const drawn = Array.from(resamples(n, REPLICATES), (counts) => counts.slice());
    this.weights = [new Float64Array(n).fill(1), ...drawn];
  }

  /** Any figure, given row by row; NaN where it does not exist. */
  figure(of: (row: number) => number): Figure {
    const value = of(0);
    if (!Number.isFinite(value)) return { value: null, interval: null };
    // Every replicate of one graph is that graph: no spread, and nothing learned about it.
    if (this.measures.length < 2) return { value, interval: null };
    const drawn = new Float64Array(REPLICATES);
    for (let r = 0; r < REPLICATES; r++) drawn[r] = of(r + 1);
    return { value, interval: percentileInterval(drawn) };
  }

  /** Mean over graphs of a graph's mean over its runs of a time on the family's clock. */
  mean(runs: Runs, time: TimeOfRun): Figure {
    return this.meanOfGraphs(meanOfRuns(runs, time));
  }

  /** Mean over graphs of a time on the family's clock. */
  meanOfGraphs(time: (measure: GraphMeasure, g: number) => number): Figure {
    const times = this.times(time);
    return this.figure((row) => this.weightedMean(times, row));
  }

  /** Ratio of two such means. */
  ratio(above: Runs, below: Runs, time: TimeOfRun): Figure {
    const a = this.times(meanOfRuns(above, time));
    const b = this.times(meanOfRuns(below, time));
    return this.figure((row) => this.weightedMean(a, row) / this.weightedMean(b, row));
  }

  /** Row by row, the first time at which the mean coverage of the runs reaches each level (ascending). */
  reaches(runs: Runs, levels: readonly number[]): Float64Array[] {
    const all = this.measures.map(runs);
    const graphOf = all.flatMap((of, g) => of.map(() => g));
    const merged = mergeCurves(all.flat().map((run) => run.curve.coverage));
    const index = new ReachIndex(merged, graphOf, this.measures.length);
    return this.weights.map((weights, row) => {
      const times = row === 0 ? meanReaches(merged, levels) : index.reaches(weights, levels);
      return times.map((t) => t / this.unit);
    });
  }

  private times(time: (measure: GraphMeasure, g: number) => number): Float64Array {
    return Float64Array.from(this.measures, (m, g) => time(m, g) / this.unit);
  }

  private weightedMean(x: Float64Array, row: number): number {
    const weights = this.weights[row];
    let sum = 0;
    for (let g = 0; g < x.length; g++) sum += x[g] * weights[g];
    // Every replicate draws as many graphs as there are.
    return sum / x.length;
  }
}

function meanOfRuns(runs: Runs, time: TimeOfRun) {
  return (measure: GraphMeasure) => {
    const of = runs(measure);
    return of.reduce((sum, run) => sum + time(run, measure.clock), 0) / of.length;
  };
}
