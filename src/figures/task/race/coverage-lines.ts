import type { Line } from '../../../components/plot/types.ts';
import type { RunResult } from '../../../model/swarm/run-result.ts';

/** Coverage is drawn in so many steps at most: finer ones are no pixel high. */
const FINEST = 800;

/** Share of the steps finished over time, in 1 of the file: from 0 on, then up at each time at which steps are finished. */
export function coverageColumns(
  run: RunResult,
  perOne: number,
  last: number,
): Pick<Line, 'x' | 'y'> {
  const { order, end, steps } = run;
  const x = [0];
  const y = [0];
  for (let i = 0; i < steps; i++) {
    const time = end[order[i]];
    const more = i < steps - 1;
    if (more && end[order[i + 1]] === time) continue;
    const level = (i + 1) / steps;
    if (more && level - (y.at(-1) ?? 0) < 1 / FINEST) continue;
    x.push(time / perOne);
    y.push(level);
  }
  // Level until the end of the picture.
  if ((x.at(-1) ?? 0) < last) {
    x.push(last);
    y.push(y.at(-1) ?? 0);
  }
  return { x, y };
}

/** Share of the steps that are finished at a time. */
export function coverageAt({ order, end, steps }: RunResult, time: number): number {
  let low = 0;
  let high = steps;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (end[order[middle]] <= time) low = middle + 1;
    else high = middle;
  }
  return low / steps;
}
