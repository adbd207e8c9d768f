import type { NumberParameter } from '../../state/parameter-table.ts';

/**
 * From the place of a slider's thumb to a value and back. Places run from 0 to PLACES in whole numbers, in
 * linear or logarithmic spacing, so that one native range input serves every parameter.
 */
export const PLACES = 1000;

export interface SliderScale {
  readonly low: number;
  readonly high: number;
  /** The value at a place, rounded to the parameter's step and drawn to a tick that is near. */
  valueAt(place: number): number;
  placeOf(value: number): number;
  /** The value one small step on (or back, with -1). */
  small(value: number, direction: 1 | -1): number;
  /** The value one large step on: a factor of two in logarithmic spacing, a tenth of the range otherwise. */
  large(value: number, direction: 1 | -1): number;
  /** Values worth a mark. */
  readonly ticks: readonly number[];
}

/** Values this near to a tick, as a share of the range, give way to it: a thumb could not tell them apart anyway. */
const MAGNET = 0.008;

/** The scale of a parameter's slider: its `slider` range, else its bounds. */
export function sliderScale(parameter: NumberParameter): SliderScale {
  const [low, high] = parameter.slider ?? parameter.bounds;
  const log = parameter.spacing === 'log';
  const place = (value: number) =>
    log ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);
  const clamp = (value: number) => Math.min(high, Math.max(low, value));
  const round = (value: number) => clamp(rounded(value, parameter.step));
  const ticks = log ? logTicks(low, high) : [];
  return {
    low,
    high,
    ticks,
    valueAt(at) {
      const share = at / PLACES;
      const value = round(log ? low * (high / low) ** share : low + share * (high - low));
      return ticks.find((tick) => Math.abs(place(tick) - place(value)) < MAGNET) ?? value;
    },
    placeOf: (value) => Math.round(PLACES * Math.min(1, Math.max(0, place(clamp(value))))),
    small(value, direction) {
      // In a wide logarithmic range single steps would be too small to notice.
      const stride = log ? Math.max(parameter.step, pretty(value / 50)) : parameter.step;
      return round(value + direction * stride);
    },
    large(value, direction) {
      if (!log) return round(value + (direction * (high - low)) / 10);
      return round(direction > 0 ? value * 2 : value / 2);
    },
  };
}

/** To a multiple of a step, without the noise of binary fractions (0.07, not 0.07000000000000001). */
export function rounded(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toPrecision(12));
}

/** Powers of two up to a range of a few hundred, else 1, 2, 5, 10, … */
function logTicks(low: number, high: number): number[] {
  const ticks: number[] = [];
  if (high <= 512) {
    for (let tick = 1; tick <= high; tick *= 2) if (tick >= low) ticks.push(tick);
    return ticks;
  }
  for (let power = 1; power <= high; power *= 10) {
    for (const tick of [power, 2 * power, 5 * power])
      if (tick >= low && tick <= high) ticks.push(tick);
  }
  return ticks;
}

/** The largest of 1, 2, 5, 10, … that is not above a number; at least 1. */
function pretty(value: number): number {
  if (value < 2) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const leading = value / power;
  return power * (leading >= 5 ? 5 : leading >= 2 ? 2 : 1);
}
