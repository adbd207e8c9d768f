import { describe, expect, it } from 'vitest';
import { Generator } from '../../../src/model/random/generator.ts';
import { normal, normalQuantile } from '../../../src/model/random/normal.ts';
import {
  chiSquareTail,
  chiSquareUniform,
  FALSE_ALARM,
  FAR_OUT,
  meanDeviation,
  squareDeviation,
} from '../../reference/chance.ts';

const density = (t: number) => Math.exp((-t * t) / 2) / Math.sqrt(2 * Math.PI);

/** Φ(z) for |z| up to 3: one half and Simpson's integral of the density from 0. */
function centralDistribution(z: number): number {
  const parts = 4000;
  const h = z / parts;
  let sum = density(0) + density(z);
  for (let i = 1; i < parts; i++) sum += (i % 2 === 1 ? 4 : 2) * density(i * h);
  return 0.5 + (sum * h) / 3;
}

/** Φ(-z) for z of 3 and more: Laplace's continued fraction, φ(z) / (z + 1 / (z + 2 / (z + 3 / …))). */
function tailDistribution(z: number): number {
  let fraction = z;
  for (let k = 400; k >= 1; k--) fraction = z + k / fraction;
  return density(z) / fraction;
}

describe('the normal quantile', () => {
  it.each([
    // Two-sided and one-sided levels of every table of the normal distribution, to about sixteen digits.
    [0.5, 0],
    [0.75, 0.6744897501960817],
    [0.9, 1.2815515655446004],
    [0.95, 1.6448536269514722],
    [0.975, 1.959963984540054],
    [0.99, 2.3263478740408408],
    [0.995, 2.5758293035489004],
    [0.999, 3.090232306167813],
    // M. J. Wichura's own test value.
    [1e-20, -9.262340089798409],
  ])('at %d is %d', (p, z) => {
    expect(normalQuantile(p)).toBeCloseTo(z, 13);
  });

  it('is inverted by the distribution function in the middle', () => {
    for (let i = 1; i < 400; i++) {
      const p = 0.0015 + (0.997 * i) / 400;
      expect(Math.abs(centralDistribution(normalQuantile(p)) - p)).toBeLessThan(2e-14);
    }
  });

  it('is inverted by the distribution function in the tail', () => {
    for (let exponent = 3; exponent <= 300; exponent += 1.37) {
      const p = 10 ** -exponent;
      const z = -normalQuantile(p);
      // The distribution turns an error of z into one z² times as large, relatively.
      expect(Math.abs(tailDistribution(z) / p - 1)).toBeLessThan(1e-14 * (1 + z * z));
    }
  });

  it('is odd about one half, and rises, also where its pieces meet', () => {
    for (const p of [0.0001, 0.01, 0.074, 0.075, 0.076, 0.2, 0.4375])
      expect(normalQuantile(1 - p)).toBeCloseTo(-normalQuantile(p), 11);
    // The pieces meet at 0.075 and at e^-25.
    for (const seam of [0.075, Math.exp(-25)]) {
      const step = seam * 1e-9;
      for (let i = -20; i < 20; i++) {
        const low = normalQuantile(seam + i * step);
        expect(normalQuantile(seam + (i + 1) * step)).toBeGreaterThan(low);
      }
    }
  });

  it('is finite for every uniform that the generator can give', () => {
    expect(normalQuantile(2 ** -53)).toBeCloseTo(-8.2095361516013856, 10);
    expect(normalQuantile(1 - 2 ** -53)).toBeCloseTo(8.2095361516013856, 10);
  });
});

describe('normal deviates', () => {
  const stream = new Generator(1, 99);
  const sample = Array.from({ length: 100_000 }, () => normal(stream));

  it('have mean 0 and variance 1', () => {
    expect(Math.abs(meanDeviation(sample, 0, 1))).toBeLessThan(FAR_OUT);
    expect(Math.abs(squareDeviation(sample))).toBeLessThan(FAR_OUT);
  });

  it('fall into twenty equally likely classes alike', () => {
    // Borders by the table of quantiles, symmetric.
    const upper = [
      0.12566134685507402, 0.2533471031357997, 0.38532046640756773, 0.5244005127080409,
      0.6744897501960817, 0.8416212335729143, 1.0364333894937898, 1.2815515655446004,
      1.6448536269514722,
    ];
    const borders = [...upper.map((z) => -z).reverse(), 0, ...upper];
    const counts = new Array(20).fill(0);
    for (const z of sample) counts[borders.filter((b) => b < z).length]++;
    expect(chiSquareTail(chiSquareUniform(counts), 19)).toBeGreaterThan(FALSE_ALARM);
  });

  it('take exactly one uniform each', () => {
    const a = new Generator(5);
    const b = new Generator(5);
    normal(a);
    b.uniform();
    expect(a.bits()).toBe(b.bits());
  });
});
