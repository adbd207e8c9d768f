import type { Clip, Mark } from '../drawing.ts';
import { formatPath } from '../path/format-path.ts';
import { compose, type Matrix, translation } from '../path/matrix.ts';
import { boxOf, transform } from '../path/segments.ts';
import { patternMarks } from './pattern.ts';
import { outlineOf } from './shape.ts';
import { strokeOf } from './stroke.ts';
import { type Inherited, intersection, paintOf, shared } from './style.ts';

/** From the units of an element to pixels of the drawing, whose upper left corner is there in the window. */
export function matrixOf(element: SVGGraphicsElement, left: number, top: number): Matrix | null {
  const matrix = element.getScreenCTM();
  return matrix && compose(translation(-left, -top), matrix);
}

/** Marks of a shape; several where its area is filled with a pattern, or lets through what its edge does not. */
export function shapeMarks(
  element: Element,
  style: CSSStyleDeclaration,
  matrix: Matrix,
  inherited: Inherited,
): Mark[] {
  const outline = outlineOf(element);
  if (!outline || outline.length === 0) return [];
  const path = transform(outline, matrix);
  const d = formatPath(path);
  const pattern = patternOf(element, style.fill);
  // A line has no inside.
  const hollow = pattern !== null || element.localName === 'line';
  const fill = hollow ? null : paintOf(style.fill, style.fillOpacity);
  const stroke = strokeOf(style, matrix);
  const marks: Mark[] = [];
  if (pattern) {
    const { left, top, right, bottom } = boxOf(path);
    const inside = { x: left, y: top, width: right - left, height: bottom - top };
    const clip = intersection(inherited.clip, inside);
    marks.push(...patternMarks(pattern, boxOf(outline), matrix, { ...inherited, clip }));
  }
  if (fill && stroke && fill.alpha === stroke.alpha) {
    marks.push({
      kind: 'path',
      d,
      fill: fill.hex,
      ...stroke.look,
      ...shared(inherited, fill.alpha),
    });
    return marks;
  }
  if (fill) marks.push({ kind: 'path', d, fill: fill.hex, ...shared(inherited, fill.alpha) });
  if (stroke) marks.push({ kind: 'path', d, ...stroke.look, ...shared(inherited, stroke.alpha) });
  return marks;
}

/** The element of a paint or clip that is named: `url("#name")`. */
export function named(element: Element, value: string): Element | null {
  const id = /url\(["']?[^#)]*#([^"')]+)/.exec(value)?.[1];
  const root = element.getRootNode() as Document | ShadowRoot;
  return id === undefined ? null : root.getElementById(decodeURIComponent(id));
}

function patternOf(element: Element, fill: string): SVGPatternElement | null {
  const found = named(element, fill);
  return found?.localName === 'pattern' ? (found as SVGPatternElement) : null;
}

/** The box of the first shape of a clip path, which is all that the figures use; null where nothing is clipped. */
export function clipOf(element: Element, style: CSSStyleDeclaration, matrix: Matrix): Clip | null {
  const shape = named(element, style.clipPath)?.firstElementChild;
  const outline = shape && outlineOf(shape);
  if (!outline) return null;
  // Of a shape without an area nothing is seen.
  if (outline.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const { left, top, right, bottom } = boxOf(transform(outline, matrix));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
