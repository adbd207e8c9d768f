import type { ScoreSteps } from '../../draw/score-steps.ts';
import { type Axis, shareOf } from './axis.ts';

/** Units of a path across the width; the picture stretches them. */
export const PATH_WIDTH = 1000;
/** Moves smaller than this, in units and in pixels of height, are drawn as one. */
const FINEST = 0.4;

/** An exact score in steps: x from 0 to PATH_WIDTH, y from `height` (0) to 0 (1). `unit` is one t_mid. */
export function curvePath(
  { time, level }: ScoreSteps,
  axis: Axis,
  unit: number,
  height: number,
): string {
  if (time.length === 0) return '';
  const x = (i: number) => round(PATH_WIDTH * shareOf(axis, time[i] / unit));
  const y = (i: number) => round(height * (1 - level[i]));
  // What was reached before the axis begins is there from its beginning.
  const before = time.findLastIndex((each) => each / unit <= axis.low);
  let [lastX, lastY] = before < 0 ? [x(0), height] : [0, y(before)];
  let path = `M${lastX} ${lastY}`;
  for (let i = before + 1; i < time.length; i++) {
    const end = i === time.length - 1;
    if (!end && x(i) - lastX < FINEST && lastY - y(i) < FINEST) continue;
    [lastX, lastY] = [x(i), y(i)];
    path += `H${lastX}V${lastY}`;
  }
  return `${path}H${round(PATH_WIDTH * shareOf(axis, axis.last))}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
