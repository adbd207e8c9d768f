import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bradleyTerry } from '../../../../src/model/measure/elo/bradley-terry.ts';
import { budgetsUpTo } from '../../../../src/model/measure/elo/budgets.ts';
import { referenceChances, referenceSlope } from '../../../../src/model/measure/elo/reference.ts';

/** Chances by row; the diagonal is not read. */
const table = (...rows: number[][]) => Float64Array.from(rows.flat());

describe('Bradley and Terry’s model', () => {
  it('gives repeated sampling 400 per decade at every budget, without pseudo-games', () => {
    const budgets = budgetsUpTo(5000);
    const elo = bradleyTerry(referenceChances(budgets), 31, { pseudo: 0 });
    elo.forEach((rating, b) => {
      expect(Math.abs(rating - 40 * b)).toBeLessThan(1e-6);
    });
    expect(Math.abs(referenceSlope(budgets) - 400)).toBeLessThan(1e-6);
  });

  it('turns the odds of two players into Elo', () => {
    const odds = (p: number) => table([0.5, 1 - p], [p, 0.5]);
    expect(bradleyTerry(odds(10 / 11), 2, { pseudo: 0 })[1]).toBeCloseTo(400, 8);
    expect(bradleyTerry(odds(1 / 4), 2, { pseudo: 0 })[1]).toBeCloseTo(-400 * Math.log10(3), 8);
    // With a pseudo-game of weight 1 a win is 1.5 of 2.
    expect(bradleyTerry(odds(1), 2, { pseudo: 1 })[1]).toBeCloseTo(400 * Math.log10(3), 8);
    expect(bradleyTerry(odds(1), 2)[1]).toBeCloseTo(400 * Math.log10(20001), 6);
  });

  it('fits three players whose chances no strengths explain', () => {
    // Ratings r, 0, -r with r = ln 2: the first is expected to win 2/3 + 4/5 of its two games, here 0.7 + 23/30.
    const [a, b, c] = bradleyTerry(
      table([0.5, 0.7, 23 / 30], [0.3, 0.5, 0.7], [7 / 30, 0.3, 0.5]),
      3,
      { pseudo: 0 },
    );
    expect(a).toBe(0);
    expect(b).toBeCloseTo(-400 * Math.log10(2), 8);
    expect(c).toBeCloseTo(-800 * Math.log10(2), 8);
    // Each beats the next: nobody is better.
    const round = bradleyTerry(table([0.5, 0.75, 0.25], [0.25, 0.5, 0.75], [0.75, 0.25, 0.5]), 3);
    for (const rating of round) expect(rating).toBeCloseTo(0, 8);
  });

  it.each([2, 5, 124])('keeps %i players finite who win or lose all, symmetrically', (players) => {
    const wins = Float64Array.from({ length: players * players }, (_, at) => {
      const i = Math.floor(at / players);
      return i > at % players ? 1 : 0;
    });
    const elo = bradleyTerry(wins, players);
    const last = elo[players - 1];
    for (let i = 0; i < players; i++) {
      expect(elo[i] + elo[players - 1 - i]).toBeCloseTo(last, 5);
      if (i > 0) expect(elo[i]).toBeGreaterThan(elo[i - 1]);
    }
    expect(last).toBeLessThan(Number.POSITIVE_INFINITY);
    expect(() => bradleyTerry(wins, players, { pseudo: 0 })).toThrow('no finite ratings');
  });

  it('expects of every player the wins it has, from wherever it begins', () => {
    const chances = fc.integer({ min: 2, max: 9 }).chain((n) =>
      fc.tuple(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
          minLength: n * n,
          maxLength: n * n,
        }),
        fc.array(fc.double({ min: -3000, max: 3000, noNaN: true }), {
          minLength: n,
          maxLength: n,
        }),
      ),
    );
    fc.assert(
      fc.property(chances, ([drawn, from]) => {
        const n = from.length;
        const chance = Float64Array.from(drawn, (p, at) => {
          const i = Math.floor(at / n);
          const j = at % n;
          return i > j ? p : i === j ? 0.5 : 1 - drawn[j * n + i];
        });
        const elo = bradleyTerry(chance, n);
        for (let i = 0; i < n; i++) {
          let surplus = 0;
          for (let j = 0; j < n; j++) {
            if (j === i) continue;
            const expected = 1 / (1 + 10 ** ((elo[j] - elo[i]) / 400));
            surplus += chance[i * n + j] + 0.5e-4 - 1.0001 * expected;
          }
          expect(Math.abs(surplus)).toBeLessThan(1e-9);
        }
        const again = bradleyTerry(chance, n, { from: Float64Array.from(from) });
        again.forEach((rating, i) => {
          expect(Math.abs(rating - elo[i])).toBeLessThan(1e-4);
        });
      }),
    );
  });
});
