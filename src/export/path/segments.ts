import { arcToCubics, type Cubic } from './arc.ts';
import { apply, keepsCircles, type Matrix } from './matrix.ts';

export type ArcSegment = ['A', number, number, number, number, number, number, number];

/** Absolute path data of SVG, in the few commands that are needed: the numbers are those of the command. */
export type Segment =
  | ['M' | 'L', number, number]
  | Cubic
  | ['Q', number, number, number, number]
  | ArcSegment
  | ['Z'];

/** A path after an affine map. Arcs stay arcs where circles stay circles, and become cubic curves where not. */
export function transform(path: readonly Segment[], matrix: Matrix): Segment[] {
  const circles = keepsCircles(matrix);
  const moved: Segment[] = [];
  let at: readonly [number, number] = [0, 0];
  let start = at;
  for (const segment of path) {
    if (segment[0] === 'A') {
      const [, rx, ry, rotation, large, sweep, x, y] = segment;
      if (circles) {
        moved.push([
          'A',
          rx * matrix.a,
          ry * matrix.a,
          rotation,
          large,
          sweep,
          ...apply(matrix, x, y),
        ]);
      } else {
        const arc = {
          from: at,
          radii: [rx, ry],
          rotation,
          large: large === 1,
          sweep: sweep === 1,
          to: [x, y],
        } as const;
        for (const cubic of arcToCubics(arc)) moved.push(points(cubic, matrix));
      }
    } else {
      moved.push(points(segment, matrix));
    }
    at = segment[0] === 'Z' ? start : endOf(segment);
    if (segment[0] === 'M') start = at;
  }
  return moved;
}

function points<S extends Exclude<Segment, ArcSegment>>(segment: S, matrix: Matrix): S {
  const moved: (string | number)[] = [segment[0]];
  for (let i = 1; i < segment.length; i += 2)
    moved.push(...apply(matrix, segment[i] as number, segment[i + 1] as number));
  return moved as S;
}

function endOf(segment: Exclude<Segment, ['Z']>): [number, number] {
  return [segment[segment.length - 2] as number, segment[segment.length - 1] as number];
}

/** Corners of a box that holds a path: its ends and control points; arcs by their whole ellipse around both ends. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxOf(path: readonly Segment[]): Box {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const hold = (x: number, y: number) => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  for (const segment of path) {
    if (segment[0] === 'Z') continue;
    if (segment[0] === 'A') {
      const [, rx, ry, , , , x, y] = segment;
      const reach = Math.max(rx, ry);
      hold(x - reach, y - reach);
      hold(x + reach, y + reach);
      continue;
    }
    for (let i = 1; i < segment.length; i += 2)
      hold(segment[i] as number, segment[i + 1] as number);
  }
  return { left, top, right, bottom };
}

export function rectangle(x: number, y: number, width: number, height: number): Segment[] {
  return [
    ['M', x, y],
    ['L', x + width, y],
    ['L', x + width, y + height],
    ['L', x, y + height],
    ['Z'],
  ];
}
