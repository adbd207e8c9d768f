import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { symmetricEigen } from '../../../../scripts/calibrate/symmetric-eigen.ts';

describe('eigenvalues of a symmetric matrix', () => {
  it('are those computed by hand', () => {
    const { values } = symmetricEigen([
      [2, 1],
      [1, 2],
    ]);
    expect([...values].sort((a, b) => a - b)).toEqual([
      expect.closeTo(1, 12),
      expect.closeTo(3, 12),
    ]);
  });

  it('with their vectors give the matrix back', () => {
    const size = fc.integer({ min: 1, max: 8 });
    const matrices = size.chain((n) =>
      fc.array(
        fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: n, maxLength: n }),
        {
          minLength: n,
          maxLength: n,
        },
      ),
    );
    fc.assert(
      fc.property(matrices, (m) => {
        const a = m.map((row, i) => row.map((x, j) => (i <= j ? x : m[j][i])));
        const { values, vectors } = symmetricEigen(a);
        const n = a.length;
        for (let i = 0; i < n; i++) {
          for (let j = 0; j < n; j++) {
            let back = 0;
            let across = 0;
            for (let k = 0; k < n; k++) {
              back += vectors[i][k] * values[k] * vectors[j][k];
              across += vectors[k][i] * vectors[k][j];
            }
            expect(Math.abs(back - a[i][j])).toBeLessThan(1e-9);
            expect(Math.abs(across - (i === j ? 1 : 0))).toBeLessThan(1e-12);
          }
        }
      }),
    );
  });
});
