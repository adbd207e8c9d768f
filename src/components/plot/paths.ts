import { type PathPoint, pathText } from './path-text.ts';
import { shareOf } from './scales.ts';
import type { Axis, Columns, PlotScales } from './types.ts';

/** Width of the viewBox in which paths are drawn before they are stretched to the plot. */
export const STRETCH = 1000;
/** A point this close to the straight line between its neighbours says nothing, in units of the viewBox and pixels. */
const FINEST = 0.3;

type Point = PathPoint;

/**
 * Path of a line. Outside the x axis it is cut; gaps are where y is NaN. Points that do not bend the line are left out, so
 * that a page holds no more of it than can be seen.
 */
export function linePath(scales: PlotScales, x: Axis, line: Columns, steps = false): string {
  return pieces(scales, x, line, steps)
    .map((piece) => pathText(piece))
    .join('');
}

/** Path of the area between two lines over the same x. Gaps are where either is NaN. */
export function areaPath(
  scales: PlotScales,
  x: Axis,
  at: ArrayLike<number>,
  band: { readonly low: ArrayLike<number>; readonly high: ArrayLike<number> },
): string {
  const edge = (side: 'low' | 'high') => {
    const y = Array.from(band[side], (value, i) =>
      Number.isFinite(band.low[i]) && Number.isFinite(band.high[i]) ? value : Number.NaN,
    );
    return pieces(scales, x, { x: at, y }, false);
  };
  const lower = edge('low');
  return edge('high')
    .map((piece, i) => {
      const back = [...lower[i]].reverse();
      return pathText([...piece, ...back], true);
    })
    .join('');
}

/** Where the last part of a line that is in view ends: across in units of STRETCH, down in pixels. null: none is. */
export function lineEnd(
  scales: PlotScales,
  x: Axis,
  line: Columns,
  steps = false,
): readonly [x: number, y: number] | null {
  return runs(scales, x, line, steps).at(-1)?.at(-1) ?? null;
}

function pieces(scales: PlotScales, axis: Axis, line: Columns, steps: boolean): Point[][] {
  return runs(scales, axis, line, steps)
    .filter((run) => run.length > 1)
    .map(thinned);
}

/** The last point of an axis may lie beyond its end by a rounding error. */
const ROUNDING = 1e-9;

/** Which end of the axis a share is beyond; null within. */
const beyond = (share: number) => (share < 0 ? 0 : share > 1 + ROUNDING ? 1 : null);

/** The points in view between gaps, and those where the line crosses the ends of the axis. */
function runs(scales: PlotScales, axis: Axis, line: Columns, steps: boolean): Point[][] {
  const all: Point[][] = [];
  let run: Point[] = [];
  const end = () => {
    if (run.length > 0) all.push(run);
    run = [];
  };
  let before: Place | null = null;
  for (let i = 0; i < line.x.length; i++) {
    const here: Place = { share: shareOf(axis, line.x[i]), height: scales.down(line.y[i]) };
    if (!Number.isFinite(line.y[i]) || Number.isNaN(here.share)) {
      end();
      before = null;
      continue;
    }
    const to = beyond(here.share);
    const from: 0 | 1 | null = before && beyond(before.share);
    const cut = (a: Place, share: 0 | 1) =>
      run.push([STRETCH * share, steps ? a.height : between(a, here, share)]);
    if (before && from !== null && from !== to) cut(before, from);
    if (to === null) {
      if (steps && run.length > 0) run.push([STRETCH * here.share, run[run.length - 1][1]]);
      run.push([STRETCH * here.share, here.height]);
    } else {
      if (before && from !== to) cut(before, to);
      end();
    }
    before = here;
  }
  end();
  return all;
}

interface Place {
  readonly share: number;
  readonly height: number;
}

/** The height at which a line, drawn straight, crosses a share of the width. */
function between(a: Place, b: Place, share: number): number {
  if (!Number.isFinite(a.share)) return b.height;
  return a.height + ((b.height - a.height) * (share - a.share)) / (b.share - a.share);
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

/** To the line between two points, not beyond its ends: a spike straight up is far from both. */
function distanceTo([x, y]: Point, [x0, y0]: Point, [x1, y1]: Point): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : (dx * (x - x0) + dy * (y - y0)) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x0 - share * dx, y - y0 - share * dy);
}
