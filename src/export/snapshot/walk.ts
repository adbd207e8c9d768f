import { paintedOf } from '../../draw/painted.ts';
import { fade } from '../move.ts';
import { recordCanvas } from '../recording/record-canvas.ts';
import type { Collector } from './collector.ts';
import { collectBox } from './html-box.ts';
import { collectText } from './html-text.ts';
import { isSkipped } from './skipped.ts';
import { type Inherited, intersection } from './style.ts';
import { clipOf, matrixOf, shapeMarks } from './svg-shape.ts';
import { svgTextMarks } from './svg-text.ts';

/** Gathers what an element and all in it show. */
export function collect(element: Element, inherited: Inherited, into: Collector): void {
  const style = getComputedStyle(element);
  if (style.display === 'none') return;
  if (isSkipped(element)) {
    into.leaveOut(element.getBoundingClientRect());
    return;
  }
  const opacity = inherited.opacity * Number(style.opacity);
  if (opacity === 0) return;
  const own: Inherited = { ...inherited, opacity };
  // What is hidden may hold something that is not.
  const visible = style.visibility === 'visible';
  if (element instanceof SVGElement) {
    collectSvg(element, style, own, visible, into);
  } else if (element instanceof HTMLCanvasElement) {
    if (visible) collectCanvas(element, own, into);
  } else {
    if (visible) collectBox(element, style, own, into);
    for (const child of element.childNodes) {
      if (child instanceof Element) collect(child, own, into);
      else if (visible && child instanceof Text) collectText(child, style, own, into);
    }
  }
}

/** Never seen where they stand. */
const DEFINITIONS = new Set([
  'defs',
  'clipPath',
  'pattern',
  'mask',
  'title',
  'desc',
  'metadata',
  'style',
]);

function collectSvg(
  element: SVGElement,
  style: CSSStyleDeclaration,
  inherited: Inherited,
  visible: boolean,
  into: Collector,
): void {
  if (DEFINITIONS.has(element.localName) || !(element instanceof SVGGraphicsElement)) return;
  const matrix = matrixOf(element, into.left, into.top);
  if (!matrix) return;
  const clip = style.clipPath === 'none' ? null : clipOf(element, style, matrix);
  const own = clip ? { ...inherited, clip: intersection(inherited.clip, clip) } : inherited;
  if (element instanceof SVGTextElement) {
    if (visible) into.add(svgTextMarks(element, matrix, own), element.getBoundingClientRect());
    return;
  }
  if (visible) into.add(shapeMarks(element, style, matrix, own), element.getBoundingClientRect());
  for (const child of element.children) collect(child, own, into);
}

function collectCanvas(canvas: HTMLCanvasElement, inherited: Inherited, into: Collector): void {
  const painted = paintedOf(canvas);
  if (!painted) return;
  const box = canvas.getBoundingClientRect();
  const { opacity, clip } = inherited;
  const marks = recordCanvas(painted, box.left - into.left, box.top - into.top);
  into.add(
    marks.map((mark) => ({ ...fade(mark, opacity), ...(clip && { clip }) })),
    box,
  );
}
