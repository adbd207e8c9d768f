import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WinRates } from '../../../../src/model/measure/elo/win-rates.ts';

/** All pairs of copies of different sessions, one by one. */
function counted(values: readonly Float64Array[], counts: readonly number[]): number[] | null {
  const copies = counts.flatMap((count, s) => Array<number>(count).fill(s));
  const rates: number[] = [];
  for (const mine of values) {
    for (const other of values) {
      let wins = 0;
      let pairs = 0;
      for (const a of copies) {
        for (const b of copies) {
          if (a === b) continue;
          pairs++;
          wins += mine[a] > other[b] ? 1 : mine[a] === other[b] ? 0.5 : 0;
        }
      }
      if (pairs === 0) return null;
      rates.push(wins / pairs);
    }
  }
  return rates;
}

const row = (...values: number[]) => Float64Array.from(values);

describe('win rates', () => {
  it('counts pairs of different sessions, ties as halves', () => {
    // The first's 1 and 4 against the second's 3 and 4 of the other session: 1 < 4, 4 > 3.
    expect(Array.from(new WinRates([row(1, 4), row(3, 4)]).rates() ?? [])).toEqual([
      0.5, 0.5, 0.5, 0.5,
    ]);
    // 2 = 2, 7 > 1: three halves of two.
    expect(new WinRates([row(2, 7), row(1, 2)]).rates()?.[1]).toBe(0.75);
    expect(new WinRates([row(0, 0), row(0, 0)]).rates()?.[1]).toBe(0.5);
  });

  it('sets copies of a session aside, which would meet themselves', () => {
    const rates = new WinRates([row(5, 1), row(4, 2)]);
    // Copies 5, 5, 1 against 4, 4, 2: twice 5 > 2, twice 1 < 4.
    expect(rates.rates([2, 1])?.[1]).toBe(0.5);
    expect(rates.rates([3, 0])).toBeNull();
  });

  it('is what a count of all pairs says, among bootstrap copies too', () => {
    const cases = fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 7 }), fc.boolean())
      .chain(([players, sessions, climbing]) =>
        fc.record({
          climbing: fc.constant(climbing),
          values: fc.array(fc.array(fc.nat(6), { minLength: sessions, maxLength: sessions }), {
            minLength: players,
            maxLength: players,
          }),
          counts: fc.array(fc.nat(3), { minLength: sessions, maxLength: sessions }),
        }),
      );
    fc.assert(
      fc.property(cases, ({ climbing, values, counts }) => {
        // Best values so far never fall from one budget to the next.
        const rows = values.map((each, p) =>
          each.map((v, s) =>
            climbing ? values.slice(0, p + 1).reduce((sum, r) => Math.max(sum, r[s]), 0) : v,
          ),
        );
        const columns = rows.map((each) => Float64Array.from(each));
        const winRates = new WinRates(columns);
        for (const c of [counts, counts.map(() => 1)]) {
          const rates = winRates.rates(c);
          const naive = counted(columns, c);
          expect(rates === null).toBe(naive === null);
          rates?.forEach((rate, at) => {
            expect(rate).toBeCloseTo(naive?.[at] ?? Number.NaN, 12);
          });
        }
      }),
    );
  });
});
