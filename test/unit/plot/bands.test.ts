import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaPath, STRETCH } from '../../../src/components/plot/paths.ts';
import { plotScales } from '../../../src/components/plot/scales.ts';
import { FINEST, heights } from './arbitrary-lines.ts';
import { type Point, partsOf, plain } from './samples.ts';

const HEIGHT = 100;
const { x } = plain();
const scales = plotScales(plain());

describe('a band', () => {
  const band = (at: number[], low: number[], high: number[]) =>
    areaPath(scales, x, at, { low, high });

  it('runs along its upper edge and back along the lower one, and is closed', () => {
    const path = band([0, 5, 10], [0, 0.25, 0], [0.5, 1, 0.5]);
    expect(path).toBe('M0 100l1000-100 1000 100v100l-1000-50-1000 50z');
  });

  it('is cut at both edges', () => {
    expect(band([-10, 10, 30], [0, 0.5, 0], [0.5, 1, 0.5])).toBe('M0 50l2000-50v100l-2000 50z');
    expect(band([-10, 30], [0, 0], [1, 1])).toBe('M0 0h2000v200h-2000z');
  });

  it('has a gap where either edge is missing, and the parts stay together', () => {
    const none = Number.NaN;
    const path = band([0, 1, 2, 3, 4, 5, 6], [0, 0, none, 0, 0, 0, 0], [1, 1, 1, 1, none, 1, 1]);
    expect(path).toBe('M0 0h200v200h-200zM1000 0h200v200h-200z');
    expect(band([], [], [])).toBe('');
  });

  it('has no more than its own area', () => {
    const area = (points: readonly Point[]) =>
      Math.abs(
        points.reduce((sum, [x0, y0], i) => {
          const [x1, y1] = points[(i + 1) % points.length];
          return sum + (x0 * y1 - x1 * y0) / 2;
        }, 0),
      );
    fc.assert(
      fc.property(heights, (y) => {
        const at = y.map((_, i) => (10 * i) / (y.length - 1));
        const [points] = partsOf(
          band(
            at,
            y.map((v) => v / 2),
            y,
          ),
        );
        const exact = y
          .slice(1)
          .reduce((sum, v, i) => sum + ((v + y[i]) / 4) * (STRETCH / (y.length - 1)) * HEIGHT, 0);
        // Two edges of at most the length of a zigzag across, each moved by at most 0.37.
        const zigzag = STRETCH + HEIGHT * y.length;
        expect(Math.abs(area(points) - exact)).toBeLessThanOrEqual(2 * FINEST * zigzag);
      }),
    );
  });
});
