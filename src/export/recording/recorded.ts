import type { Mark, PathMark, TextMark } from '../drawing.ts';
import { move } from '../move.ts';
import { formatPath } from '../path/format-path.ts';
import { translation } from '../path/matrix.ts';
import { type Box, boxOf, type Segment, transform } from '../path/segments.ts';

/** A mark while it is recorded: its path is written out once, when all is done. */
export type Recorded = RecordedPath | TextMark;

export interface RecordedPath extends Omit<PathMark, 'd'> {
  readonly path: readonly Segment[];
}

export function finished(recorded: Recorded): Mark {
  if (recorded.kind === 'text') return recorded;
  const { path, ...look } = recorded;
  return { ...look, d: formatPath(path) };
}

/** The same elsewhere, with less of it let through. */
export function movedAndFaded(recorded: Recorded, dx: number, dy: number, by: number): Recorded {
  const faded = by === 1 ? recorded : { ...recorded, opacity: (recorded.opacity ?? 1) * by };
  if (dx === 0 && dy === 0) return faded;
  if (faded.kind === 'text') return move(faded, dx, dy);
  return { ...faded, path: transform(faded.path, translation(dx, dy)) };
}

/** Whether it lies wholly in a box: its path or, of a text, about its place. */
export function isInside(recorded: Recorded, outer: Box): boolean {
  const box = recorded.kind === 'text' ? around(recorded) : boxOf(recorded.path);
  return (
    box.left >= outer.left &&
    box.top >= outer.top &&
    box.right <= outer.right &&
    box.bottom <= outer.bottom
  );
}

function around({ x, y, font: { size } }: TextMark): Box {
  return { left: x - size, top: y - size, right: x + size, bottom: y + size };
}
