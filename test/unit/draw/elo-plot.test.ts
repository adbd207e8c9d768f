import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  eloBox,
  eloDomain,
  eloScales,
  endLabels,
  lessReference,
  nearestBudget,
  referenceAt,
  referenceLine,
  sharesOf,
} from '../../../src/draw/elo-plot.ts';
import { budgetsUpTo } from '../../../src/model/measure/elo/budgets.ts';

const shares = sharesOf(budgetsUpTo(16_000));
const box = eloBox({ width: 500, height: 300 }, { top: 40, right: 100 });

describe('budgets on the axis', () => {
  it('are shares of the largest, from a thousandth', () => {
    expect(shares[0]).toBeCloseTo(0.001, 12);
    expect(shares[30]).toBe(1);
    const { x } = eloScales(box, [0, 1200]);
    expect([x(0.001), x(1)]).toEqual([42, 400]);
    // A tenth is two thirds of the way.
    expect(x(shares[20])).toBeCloseTo(42 + (2 / 3) * 358, 6);
  });

  it('are read off at the nearest one, whatever the place', () => {
    shares.forEach((share, b) => {
      expect(nearestBudget(shares, share)).toBe(b);
      // Neighbours are a tenth of a decade apart.
      expect(nearestBudget(shares, share * 10 ** 0.049)).toBe(b);
      expect(nearestBudget(shares, share * 10 ** 0.051)).toBe(Math.min(30, b + 1));
    });
    expect(nearestBudget(shares, 1e-9)).toBe(0);
    expect(nearestBudget(shares, 7)).toBe(30);
  });
});

describe('repeated sampling', () => {
  it('gains 400 with every decade from the first budget on', () => {
    expect(referenceAt(0.001)).toBeCloseTo(0, 9);
    expect(referenceAt(0.01)).toBeCloseTo(400, 9);
    expect(referenceAt(1)).toBe(1200);
  });

  it('is level where ratings are drawn less it, and they are higher by what they gained more', () => {
    const value = shares.map((share) => referenceAt(share));
    const low = value.map((elo) => elo - 30);
    const high = value.map((elo, b) => elo + b);
    const less = lessReference({ value, low, high }, shares);
    less.value.forEach((elo) => {
      expect(elo).toBe(0);
    });
    less.low.forEach((elo) => {
      expect(elo).toBeCloseTo(-30, 9);
    });
    expect(less.high[30]).toBeCloseTo(30, 9);
    const line = referenceLine(eloScales(box, [-100, 300]), true);
    expect(line.y1).toBe(line.y2);
    const steep = referenceLine(eloScales(box, [0, 1200]), false);
    expect(steep.y1).toBe(box.bottom);
  });
});

describe('the ratings on the axis', () => {
  const row = (...elo: number[]) => Float64Array.from(elo);

  it('are those of curves and bands, with 0 and what else must be seen', () => {
    const none = row(Number.NaN, Number.NaN);
    const bare = { value: row(0, 900), low: none, high: none };
    expect(eloDomain([bare], 1200)).toEqual([0, 1200]);
    const banded = { value: row(0, 900), low: row(-260, 800), high: row(10, 1400) };
    expect(eloDomain([bare, banded], 1200)).toEqual([-260, 1400]);
  });

  it('lie within the plot, 0 at its foot where nothing is below', () => {
    const rating = fc.double({ min: 0, max: 3000, noNaN: true });
    fc.assert(
      fc.property(rating, rating, (down, up) => {
        const { y } = eloScales(box, [-down, 1 + up]);
        expect(y(-down)).toBeLessThanOrEqual(box.bottom);
        expect(y(1 + up)).toBeGreaterThan(box.top);
        if (down === 0) expect(y(0)).toBe(box.bottom);
      }),
    );
  });
});

describe('names at the ends of lines', () => {
  it('do not touch, stay in the picture, and keep the order of the lines', () => {
    const end = fc.double({ min: box.top, max: box.bottom, noNaN: true });
    fc.assert(
      fc.property(fc.array(end, { minLength: 5, maxLength: 5 }), (ends) => {
        const placed = endLabels(ends, box)
          .map((label) => ({ ...label }))
          .sort((a, b) => a.at - b.at);
        for (let i = 1; i < placed.length; i++) {
          expect(placed[i].at - placed[i - 1].at).toBeGreaterThan(15.9);
          expect(placed[i].end).toBeGreaterThanOrEqual(placed[i - 1].end);
        }
        expect(placed[0].at).toBeGreaterThanOrEqual(8);
        expect(placed[4].at).toBeLessThanOrEqual(box.height - 8);
      }),
    );
  });

  it('stand at their lines where there is room', () => {
    expect(endLabels([50, 90, 200], box).map(({ at }) => at)).toEqual([50, 90, 200]);
  });
});
