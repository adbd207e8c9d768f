import type { Drawing } from './drawing.ts';
import { move } from './move.ts';

/** Pixels between one and the next. */
const GAP = 10;

/** Drawings beneath each other, as one in the looks of the last; at least one. */
export function stack(drawings: readonly Drawing[]): Drawing {
  const last = drawings.at(-1);
  if (!last) throw new RangeError('nothing to stack');
  let y = 0;
  const marks = drawings.flatMap(({ marks: own, height }) => {
    const top = y;
    y += height + GAP;
    return top === 0 ? own : own.map((mark) => move(mark, 0, top));
  });
  const width = Math.max(...drawings.map((each) => each.width));
  return { look: last.look, width, height: y - GAP, marks };
}
