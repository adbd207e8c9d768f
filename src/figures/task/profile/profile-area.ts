import type { Profile } from '../../../model/measure/task/facts.ts';
import { ROUNDING } from '../../../model/measure/task/rounding.ts';

/** A profile as it is drawn: from each x to the next, so many steps at work. Columns of equal length. */
export interface ProfileSteps {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** More changes than these cannot be told apart on a screen. */
const MOST = 2000;

/**
 * The profile, or where it changes too often to be drawn, the most steps at work in each of 2,000 equal stretches of time:
 * no peak is lost. `perOne`: units of the profile's times to 1 of the file. O(changes).
 */
export function profileSteps({ time, atWork }: Profile, perOne: number): ProfileSteps {
  const n = time.length;
  const end = time[n - 1] ?? 0;
  if (n <= MOST || !(end > 0))
    return { x: time.map((t) => t / perOne), y: Float64Array.from(atWork) };
  const y = new Float64Array(MOST + 1);
  for (let i = 0; i < n - 1; i++) {
    const first = Math.min(MOST - 1, Math.floor((time[i] / end) * MOST));
    // What ends where a stretch begins does not reach into it.
    const last = Math.min(MOST - 1, Math.ceil((time[i + 1] / end) * MOST) - 1);
    for (let bin = first; bin <= Math.max(first, last); bin++) y[bin] = Math.max(y[bin], atWork[i]);
  }
  const x = Float64Array.from({ length: MOST + 1 }, (_, i) => ((i / MOST) * end) / perOne);
  return { x, y };
}

/** The same as an outline: a point at the beginning and at the end of each level. */
export function outline({ x, y }: ProfileSteps): ProfileSteps {
  const points: [number, number][] = [];
  for (let i = 0; i < x.length; i++) {
    if (i > 0) points.push([x[i], y[i - 1]]);
    points.push([x[i], y[i]]);
  }
  return {
    x: Float64Array.from(points, ([at]) => at),
    y: Float64Array.from(points, ([, level]) => level),
  };
}

/** Steps at work at a time, in the unit of the profile. */
export function atWorkAt({ time, atWork }: Profile, at: number): number {
  let low = 0;
  let high = time.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (time[middle] <= at) low = middle + 1;
    else high = middle;
  }
  return low > 0 ? atWork[low - 1] : 0;
}

/** For how long at least so many steps are at work, and how much of the work is done meanwhile. Unit of the profile. */
export function timeAtLeast(
  { time, atWork }: Profile,
  steps: number,
): { readonly time: number; readonly work: number } {
  let length = 0;
  let work = 0;
  for (let i = 0; i + 1 < time.length; i++) {
    if (atWork[i] < steps) continue;
    length += time[i + 1] - time[i];
    work += (time[i + 1] - time[i]) * atWork[i];
  }
  return { time: length, work };
}

/** The largest number of steps that are at work for at least half of the time; 0 where there is no time. */
export function halfOfTime(profile: Profile): number {
  const { time, atWork, most } = profile;
  const end = time[time.length - 1] ?? 0;
  if (!(end > 0)) return 0;
  const lengths = new Float64Array(most + 1);
  for (let i = 0; i + 1 < time.length; i++) lengths[atWork[i]] += time[i + 1] - time[i];
  let length = 0;
  for (let steps = most; steps > 0; steps--) {
    length += lengths[steps];
    if (length >= (end / 2) * (1 - ROUNDING)) return steps;
  }
  return 0;
}
