import type { SplitReplicates } from './deploy-intervals.ts';
import type { Score } from './graph-measure.ts';
import type { Pausing } from './pausing.ts';

/**
 * How sure the order of the splits is: for each level, entry `i * splits + j` is the share of the bootstrap replicates in
 * which split i takes less than split j. What never gets there takes longest; a tie counts half for either.
 */
export interface DeployOrder {
  readonly time: Readonly<Record<Score, readonly Float32Array[]>>;
  readonly spent: Readonly<Record<Score, readonly Float32Array[]>>;
}

/**
 * The splits have the same replicates, so that the comparison is paired. O(levels · splits² · replicates); pauses
 * between levels.
 */
export function* ordering(
  splits: readonly SplitReplicates[],
  levels: number,
): Pausing<DeployOrder> {
  function* of(figure: 'time' | 'spent', score: Score): Pausing<Float32Array[]> {
    const shares: Float32Array[] = [];
    for (let level = 0; level < levels; level++) {
      yield;
      shares.push(sharesBelow(splits.map((split) => split[figure][score][level])));
    }
    return shares;
  }
  return {
    time: { coverage: yield* of('time', 'coverage'), best: yield* of('time', 'best') },
    spent: { coverage: yield* of('spent', 'coverage'), best: yield* of('spent', 'best') },
  };
}

function sharesBelow(replicates: readonly Float64Array[]): Float32Array {
  const n = replicates.length;
  const columns = replicates.map((column) =>
    column.map((x) => (Number.isNaN(x) ? Number.POSITIVE_INFINITY : x)),
  );
  const shares = new Float32Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) shares[i * n + j] = shareBelow(columns[i], columns[j]);
  }
  return shares;
}

function shareBelow(a: Float64Array, b: Float64Array): number {
  let twice = 0;
  for (let r = 0; r < a.length; r++) {
    if (a[r] < b[r]) twice += 2;
    else if (a[r] === b[r]) twice++;
  }
  return twice / (2 * a.length);
}
