import { describe, expect, it } from 'vitest';
import { answersFrom, medians } from '../../../src/claims/answers.ts';
import type { Claim, Figures } from '../../../src/claims/claim.ts';

const number = (published: number, unit: number): Claim => ({
  kind: 'number',
  id: 'x',
  published,
  unit,
  of: (figures: Figures) => figures.x,
  state: {},
});

/** Families whose figure is 1, 2, …, 21: the 5% and 95% points are the second and the twentieth. */
const families = Array.from({ length: 21 }, (_, i): Figures => ({ x: i + 1 }));

describe('answers from families', () => {
  it('are median and 5% to 95% range', () => {
    expect(answersFrom([number(7, 1)], families)).toEqual([
      { id: 'x', published: 7, median: 11, low: 2, high: 20, families: 21, within: true },
    ]);
  });

  it('widen the published value by half a unit of its last digit, and no more', () => {
    const within = (published: number, unit: number) =>
      answersFrom([number(published, unit)], families)[0].within;
    expect(within(20.5, 1)).toBe(true);
    expect(within(20.6, 1)).toBe(false);
    expect(within(20.6, 0.1)).toBe(false);
    expect(within(1.5, 1)).toBe(true);
    expect(within(1.4, 1)).toBe(false);
    expect(within(1.96, 0.1)).toBe(true);
  });

  it('leave out families that do not have a figure, and count the others', () => {
    const some = families.map(({ x }, i) => ({ x: i < 5 ? Number.NaN : x }));
    const [answer] = answersFrom([number(7, 1)], some);
    expect(answer).toMatchObject({ families: 16, median: 13.5 });
    const none = families.map(() => ({ x: Number.NaN }));
    expect(answersFrom([number(7, 1)], none)).toEqual([
      { id: 'x', published: 7, median: null, low: null, high: null, families: 0, within: false },
    ]);
  });

  it('judge a statement by the medians, not by single families', () => {
    const statement: Claim = { kind: 'statement', id: 's', margin: ({ x }) => x - 10.5, state: {} };
    expect(answersFrom([statement], families)).toEqual([{ id: 's', families: 21, within: true }]);
    const reversed: Claim = { ...statement, margin: ({ x }) => 10.5 - x };
    expect(answersFrom([reversed], families)[0].within).toBe(false);
    const tie: Claim = { ...statement, margin: ({ x }) => x - 11 };
    expect(answersFrom([tie], families)[0].within).toBe(false);
    const unknown: Claim = { ...statement, margin: () => Number.NaN };
    expect(answersFrom([unknown], families)[0].within).toBe(false);
  });
});

describe('medians of figures', () => {
  it('take a figure that was never reached for later than all others', () => {
    const list = [1, 2, Number.NaN, 3, 4].map((x) => ({ x }));
    expect(medians(list).x).toBe(3);
    expect(medians([1, Number.NaN, Number.NaN].map((x) => ({ x }))).x).toBeNaN();
  });

  it('are taken of each figure by itself', () => {
    const list = [
      { a: 1, b: 30 },
      { a: 2, b: 10 },
      { a: 3, b: 20 },
    ];
    expect(medians(list)).toEqual({ a: 2, b: 20 });
    expect(medians([])).toEqual({});
  });
});
