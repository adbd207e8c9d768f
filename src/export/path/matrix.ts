/**
 * An affine map of the plane, named as in SVG and CSS:
 *
 *     x' = a x + c y + e
 *     y' = b x + d y + f
 */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export const IDENTITY: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

export function translation(e: number, f: number): Matrix {
  return { ...IDENTITY, e, f };
}

/** First `inner`, then `outer`. */
export function compose(outer: Matrix, inner: Matrix): Matrix {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  };
}

export function apply({ a, b, c, d, e, f }: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** By how much it lengthens, where that is the same in all directions; else the geometric mean, as SVG has it. */
export function lengthening({ a, b, c, d }: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** Whether circles stay circles and nothing is turned or mirrored. */
export function keepsCircles({ a, b, c, d }: Matrix): boolean {
  const small = 1e-6 * Math.abs(a);
  return a > 0 && Math.abs(b) <= small && Math.abs(c) <= small && Math.abs(d - a) <= small;
}
