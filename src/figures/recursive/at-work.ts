import { sampleAt, sampleReaches } from '../../draw/s-curve.ts';
import type { Ensemble } from '../../model/measure/ensemble.ts';
import { LEVELS } from '../../model/measure/graph-measure.ts';
import { indexOf, type Swarm } from '../ensemble/both-swarms.ts';
import type { SIZES } from '../ensemble/systems.ts';

/** How a swarm makes use of the agents it may have, from the mean number at work over the graphs. */
export interface AtWork {
  /** The most that are at work at a time, on average. */
  readonly peak: number;
  /** When half of the cap is at work first, in t_mid; null: never. */
  readonly halfAt: number | null;
  /** Share of the cap at work until the mean coverage reaches one half, and 90%; null: it never does. */
  readonly usedTo50: number | null;
  readonly usedTo90: number | null;
}

export function atWorkOf(ensemble: Ensemble, swarm: Swarm, size: (typeof SIZES)[number]): AtWork {
  const { summary } = ensemble;
  const index = indexOf(swarm, size);
  const column = ensemble.atWork?.[index] ?? new Float64Array(summary.time.length);
  const used = (level: (typeof LEVELS)[number]) => {
    const until = summary.systems[index].time.coverage[LEVELS.indexOf(level)].value;
    return until === null ? null : meanUntil(summary.time, column, until) / size;
  };
  return {
    peak: column.reduce((most, count) => Math.max(most, count), 0),
    halfAt: sampleReaches(summary.time, column, size / 2),
    usedTo50: used(0.5),
    usedTo90: used(0.9),
  };
}

/**
 * Mean over time, from 0 to `until`, of the number at work, by the trapezoidal rule on the samples. Before the first of
 * them nothing is finished, and each graph's root is the one step in work.
 */
export function meanUntil(time: Float64Array, column: Float64Array, until: number): number {
  if (!(until > time[0])) return 1;
  let sum = time[0];
  for (let i = 1; i < time.length && time[i - 1] < until; i++) {
    const end = Math.min(time[i], until);
    const last = time[i] <= until ? column[i] : sampleAt(time, column, until);
    sum += ((column[i - 1] + last) / 2) * (end - time[i - 1]);
  }
  return sum / until;
}
