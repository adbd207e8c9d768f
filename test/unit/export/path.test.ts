import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circleArc } from '../../../src/export/path/circle-arc.ts';
import { formatPath, short } from '../../../src/export/path/format-path.ts';
import { apply, compose, keepsCircles, lengthening } from '../../../src/export/path/matrix.ts';
import { parsePath } from '../../../src/export/path/path-data.ts';
import { boxOf, rectangle, type Segment, transform } from '../../../src/export/path/segments.ts';

describe('path data', () => {
  it('is read into absolute commands', () => {
    expect(parsePath('m1 2l3 4h5V-6z l1 1')).toEqual([
      ['M', 1, 2],
      ['L', 4, 6],
      ['L', 9, 6],
      ['L', 9, -6],
      ['Z'],
      // After Z the point is where the path began.
      ['L', 2, 3],
    ]);
  });

  it('goes on with lines after a move, and with the same command after any other', () => {
    expect(parsePath('M0 0 1 1m1 1 2 2Q1 1 2 2 3 3 4 4')).toEqual([
      ['M', 0, 0],
      ['L', 1, 1],
      ['M', 2, 2],
      ['L', 4, 4],
      ['Q', 1, 1, 2, 2],
      ['Q', 3, 3, 4, 4],
    ]);
  });

  it('mirrors the control point for S and T, and has none to mirror after another command', () => {
    expect(parsePath('M0 0C1 2 3 4 5 5S9 8 10 10')[2]).toEqual(['C', 7, 6, 9, 8, 10, 10]);
    expect(parsePath('M1 1S9 8 10 10')[1]).toEqual(['C', 1, 1, 9, 8, 10, 10]);
    expect(parsePath('M0 0Q1 2 4 4t2 0')[2]).toEqual(['Q', 7, 6, 6, 4]);
  });

  it('reads numbers that touch, and the flags of arcs without spaces', () => {
    expect(parsePath('M.5.5L-1-2e1')).toEqual([
      ['M', 0.5, 0.5],
      ['L', -1, -20],
    ]);
    expect(parsePath('M-3.6 0a3.6 3.6 0 1 0 7.2 0')[1]).toEqual(['A', 3.6, 3.6, 0, 1, 0, 3.6, 0]);
    expect(parsePath('M0 0a2 2 0 013 4')[1]).toEqual(['A', 2, 2, 0, 0, 1, 3, 4]);
  });

  it('stops at what is no path', () => {
    expect(parsePath('M1 1L2 2L3')).toHaveLength(2);
    expect(parsePath('hello')).toEqual([]);
    expect(parsePath('')).toEqual([]);
  });

  it('is written with two decimals and no sign too many', () => {
    expect([0, -0, 0.004, -0.004, 0.5, -0.25, 1.005, 12.3456, 100].map(short)).toEqual([
      '0',
      '0',
      '0',
      '0',
      '.5',
      '-.25',
      '1',
      '12.35',
      '100',
    ]);
    expect(short(Number.NaN)).toBe('0');
    expect(formatPath(parsePath('M0.5 -1 L 2 -3 L 4 5 M 1 1 C 1 2 3 4 5 6 Z'))).toBe(
      'M.5-1L2-3 4 5M1 1C1 2 3 4 5 6Z',
    );
  });

  const coordinate = fc.double({ min: -5000, max: 5000, noNaN: true });
  const segment: fc.Arbitrary<Segment> = fc.oneof(
    fc.tuple(fc.constantFrom('M' as const, 'L' as const), coordinate, coordinate),
    fc.tuple(fc.constant('Q' as const), coordinate, coordinate, coordinate, coordinate),
    fc.tuple(fc.constant('C' as const), ...(Array(6).fill(coordinate) as Six)),
    fc.constant(['Z'] as ['Z']),
  );
  type Six = [
    typeof coordinate,
    typeof coordinate,
    typeof coordinate,
    typeof coordinate,
    typeof coordinate,
    typeof coordinate,
  ];

  it('is the same after it was written and read, to half a hundredth', () => {
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 20 }), (rest) => {
        const path: Segment[] = [['M', 0, 0], ...rest];
        const again = parsePath(formatPath(path));
        const plain = path.filter((each, i) => !(each[0] === 'Z' && path[i - 1]?.[0] === 'Z'));
        expect(again.map(([command]) => command)).toEqual(plain.map(([command]) => command));
        again.forEach((each, i) => {
          each.slice(1).forEach((value, j) => {
            expect(Math.abs((value as number) - (plain[i][j + 1] as number))).toBeLessThan(0.00501);
          });
        });
      }),
    );
  });
});

describe('a circle', () => {
  it('stays round when its numbers are rounded', () => {
    const place = fc.double({ min: 0, max: 2000, noNaN: true });
    fc.assert(
      fc.property(place, place, fc.double({ min: 1, max: 20, noNaN: true }), (x, y, radius) => {
        const written = formatPath([['M', x + radius, y], ...circleArc(x, y, radius, 0, 7)]);
        const [start, ...halves] = parsePath(written);
        let from = start.slice(-2) as number[];
        expect(halves).toHaveLength(2);
        for (const half of halves) {
          const [, rx, , , , , toX, toY] = half as number[];
          const way = Math.hypot(toX - from[0], toY - from[1]);
          // A longer radius, by however little, would be a flatter arc; a shorter one is made to fit.
          expect(rx).toBeLessThanOrEqual(way / 2 + 1e-9);
          expect(way / 2).toBeLessThan(rx + 0.011);
          expect(Math.abs(way / 2 - radius)).toBeLessThan(0.011);
          from = [toX, toY];
        }
      }),
    );
  });
});

describe('a path under a matrix', () => {
  const stretch = { a: 3, b: 0, c: 0, d: 0.5, e: 10, f: -20 };

  it('has its points and control points mapped', () => {
    expect(transform(parsePath('M1 2C3 4 5 6 7 8Z'), stretch)).toEqual([
      ['M', 13, -19],
      ['C', 19, -18, 25, -17, 31, -16],
      ['Z'],
    ]);
  });

  it('keeps the arcs of circles where they stay circles', () => {
    const double = { a: 2, b: 0, c: 0, d: 2, e: 1, f: 1 };
    expect(transform(parsePath('M1 0A1 1 0 0 1 -1 0'), double)[1]).toEqual([
      'A',
      2,
      2,
      0,
      0,
      1,
      -1,
      1,
    ]);
    expect(keepsCircles({ a: -1, b: 0, c: 0, d: 1, e: 0, f: 0 })).toBe(false);
  });

  it('turns an arc of a circle into curves along the ellipse that it becomes', () => {
    const half = transform(parsePath('M2 0A2 2 0 0 1 -2 0'), stretch);
    expect(half.map(([command]) => command)).toEqual(['M', 'C', 'C']);
    // Every point of the curves lies on ((x - 10) / 6)² + ((y + 20) / 1)² = 1, below the middle.
    let from = half[0].slice(1) as number[];
    for (const [, ...numbers] of half.slice(1)) {
      const [x1, y1, x2, y2, x, y] = numbers as number[];
      for (let t = 0; t <= 1; t += 0.125) {
        const at = (a: number, b: number, c: number, d: number) =>
          (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
        const u = (at(from[0], x1, x2, x) - 10) / 6;
        const v = at(from[1], y1, y2, y) + 20;
        expect(Math.hypot(u, v)).toBeCloseTo(1, 3);
        expect(v).toBeGreaterThan(-1e-9);
      }
      from = [x, y];
    }
    expect(from).toEqual([4, -20]);
  });

  it('takes the long way round where the arc does, and enlarges radii that are too small', () => {
    const long = transform(parsePath('M1 0A1 1 0 1 0 0 1'), stretch);
    // Three quarters of a turn, against the clock: through (0, -1) and (-1, 0).
    const ends = long.slice(1).map((each) => each.slice(-2) as number[]);
    expect(ends).toHaveLength(3);
    expect(ends[0][0]).toBeCloseTo(10, 9);
    expect(ends[0][1]).toBeCloseTo(-20.5, 9);
    expect(ends[1][0]).toBeCloseTo(7, 9);
    const small = transform(parsePath('M0 0A1 1 0 0 1 10 0'), { ...stretch, e: 0, f: 0 });
    const { top, bottom } = boxOf(small);
    expect(top).toBeCloseTo(-2.5, 6);
    expect(bottom).toBe(0);
  });

  it('knows the composition of two maps', () => {
    const value = fc.double({ min: -10, max: 10, noNaN: true });
    const matrix = fc.record({ a: value, b: value, c: value, d: value, e: value, f: value });
    fc.assert(
      fc.property(matrix, matrix, value, value, (outer, inner, x, y) => {
        const [u, v] = apply(outer, ...apply(inner, x, y));
        const [s, t] = apply(compose(outer, inner), x, y);
        expect(s).toBeCloseTo(u, 6);
        expect(t).toBeCloseTo(v, 6);
        expect(lengthening(compose(outer, inner))).toBeCloseTo(
          lengthening(outer) * lengthening(inner),
          6,
        );
      }),
    );
  });

  it('has a box that holds it', () => {
    expect(boxOf(rectangle(1, 2, 3, 4))).toEqual({ left: 1, top: 2, right: 4, bottom: 6 });
    expect(boxOf(parsePath('M5 5A2 2 0 1 1 9 5'))).toEqual({
      left: 5,
      top: 3,
      right: 11,
      bottom: 7,
    });
  });
});
