import { describe, expect, it } from 'vitest';
import { budgetsUpTo, decadesOf, firstUsed } from '../../../../src/model/measure/elo/budgets.ts';
import {
  firstSlope,
  inflection,
  lastSlope,
  slopeOver,
  slopes,
} from '../../../../src/model/measure/elo/slopes.ts';

const decades = decadesOf();
const line = (perDecade: number) => decades.map((d) => perDecade * (d + 3));
/** Climbs by `before` per decade up to budget `kink`, by `after` from then on. */
const kinked = (kink: number, before: number, after: number) =>
  decades.map((_, b) => (before * Math.min(b, kink) + after * Math.max(0, b - kink)) / 10);

describe('budgets', () => {
  it('are 31, ten to the decade, the last one as given to the bit', () => {
    const budgets = budgetsUpTo(12345.678);
    expect(budgets).toHaveLength(31);
    expect(budgets[30]).toBe(12345.678);
    expect(budgets[20] / budgets[10]).toBeCloseTo(10, 12);
    expect(budgets[1] / budgets[0]).toBeCloseTo(10 ** 0.1, 12);
    expect(Array.from(decades.filter((_, b) => b % 10 === 0))).toEqual([-3, -2, -1, 0]);
  });

  it('are used from the first within which any session has finished a step', () => {
    const ends = (spent: number) => ({
      spent: Float64Array.of(spent),
      value: Float64Array.of(0),
    });
    const budgets = Float64Array.of(1, 2, 4);
    expect(firstUsed([ends(3), ends(1.5)], budgets)).toBe(1);
    expect(firstUsed([ends(2)], budgets)).toBe(1);
    expect(firstUsed([ends(5)], budgets)).toBe(3);
  });
});

describe('slopes', () => {
  it('are those of least squares', () => {
    // Of (0, 0), (1, 1), (2, 5): 5 / 2.
    const x = Float64Array.of(0, 1, 2);
    expect(slopeOver(x, Float64Array.of(0, 1, 5), 0, 2)).toBeCloseTo(2.5, 12);
    expect(slopeOver(x, Float64Array.of(0, 1, 5), 1, 1)).toBeNaN();
  });

  it('reach three budgets to either side, and not over the ends', () => {
    const bump = decades.map((_, b) => (b === 10 ? 1 : 0));
    const felt = Array.from(slopes(decades, bump), (s, b) => (Math.abs(s) > 1e-9 ? b : -1));
    expect(felt.filter((b) => b >= 0)).toEqual([7, 8, 9, 11, 12, 13]);
    const first = decades.map((_, b) => (b === 0 ? -1 : 0));
    // Over four budgets: x from -1.5 to 1.5 tenths of a decade, their squares sum to 5.
    expect(slopes(decades, first)[0]).toBeCloseTo((1.5 / 5) * 10, 9);
    expect(slopes(decades, first)[4]).toBeCloseTo(0, 9);
  });

  it('at the start take half a decade from the first budget that is used, at the end a decade', () => {
    expect(firstSlope(decades, kinked(5, 600, 100), 0)).toBeCloseTo(600, 9);
    expect(firstSlope(decades, kinked(5, 600, 100), 5)).toBeCloseTo(100, 9);
    // One tenth of a decade into the second half: least squares over six budgets, the last one at 2600 / 10.
    expect(firstSlope(decades, kinked(4, 600, 100), 0)).toBeCloseTo(600 - (500 * 2.5) / 17.5, 9);
    expect(firstSlope(decades, line(1), 31)).toBeNaN();
    expect(firstSlope(decades, line(1), 30)).toBeNaN();
    expect(lastSlope(decades, kinked(20, 600, 100))).toBeCloseTo(100, 9);
    expect(lastSlope(decades, kinked(21, 600, 100))).toBeGreaterThan(100 + 1e-3);
  });
});

describe('the scaling inflection point', () => {
  it('is the last budget at which self-Elo climbs faster than 400 per decade', () => {
    // Over seven budgets around the kink the slope is 350, one budget earlier 457.
    expect(inflection(decades, kinked(15, 600, 100))).toBe(decades[14]);
    // A later stretch counts, even after a pause: 500 until budget 25, seen from budget 23 as 446, from 24 as 357.
    const again = kinked(5, 600, 0).map((elo, b) => elo + 50 * Math.max(0, Math.min(b, 25) - 20));
    expect(inflection(decades, again)).toBe(decades[23]);
  });

  it('is the last budget of a curve that keeps on, and the first of one that never does', () => {
    expect(inflection(decades, line(401))).toBe(0);
    expect(inflection(decades, line(399))).toBe(-3);
    expect(inflection(decades, line(400))).toBe(-3);
  });
});
