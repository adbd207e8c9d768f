import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eloPieces } from '../../../src/claims/elo-pieces.ts';
import { PRESETS } from '../../../src/model/presets.ts';

const cut = (...args: [first: number, sessions: number, each?: number]) =>
  eloPieces(PRESETS.post, ...args).map(({ first, sessions }) => [first, sessions]);

describe('Elo sessions in pieces', () => {
  it('begin where they are told to, and end with what is left over', () => {
    expect(cut(1600, 250)).toEqual([
      [1600, 100],
      [1700, 100],
      [1800, 50],
    ]);
    expect(cut(0, 100)).toEqual([[0, 100]]);
    expect(cut(7, 5, 2)).toEqual([
      [7, 2],
      [9, 2],
      [11, 1],
    ]);
    expect(cut(3, 0)).toEqual([]);
  });

  it('have every session once, in their order', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(700), fc.integer({ min: 1, max: 200 }), (first, n, each) => {
        const sessions = cut(first, n, each).flatMap(([from, count]) => {
          expect(count).toBeLessThanOrEqual(each);
          return Array.from({ length: count }, (_, s) => from + s);
        });
        expect(sessions).toEqual(Array.from({ length: n }, (_, s) => first + s));
      }),
    );
  });
});
