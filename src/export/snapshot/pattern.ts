import type { Mark } from '../drawing.ts';
import { formatPath } from '../path/format-path.ts';
import { compose, type Matrix, translation } from '../path/matrix.ts';
import { type Box, boxOf, rectangle, type Segment, transform } from '../path/segments.ts';
import { outlineOf } from './shape.ts';
import { strokeOf } from './stroke.ts';
import { type Inherited, paintOf, shared } from './style.ts';

/**
 * The tiles of a pattern over a box, in the units of the shape (`patternUnits="userSpaceOnUse"`): a mark for each part of
 * the tile, of all tiles together. What covers its tile is one area. `clip` of what is inherited cuts them off.
 */
export function patternMarks(
  pattern: SVGPatternElement,
  box: Box,
  matrix: Matrix,
  inherited: Inherited,
): Mark[] {
  const [x, y, width, height] = [pattern.x, pattern.y, pattern.width, pattern.height].map(
    (each) => each.baseVal.value,
  );
  if (!(width > 0 && height > 0)) return [];
  const tiles = tilesOver(box, { x, y, width, height });
  return Array.from(pattern.children).flatMap((part) => {
    const outline = outlineOf(part);
    if (!outline || outline.length === 0) return [];
    const style = getComputedStyle(part);
    const opacity = inherited.opacity * Number(style.opacity);
    const fill = paintOf(style.fill, style.fillOpacity);
    const stroke = strokeOf(style, matrix);
    const whole =
      part.localName === 'rect' && covers(outline, width, height)
        ? transform(
            rectangle(box.left, box.top, box.right - box.left, box.bottom - box.top),
            matrix,
          )
        : tiles.flatMap(([dx, dy]) => transform(outline, compose(matrix, translation(dx, dy))));
    const look = { d: formatPath(whole), ...(fill && { fill: fill.hex }), ...stroke?.look };
    const alpha = fill?.alpha ?? stroke?.alpha;
    return alpha === undefined
      ? []
      : [{ kind: 'path' as const, ...look, ...shared({ ...inherited, opacity }, alpha) }];
  });
}

/** Upper left corners of the tiles that a box meets, with one more on each side for what reaches out of its tile. */
function tilesOver(box: Box, tile: { x: number; y: number; width: number; height: number }) {
  const range = (from: number, to: number, start: number, size: number) => {
    const first = Math.floor((from - start) / size);
    const last = Math.ceil((to - start) / size);
    return Array.from({ length: last - first }, (_, i) => start + (first + i) * size);
  };
  const columns = range(box.left, box.right, tile.x, tile.width);
  return range(box.top, box.bottom, tile.y, tile.height).flatMap((y) =>
    columns.map((x): [number, number] => [x, y]),
  );
}

/** Whether a rectangle covers its tile. */
function covers(outline: readonly Segment[], width: number, height: number): boolean {
  const { left, top, right, bottom } = boxOf(outline);
  return left <= 0 && top <= 0 && right >= width && bottom >= height;
}
