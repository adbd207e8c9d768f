import fc from 'fast-check';
import { FINENESS } from '../../../src/components/plot/path-text.ts';

/** How far rounding moves a point: half a step each way. */
export const ROUNDED = (0.5 / FINENESS) * Math.SQRT2 + 1e-9;
/** How far a path may be from its line: 0.3 for what is left out, and rounding. */
export const FINEST = 0.3 + ROUNDED;

/** Heights of a line, of two points or more. */
export const heights = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
  minLength: 2,
  maxLength: 60,
});
/** Widths between neighbours, some of them so small that the line stands upright. */
export const gaps = fc.array(
  fc.oneof(fc.constant(0), fc.double({ min: 0, max: 0.4, noNaN: true }), fc.constant(1e-5)),
  { minLength: 60, maxLength: 60 },
);

/** Ascending places from `from`, in values of the axis. */
export function places(from: number, widths: readonly number[], count: number): number[] {
  let at = from;
  return Array.from({ length: count }, (_, i) => {
    if (i > 0) at += widths[i];
    return at;
  });
}
