import { describe, expect, it } from 'vitest';
import { ridgeRegression } from '../../../../scripts/calibrate/least-squares.ts';
import { ResponseSurface } from '../../../../scripts/calibrate/response-surface.ts';
import { search } from '../../../../scripts/calibrate/search.ts';
import { Generator } from '../../../../src/model/random/generator.ts';
import { normal } from '../../../../src/model/random/normal.ts';

describe('ridge regression', () => {
  it('is least squares without a ridge: a line through three points', () => {
    // y = 1, 2, 4 at x = 0, 1, 2: slope 3/2, intercept 5/6; weights of 0 leave the fourth point out.
    const rows = [0, 1, 2, 9].map((x) => [1, x]);
    const [[intercept, slope]] = ridgeRegression(
      rows,
      [[1], [2], [4], [-50]],
      [1, 1, 1, 0],
      [0, 0],
    );
    expect(intercept).toBeCloseTo(5 / 6, 12);
    expect(slope).toBeCloseTo(3 / 2, 12);
  });

  it('shrinks as the ridge says, each target by itself', () => {
    // Σx² = 5, so a ridge of 5 halves the coefficient.
    const rows = [[1], [-2]];
    const targets = [
      [3, 1],
      [-6, -2],
    ];
    expect(ridgeRegression(rows, targets, [1, 1], [5])).toEqual([
      [expect.closeTo(1.5, 12)],
      [expect.closeTo(0.5, 12)],
    ]);
  });

  it('refuses samples that say nothing about a direction', () => {
    expect(() => ridgeRegression([[1, 1]], [[1]], [1], [0, 0])).toThrow(/open/);
  });
});

describe('a response surface', () => {
  const generator = new Generator(5, 1);
  const points = Array.from({ length: 300 }, () => [
    normal(generator),
    normal(generator),
    normal(generator),
  ]);
  const truth = ([a, b, c]: readonly number[]) => [1 + 2 * a - b, 0.5 * a * a + c];

  it('learns slopes and bends from noise', () => {
    const samples = points.map((x) => ({
      x,
      responses: truth(x).map((value) => value + 0.2 * normal(generator)),
    }));
    const surface = new ResponseSurface(samples, [0, 0, 0], 1);
    const at = [0.5, -0.5, 1];
    surface.at(at).forEach((value, i) => {
      expect(Math.abs(value - truth(at)[i])).toBeLessThan(0.15);
    });
  });

  it('leaves out samples without a response', () => {
    const samples = points.map((x, i) => ({ x, responses: i < 5 ? [Number.NaN, 0] : truth(x) }));
    const [first] = new ResponseSurface(samples, [0, 0, 0], 1).at([1, 1, 0]);
    expect(first).toBeCloseTo(2, 1);
  });
});

describe('the search over noisy responses', () => {
  const wanted = [0.7, -1.2, 0.4, 1.5, -0.3];
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  /** Two responses a coordinate, one of them bent, whose squares vanish at `wanted`. */
  const exact = (x: readonly number[]) =>
    x.flatMap((v, i) => [v - wanted[i], 0.3 * (v - wanted[i]) ** 2]);
  const cost = (responses: readonly number[]) => sum(responses.map((r) => r * r));
  const run = (noise: number, seed = 1) => {
    const generator = new Generator(seed, 7);
    return search({
      start: wanted.map(() => 0),
      cost,
      respond: async (points, carefully) =>
        points.map((x) =>
          exact(x).map((r) => r + (carefully ? 0.2 : 1) * noise * normal(generator)),
        ),
      rounds: 6,
      points: 60,
      radius: 0.8,
      seed,
    });
  };
  const distance = (x: readonly number[]) => Math.hypot(...x.map((v, i) => v - wanted[i]));

  it('finds the minimum, without noise and with noise as large as the responses near it', async () => {
    expect(distance((await run(0)).x)).toBeLessThan(0.02);
    expect(distance((await run(0.2)).x)).toBeLessThan(0.25);
  });

  it('comes nearer than it started, whatever it draws, under noise as large as all there is to gain', async () => {
    for (const seed of [2, 3, 4]) {
      expect(distance((await run(0.7, seed)).x)).toBeLessThan(0.6 * distance(wanted.map(() => 0)));
    }
  });

  it('depends on its seed alone', async () => {
    expect((await run(0.1, 3)).x).toEqual((await run(0.1, 3)).x);
    expect((await run(0.1, 3)).x).not.toEqual((await run(0.1, 4)).x);
  });
});
