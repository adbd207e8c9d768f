import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { meanReaches, mergeCurves, type StepCurve } from '../../../src/model/measure/curve.ts';
import { ReachIndex } from '../../../src/model/measure/reach-index.ts';
import { Generator } from '../../../src/model/random/generator.ts';

// Seconds at most, but not on a machine that is busy with something else.
vi.setConfig({ testTimeout: 60_000 });

/** A curve of so many steps at random times, in 64ths so that sums are exact; it ends at `top` 64ths. */
function randomCurve(generator: Generator, steps: number, top: number): StepCurve {
  const pick = (below: number) =>
    Float64Array.from({ length: steps }, () => 1 + generator.below(below)).sort();
  const level = [...new Set(pick(top))].map((l) => l / 64);
  return { time: pick(500).slice(0, level.length), level: Float64Array.from(level) };
}

const CASES = fc.record({
  seed: fc.nat(),
  groups: fc.integer({ min: 1, max: 6 }),
  curves: fc.integer({ min: 1, max: 30 }),
  steps: fc.integer({ min: 1, max: 60 }),
  weights: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
});

describe('asking merged curves again and again', () => {
  it('gives what one pass over all of them gives, for any groups and weights', () => {
    fc.assert(
      fc.property(CASES, ({ seed, groups, curves, steps, weights }) => {
        const generator = new Generator(seed);
        // Every group has a curve, and some curves never come to 1.
        const groupOf = Array.from({ length: Math.max(curves, groups) }, (_, c) => c % groups);
        const merged = mergeCurves(
          groupOf.map(() => randomCurve(generator, steps, 40 + generator.below(25))),
        );
        const levels = [1 / 64, 0.3, 0.5, 0.625, 0.9, 0.99, 1];
        const index = new ReachIndex(merged, groupOf, groups);
        const own = weights.slice(0, groups);
        fc.pre(own.some((w) => w > 0));
        const perCurve = groupOf.map((g) => own[g]);
        expect([...index.reaches(own, levels)]).toEqual([...meanReaches(merged, levels, perCurve)]);
      }),
      { numRuns: 600 },
    );
  });

  it('finds every level of a long ramp, to the entry', () => {
    // A thousand entries: levels before, at and after every place where a block may end.
    const n = 1000;
    const ramp: StepCurve = {
      time: Float64Array.from({ length: n }, (_, i) => i + 1),
      level: Float64Array.from({ length: n }, (_, i) => (i + 1) / n),
    };
    const index = new ReachIndex(mergeCurves([ramp]), [0], 1);
    const levels = Array.from({ length: n }, (_, i) => (i + 1) / n);
    expect([...index.reaches([1], levels)]).toEqual([...ramp.time]);
    expect(index.reaches([1], [1.01])[0]).toBeNaN();
  });

  it('of curves without entries never reaches anything', () => {
    const none = { time: new Float64Array(0), level: new Float64Array(0) };
    const index = new ReachIndex(mergeCurves([none, none]), [0, 1], 2);
    expect(index.reaches([1, 1], [0.5])[0]).toBeNaN();
  });
});
