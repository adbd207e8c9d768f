import type { Axis } from '../../components/plot/types.ts';
import type { Formats } from '../ensemble/formats.ts';

/** Room below the least value and above the greatest, as factors. */
const BELOW = 2.5;
const ABOVE = 2;
/** A narrower axis would make much of little; in decades. */
const NARROWEST = 1;
/** Up to so many decades there is room for 2 and 5 beside the powers of ten. */
const ROOM_FOR_MORE = 2.2;

/** A logarithmic axis of agent-time around some values, and around the reader's budget. */
export function agentTimeAxis(
  formats: Formats,
  values: readonly number[],
  budget: number | null,
): Axis {
  const own = budget === null ? [] : [budget];
  const all = values.length > 0 ? values : own;
  const least = Math.min(...all) / BELOW;
  const most = Math.max(...all, (all[0] ?? 1) / BELOW) * ABOVE;
  const short = Math.max(0, NARROWEST - Math.log10(most / least)) / 2;
  const low = Math.min(least / 10 ** short, ...own.map((b) => b / 1.15));
  const high = Math.max(most * 10 ** short, ...own.map((b) => b * 1.15));
  return logAxis(formats, low, high);
}

/** A logarithmic axis of times around some values. */
export function arrivalAxis(formats: Formats, values: readonly number[]): Axis {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const short = Math.max(0, NARROWEST - Math.log10((most / least) * 2.25)) / 2;
  return logAxis(formats, least / 1.5 / 10 ** short, most * 1.5 * 10 ** short);
}

/** Ticks at powers of ten, and at 2 and 5 where there is room. */
export function logAxis(formats: Formats, low: number, high: number): Axis {
  const decades = Math.log10(high / low);
  const steps = decades < ROOM_FOR_MORE ? [1, 2, 5] : [1];
  const ticks = [];
  for (let decade = Math.floor(Math.log10(low)); 10 ** decade <= high; decade++) {
    for (const step of steps) {
      const value = Number((step * 10 ** decade).toPrecision(3));
      if (value >= low && value <= high) {
        ticks.push({ value, label: formats.moment(value), minor: step !== 1 && decades > 1.4 });
      }
    }
  }
  return {
    scale: 'log',
    domain: [low, high],
    ticks,
    over: ([least, most]) => logAxis(formats, least, most),
  };
}
