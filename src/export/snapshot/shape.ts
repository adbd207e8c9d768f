import { parsePath } from '../path/path-data.ts';
import type { Segment } from '../path/segments.ts';
import { rectangle } from '../path/segments.ts';

/** The outline of a shape in its own units; null for what is no shape. Shares of a width are resolved by the browser. */
export function outlineOf(element: Element): readonly Segment[] | null {
  switch (element.localName) {
    case 'path':
      return parsePath(element.getAttribute('d') ?? '');
    case 'line': {
      const { x1, y1, x2, y2 } = element as SVGLineElement;
      return [
        ['M', x1.baseVal.value, y1.baseVal.value],
        ['L', x2.baseVal.value, y2.baseVal.value],
      ];
    }
    case 'circle': {
      const { cx, cy, r } = element as SVGCircleElement;
      return ellipse(cx.baseVal.value, cy.baseVal.value, r.baseVal.value, r.baseVal.value);
    }
    case 'ellipse': {
      const { cx, cy, rx, ry } = element as SVGEllipseElement;
      return ellipse(cx.baseVal.value, cy.baseVal.value, rx.baseVal.value, ry.baseVal.value);
    }
    case 'rect':
      return rectOutline(element as SVGRectElement);
    case 'polygon':
    case 'polyline': {
      const points = Array.from((element as SVGPolygonElement).points);
      const path = points.map(({ x, y }, i): Segment => [i === 0 ? 'M' : 'L', x, y]);
      return element.localName === 'polygon' ? [...path, ['Z']] : path;
    }
    default:
      return null;
  }
}

function rectOutline({ x, y, width, height, rx, ry }: SVGRectElement): Segment[] {
  const box = [x, y, width, height].map((each) => each.baseVal.value);
  const radius = Math.max(rx.baseVal.value, ry.baseVal.value);
  const [left, top, wide, high] = box;
  if (!(wide > 0 && high > 0)) return [];
  return radius > 0
    ? roundedRectangle(left, top, wide, high, radius)
    : rectangle(left, top, wide, high);
}

export function roundedRectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): Segment[] {
  const r = Math.min(radius, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  const corner = (toX: number, toY: number): Segment => ['A', r, r, 0, 0, 1, toX, toY];
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    corner(right, y + r),
    ['L', right, bottom - r],
    corner(right - r, bottom),
    ['L', x + r, bottom],
    corner(x, bottom - r),
    ['L', x, y + r],
    corner(x + r, y),
    ['Z'],
  ];
}

function ellipse(x: number, y: number, rx: number, ry: number): Segment[] {
  if (!(rx > 0 && ry > 0)) return [];
  return [
    ['M', x + rx, y],
    ['A', rx, ry, 0, 1, 1, x - rx, y],
    ['A', rx, ry, 0, 1, 1, x + rx, y],
    ['Z'],
  ];
}
