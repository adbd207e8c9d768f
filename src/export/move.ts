import type { Mark } from './drawing.ts';
import { formatPath } from './path/format-path.ts';
import { translation } from './path/matrix.ts';
import { parsePath } from './path/path-data.ts';
import { transform } from './path/segments.ts';

/** A mark at another place. Pixels. */
export function move<M extends Mark>(mark: M, dx: number, dy: number): M {
  const clip = mark.clip && { clip: { ...mark.clip, x: mark.clip.x + dx, y: mark.clip.y + dy } };
  if (mark.kind === 'text') return { ...mark, ...clip, x: mark.x + dx, y: mark.y + dy };
  const d = formatPath(transform(parsePath(mark.d), translation(dx, dy)));
  return { ...mark, ...clip, d };
}

/** A mark of which less is let through. */
export function fade<M extends Mark>(mark: M, by: number): M {
  return by === 1 ? mark : { ...mark, opacity: (mark.opacity ?? 1) * by };
}
