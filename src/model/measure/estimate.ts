import { Generator, STREAM } from '../random/generator.ts';

/** A mean or ratio with its 95% bootstrap interval. */
export interface Estimate {
  /** null: never reached, or nothing to divide by. */
  readonly value: number | null;
  /** null for a single graph, where too few replicates have the figure, and where no bootstrap was asked for. */
  readonly interval: readonly [number, number] | null;
  /** Graphs (or families) measured. */
  readonly n: number;
  /** Graphs (or families) that reach the level by themselves; n where that does not apply. */
  readonly reached: number;
}

/** Replicates behind every interval that is shown or printed. */
export const REPLICATES = 1000;

const INTERVAL = 0.95;
/** Below this share of replicates in which a figure exists, its interval would be about the lucky ones only. */
const LEAST_DEFINED = 0.95;

/**
 * How often each of n items is drawn in a bootstrap replicate, replicate by replicate. The draws come from
 * one stream, so that figures of the same n are paired over the same replicates. The array is the same in every
 * replicate, and overwritten.
 */
export function* resamples(n: number, replicates: number): IterableIterator<Int32Array> {
  const generator = new Generator(0, STREAM.bootstrap, n);
  const counts = new Int32Array(n);
  for (let r = 0; r < replicates; r++) {
    counts.fill(0);
    for (let i = 0; i < n; i++) counts[generator.below(n)]++;
    yield counts;
  }
}

/** The quantile of sorted values, by linear interpolation between order statistics (type 7). */
export function quantile(sorted: Float64Array, p: number): number {
  const at = (sorted.length - 1) * p;
  const low = Math.floor(at);
  const high = Math.min(low + 1, sorted.length - 1);
  return sorted[low] + (at - low) * (sorted[high] - sorted[low]);
}

/** Percentile interval of bootstrap replicates; NaN marks a replicate in which the figure does not exist. */
export function percentileInterval(replicates: Float64Array): [number, number] | null {
  const defined = replicates.filter((x) => Number.isFinite(x)).sort();
  if (defined.length === 0 || defined.length < LEAST_DEFINED * replicates.length) return null;
  return [quantile(defined, (1 - INTERVAL) / 2), quantile(defined, (1 + INTERVAL) / 2)];
}
