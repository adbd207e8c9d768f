import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linePath, STRETCH } from '../../../src/components/plot/paths.ts';
import { plotScales } from '../../../src/components/plot/scales.ts';
import { FINEST, gaps, heights, places, ROUNDED } from './arbitrary-lines.ts';
import { distanceToPolyline, linear, type Point, partsOf, plain } from './samples.ts';

const HEIGHT = 100;
const { x } = plain();
const scales = plotScales(plain());

const drawn = (at: number[], y: number[], steps = false) =>
  partsOf(linePath(scales, x, { x: at, y }, steps));

describe('leaving points out', () => {
  it('moves the line nowhere by more than 0.3 of a unit', () => {
    fc.assert(
      fc.property(heights, gaps, fc.boolean(), (y, widths, steps) => {
        const at = places(0, widths, y.length).map((value) => Math.min(10, value));
        const all: Point[] = at.flatMap((value, i): Point[] => {
          const here: Point = [STRETCH * (value / 10), HEIGHT * (1 - y[i])];
          return steps && i > 0 ? [[here[0], HEIGHT * (1 - y[i - 1])], here] : [here];
        });
        const [kept, ...more] = drawn(at, y, steps);
        expect(more).toEqual([]);
        for (const point of all) {
          expect(distanceToPolyline(point, kept)).toBeLessThanOrEqual(FINEST);
        }
        // What is left are points of the line and no others.
        for (const [px, py] of kept) {
          expect(all.some((p) => Math.hypot(p[0] - px, p[1] - py) <= ROUNDED)).toBe(true);
        }
      }),
      {
        examples: [
          // A spike straight up.
          [[0, 1, 0], [0, 0, 0, ...Array(57).fill(0)], false],
          // A way there and back again.
          [[0.5, 0.9, 0.5], [0, 0, 1e-5, ...Array(57).fill(0)], false],
        ],
      },
    );
  });

  it('leaves a straight line two points, and a curve few', () => {
    const at = Array.from({ length: 1001 }, (_, i) => i / 100);
    expect(
      drawn(
        at,
        at.map((value) => value / 10),
      )[0],
    ).toHaveLength(2);
    const curve = drawn(
      at,
      at.map((value) => (value / 10) ** 3),
    )[0].length;
    // The chord of a parabola of height h is h/n² off with n pieces; 0.3 of 100 needs about 5 of them.
    expect(curve).toBeGreaterThan(4);
    expect(curve).toBeLessThan(30);
  });
});

describe('what is out of view', () => {
  it('changes nothing within', () => {
    const part = fc.tuple(heights, gaps);
    fc.assert(
      fc.property(part, heights, heights, ([y, widths], left, right) => {
        const at = places(0, widths, y.length).map((value) => Math.min(9.9, value));
        const inner = partsOf(linePath(scales, x, { x: [0, ...at, 10], y: [0.5, ...y, 0.5] }));
        // The same with other points beyond the edges, after a gap.
        const far = {
          x: [
            ...left.map((_, i) => -1 - left.length + i),
            -0.5,
            0,
            ...at,
            10,
            10.5,
            ...right.map((_, i) => 11 + i),
          ],
          y: [...left, Number.NaN, 0.5, ...y, 0.5, Number.NaN, ...right],
        };
        expect(partsOf(linePath(scales, x, far))).toEqual(inner);
      }),
    );
  });

  it('cuts a line to what is seen of the whole', () => {
    fc.assert(
      fc.property(heights, gaps, fc.double({ min: 0.5, max: 6, noNaN: true }), (y, widths, to) => {
        const low = 0.3;
        const at = places(0, widths, y.length);
        const window = linear(low, low + to);
        const path = linePath(plotScales({ ...plain(), x: window }), window, { x: at, y });
        const whole: Point[] = at.map((value, i) => [
          (STRETCH * (value - low)) / to,
          HEIGHT * (1 - y[i]),
        ]);
        const points = partsOf(path).flat();
        for (const point of points) {
          expect(point[0]).toBeGreaterThanOrEqual(0);
          expect(point[0]).toBeLessThanOrEqual(STRETCH);
          expect(distanceToPolyline(point, whole)).toBeLessThanOrEqual(ROUNDED);
        }
        const last = at[at.length - 1];
        if (last > low + 0.01) {
          expect(points[0][0]).toBe(0);
          expect(points[points.length - 1][0]).toBeCloseTo(
            Math.min(STRETCH, (STRETCH * (last - low)) / to),
            0,
          );
        }
      }),
    );
  });
});
