import type { Estimate } from '../../../../src/model/measure/estimate.ts';
import type { Band, FamilySummary, SystemSummary } from '../../../../src/model/measure/family.ts';
import { LEVELS } from '../../../../src/model/measure/graph-measure.ts';

export const estimate = (
  value: number | null,
  interval: readonly [number, number] | null = null,
): Estimate => ({ value, interval, n: 16, reached: value === null ? 3 : 16 });

/** From 10⁻⁴ to 10³, a hundred samples a decade. */
const TIME = Float64Array.from({ length: 701 }, (_, i) => 10 ** (i / 100 - 4));

/** When a made-up system of a speed reaches a level of either score: it rises evenly in log time over four decades. */
export const reaches = (speed: number, level: number) => 10 ** (4 * level - 2) / speed;

function band(speed: number, end: number): Band {
  const curve = (faster: number) =>
    TIME.map((t) => Math.min(end, Math.max(0, (Math.log10(t * speed * faster) + 2) / 4)));
  return { mean: curve(1), low: curve(0.5), high: curve(2) };
}

/** A system that is faster than one agent by a factor, and whose curves stop at `end`. */
export function madeUpSystem(speed: number, end = 1): SystemSummary {
  const at = (value: (level: number) => number) =>
    LEVELS.map((level) =>
      level <= end
        ? estimate(value(level), [0.9 * value(level), 1.1 * value(level)])
        : estimate(null),
    );
  const both = <T>(value: T) => ({ coverage: value, best: value });
  const overhead = (share: number) => ({ share: estimate(share), perWork: estimate(share) });
  return {
    curves: both(band(speed, end)),
    time: both(at((level) => reaches(speed, level))),
    speedup: both(at(() => speed)),
    agentTime: both(at(() => 2)),
    scheduling: overhead(0.125),
    communication: overhead(0.25),
    handoffsPerStep: estimate(0.5),
    makespan: estimate(reaches(speed, 1)),
  };
}

export function madeUpSummary(systems: readonly SystemSummary[]): FamilySummary {
  return {
    graphs: 16,
    tMid: 100,
    time: TIME,
    baseline: madeUpSystem(1),
    systems,
    clocks: [],
  };
}
