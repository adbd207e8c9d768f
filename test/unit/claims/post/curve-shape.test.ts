import { describe, expect, it } from 'vitest';
import { curveShape } from '../../../../src/claims/post/curve-shape.ts';
import type { StepCurve } from '../../../../src/model/measure/curve.ts';

/** A curve over log time u from 0 to 1 (times from 1 to 1e6), from its level at u. */
function inLogTime(level: (u: number) => number, entries = 2000): StepCurve {
  const u = Array.from({ length: entries }, (_, i) => i / (entries - 1));
  return {
    time: Float64Array.from(u, (x) => 10 ** (6 * x)),
    level: Float64Array.from(u, level),
  };
}

const logistic = (middle: number, width: number) => (u: number) =>
  1 / (1 + Math.exp(-(u - middle) / width));

const UNDEFINED = { steepestAt: Number.NaN, secondRise: Number.NaN, steeperEnd: Number.NaN };

describe('the shape of a curve in log time', () => {
  it('of an S is one hump, where the S is steepest', () => {
    for (const middle of [0.3, 0.5, 0.8]) {
      const { steepestAt, secondRise } = curveShape([inLogTime(logistic(middle, 0.05))]);
      expect(steepestAt).toBeCloseTo(middle, 2);
      expect(secondRise).toBeLessThan(0.01);
    }
  });

  it('shows a second hump as the share of the first that it is high', () => {
    const two = (u: number) => 0.6 * logistic(0.25, 0.02)(u) + 0.4 * logistic(0.75, 0.02)(u);
    const { steepestAt, secondRise } = curveShape([inLogTime(two)]);
    expect(steepestAt).toBeCloseTo(0.25, 1);
    expect(secondRise).toBeCloseTo(0.4 / 0.6, 1);
  });

  it('is that of the mean: two steep curves apart have two humps', () => {
    const apart = [inLogTime(logistic(0.2, 0.02)), inLogTime(logistic(0.8, 0.02))];
    expect(curveShape(apart).secondRise).toBeGreaterThan(0.9);
    expect(curveShape([apart[0], apart[0]]).secondRise).toBeLessThan(0.01);
  });

  it('does not depend on the unit of time', () => {
    const curve = inLogTime(logistic(0.4, 0.07));
    const slower = { time: curve.time.map((t) => 37.5 * t), level: curve.level };
    expect(curveShape([slower]).steepestAt).toBe(curveShape([curve]).steepestAt);
  });

  it('of a straight line is as steep at its ends as anywhere', () => {
    const { steeperEnd, secondRise } = curveShape([inLogTime((u) => u)]);
    expect(steeperEnd).toBeGreaterThan(0.95);
    expect(secondRise).toBeLessThan(0.02);
    expect(curveShape([inLogTime(logistic(0.5, 0.05))]).steeperEnd).toBeLessThan(0.01);
  });

  it('of a curve that starts steepest has its steepest place there', () => {
    const { steepestAt } = curveShape([inLogTime((u) => 1 - Math.exp(-4 * u))]);
    expect(steepestAt).toBeLessThan(0.03);
  });

  it('is undefined without two times after 0', () => {
    const once = { time: Float64Array.of(0, 3), level: Float64Array.of(0.5, 1) };
    expect(curveShape([once])).toEqual(UNDEFINED);
    expect(curveShape([])).toEqual(UNDEFINED);
  });
});
