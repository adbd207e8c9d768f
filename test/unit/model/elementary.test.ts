import { describe, expect, it, vi } from 'vitest';
import { exp, log, logistic, power } from '../../../src/model/random/elementary.ts';
import { Generator } from '../../../src/model/random/generator.ts';
import {
  exactExp,
  exactLog,
  exactLogistic,
  exactPower,
  type Real,
  ulpsFrom,
} from '../../reference/exact-real.ts';

// Seconds at most, but not on a machine that is busy with something else.
vi.setConfig({ testTimeout: 60_000 });

/** Arguments spread evenly over a range, from a fixed stream. */
function spread(low: number, high: number, count: number): number[] {
  const generator = new Generator(3, count);
  return Array.from({ length: count }, () => low + (high - low) * generator.uniform());
}

/** Of either sign and every size from 2^low to 2^high. */
function ofAnySize(low: number, high: number, count: number): number[] {
  const generator = new Generator(4, count);
  return Array.from({ length: count }, () => {
    const size = (1 + generator.uniform()) * 2 ** (low + generator.below(high - low));
    return generator.bits() % 2 === 0 ? size : -size;
  });
}

function worst(xs: readonly number[], own: (x: number) => number, exact: (x: number) => Real) {
  return xs.reduce((most, x) => Math.max(most, ulpsFrom(own(x), exact(x))), 0);
}

const LEAST = 5e-324;
const LEAST_NORMAL = 2.2250738585072014e-308;

describe('the exact arithmetic that these tests rely on', () => {
  it('gives the doubles nearest to known values', () => {
    expect(ulpsFrom(Math.E, exactExp(1))).toBeLessThan(0.5);
    expect(ulpsFrom(Math.LN2, exactLog(2))).toBeLessThan(0.5);
    expect(ulpsFrom(Math.LN10, exactLog(10))).toBeLessThan(0.5);
    expect(ulpsFrom(Math.SQRT2, exactPower(2, 0.5))).toBeLessThan(0.5);
    expect(ulpsFrom(0.36787944117144233, exactExp(-1))).toBeLessThan(0.5);
    expect(ulpsFrom(0.5, exactLogistic(0))).toBe(0);
  });

  it('measures in units in the last place', () => {
    expect(ulpsFrom(1 + 2 ** -52, exactExp(0))).toBe(1);
    expect(ulpsFrom(-(2 ** -52), exactLog(1))).toBe(Number.POSITIVE_INFINITY);
    expect(ulpsFrom(3 * LEAST, exactExp(-743.7469247408213))).toBeCloseTo(1, 6);
  });
});

describe('exp', () => {
  it.each([
    ['all of its range', spread(-745.1, 709.78, 3000)],
    ['small arguments', spread(-1, 1, 2000)],
    ['arguments of every size', ofAnySize(-60, 9, 2000).filter((x) => x > -745 && x < 709)],
    ['results below the normal numbers', spread(-745.1, -708.3, 1000)],
    [
      'arguments halfway between two multiples of ln 2',
      Array.from({ length: 1500 }, (_, i) => (i - 1050.5) * Math.LN2).filter((x) => x < 709),
    ],
  ])('lies within 2 ulp: %s', (_, xs) => {
    expect(worst(xs, exp, exactExp)).toBeLessThan(2);
  });

  it('is exact at 0 and honest at the ends', () => {
    expect(exp(0)).toBe(1);
    expect(exp(-0)).toBe(1);
    expect(exp(Number.NaN)).toBeNaN();
    expect(exp(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
    expect(exp(Number.NEGATIVE_INFINITY)).toBe(0);
    // The largest double whose exponential is finite, and the next; the same below.
    expect(ulpsFrom(exp(709.782712893384), exactExp(709.782712893384))).toBeLessThan(2);
    expect(exp(709.7827128933841)).toBe(Number.POSITIVE_INFINITY);
    expect(exp(-745.1332191019411)).toBe(LEAST);
    expect(exp(-745.1332191019412)).toBe(0);
    expect(exp(1e300)).toBe(Number.POSITIVE_INFINITY);
    expect(exp(-1e300)).toBe(0);
  });
});

describe('log', () => {
  it.each([
    ['all of its range', ofAnySize(-1022, 1024, 3000).map(Math.abs)],
    ['numbers about 1', spread(0.5, 2, 2000)],
    ['neighbours of 1', ofAnySize(-52, -10, 1000).map((x) => 1 + x)],
    ['numbers below the normal ones', spread(0, LEAST_NORMAL, 500)],
    ['powers of two', Array.from({ length: 2098 }, (_, i) => 2 ** (i - 1074))],
  ])('lies within 2 ulp: %s', (_, xs) => {
    const proper = xs.filter((x) => Number.isFinite(x) && x > 0);
    expect(proper.length).toBeGreaterThan(400);
    expect(worst(proper, log, exactLog)).toBeLessThan(2);
  });

  it('is exact at 1 and honest at the ends', () => {
    expect(log(1)).toBe(0);
    expect(log(0)).toBe(Number.NEGATIVE_INFINITY);
    expect(log(-0)).toBe(Number.NEGATIVE_INFINITY);
    expect(log(-1)).toBeNaN();
    expect(log(Number.NaN)).toBeNaN();
    expect(log(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
    expect(ulpsFrom(log(LEAST), exactLog(LEAST))).toBeLessThan(1);
    expect(ulpsFrom(log(Number.MAX_VALUE), exactLog(Number.MAX_VALUE))).toBeLessThan(1);
  });
});

describe('power', () => {
  it('lies within the ulps that the exponent times the logarithm brings in', () => {
    // exp multiplies the relative error of its argument y ln x by the argument: of log under 2 units, of
    // the product half a unit, and 2 of its own; a unit weighs up to twice as much at the foot of a binade.
    const generator = new Generator(9);
    for (let i = 0; i < 3000; i++) {
      const x = exp(20 * (generator.uniform() - 0.5));
      const y = 20 * (generator.uniform() - 0.5);
      const allowed = 2 + 2 * 2.5 * Math.abs(y * Math.log(x));
      expect(ulpsFrom(power(x, y), exactPower(x, y))).toBeLessThan(allowed);
    }
  });

  it('where the model uses it: shares of K, and depths', () => {
    for (let k = 1; k <= 16; k++) {
      expect(ulpsFrom(power(k, -2.3), exactPower(k, -2.3))).toBeLessThan(8);
      expect(ulpsFrom(power(k / 17, 1.06), exactPower(k / 17, 1.06))).toBeLessThan(8);
    }
  });

  it('is exact where the exponent is 0 or the base 0 or 1', () => {
    for (const x of [0, 0.3, 1, 7, 1e300]) expect(power(x, 0)).toBe(1);
    for (const y of [-3, 0.1, 1, 40]) expect(power(1, y)).toBe(1);
    expect(power(0, 1.06)).toBe(0);
    expect(power(0, -1)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('logistic', () => {
  it('lies within 3 ulp', () => {
    expect(worst(spread(-150, 40, 2000), logistic, exactLogistic)).toBeLessThan(3);
    expect(worst(spread(-2, 2, 1000), logistic, exactLogistic)).toBeLessThan(3);
  });

  it('does not overflow on either side', () => {
    expect(logistic(0)).toBe(0.5);
    expect(logistic(1000)).toBe(1);
    expect(logistic(-1000)).toBe(0);
    // With x = ln 3 the odds are three to one.
    expect(logistic(Math.log(3))).toBeCloseTo(0.75, 15);
    expect(logistic(-Math.log(3))).toBeCloseTo(0.25, 15);
  });
});
