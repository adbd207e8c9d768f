import type { Segment } from './segments.ts';

const TURN = 2 * Math.PI;

/**
 * The arc of a canvas, clockwise from one angle to a larger one, as segments of SVG: without the line or move to its
 * beginning. A whole turn is two halves, as an arc of SVG has two ends.
 */
export function circleArc(
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
): Segment[] {
  const span = Math.min(TURN, to - from);
  if (!(span > 0)) return [];
  const pieces = span > TURN - 1e-9 ? 2 : 1;
  return Array.from({ length: pieces }, (_, i): Segment => {
    const angle = from + (span * (i + 1)) / pieces;
    const large = span / pieces > Math.PI + 1e-9 ? 1 : 0;
    return ['A', radius, radius, 0, large, 1, ...onCircle(x, y, radius, angle)];
  });
}

export function onCircle(x: number, y: number, radius: number, angle: number): [number, number] {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}
