/** Where labels stand that may give way to what moves past them, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A place for a label: where its text is anchored. `y` is its baseline. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Heights of a line of small text over and under its baseline. */
const ASCENT = 11;
const DESCENT = 4;
/** A label goes back home only when its home is clear by so much, or it would go to and fro. */
const EASE = 7;

export function boxAt({ x, y, anchor }: Spot, width: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - ASCENT, bottom: y + DESCENT };
}

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * Which of some boxes a label takes among what is taken: the first, its home, where that is clear; else
 * the one it has; else the first that is clear; else the one that is covered least. Never none.
 */
export function choosePlace(boxes: readonly Box[], taken: readonly Box[], now: number): number {
  const covered = (box: Box) => taken.reduce((sum, other) => sum + shared(box, other), 0);
  const ease = now === 0 ? 0 : EASE;
  const [home] = boxes;
  const around = {
    left: home.left - ease,
    right: home.right + ease,
    top: home.top - ease,
    bottom: home.bottom + ease,
  };
  if (covered(around) === 0) return 0;
  const areas = boxes.map(covered);
  const stay = now < boxes.length ? now : 0;
  if (areas[stay] === 0) return stay;
  const least = Math.min(...areas);
  return areas[stay] === least ? stay : areas.indexOf(least);
}
