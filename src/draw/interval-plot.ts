/**
 * Geometry of a small interval plot: what was measured over what was published, on a logarithmic axis with the
 * published value in the middle, so that plots under each other share one vertical line. All x in the unit of
 * the width.
 */

export interface RatioAxis {
  readonly width: number;
  /** The axis runs from 1/reach to reach; above 1. */
  readonly reach: number;
}

export interface MeasuredInterval {
  /** Positive. */
  readonly published: number;
  /** One unit of the last published digit: the value may have been half of it lower or higher. */
  readonly unit: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

export interface IntervalMarks {
  readonly from: number;
  readonly dot: number;
  readonly to: number;
  /** The published value, with its rounding. */
  readonly published: readonly [number, number];
  /** Where the interval goes on beyond the axis. */
  readonly beyond: { readonly left: boolean; readonly right: boolean };
}

/** Place of a ratio, held within the axis; nothing and less stands at its left end. */
export function ratioX({ width, reach }: RatioAxis, ratio: number): number {
  if (!(ratio > 0)) return 0;
  const share = 0.5 + Math.log(ratio) / (2 * Math.log(reach));
  return width * Math.min(1, Math.max(0, share));
}

export function intervalMarks(axis: RatioAxis, measured: MeasuredInterval): IntervalMarks {
  const { published, unit, low, median, high } = measured;
  const x = (value: number) => ratioX(axis, value / published);
  const outside = (value: number) => {
    const ratio = value / published;
    return { left: !(ratio >= 1 / axis.reach), right: ratio > axis.reach };
  };
  return {
    from: x(low),
    dot: x(median),
    to: x(high),
    published: [x(published - unit / 2), x(published + unit / 2)],
    beyond: { left: outside(low).left, right: outside(high).right },
  };
}

/** Place of a relative difference on a linear axis from -scale to scale, held within it. */
export function differenceX(width: number, scale: number, difference: number): number {
  return (width * (1 + Math.min(1, Math.max(-1, difference / scale)))) / 2;
}
