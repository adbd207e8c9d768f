import type { Mark } from '../drawing.ts';
import { formatPath } from '../path/format-path.ts';
import { rectangle } from '../path/segments.ts';
import type { Collector } from './collector.ts';
import { roundedRectangle } from './shape.ts';
import { type Inherited, paintOf, shared } from './style.ts';

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** The ground of an element of the page and the lines around it, where it has any. Corners are round by the first one. */
export function collectBox(
  element: Element,
  style: CSSStyleDeclaration,
  inherited: Inherited,
  into: Collector,
): void {
  const ground = paintOf(style.backgroundColor);
  const lines = SIDES.map((side) => ({
    width:
      style[`border${side}Style`] === 'none' ? 0 : Number.parseFloat(style[`border${side}Width`]),
    paint: paintOf(style[`border${side}Color`]),
  }));
  if (!ground && !lines.some(({ width, paint }) => width > 0 && paint)) return;
  const frame = element.getBoundingClientRect();
  if (frame.width === 0 || frame.height === 0) return;
  const box = {
    x: frame.left - into.left,
    y: frame.top - into.top,
    width: frame.width,
    height: frame.height,
  };
  const radius = Number.parseFloat(style.borderTopLeftRadius) || 0;
  const marks: Mark[] = [];
  if (ground) {
    const d = outline(box, radius, 0);
    marks.push({ kind: 'path', d, fill: ground.hex, ...shared(inherited, ground.alpha) });
  }
  const [first] = lines;
  const even = lines.every(
    ({ width, paint }) => width === first.width && paint?.hex === first.paint?.hex,
  );
  if (even && first.paint) {
    const d = outline(box, radius, first.width / 2);
    const look = { stroke: first.paint.hex, strokeWidth: first.width };
    marks.push({ kind: 'path', d, ...look, ...shared(inherited, first.paint.alpha) });
  } else {
    const strips = [
      [box.x, box.y, box.width, lines[0].width],
      [box.x + box.width - lines[1].width, box.y, lines[1].width, box.height],
      [box.x, box.y + box.height - lines[2].width, box.width, lines[2].width],
      [box.x, box.y, lines[3].width, box.height],
    ] as const;
    strips.forEach((strip, i) => {
      const { paint, width } = lines[i];
      if (!paint || width === 0) return;
      const d = formatPath(rectangle(...strip));
      marks.push({ kind: 'path', d, fill: paint.hex, ...shared(inherited, paint.alpha) });
    });
  }
  into.add(marks, frame);
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function outline({ x, y, width, height }: Place, radius: number, inset: number): string {
  const place = [x + inset, y + inset, width - 2 * inset, height - 2 * inset] as const;
  const round = Math.max(0, radius - inset);
  return formatPath(round > 0 ? roundedRectangle(...place, round) : rectangle(...place));
}
