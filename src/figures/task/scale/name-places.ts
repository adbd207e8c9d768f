import type { Line, PlotScales } from '../../../components/plot/types.ts';
import { axisLabelWidth } from '../../../draw/axis-labels.ts';

/** How a name stands to its place: dx and dy in CSS pixels from there to its base line, and the end that is there. */
export const SIDES = {
  above: { dx: -5, dy: -5, anchor: 'end' },
  below: { dx: -5, dy: 13, anchor: 'end' },
  over: { dx: 0, dy: -10, anchor: 'middle' },
  overEnd: { dx: 4, dy: -10, anchor: 'end' },
  overStart: { dx: -4, dy: -10, anchor: 'start' },
  under: { dx: 0, dy: 19, anchor: 'middle' },
  right: { dx: 7, dy: 8, anchor: 'start' },
  left: { dx: -7, dy: 8, anchor: 'end' },
} as const;
export type Side = keyof typeof SIDES;

/** Where a name may stand: beside a point of the plot. */
export interface NamePlace {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  /** So much higher than beside it, in CSS pixels, with a thin line to the point; 0 where left out. */
  readonly lift?: number;
}

/** Where along a line a name may stand, from the middle outwards, as shares of the way. */
export const ALONG = [0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2, 0.9] as const;

/** Left, upper, right and lower edge, in CSS pixels. */
export type Box = readonly [number, number, number, number];

/** Above and below the base line, of letters of a name. */
const ASCENT = 9;
const DESCENT = 3;
/** From a name to a line that it does not touch, and from the middle of a mark to its edge. */
const CLEAR = 2;
const MARK = 5;
/** Plots are as wide as there is room: from the smallest phone to a plot with a row of its own. CSS pixels. */
const WIDTHS = [190, 240, 290, 340, 400, 480, 580, 700];

/** What a name covers in a plot so wide. */
export function nameBox(place: NamePlace, text: string, scales: PlotScales, width: number): Box {
  const { dx, dy, anchor } = SIDES[place.side];
  const long = axisLabelWidth(text);
  const at = (scales.across(place.x) / 100) * width + dx;
  const left = anchor === 'start' ? at : anchor === 'end' ? at - long : at - long / 2;
  const base = scales.down(place.y) + dy - (place.lift ?? 0);
  return [left, base - ASCENT, left + long, base + DESCENT];
}

/** A name that has its place. */
export interface Placed {
  readonly place: NamePlace;
  readonly text: string;
}

/**
 * A name at the first of these places where it lies over no line and no other name and leaves no edge, however wide the plot
 * is. null: there is none, and what bears the name is told apart by its looks alone.
 */
export function placed(
  text: string,
  places: readonly NamePlace[],
  lines: readonly Line[],
  scales: PlotScales,
  others: readonly Placed[] = [],
): Placed | null {
  const free = (place: NamePlace) =>
    WIDTHS.every((width) => {
      const box = nameBox(place, text, scales, width);
      const [left, top, right, bottom] = box;
      const within = left >= 0 && right <= width && top >= -ASCENT && bottom <= scales.height;
      return (
        within &&
        others.every((other) => apart(box, nameBox(other.place, other.text, scales, width))) &&
        lines.every((line) => !liesOver(box, line, scales, width))
      );
    });
  const place = places.find(free);
  return place ? { place, text } : null;
}

/** Whether there is room between two boxes. */
export function apart(a: Box, b: Box): boolean {
  const [left, top, right, bottom] = grown(a, CLEAR);
  return right < b[0] || b[2] < left || bottom < b[1] || b[3] < top;
}

/** Whether a box has anything of a line, or of its marks, behind it. */
export function liesOver(box: Box, line: Line, scales: PlotScales, width: number): boolean {
  const { x, y, shape, width: stroke = 2 } = line;
  let before: readonly [number, number] | null = null;
  for (let i = 0; i < x.length; i++) {
    if (!Number.isFinite(y[i])) {
      before = null;
      continue;
    }
    const here = [(scales.across(x[i]) / 100) * width, scales.down(y[i])] as const;
    if (shape && meets(grown(box, MARK), here, here)) return true;
    if (stroke > 0 && before && meets(grown(box, CLEAR), before, here)) return true;
    before = here;
  }
  return false;
}

function grown([left, top, right, bottom]: Box, by: number): Box {
  return [left - by, top - by, right + by, bottom + by];
}

type Point = readonly [number, number];

/** Whether a straight line from one point to another has a part in a box (Liang and Barsky, 1984). */
function meets([left, top, right, bottom]: Box, [x0, y0]: Point, [x1, y1]: Point): boolean {
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [x0 - x1, x0 - left],
    [x1 - x0, right - x0],
    [y0 - y1, y0 - top],
    [y1 - y0, bottom - y0],
  ]) {
    if (step === 0) {
      if (room < 0) return false;
    } else if (step < 0) from = Math.max(from, room / step);
    else to = Math.min(to, room / step);
  }
  return from <= to;
}
