import type { Pen } from '../pen.ts';
import type { ViewBounds } from './view.ts';

/** Straight parts of a curve that leaves the stage. */
const PARTS = 20;

/**
 * Adds an edge to the path: level at both ends. With `cut`, nothing of it lies outside the stage, which a canvas sees to by
 * itself and a file of marks does not.
 */
export function traceCurve(
  pen: Pen,
  stage: Pick<ViewBounds, 'width' | 'height'>,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  cut: boolean,
): void {
  const middle = (x0 + x1) / 2;
  if (!cut || (inside(stage, x0, y0) && inside(stage, x1, y1))) {
    pen.moveTo(x0, y0);
    pen.bezierCurveTo(middle, y0, middle, y1, x1, y1);
    return;
  }
  let [ax, ay] = [x0, y0];
  for (let i = 1; i <= PARTS; i++) {
    const t = i / PARTS;
    const s = 1 - t;
    const bx = s * s * s * x0 + 3 * s * t * middle + t * t * t * x1;
    const by = (s * s * s + 3 * s * s * t) * y0 + (3 * s * t * t + t * t * t) * y1;
    traceCut(pen, stage, ax, ay, bx, by);
    [ax, ay] = [bx, by];
  }
}

function inside({ width, height }: Pick<ViewBounds, 'width' | 'height'>, x: number, y: number) {
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

/** The part of a line that is on the stage (Liang and Barsky). */
function traceCut(
  pen: Pen,
  { width, height }: Pick<ViewBounds, 'width' | 'height'>,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): void {
  let from = 0;
  let to = 1;
  const sides = [
    [ax - bx, ax],
    [bx - ax, width - ax],
    [ay - by, ay],
    [by - ay, height - ay],
  ] as const;
  for (const [towards, room] of sides) {
    if (towards === 0) {
      if (room < 0) return;
    } else if (towards < 0) from = Math.max(from, room / towards);
    else to = Math.min(to, room / towards);
  }
  if (from >= to) return;
  pen.moveTo(ax + from * (bx - ax), ay + from * (by - ay));
  pen.lineTo(ax + to * (bx - ax), ay + to * (by - ay));
}
