import type { Axis, PlotData, PlotScales } from './types.ts';

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** Where a value lies between the ends of an axis, 0 to 1; outside they are negative or above 1. */
export function shareOf({ scale, domain: [low, high] }: Axis, value: number): number {
  if (scale === 'linear') return (value - low) / (high - low);
  // Nothing on a logarithmic axis lies at or below 0.
  if (!(value > 0)) return Number.isNaN(value) ? Number.NaN : Number.NEGATIVE_INFINITY;
  return Math.log(value / low) / Math.log(high / low);
}

export function valueAtShare({ scale, domain: [low, high] }: Axis, share: number): number {
  return scale === 'linear' ? low + share * (high - low) : low * (high / low) ** share;
}

export function plotScales({ x, y, height }: Pick<PlotData, 'x' | 'y' | 'height'>): PlotScales {
  return {
    height,
    across: (value) => 100 * clamp(shareOf(x, value)),
    down: (value) => height * (1 - clamp(shareOf(y, value))),
    valueAt: (share) => valueAtShare(x, share),
  };
}

/** A percentage as SVG takes it. */
export const percent = (share: number) => `${round(share)}%`;
/** A place `x` of a picture `width` wide, as a share of it: on paper the picture is as wide as the page. Both in CSS pixels. */
export const shareOfWidth = (x: number, width: number) => percent((100 * x) / Math.max(1, width));
export const round = (value: number) => Math.round(value * 100) / 100;
