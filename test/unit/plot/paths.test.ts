import { describe, expect, it } from 'vitest';
import { lineEnd, linePath } from '../../../src/components/plot/paths.ts';
import { plotScales } from '../../../src/components/plot/scales.ts';
import { log, partsOf, plain } from './samples.ts';

const HEIGHT = 100;
const { x } = plain();
const scales = plotScales(plain());

const drawn = (at: number[], y: number[], steps = false) =>
  partsOf(linePath(scales, x, { x: at, y }, steps));

describe('a line', () => {
  it('goes through its points', () => {
    expect(drawn([0, 2, 4, 10], [0, 1, 0.25, 0.5])).toEqual([
      [
        [0, 100],
        [200, 0],
        [400, 75],
        [1000, 50],
      ],
    ]);
  });

  it('of no point or one has no path', () => {
    expect(drawn([], [])).toEqual([]);
    expect(drawn([3], [0.5])).toEqual([]);
    expect(drawn([3, 4, 5], [Number.NaN, 0.5, Number.NaN])).toEqual([]);
  });

  it('has gaps where nothing is known', () => {
    expect(drawn([0, 1, 2, 3, 4, 5], [0, 1, Number.NaN, 1, 0, Number.NaN])).toEqual([
      [
        [0, 100],
        [100, 0],
      ],
      [
        [300, 0],
        [400, 100],
      ],
    ]);
  });

  it('is cut at the edges, at the height that it has there', () => {
    // From (−10, 0) to (10, 1) and on to (20, 0): at 0 it is half way up.
    expect(drawn([-10, 5, 15], [0, 0.75, 0.25])).toEqual([
      [
        [0, 50],
        [500, 25],
        [1000, 50],
      ],
    ]);
  });

  it('that crosses the whole area between two points is there', () => {
    expect(drawn([-10, 20], [0, 1])).toEqual([
      [
        [0, 66.5],
        [1000, 33.5],
      ],
    ]);
  });

  it('that stays outside has no path', () => {
    expect(drawn([-3, -2, -1], [0, 1, 0])).toEqual([]);
    expect(drawn([11, 12, 13], [0, 1, 0])).toEqual([]);
    expect(drawn([-3, -1, 11, 12], [0, Number.NaN, 1, 0])).toEqual([]);
  });

  it('ends at an edge that a rounding error has moved', () => {
    const axis = log(0.1, 0.3);
    const parts = partsOf(linePath(scales, axis, { x: [0.1, 0.1 * 3], y: [0, 1] }));
    expect(parts).toEqual([
      [
        [0, 100],
        [1000, 0],
      ],
    ]);
  });

  it('comes in level from where a logarithmic axis never begins', () => {
    const onLog = partsOf(linePath(scales, log(1, 100), { x: [0, 10, 100], y: [0, 0.5, 1] }));
    expect(onLog).toEqual([
      [
        [0, 50],
        [500, 50],
        [1000, 0],
      ],
    ]);
  });

  it('is cut where it is drawn on a logarithmic height, too', () => {
    const both = plotScales({ x, y: log(1, 100), height: HEIGHT });
    // From 1 to 100 between −10 and 10: straight on the page, so 10 in the middle.
    expect(partsOf(linePath(both, x, { x: [-10, 10], y: [1, 100] }))[0][0]).toEqual([0, 50]);
  });

  it('in steps is level until its next point, at the edges as well', () => {
    expect(drawn([0, 5, 10], [0, 1, 0.5], true)).toEqual([
      [
        [0, 100],
        [500, 100],
        [500, 0],
        [1000, 0],
        [1000, 50],
      ],
    ]);
    expect(drawn([-5, 5, 20], [0.2, 0.8, 0], true)).toEqual([
      [
        [0, 80],
        [500, 80],
        [500, 20],
        [1000, 20],
      ],
    ]);
    expect(drawn([-5, 20], [0.2, 1], true)).toEqual([
      [
        [0, 80],
        [1000, 80],
      ],
    ]);
  });
});

describe('the end of a line', () => {
  it('is where the last part in view ends', () => {
    const end = (at: number[], y: number[], steps = false) =>
      lineEnd(scales, x, { x: at, y }, steps);
    expect(end([0, 5], [0, 1])).toEqual([500, 0]);
    expect(end([0, 5, 6], [0, 1, Number.NaN])).toEqual([500, 0]);
    expect(end([0, 5, 15], [0, 1, 0])).toEqual([1000, 50]);
    expect(end([0, 5, 15], [0, 1, 0], true)).toEqual([1000, 0]);
    expect(end([4], [0.5])).toEqual([400, 50]);
    expect(end([-4, -3], [0, 1])).toBeNull();
    expect(end([], [])).toBeNull();
  });
});
