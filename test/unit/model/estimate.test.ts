import { describe, expect, it } from 'vitest';
import { percentileInterval, quantile, resamples } from '../../../src/model/measure/estimate.ts';
import {
  chiSquareTail,
  chiSquareUniform,
  FALSE_ALARM,
  FAR_OUT,
  meanDeviation,
} from '../../reference/chance.ts';

describe('the quantile of sorted values', () => {
  const four = Float64Array.of(1, 2, 4, 8);

  it.each([
    [0, 1],
    [0.1, 1.3],
    [0.5, 3],
    [0.9, 6.8],
    [1, 8],
  ])('at %d interpolates between order statistics: %d', (p, expected) => {
    expect(quantile(four, p)).toBeCloseTo(expected, 12);
  });

  it('of one value is that value', () => {
    for (const p of [0, 0.3, 1]) expect(quantile(Float64Array.of(7), p)).toBe(7);
  });
});

describe('the interval of replicates', () => {
  it('leaves out one in forty at either end', () => {
    // 0 to 200, shuffled: the 2.5% point is 5, the 97.5% point 195.
    const replicates = Float64Array.from({ length: 201 }, (_, i) => (i * 100) % 201);
    const [low, high] = percentileInterval(replicates) ?? [];
    expect(low).toBeCloseTo(5, 12);
    expect(high).toBeCloseTo(195, 12);
  });

  it('sorts by number, not by text', () => {
    const [low] = percentileInterval(Float64Array.of(10, 9, 100, 9.5, 11)) ?? [];
    expect(low).toBeCloseTo(9.05, 12);
  });

  it('does not exist where the figure is missing from more than one replicate in twenty', () => {
    const replicates = new Float64Array(100).fill(1);
    replicates.fill(Number.NaN, 0, 5);
    expect(percentileInterval(replicates)).toEqual([1, 1]);
    replicates[5] = Number.NaN;
    expect(percentileInterval(replicates)).toBeNull();
    expect(percentileInterval(new Float64Array(0))).toBeNull();
  });

  it('does not take an infinite ratio for a figure', () => {
    expect(percentileInterval(Float64Array.of(Number.POSITIVE_INFINITY, 1))).toBeNull();
  });
});

describe('bootstrap replicates', () => {
  const drawn = Array.from(resamples(16, 4000), (count) => Int32Array.from(count));

  it('draw as many as there are, every one alike', () => {
    expect(drawn.length).toBe(4000);
    const total = new Array(16).fill(0);
    for (const count of drawn) {
      expect(count.reduce((a, b) => a + b, 0)).toBe(16);
      count.forEach((c, i) => {
        total[i] += c;
      });
    }
    expect(chiSquareTail(chiSquareUniform(total), 15)).toBeGreaterThan(FALSE_ALARM);
  });

  it('draw with replacement: a share (1 - 1/n)^n of the items is missing', () => {
    const missing = drawn.map((count) => count.filter((c) => c === 0).length);
    const p = (1 - 1 / 16) ** 16;
    const both = (1 - 2 / 16) ** 16;
    const deviation = Math.sqrt(16 * p + 16 * 15 * both - (16 * p) ** 2);
    expect(Math.abs(meanDeviation(missing, 16 * p, deviation))).toBeLessThan(FAR_OUT);
  });

  it('are the same for every figure of as many graphs, so that figures are paired', () => {
    const again = Array.from(resamples(16, 10), (count) => [...count]);
    expect(again).toEqual(drawn.slice(0, 10).map((count) => [...count]));
  });
});
