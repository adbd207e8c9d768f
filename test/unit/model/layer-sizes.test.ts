import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type BellShape, layerSizes } from '../../../src/model/graph/layer-sizes.ts';
import { Generator } from '../../../src/model/random/generator.ts';
import { evenly } from '../../reference/arbitraries.ts';
import { FAR_OUT, meanDeviation, squareDeviation } from '../../reference/chance.ts';

// Seconds at most, but not on a machine that is busy with something else.
vi.setConfig({ testTimeout: 60_000 });

const LN3 = Math.log(3);

function sizes(bell: Partial<BellShape>, seed = 1): number[] {
  const whole = { steps: 0, depth: 1, peak: 0.5, steepness: 1, noise: 0, fillEvery: false };
  return [...layerSizes({ ...whole, ...bell }, new Generator(seed))];
}

describe('a bell without noise', () => {
  // Two layers about the peak have equal shares.
  it('gives equal shares to layers alike, and rounds half up, then takes from the shallowest of the fullest', () => {
    expect(sizes({ depth: 2, steps: 6, peak: 0.75 })).toEqual([1, 3, 3]);
    expect(sizes({ depth: 2, steps: 7, peak: 0.75 })).toEqual([1, 3, 4]);
  });

  // Three layers, centre 1.5, b = ln 3: S(-b) = 1/4, S(0) = 1/2, S(b) = 3/4, S(2b) = 9/10, so that the
  // shares are 1/4, 1/4 and 3/20 of 13/20.
  const three = { depth: 3, peak: 0.5, steepness: 3 * LN3 };

  it('has the shares of the logistic function across each layer', () => {
    expect(sizes({ ...three, steps: 13 })).toEqual([1, 5, 5, 3]);
    expect(sizes({ ...three, steps: 1300 })).toEqual([1, 500, 500, 300]);
  });

  it('adds what is missing to, and takes what is too much from, the fullest layer, the shallowest at a tie', () => {
    // 4.6, 4.6, 2.8 round to 13; 5.4, 5.4, 3.2 round to 13; 3.1, 3.1, 1.8 are right at once.
    expect(sizes({ ...three, steps: 12 })).toEqual([1, 4, 5, 3]);
    expect(sizes({ ...three, steps: 14 })).toEqual([1, 6, 5, 3]);
    expect(sizes({ ...three, steps: 8 })).toEqual([1, 3, 3, 2]);
  });

  it('centres on the peak', () => {
    // Centre 1, b = 2 ln 3: S at half steps is 1/4, 3/4, 27/28, 243/244, 2187/2188. Of 1,000:
    // 667.07, 285.89, 42.18, 4.86.
    const skewed = { depth: 4, peak: 0.25, steepness: 8 * LN3, steps: 1000 };
    expect(sizes(skewed)).toEqual([1, 667, 286, 42, 5]);
  });

  it('leaves a layer empty unless each is to have a step', () => {
    // b = ln 99: shares 0.49, 0.49 and 0.0099, of 20 steps 9.9, 9.9 and 0.2.
    const steep = { depth: 3, peak: 0.5, steepness: 3 * Math.log(99), steps: 20 };
    expect(sizes(steep)).toEqual([1, 10, 10, 0]);
    expect(sizes({ ...steep, fillEvery: true })).toEqual([1, 9, 10, 1]);
    expect(sizes({ ...steep, steps: 3, fillEvery: true })).toEqual([1, 1, 1, 1]);
  });

  it('with one layer puts everything there', () => {
    expect(sizes({ depth: 1, steps: 41, steepness: 90 })).toEqual([1, 41]);
  });
});

describe('any bell', () => {
  const shape = fc.record({
    depth: fc.integer({ min: 1, max: 200 }),
    extra: fc.integer({ min: 0, max: 2000 }),
    peak: evenly(0.1, 0.9),
    steepness: fc.double({ min: 0.1, max: 100, noNaN: true }),
    noise: evenly(0, 3),
    fillEvery: fc.boolean(),
    seed: fc.nat(),
  });

  it('places all steps, none of them in a negative layer, and fills every layer when told to', () => {
    fc.assert(
      fc.property(shape, ({ extra, seed, ...bell }) => {
        const steps = bell.depth + extra;
        const found = sizes({ ...bell, steps }, seed);
        expect(found.length).toBe(bell.depth + 1);
        expect(found[0]).toBe(1);
        expect(found.reduce((a, b) => a + b, 0)).toBe(steps + 1);
        expect(Math.min(...found)).toBeGreaterThanOrEqual(bell.fillEvery ? 1 : 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('draws one normal a layer, whatever the noise, so that nothing after it moves', () => {
    const after = [0, 0.35, 3].map((noise) => {
      const generator = new Generator(5);
      layerSizes(
        { steps: 500, depth: 17, peak: 0.3, steepness: 6, noise, fillEvery: false },
        generator,
      );
      return generator.bits();
    });
    expect(after).toEqual([after[0], after[0], after[0]]);
  });

  it.each([
    [{ steps: 64.5 }, /steps, not 64.5/],
    [{ steps: Number.NaN }, /steps, not NaN/],
    [{ steps: Number.POSITIVE_INFINITY }, /steps, not Infinity/],
    [{ steps: 10, depth: 2.5 }, /depth, not 2.5/],
  ])('of what cannot be counted ends at once: %o', (bell, message) => {
    expect(() => sizes(bell)).toThrow(message);
  });

  it('has shares that vary by exp(noise z)', () => {
    // Two equal layers: the logarithm of their ratio is normal with variance 2 noise².
    const logs = Array.from({ length: 2000 }, (_, seed) => {
      const found = sizes({ depth: 2, peak: 0.75, steps: 1e6, noise: 0.35 }, seed);
      return Math.log(found[1] / found[2]) / (0.35 * Math.SQRT2);
    });
    expect(Math.abs(meanDeviation(logs, 0, 1))).toBeLessThan(FAR_OUT);
    expect(Math.abs(squareDeviation(logs))).toBeLessThan(FAR_OUT);
  });
});
