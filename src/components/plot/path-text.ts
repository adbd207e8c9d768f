/** A place in a path: across in units of the viewBox that is stretched, down in pixels. */
export type PathPoint = readonly [x: number, y: number];

/** Paths are written in whole steps of this part of a unit: nobody sees less, and a page is a third shorter. */
export const FINENESS = 2;

/** A line through points, each told from the one before; a viewBox must be FINENESS times as large for it. */
export function pathText(points: readonly PathPoint[], closed = false): string {
  const [first, ...rest] = points.map(([x, y]) => [
    Math.round(FINENESS * x),
    Math.round(FINENESS * y),
  ]);
  if (!first) return '';
  let path = `M${first[0]} ${first[1]}`;
  let [x, y] = first;
  /** The letter that numbers without one belong to. */
  let letter = '';
  for (const [nextX, nextY] of rest) {
    const [dx, dy] = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    const next = dy === 0 ? 'h' : dx === 0 ? 'v' : 'l';
    if (dx === 0 && dy === 0) continue;
    const numbers = next === 'h' ? [dx] : next === 'v' ? [dy] : [dx, dy];
    if (next !== letter || next !== 'l') path += next + joined(numbers);
    else path += (dx < 0 ? '' : ' ') + joined(numbers);
    letter = next;
  }
  return closed ? `${path}z` : path;
}

/** A minus sign separates as well as a space does. */
const joined = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-');
