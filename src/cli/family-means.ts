import { meanReaches, mergeCurves } from '../model/measure/curve.ts';
import { percentileInterval, resamples } from '../model/measure/estimate.ts';
import type { GraphMeasure, RunMeasure } from '../model/measure/graph-measure.ts';
import type { Interval } from './table.ts';

const REPLICATES = 1000;

/** A figure of a family with its 95% bootstrap interval over graphs; null where it does not exist. */
export interface Figure {
  readonly value: number | null;
  readonly interval: Interval;
}

/** Which runs of a graph are meant: those of one agent, or those of one of the swarms. */
export type Runs = (measure: GraphMeasure) => readonly RunMeasure[];

/**
 * Means over the graphs of a family, on the family's clock. Row 0 is the family as it is, rows 1 to 1,000 are
 * its bootstrap replicates: the same graphs are drawn for every figure, so that ratios are paired.
 */
export class FamilyMeans {
  private readonly measures: readonly GraphMeasure[];
  /** By what times are divided after a graph's own clock. */
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
    const drawn = new Float64Array(REPLICATES);
    for (let r = 0; r < REPLICATES; r++) drawn[r] = of(r + 1);
    return { value, interval: percentileInterval(drawn) };
  }

  /** Mean over graphs of a graph's mean over its runs of a time on the graph's own clock. */
  mean(runs: Runs, time: (run: RunMeasure) => number): Figure {
    return this.meanOfGraphs(meanOfRuns(runs, time));
  }

  /** Mean over graphs of a time on the graph's own clock. */
  meanOfGraphs(time: (measure: GraphMeasure, g: number) => number): Figure {
    const times = this.times(time);
    return this.figure((row) => this.weightedMean(times, row));
  }

  /** Ratio of two such means. */
  ratio(above: Runs, below: Runs, time: (run: RunMeasure) => number): Figure {
    const a = this.times(meanOfRuns(above, time));
    const b = this.times(meanOfRuns(below, time));
    return this.figure((row) => this.weightedMean(a, row) / this.weightedMean(b, row));
  }

  /** Row by row, the first time at which the mean coverage of the runs reaches each level (ascending). */
  reaches(runs: Runs, levels: readonly number[]): Float64Array[] {
    const all = this.measures.map(runs);
    const graphOf = all.flatMap((of, g) => of.map(() => g));
    const merged = mergeCurves(all.flat().map((run) => run.curve.coverage));
    return this.weights.map((weights) => {
      const ofRun = graphOf.map((g) => weights[g]);
      return meanReaches(merged, levels, ofRun).map((t) => t / this.unit);
    });
  }

  private times(time: (measure: GraphMeasure, g: number) => number): Float64Array {
    return Float64Array.from(this.measures, (m, g) => (time(m, g) * m.clock) / this.unit);
  }

  private weightedMean(x: Float64Array, row: number): number {
    const weights = this.weights[row];
    let sum = 0;
    for (let g = 0; g < x.length; g++) sum += x[g] * weights[g];
    // Every replicate draws as many graphs as there are.
    return sum / x.length;
  }
}

function meanOfRuns(runs: Runs, time: (run: RunMeasure) => number) {
  return (measure: GraphMeasure) => {
    const of = runs(measure);
    return of.reduce((sum, run) => sum + time(run), 0) / of.length;
  };
}
