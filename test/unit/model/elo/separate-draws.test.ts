import { describe, expect, it } from 'vitest';
import { separateInterval } from '../../../../src/model/measure/elo/separate-draws.ts';
import { Generator } from '../../../../src/model/random/generator.ts';
import { normal } from '../../../../src/model/random/normal.ts';

const of = (...values: number[]) => Float64Array.from(values);

describe('the interval of a chance to beat, of separate draws', () => {
  it('is that computed by hand', () => {
    // a: 1, 3 beat none and both of b: 0, 2 → placements 1/2, 1; of b: 0, 1/2. Variances 1/8 each.
    const interval = separateInterval(of(1, 3), of(0, 2));
    const half = 1.959963984540054 * Math.sqrt(1 / 16 + 1 / 16);
    expect(interval?.[0]).toBeCloseTo(0.75 - half, 12);
    expect(interval?.[1]).toBe(1);
  });

  it('counts ties as halves, and has no width where all are equal', () => {
    expect(separateInterval(of(5, 5, 5), of(5, 5))).toEqual([0.5, 0.5]);
    expect(separateInterval(of(1), of(0, 2))).toBeNull();
  });

  it('of two equal samples has the width of the rank test: 1 / 6n in the square', () => {
    const generator = new Generator(3, 1);
    const n = 4000;
    const a = Float64Array.from({ length: n }, () => normal(generator));
    const b = Float64Array.from({ length: n }, () => normal(generator));
    const [low, high] = separateInterval(a, b) ?? [0, 0];
    expect((high - low) / 2).toBeCloseTo(1.96 * Math.sqrt(1 / (6 * n)), 4);
  });

  it('holds the true chance in about 95 of 100 cases', () => {
    // Uniform on 0 to 1 against uniform on 0 to 1.5: beaten in 2/3 of all games.
    const generator = new Generator(7, 1);
    let held = 0;
    for (let i = 0; i < 400; i++) {
      const a = Float64Array.from({ length: 60 }, () => 1.5 * generator.uniform());
      const b = Float64Array.from({ length: 60 }, () => generator.uniform());
      const [low, high] = separateInterval(a, b) ?? [0, 0];
      if (low <= 2 / 3 && 2 / 3 <= high) held++;
    }
    expect(held).toBeGreaterThan(365);
    expect(held).toBeLessThan(398);
  });
});
