import type { Figures } from '../../claims/claim.ts';
import { curveShape } from '../../claims/post/curve-shape.ts';
import { sampleReaches } from '../../draw/s-curve.ts';
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
    const shape = curveShape([{ time, level: curves[score].mean }]);
    figures[`${name}.shape.${score}.steepestAt`] = shape.steepestAt;
    figures[`${name}.shape.${score}.secondRise`] = shape.secondRise;
    figures[`${name}.shape.${score}.steeperEnd`] = shape.steeperEnd;
  }
  return figures;
}
