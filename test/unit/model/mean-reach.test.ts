import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanReaches, mergeCurves, type StepCurve } from '../../../src/model/measure/curve.ts';
import { meanReach } from '../../../src/model/measure/mean-reach.ts';

/** Times on a coarse grid, so that curves share them; levels rise to at most 1. */
const curves = fc.array(
  fc
    .array(
      fc.record({ gap: fc.integer({ min: 0, max: 3 }), rise: fc.integer({ min: 1, max: 5 }) }),
      {
        maxLength: 12,
      },
    )
    .map((entries): StepCurve => {
      let t = 0;
      let level = 0;
      const time = entries.map(({ gap }) => {
        t += gap;
        return t;
      });
      const levels = entries.map(({ rise }) => {
        level += rise;
        return level / 60;
      });
      return { time: Float64Array.from(time), level: Float64Array.from(levels) };
    }),
  { minLength: 1, maxLength: 6 },
);

describe('first time at which a mean of curves reaches a level', () => {
  it('is that of the merged curves', () => {
    fc.assert(
      fc.property(curves, fc.double({ min: 0.001, max: 1, noNaN: true }), (list, level) => {
        const merged = meanReaches(mergeCurves(list), [level])[0];
        expect(meanReach(list, level)).toBe(merged);
      }),
      { numRuns: 2000 },
    );
  });

  it('is that of the slower half where one of two curves is at once complete', () => {
    const fast = { time: Float64Array.of(0), level: Float64Array.of(1) };
    const slow = { time: Float64Array.of(2, 5, 9), level: Float64Array.of(0.2, 0.6, 1) };
    expect(meanReach([fast, slow], 0.5)).toBe(0);
    expect(meanReach([fast, slow], 0.51)).toBe(2);
    expect(meanReach([fast, slow], 0.8)).toBe(5);
    expect(meanReach([fast, slow], 1)).toBe(9);
    expect(meanReach([slow], 1.5)).toBeNaN();
    expect(meanReach([], 0.5)).toBeNaN();
  });
});
