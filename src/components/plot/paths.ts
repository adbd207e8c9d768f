import { shareOf } from './scales.ts';
import type { Axis, Columns, PlotScales } from './types.ts';

/** Width of the viewBox in which paths are drawn before they are stretched to the plot. */
export const STRETCH = 1000;
/** A point this close to the straight line between its neighbours says nothing, in units of the viewBox and pixels. */
const FINEST = 0.3;

type Point = readonly [x: number, y: number];

/**
 * Path of a line. Outside the x axis it is cut; gaps are where y is NaN. Points that do not bend the line are left out, so
 * that a page holds no more of it than can be seen.
 */
export function linePath(scales: PlotScales, x: Axis, line: Columns, steps = false): string {
  return pieces(scales, x, line, steps)
    .map((piece) => `M${piece.map(([px, py]) => `${round1(px)} ${round1(py)}`).join('L')}`)
    .join('');
}

/** Path of the area between two lines over the same x. */
export function areaPath(
  scales: PlotScales,
  x: Axis,
  at: ArrayLike<number>,
  band: { readonly low: ArrayLike<number>; readonly high: ArrayLike<number> },
): string {
  const upper = pieces(scales, x, { x: at, y: band.high }, false);
  const lower = pieces(scales, x, { x: at, y: band.low }, false);
  return upper
    .map((piece, i) => {
      const back = [...(lower[i] ?? [])].reverse();
      return `M${[...piece, ...back].map(([px, py]) => `${round1(px)} ${round1(py)}`).join('L')}Z`;
    })
    .join('');
}

function pieces(scales: PlotScales, axis: Axis, line: Columns, steps: boolean): Point[][] {
  const all: Point[][] = [];
  let piece: Point[] = [];
  const end = () => {
    if (piece.length > 1) all.push(thinned(piece));
    piece = [];
  };
  let before: { readonly share: number; readonly y: number } | null = null;
  for (let i = 0; i < line.x.length; i++) {
    const share = shareOf(axis, line.x[i]);
    const y = line.y[i];
    if (!Number.isFinite(y) || Number.isNaN(share) || share > 1 + 1e-9) {
      if (share > 1 && before && Number.isFinite(y)) {
        piece.push([STRETCH, scales.down(between(before, { share, y }, 1))]);
      }
      end();
      before = null;
      continue;
    }
    if (share < 0) {
      before = { share, y };
      continue;
    }
    if (before && before.share < 0) {
      piece.push([0, scales.down(between(before, { share, y }, 0))]);
    }
    if (steps && piece.length > 0) piece.push([STRETCH * share, piece[piece.length - 1][1]]);
    piece.push([STRETCH * share, scales.down(y)]);
    before = { share, y };
  }
  end();
  return all;
}

interface Place {
  readonly share: number;
  readonly y: number;
}

/** The height of a line where it crosses a share of the width. */
function between(a: Place, b: Place, share: number): number {
  if (!Number.isFinite(a.share)) return b.y;
  return a.y + ((b.y - a.y) * (share - a.share)) / (b.share - a.share);
}

/** Ramer, Douglas and Peucker: keeps a point where leaving it out would move the line. */
function thinned(points: readonly Point[]): Point[] {
  const kept = new Uint8Array(points.length);
  kept[0] = 1;
  kept[points.length - 1] = 1;
  const ranges: [number, number][] = [[0, points.length - 1]];
  for (let range = ranges.pop(); range; range = ranges.pop()) {
    const [from, to] = range;
    let furthest = 0;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const distance = distanceTo(points[i], points[from], points[to]);
      if (distance > furthest) {
        furthest = distance;
        at = i;
      }
    }
    if (furthest <= FINEST) continue;
    kept[at] = 1;
    ranges.push([from, at], [at, to]);
  }
  return points.filter((_, i) => kept[i]);
}

function distanceTo([x, y]: Point, [x0, y0]: Point, [x1, y1]: Point): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - x0, y - y0);
  return Math.abs(dy * (x - x0) - dx * (y - y0)) / length;
}

const round1 = (value: number) => Math.round(value * 10) / 10;
