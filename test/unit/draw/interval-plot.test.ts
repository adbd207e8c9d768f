import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceX, intervalMarks, ratioX } from '../../../src/draw/interval-plot.ts';

const axis = { width: 220, reach: 3 };

describe('the axis of ratios', () => {
  it('has the published value in the middle, and its ends where it says', () => {
    expect(ratioX(axis, 1)).toBe(110);
    expect(ratioX(axis, 3)).toBeCloseTo(220, 9);
    expect(ratioX(axis, 1 / 3)).toBeCloseTo(0, 9);
    // Twice is ln 2 / ln 3 of the way from the middle to the end.
    expect(ratioX(axis, 2)).toBeCloseTo(110 + 110 * 0.6309297, 4);
  });

  it('is as far to the left for a part as to the right for as many times', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 1e3, noNaN: true }), (ratio) => {
        expect(ratioX(axis, ratio) + ratioX(axis, 1 / ratio)).toBeCloseTo(axis.width, 6);
      }),
    );
  });

  it('holds everything within it', () => {
    expect(ratioX(axis, 1e9)).toBe(220);
    for (const none of [0, -1, Number.NaN]) expect(ratioX(axis, none)).toBe(0);
  });
});

describe('the marks of an interval', () => {
  it('stand where the ratios are', () => {
    const marks = intervalMarks(axis, { published: 10, unit: 1, low: 5, median: 10, high: 20 });
    expect(marks.dot).toBe(110);
    expect(marks.from).toBeCloseTo(ratioX(axis, 0.5), 9);
    expect(marks.to).toBeCloseTo(ratioX(axis, 2), 9);
    expect(marks.beyond).toEqual({ left: false, right: false });
    // 10 may have been 9.5 or 10.5.
    expect(marks.published).toEqual([ratioX(axis, 0.95), ratioX(axis, 1.05)]);
  });

  it('say where the interval goes on beyond the axis', () => {
    const high = intervalMarks(axis, { published: 1, unit: 0.1, low: 0.5, median: 4, high: 9 });
    expect(high).toMatchObject({ dot: 220, to: 220, beyond: { left: false, right: true } });
    const low = intervalMarks(axis, { published: 1, unit: 0.1, low: 0, median: 0.1, high: 0.2 });
    expect(low).toMatchObject({ from: 0, dot: 0, to: 0, beyond: { left: true, right: false } });
  });

  it('are in order, whatever was measured', () => {
    const values = fc
      .array(fc.double({ min: 0, max: 1e4, noNaN: true }), { minLength: 3, maxLength: 3 })
      .map((three) => three.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(
        values,
        fc.double({ min: 0.01, max: 1e4, noNaN: true }),
        ([low, median, high], published) => {
          const marks = intervalMarks(axis, { published, unit: 0.01, low, median, high });
          const places = [0, marks.from, marks.dot, marks.to, axis.width];
          expect(places).toEqual(places.toSorted((a, b) => a - b));
          expect(marks.published[0]).toBeLessThan(110);
          expect(marks.published[1]).toBeGreaterThan(110);
        },
      ),
    );
  });
});

it('a difference stands on a linear axis around none', () => {
  expect([-0.04, -0.02, 0, 0.01, 0.04].map((each) => differenceX(64, 0.04, each))).toEqual([
    0, 16, 32, 40, 64,
  ]);
  expect([differenceX(64, 0.04, -1), differenceX(64, 0.04, 1)]).toEqual([0, 64]);
});
