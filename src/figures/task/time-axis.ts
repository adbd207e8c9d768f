import { ticks as evenly } from 'd3';
import { type AxisLabel, everyApart, standApart } from '../../draw/axis-labels.ts';
import type { Language } from '../../messages/index.ts';
import { superscript } from '../../messages/number-formats.ts';
import type { TimeUnit } from '../../model/time-unit.ts';
import { type TimeScale, timeNumber, timeScale } from './time-scale.ts';

/** A scale for the labels of an axis with even ticks. */
export interface AxisScale extends TimeScale {
  /** Of the unit, behind a number: `min`, `× 10⁶ d`; '' where there is neither unit nor power. */
  readonly beside: string;
}

/** From here on, and below, labels would be long: they count thousands of the unit, millions, and so on. */
const MOST = 1e5;
const LEAST = 1e-3;

/** The unit in which the labels up to a time of the file are short. `largest`: as 1 of the file. */
export function axisScale(largest: number, unit: TimeUnit | null, language: Language): AxisScale {
  const scale = timeScale(largest, unit, language);
  const shown = largest * scale.factor;
  const plain = !(shown > 0) || (shown >= LEAST && shown < MOST);
  if (plain) return { ...scale, beside: scale.label };
  const exponent = 3 * Math.floor(Math.log10(shown) / 3 + 1e-9);
  const power = `10${superscript(exponent)}`;
  return {
    ...scale,
    factor: scale.factor * Number(`1e${-exponent}`),
    label: scale.label === '' ? `× ${power}` : `${power} ${scale.label}`,
    beside: `× ${power} ${scale.label}`.trimEnd(),
  };
}

export interface TimeTick {
  /** As 1 of the file. */
  readonly time: number;
  readonly label: string;
}

/**
 * Times at round numbers of a scale, at most so many, whose labels stand apart. `placeOf`: in CSS pixels. Where even two would
 * touch, the first alone.
 */
export function timeTicks(
  [from, to]: readonly [number, number],
  most: number,
  scale: TimeScale,
  language: Language,
  placeOf: (time: number) => number,
): TimeTick[] {
  for (let count = most; ; count--) {
    const all = evenly(from * scale.factor, to * scale.factor, Math.max(1, count)).map((value) => {
      const time = value / scale.factor;
      return { time, label: timeNumber(time, scale, language) };
    });
    // Beyond the digits of a label neighbours would read alike.
    const told = all.filter(({ label }, i) => i === 0 || label !== all[i - 1].label);
    if (standApart(told.map(({ time, label }) => ({ at: placeOf(time), text: label }))))
      return told;
    if (count <= 1) return told.slice(0, 1);
  }
}

/** How wide a plot may be, in CSS pixels: on the smallest phone, and where it drops labels that are minor. */
export const NARROWEST = 200;
export const NARROW = 320;

/** For a plot that does not know how wide it is: every second tick is one that a narrow plot can do without. */
export function plotTicks(
  to: number,
  most: number,
  scale: TimeScale,
  language: Language,
): (TimeTick & { readonly minor: boolean })[] {
  const at = (width: number) => (time: number) => (width * time) / to;
  for (let count = most; ; count--) {
    const ticks = timeTicks([0, to], count, scale, language, at(NARROW));
    const labels: AxisLabel[] = ticks.map(({ time, label }) => ({
      at: at(NARROWEST)(time),
      text: label,
    }));
    const every = everyApart(labels);
    if (every <= 2 || count <= 1)
      return ticks.map((tick, i) => ({ ...tick, minor: i % every !== 0 }));
  }
}
