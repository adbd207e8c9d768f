import { lengthening, type Matrix } from '../path/matrix.ts';
import { paintOf } from './style.ts';

/** How a shape is stroked, in pixels of the drawing; null where it is not. */
export function strokeOf(style: CSSStyleDeclaration, matrix: Matrix) {
  const paint = paintOf(style.stroke, style.strokeOpacity);
  const scale = style.vectorEffect === 'non-scaling-stroke' ? 1 : lengthening(matrix);
  const strokeWidth = Number.parseFloat(style.strokeWidth) * scale;
  if (!paint || !(strokeWidth > 0)) return null;
  const dash = style.strokeDasharray.split(/[\s,]+/).map((each) => Number.parseFloat(each) * scale);
  const { strokeLinecap: cap, strokeLinejoin: join } = style;
  return {
    alpha: paint.alpha,
    look: {
      stroke: paint.hex,
      strokeWidth,
      ...(dash.every(Number.isFinite) && { dash }),
      ...(cap !== 'butt' && { cap: cap as CanvasLineCap }),
      ...(join !== 'miter' && { join: join as CanvasLineJoin }),
    },
  };
}
