import type { Figures } from '../../claims/claim.ts';
import { curveShape } from '../../claims/post/curve-shape.ts';
import { sampleReaches } from '../../draw/s-curve.ts';
import type { StepCurve } from '../../model/measure/curve.ts';
import type { SystemSummary } from '../../model/measure/family.ts';
import { SCORES } from '../../model/measure/graph-measure.ts';

/** Coverage levels of the statement on the curves that are not among the levels of a summary. */
const LEVELS = [0.25, 0.75] as const;

/**
 * What the statement that curves keep their shape is decided by, read off the mean curves as they are drawn: between
 * samples, evenly in log time.
 */
export function shapeFigures(name: string, { curves }: SystemSummary, time: Float64Array): Figures {
  const figures: Record<string, number> = {};
  for (const level of LEVELS) {
    const at = sampleReaches(time, curves.coverage.mean, level);
    figures[`${name}.time.coverage.${level}`] = at ?? Number.NaN;
  }
  for (const score of SCORES) {
    const shape = curveShape([risesOf(time, curves[score].mean)]);
    figures[`${name}.shape.${score}.steepestAt`] = shape.steepestAt;
    figures[`${name}.shape.${score}.secondRise`] = shape.secondRise;
    figures[`${name}.shape.${score}.steeperEnd`] = shape.steeperEnd;
  }
  return figures;
}

/** The samples at which a curve rises: before the first and after the last of them lies nothing of its shape. */
function risesOf(time: Float64Array, mean: Float64Array): StepCurve {
  const rises = (_: number, i: number) => mean[i] > (i > 0 ? mean[i - 1] : 0);
  return { time: time.filter(rises), level: mean.filter(rises) };
}
