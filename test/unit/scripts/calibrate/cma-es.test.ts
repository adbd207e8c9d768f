import { describe, expect, it } from 'vitest';
import { CmaEs } from '../../../../scripts/calibrate/cma-es.ts';

type Cost = (x: readonly number[]) => number;

/** The best cost seen, and the search where it ended. */
function minimise(
  cost: Cost,
  start: readonly number[],
  generations: number,
  sigma = 0.5,
  seed = 1,
) {
  const search = new CmaEs({ start, sigma, seed });
  let best = Number.POSITIVE_INFINITY;
  for (let g = 0; g < generations; g++) {
    const costs = search.ask().map(cost);
    best = Math.min(best, ...costs.filter((c) => !Number.isNaN(c)));
    search.tell(costs);
  }
  return { best, search };
}

const sphere: Cost = (x) => x.reduce((sum, v) => sum + v * v, 0);
const ellipsoid: Cost = (x) =>
  x.reduce((sum, v, i) => sum + 1e6 ** (i / (x.length - 1)) * v * v, 0);
const rosenbrock: Cost = (x) => {
  let sum = 0;
  for (let i = 0; i + 1 < x.length; i++) {
    sum += 100 * (x[i + 1] - x[i] * x[i]) ** 2 + (1 - x[i]) ** 2;
  }
  return sum;
};
/** An orthogonal change of coordinates: a reflection at the plane across (1, 2, 3, …). */
const turned =
  (cost: Cost): Cost =>
  (x) => {
    const axis = x.map((_, i) => i + 1);
    const along = x.reduce((sum, v, i) => sum + v * axis[i], 0) / sphere(axis);
    return cost(x.map((v, i) => v - 2 * along * axis[i]));
  };

describe('CMA-ES', () => {
  it('finds the minimum of a sphere, and shrinks there', () => {
    const { best, search } = minimise(sphere, [1, -2, 3, 0.5, 1, 1], 200);
    expect(best).toBeLessThan(1e-14);
    expect(Math.hypot(...search.mean)).toBeLessThan(1e-6);
    expect(search.sigma).toBeLessThan(1e-6);
  });

  it('learns a valley whose axes differ by a thousand, along the coordinates and across them', () => {
    const start = [1, 1, 1, 1, 1, 1];
    expect(minimise(ellipsoid, start, 500).best).toBeLessThan(1e-10);
    expect(minimise(turned(ellipsoid), start, 500).best).toBeLessThan(1e-10);
  });

  it('follows the bent valley of Rosenbrock', () => {
    const { best, search } = minimise(rosenbrock, [-1, 1, 0, 0, 0.5], 700);
    expect(best).toBeLessThan(1e-10);
    for (const x of search.mean) expect(x).toBeCloseTo(1, 4);
  });

  it('sees the order of costs alone', () => {
    const plain = minimise(rosenbrock, [0, 0, 0], 60);
    const bent = minimise((x) => Math.log1p(rosenbrock(x)) - 7, [0, 0, 0], 60);
    expect(bent.search.mean).toEqual(plain.search.mean);
    expect(bent.search.sigma).toBe(plain.search.sigma);
  });

  it('moves with the origin', () => {
    const here = minimise(sphere, [1, 2], 40);
    const there = minimise((x) => sphere(x.map((v) => v - 100)), [101, 102], 40);
    there.search.mean.forEach((x, i) => {
      expect(x - 100).toBeCloseTo(here.search.mean[i], 9);
    });
  });

  it('draws what its seed names, and goes on past candidates without a cost', () => {
    const ask = (seed: number) => new CmaEs({ start: [0, 0], sigma: 1, seed }).ask();
    expect(ask(3)).toEqual(ask(3));
    expect(ask(3)).not.toEqual(ask(4));
    const { best } = minimise((x) => (x[0] > 0.5 ? Number.NaN : sphere(x)), [0.4, 0.4], 80);
    expect(best).toBeLessThan(1e-8);
  });

  it('grows its steps on a slope', () => {
    const { search } = minimise((x) => x[0], [0, 0, 0, 0], 60, 0.1);
    expect(search.sigma).toBeGreaterThan(10);
    expect(search.mean[0]).toBeLessThan(-10);
  });
});
