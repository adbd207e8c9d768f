import type { Axis } from '../../components/plot/types.ts';
import type { Formats } from '../ensemble/formats.ts';

/** Ticks of a decade, from many to few. */
const TICKS = [
  [1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3, 4, 5, 6, 7, 8, 9],
  [1, 1.5, 2, 3, 5, 7],
  [1, 2, 5],
  [1],
] as const;
const MOST_TICKS = 8;
/** The least that is shown around 1. */
const AROUND = [0.7, 1.4] as const;

/** A logarithmic axis of ratios around 1, with as many ticks as can be read. */
export function ratioAxis(formats: Formats, values: readonly number[]): Axis {
  const positive = values.filter((value) => value > 0);
  const low = Math.min(AROUND[0], ...positive) * 0.96;
  const high = Math.max(AROUND[1], ...positive) * 1.04;
  return ratiosOver(formats, [low, high]);
}

function ratiosOver(formats: Formats, domain: readonly [number, number]): Axis {
  const [low, high] = domain;
  const all = TICKS.map((steps) => ticksBetween(low, high, steps));
  const ticks = all.find((each) => each.length <= MOST_TICKS) ?? all[all.length - 1];
  return {
    scale: 'log',
    domain,
    over: (wide) => ratiosOver(formats, wide),
    ticks: ticks.map((value) => ({
      value,
      label: formats.twoDigits.format(value),
      read: value === 1,
    })),
  };
}

function ticksBetween(low: number, high: number, steps: readonly number[]): number[] {
  const ticks: number[] = [];
  for (let decade = Math.floor(Math.log10(low)); 10 ** decade <= high; decade++) {
    for (const step of steps) {
      const value = Number((step * 10 ** decade).toPrecision(2));
      if (value >= low && value <= high) ticks.push(value);
    }
  }
  return ticks;
}
