import { timeDomain } from '../../draw/s-curve.ts';
import { reaches, type TwoScores } from './facts.ts';

/**
 * The time axis in shares of its width, so that a picture can be drawn before its width is known. Logarithmic; the
 * player goes evenly along it, from its beginning to the last completion.
 */
export interface Axis {
  /** In t_mid. */
  readonly low: number;
  readonly high: number;
  /** The last completion, in t_mid. */
  readonly last: number;
}

/** Below these levels a score is too near to the floor to be worth a longer axis. */
const SEEN = { coverage: 0.01, best: 0.2 };
/** Seconds at speed 1 that the whole axis would take. */
const SECONDS = 16;
/** Rounding on the way from a time to a position and back is far less than this share of it. */
const SAME_TIME = 1e-12;

/** The axis of a run; long enough for those that stand behind it. */
export function axisOf(facts: TwoScores, behind: readonly TwoScores[] = []): Axis {
  const [low, high] = timeDomain([facts, ...behind].flatMap(timesOf));
  return { low, high, last: lastOf(facts) };
}

/** The last completion, in the run's own t_mid. */
export function lastOf({ unit, columns }: TwoScores): number {
  return columns.run.makespan / unit;
}

/** Where the scores leave the floor, and the last completion, in the run's own t_mid. */
function timesOf(facts: TwoScores): number[] {
  const seen = [reaches(facts.coverage, SEEN.coverage), reaches(facts.best, SEEN.best)];
  const times = seen.flatMap((time) => (time === null ? [] : [time / facts.unit]));
  return [...times, lastOf(facts)];
}

/** The place of a time in t_mid, 0 to 1; earlier and later ones are at the ends. */
export function shareOf({ low, high }: Axis, time: number): number {
  const share = Math.log(Math.max(low, time) / low) / Math.log(high / low);
  return Math.min(1, Math.max(0, share));
}

/** Decades on the axis, in t_mid. */
export function decadesOf({ low, high }: Axis): number[] {
  const decades: number[] = [];
  for (let k = Math.ceil(Math.log10(low) - 1e-9); 10 ** k <= high * (1 + 1e-9); k++)
    decades.push(10 ** k);
  return decades;
}

/** Where the player is at a time in t_mid, in seconds at speed 1. */
export function positionAt(axis: Axis, time: number): number {
  return SECONDS * shareOf(axis, Math.min(time, axis.last));
}

/** The time on show at a position, in t_mid. */
export function timeAt({ low, high, last }: Axis, position: number): number {
  // A hair later, so that at the position of a completion it is complete.
  return Math.min(last, low * (high / low) ** (position / SECONDS)) * (1 + SAME_TIME);
}
