import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markPlaces, traceOf } from '../../../src/components/pins/mark-places.ts';

const level = (y: number) => traceOf([0, 1], [y, y]);

describe('a line', () => {
  it('goes straight from point to point, or level until the next', () => {
    const [shares, heights] = [
      [0, 0.5, 1],
      [100, 0, 50],
    ];
    expect([0, 0.25, 0.5, 0.75, 1].map(traceOf(shares, heights))).toEqual([100, 50, 0, 25, 50]);
    expect([0, 0.25, 0.5, 0.75, 1].map(traceOf(shares, heights, true))).toEqual([
      100, 100, 0, 0, 50,
    ]);
  });

  it('is nowhere beyond its ends, nor in a gap', () => {
    expect([0.1, 0.95].map(traceOf([0.2, 0.9], [5, 5]))).toEqual([Number.NaN, Number.NaN]);
    expect(traceOf([0, 0.5, 1], [5, Number.NaN, 5])(0.3)).toBeNaN();
    expect(traceOf([], [])(0.5)).toBeNaN();
  });
});

describe('the number of a line', () => {
  it('stands at its right end where nothing is near', () => {
    expect(markPlaces([level(50)], [level(100)])).toEqual([{ share: 0.96, y: 50 }]);
    // The line itself ends earlier.
    const [short] = markPlaces([traceOf([0, 0.7], [50, 50])], []);
    expect(short?.share).toBeCloseTo(0.7, 10);
  });

  it('keeps away from where lines meet', () => {
    // 100 px apart at the left, together from the middle on.
    const falling = traceOf([0, 0.5, 1], [0, 100, 100]);
    const [place] = markPlaces([falling], [level(100)]);
    expect(place?.share).toBeLessThan(0.45);
    expect(place?.y).toBeLessThanOrEqual(100 - 16);
  });

  it('keeps away from words, and from the number of a line that is the same', () => {
    const [place] = markPlaces([level(50)], [], [{ share: 0.96, y: 52 }]);
    expect(place?.share).toBeLessThan(0.96);
    const [first, second] = markPlaces([level(50), level(50)], []);
    expect(first).not.toBeNull();
    expect(Math.abs((first?.share ?? 0) - (second?.share ?? 0))).toBeGreaterThan(0.03);
  });

  it('is left out where the line is not in view', () => {
    expect(markPlaces([traceOf([1.2, 1.5], [1, 1]), level(3)], [])).toEqual([
      null,
      { share: 0.96, y: 3 },
    ]);
  });

  it('is on its line, in any company', () => {
    const heights = fc.array(fc.double({ min: 0, max: 300, noNaN: true }), {
      minLength: 2,
      maxLength: 8,
    });
    const trace = heights.map((y) =>
      traceOf(
        y.map((_, i) => i / (y.length - 1)),
        y,
      ),
    );
    fc.assert(
      fc.property(fc.array(trace, { maxLength: 5 }), fc.array(trace, { maxLength: 5 }), (a, b) => {
        markPlaces(a, b).forEach((place, i) => {
          expect(place && a[i](place.share)).toBe(place?.y);
        });
      }),
    );
  });
});
