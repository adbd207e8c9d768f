import { ticks as evenly } from 'd3';
import { shareOf } from '../../../components/plot/scales.ts';
import type { Axis } from '../../../components/plot/types.ts';
import { everyApart } from '../../../draw/axis-labels.ts';
import { type AxisScale, NARROWEST } from '../time-axis.ts';
import type { TaskFormats } from './formats.ts';

/** Room beside the outermost marks, as a factor. */
const EDGE = 2 ** 0.15;
/** Labels down an axis that can be told from each other. */
const MOST_TICKS = 7;
/** Below this ratio of its ends a logarithmic axis has even ticks. */
const NARROW = 6;

/** Numbers of agents, evenly by their logarithm. */
export function agentsAxis(formats: TaskFormats, agents: readonly number[]): Axis {
  const most = Math.max(64, ...agents);
  const powers = Array.from({ length: Math.floor(Math.log2(most)) + 1 }, (_, i) => 2 ** i);
  return {
    scale: 'log',
    domain: [1 / EDGE, most * EDGE],
    ticks: powers.map((value, i) => ({
      value,
      label: formats.count(value),
      minor: powers.length > 7 && i % 2 === 1,
    })),
    label: formats.scaling.axis,
  };
}

/** Positive values, finite, by their logarithm; ticks at round numbers. `values` need not be sorted. */
export function logAxis(
  values: Iterable<number>,
  text: (x: number) => string,
  room: readonly [below: number, above: number] = [1.15, 1.2],
): Axis {
  let low = Number.POSITIVE_INFINITY;
  let high = 0;
  for (const value of values) {
    if (!(value > 0) || !Number.isFinite(value)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (high === 0) [low, high] = [1, 1];
  const domain: [number, number] = [low / room[0], high * room[1]];
  return {
    scale: 'log',
    domain,
    ticks: roundNumbers(domain).map((value) => ({ value, label: text(value) })),
  };
}

/** Every 1, 2, 5 of a decade, or fewer where they would not be told apart. */
function roundNumbers([low, high]: readonly [number, number]): number[] {
  if (high / low < NARROW) return evenly(low, high, 4).filter((x) => x > 0);
  const decades: number[] = [];
  for (let d = Math.floor(Math.log10(low)); d <= Math.ceil(Math.log10(high)); d++) decades.push(d);
  const within = (mantissas: readonly number[]) =>
    decades
      .flatMap((d) => mantissas.map((m) => Number(`${m}e${d}`)))
      .filter((x) => x >= low && x <= high);
  for (const mantissas of [[1, 2, 5], [1, 3], [1]]) {
    const fitting = within(mantissas);
    if (fitting.length <= MOST_TICKS) return fitting;
  }
  const all = within([1]);
  const every = Math.ceil(all.length / MOST_TICKS);
  return all.filter((_, i) => i % every === 0);
}

/** Times in one unit, by their logarithm, and that unit: the one in which the middle of the axis reads best. */
export function timeAxis(
  formats: TaskFormats,
  times: readonly number[],
): { readonly axis: Axis; readonly scale: AxisScale } {
  const positive = times.filter((x) => x > 0 && Number.isFinite(x));
  const middle = Math.sqrt(Math.min(...positive)) * Math.sqrt(Math.max(...positive));
  const scale = formats.scaleFor(positive.length > 0 ? middle : 0);
  const axis = logAxis(
    positive.map((x) => x * scale.factor),
    formats.axisNumber,
  );
  return { axis, scale };
}

/** The same axis across the narrowest plot: with as many of its ticks as have labels that stand apart there. */
export function across(axis: Axis): Axis {
  const every = everyApart(
    axis.ticks.map(({ value, label }) => ({ at: NARROWEST * shareOf(axis, value), text: label })),
  );
  return { ...axis, ticks: axis.ticks.filter((_, i) => i % every === 0) };
}

/** From 0 to a positive value, with even ticks. */
export function linearAxis(high: number, text: (x: number) => string): Axis {
  const top = high > 0 ? 1.12 * high : 1;
  return {
    scale: 'linear',
    domain: [0, top],
    ticks: evenly(0, top, 5).map((value) => ({ value, label: text(value) })),
  };
}
