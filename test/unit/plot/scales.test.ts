import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percent, plotScales, shareOf, valueAtShare } from '../../../src/components/plot/scales.ts';
import { linear, log } from './samples.ts';

describe('a share of an axis', () => {
  it('is linear between the ends, and goes on beyond them', () => {
    const axis = linear(-10, 30);
    expect([-10, 0, 30, 50, -20].map((value) => shareOf(axis, value))).toEqual([
      0, 0.25, 1, 1.5, -0.25,
    ]);
  });

  it('counts factors on a logarithmic axis', () => {
    const axis = log(0.01, 100);
    for (const [value, share] of [
      [0.01, 0],
      [0.1, 0.25],
      [1, 0.5],
      [100, 1],
      [1e4, 1.5],
      [1e-4, -0.5],
    ]) {
      expect(shareOf(axis, value)).toBeCloseTo(share, 12);
    }
  });

  it('has no place for what is not positive on a logarithmic axis: before everything', () => {
    const axis = log(1, 10);
    expect([0, -1, Number.NEGATIVE_INFINITY].map((value) => shareOf(axis, value))).toEqual(
      Array(3).fill(Number.NEGATIVE_INFINITY),
    );
    expect(shareOf(axis, Number.NaN)).toBeNaN();
    expect(shareOf(linear(1, 10), Number.NaN)).toBeNaN();
  });

  it('turns back into the value', () => {
    const share = fc.double({ min: -1, max: 2, noNaN: true });
    const ends = fc.tuple(
      fc.double({ min: 1e-4, max: 1e3, noNaN: true }),
      fc.double({ min: 1.1, max: 1e4, noNaN: true }),
    );
    fc.assert(
      fc.property(ends, share, fc.boolean(), ([low, factor], at, onLog) => {
        const axis = (onLog ? log : linear)(low, low * factor);
        expect(shareOf(axis, valueAtShare(axis, at) || Number.MIN_VALUE)).toBeCloseTo(at, 6);
      }),
      { examples: [[[1, 10], 0, true]] },
    );
  });
});

describe('the plotted area', () => {
  const scales = plotScales({ x: log(1, 100), y: linear(0, 2), height: 80 });

  it('is measured in percent across and in pixels down from its upper edge', () => {
    expect([1, 10, 100].map(scales.across)).toEqual([0, 50, 100]);
    expect([0, 0.5, 2].map(scales.down)).toEqual([80, 60, 0]);
    expect(scales.valueAt(0.5)).toBeCloseTo(10, 12);
  });

  it('keeps at its edges what lies outside', () => {
    expect([0, -5, 0.3, 1e6].map(scales.across)).toEqual([0, 0, 0, 100]);
    expect([-1, 3].map(scales.down)).toEqual([80, 0]);
    // Nothing at all is at the low end of a logarithmic axis.
    expect(plotScales({ x: linear(0, 1), y: log(1, 4), height: 60 }).down(0)).toBe(60);
  });

  it('is written to a hundredth of a percent', () => {
    expect(percent(12.3456)).toBe('12.35%');
    expect(percent(0)).toBe('0%');
    expect(percent(99.999)).toBe('100%');
  });
});
