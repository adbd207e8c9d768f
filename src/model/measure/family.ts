import { power } from '../random/elementary.ts';
import { type MergedCurves, meanReaches, mergeCurves, sample } from './curve.ts';
import { type Estimate, percentileInterval, quantile, resamples } from './estimate.ts';
import { type GraphMeasure, LEVELS, type RunMeasure, type Score } from './graph-measure.ts';
import { ReachIndex } from './reach-index.ts';

/** Family f is graphs 16f to 16f + 15. */
export const FAMILY_SIZE = 16;

/** One entry per level of LEVELS. */
export type ByLevel = readonly Estimate[];

export interface Overhead {
  /** Overhead paid / all agent-time, over all runs together. */
  readonly share: Estimate;
  /** Overhead paid / work, mean over runs (September's protocol). */
  readonly perWork: Estimate;
}

export interface SystemSummary {
  readonly curves: Readonly<Record<Score, Band>>;
  /** First time of the mean curve at each level, in t_mid. */
  readonly time: Readonly<Record<Score, ByLevel>>;
  /** The single agent's time over the system's. */
  readonly speedup: Readonly<Record<Score, ByLevel>>;
  /** Mean agent-time to the level over the single agent's. */
  readonly agentTime: Readonly<Record<Score, ByLevel>>;
  readonly scheduling: Overhead;
  readonly communication: Overhead;
  /** Mean over runs. */
  readonly handoffsPerStep: Estimate;
  /** In t_mid. */
  readonly makespan: Estimate;
}

/** A mean curve sampled at the summary's times, with the 10% and 90% points over the graphs. */
export interface Band {
  readonly mean: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
}

export interface FamilySummary {
  readonly graphs: number;
  /** First time at which the mean single-agent coverage is 1/2, on the family's clock; null if never. */
  readonly tMid: number | null;
  /** Sampling times, evenly in log time, in t_mid. */
  readonly time: Float64Array;
  readonly baseline: SystemSummary;
  readonly systems: readonly SystemSummary[];
  /** For each graph measured: its index, and t_mid in the graph's own time unit. */
  readonly clocks: readonly { readonly graph: number; readonly tMid: number }[];
}

export interface SummaryOptions {
  /** Bootstrap replicates over graphs; 0 for none. */
  readonly replicates: number;
  /** Number of sampling times. */
  readonly samples: number;
}

const BAND = [0.1, 0.9] as const;

/**
 * Summarises what was measured on the graphs of a family: mean curves, speedups at LEVELS, agent-time and
 * overhead, each with a 95% bootstrap interval over graphs, in which a system and the single agent are
 * paired on the same graphs.
 */
export function summarise(
  measures: readonly GraphMeasure[],
  options: SummaryOptions,
): FamilySummary {
  const baseline = gather(measures, (m) => m.baseline);
  const systems = measures[0].systems.map((_, s) => gather(measures, (m) => [m.systems[s]]));
  const mid = meanReaches(baseline.merged.coverage, [0.5])[0];
  const tMid = Number.isFinite(mid) ? mid : null;
  const unit = tMid ?? 1;
  const times = samplingTimes([baseline, ...systems], options.samples);
  const counts = Array.from(resamples(measures.length, options.replicates), (count) =>
    count.slice(),
  );
  const alone = perScore((score) => levelTimes(baseline, score, counts, 1 / unit));
  const summary = (system: Gathered) =>
    summariseSystem(system, baseline, alone, counts, times, unit);
  return {
    graphs: measures.length,
    tMid,
    time: times.map((t) => t / unit),
    baseline: summary(baseline),
    systems: systems.map(summary),
    clocks: measures.map((m) => ({ graph: m.graph, tMid: unit / m.clock })),
  };
}

/** All runs of one system over the family, with the merged curves and which graph each run belongs to. */
interface Gathered {
  readonly runs: readonly RunMeasure[];
  /** Length: runs. */
  readonly graphOf: Int32Array;
  readonly graphs: number;
  readonly merged: Readonly<Record<Score, MergedCurves>>;
}

function gather(
  measures: readonly GraphMeasure[],
  of: (m: GraphMeasure) => readonly RunMeasure[],
): Gathered {
  const runs: RunMeasure[] = [];
  const graphOf: number[] = [];
  measures.forEach((m, g) => {
    for (const r of of(m)) {
      runs.push(r);
      graphOf.push(g);
    }
  });
  const merged = (score: Score) => mergeCurves(runs.map((r) => r.curve[score]));
  return {
    runs,
    graphOf: Int32Array.from(graphOf),
    graphs: measures.length,
    merged: { coverage: merged('coverage'), best: merged('best') },
  };
}

function summariseSystem(
  system: Gathered,
  baseline: Gathered,
  alone: Record<Score, LevelTimes>,
  counts: readonly Int32Array[],
  sampled: Float64Array,
  unit: number,
): SystemSummary {
  const estimate = (figure: Figure, reached = system.graphs): Estimate =>
    estimated(figure, counts, system.graphs, reached);
  const totals = totalsOf(system, unit);
  const mean = (a: Float64Array) => estimate((w) => dot(a, w) / sumOf(w));
  const shareOf = (part: Float64Array) => estimate((w) => dot(part, w) / dot(totals.all, w));
  const times = perScore((score) => levelTimes(system, score, counts, 1 / unit));
  const reached = perScore((score) => reachedCounts(system, score));
  const byLevel = (score: Score, of: (row: number, level: number) => number): ByLevel =>
    LEVELS.map((_, level) =>
      fromRows((row) => of(row, level), counts.length, system.graphs, reached[score][level]),
    );
  return {
    curves: perScore((score) => band(system, score, sampled)),
    time: perScore((score) => byLevel(score, (row, level) => times[score][row][level])),
    speedup: perScore((score) =>
      byLevel(score, (row, level) => alone[score][row][level] / times[score][row][level]),
    ),
    agentTime: perScore((score) =>
      LEVELS.map((_, level) => {
        const own = perGraph(system, (r) => r.agentTime[score][level]);
        const one = perGraph(baseline, (r) => r.agentTime[score][level]);
        return estimate((w) => dot(own, w) / dot(one, w), reached[score][level]);
      }),
    ),
    scheduling: { share: shareOf(totals.scheduling), perWork: mean(totals.schedulingPerWork) },
    communication: {
      share: shareOf(totals.communication),
      perWork: mean(totals.communicationPerWork),
    },
    handoffsPerStep: mean(totals.handoffsPerStep),
    makespan: mean(totals.makespan),
  };
}

/** A figure as a function of how often each graph counts. */
type Figure = (weights: ArrayLike<number>) => number;

function estimated(
  figure: Figure,
  counts: readonly Int32Array[],
  n: number,
  reached: number,
): Estimate {
  const ones = new Float64Array(n).fill(1);
  return fromRows((row) => figure(row === 0 ? ones : counts[row - 1]), counts.length, n, reached);
}

/** Row 0 is the figure itself, rows 1 to `replicates` its bootstrap replicates. */
function fromRows(
  of: (row: number) => number,
  replicates: number,
  n: number,
  reached: number,
): Estimate {
  const value = of(0);
  const drawn = new Float64Array(replicates);
  for (let r = 0; r < replicates; r++) drawn[r] = of(r + 1);
  return {
    value: Number.isFinite(value) ? value : null,
    interval: Number.isFinite(value) && n > 1 ? percentileInterval(drawn) : null,
    n,
    reached,
  };
}

/** Row 0 as measured, then one row per replicate; one entry per level of LEVELS, NaN where never reached. */
type LevelTimes = readonly Float64Array[];

/** Times at which the mean reaches LEVELS. */
function levelTimes(
  system: Gathered,
  score: Score,
  counts: readonly Int32Array[],
  factor: number,
): LevelTimes {
  const merged = system.merged[score];
  const rows = [meanReaches(merged, LEVELS).map((t) => t * factor)];
  if (counts.length === 0) return rows;
  const index = new ReachIndex(merged, system.graphOf, system.graphs);
  for (const count of counts) rows.push(index.reaches(count, LEVELS).map((t) => t * factor));
  return rows;
}

/** How many graphs reach each level by themselves, in at least one of their runs. */
function reachedCounts(system: Gathered, score: Score): number[] {
  return LEVELS.map((_, level) => {
    const reached = new Set<number>();
    system.runs.forEach((r, i) => {
      if (!Number.isNaN(r.agentTime[score][level])) reached.add(system.graphOf[i]);
    });
    return reached.size;
  });
}

/** Mean over a graph's runs, per graph. Length: graphs. */
function perGraph(system: Gathered, of: (run: RunMeasure) => number): Float64Array {
  const sum = new Float64Array(system.graphs);
  const count = new Float64Array(system.graphs);
  system.runs.forEach((r, i) => {
    sum[system.graphOf[i]] += of(r);
    count[system.graphOf[i]]++;
  });
  return sum.map((total, g) => total / count[g]);
}

function totalsOf(system: Gathered, unit: number) {
  return {
    scheduling: perGraph(system, (r) => r.scheduling),
    communication: perGraph(system, (r) => r.communication),
    all: perGraph(system, (r) => r.work + r.scheduling + r.communication),
    schedulingPerWork: perGraph(system, (r) => r.scheduling / r.work),
    communicationPerWork: perGraph(system, (r) => r.communication / r.work),
    handoffsPerStep: perGraph(system, (r) => r.handoffs / r.steps),
    makespan: perGraph(system, (r) => r.makespan / unit),
  };
}

/** Mean and quantiles over all runs at each sampling time. */
function band(system: Gathered, score: Score, time: Float64Array): Band {
  const levels = system.runs.map((r) => sample(r.curve[score], time));
  const mean = new Float64Array(time.length);
  const low = new Float64Array(time.length);
  const high = new Float64Array(time.length);
  const column = new Float64Array(levels.length);
  for (let i = 0; i < time.length; i++) {
    let sum = 0;
    for (let r = 0; r < levels.length; r++) {
      column[r] = levels[r][i];
      sum += column[r];
    }
    column.sort();
    mean[i] = sum / levels.length;
    low[i] = quantile(column, BAND[0]);
    high[i] = quantile(column, BAND[1]);
  }
  return { mean, low, high };
}

/** Evenly in log time from the first completion of any run to the last, both included to the bit. */
function samplingTimes(systems: readonly Gathered[], samples: number): Float64Array {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  for (const { merged } of systems) {
    const { time } = merged.coverage;
    const positive = time.find((t) => t > 0);
    if (positive !== undefined) first = Math.min(first, positive);
    last = Math.max(last, lastOf(time));
  }
  if (!(last > 0)) return new Float64Array(samples).fill(1);
  const ratio = last / first;
  return Float64Array.from({ length: samples }, (_, i) =>
    i < samples - 1 ? first * power(ratio, i / (samples - 1)) : last,
  );
}

function dot(a: Float64Array, w: ArrayLike<number>): number {
  let sum = 0;
  // A graph that is not drawn must not bring its NaN in.
  for (let i = 0; i < a.length; i++) if (w[i] > 0) sum += a[i] * w[i];
  return sum;
}

function sumOf(w: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < w.length; i++) sum += w[i];
  return sum;
}

function lastOf(times: Float64Array): number {
  return times[times.length - 1];
}

function perScore<T>(make: (score: Score) => T): Record<Score, T> {
  return { coverage: make('coverage'), best: make('best') };
}
