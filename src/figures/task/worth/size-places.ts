import type { PlotScales } from '../../../components/plot/types.ts';
import { apart, type Box, liesOver } from '../scale/name-places.ts';

export interface SizeName {
  readonly agents: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Of a size that gains nothing; the others have a line through them. */
  readonly pale: boolean;
}

/** How a name stands to its point: dx and dy in CSS pixels from there to its base line, and the end that is there. */
export const SIDES = {
  above: { dx: 7, dy: -6, anchor: 'start' },
  level: { dx: 9, dy: 4, anchor: 'start' },
  below: { dx: 0, dy: 18, anchor: 'middle' },
  before: { dx: -9, dy: 4, anchor: 'end' },
} as const;
export type Side = keyof typeof SIDES;

/** Widths of plots in which the same place has to do, in CSS pixels: worth.css tells which of the two is shown. */
export const WIDTHS = {
  narrow: [210, 250, 290, 340, 400, 480],
  wide: [480, 580, 700, 900],
} as const;

/** Of a digit, and above and below the base line. */
const LETTER = { width: 7.5, ascent: 10, descent: 2 };
/** How far names may reach out of the plot: labels of the axis are at its left, and nothing at its right and above it. */
const OUT = { left: 3, right: 24, top: 9 };

type SizePoint = Pick<SizeName, 'text' | 'x' | 'y'>;

/** Left, upper, right and lower edge of a name in a plot so wide. */
function boxOf({ text, x, y }: SizePoint, side: Side, scales: PlotScales, width: number): Box {
  const { dx, dy, anchor } = SIDES[side];
  const long = LETTER.width * text.length;
  const at = (scales.across(x) / 100) * width + dx;
  const left = anchor === 'start' ? at : anchor === 'end' ? at - long : at - long / 2;
  const base = scales.down(y) + dy;
  return [left, base - LETTER.ascent, left + long, base + LETTER.descent];
}

/** From a point to the nearest place of a box. */
function distance([left, top, right, bottom]: Box, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/**
 * Where the names stand, the first of those that would lie over each other: nearer to its own point than to any other, and not
 * over the line, in all these widths. Below a size to choose from there are no others: they would be as fast for less.
 */
export function placed(
  names: readonly SizeName[],
  scales: PlotScales,
  widths: readonly number[] = WIDTHS.wide,
): (SizeName & { readonly side: Side })[] {
  const front = names.filter(({ pale }) => !pale).sort((a, b) => a.x - b.x);
  const line = {
    key: 'front',
    colour: '',
    x: front.map(({ x }) => x),
    y: front.map(({ y }) => y),
  };
  const taken: { readonly name: SizeName; readonly side: Side }[] = [];
  const isFree = (name: SizeName, side: Side, width: number) => {
    const box = boxOf(name, side, scales, width);
    const [left, top, right, bottom] = box;
    const away = ({ x, y }: SizePoint) =>
      distance(box, (scales.across(x) / 100) * width, scales.down(y));
    const own = away(name);
    return (
      left >= -OUT.left &&
      right <= width + OUT.right &&
      top >= -OUT.top &&
      bottom <= scales.height &&
      names.every((other) => own <= away(other)) &&
      taken.every((other) => apart(box, boxOf(other.name, other.side, scales, width))) &&
      !liesOver(box, line, scales, width)
    );
  };
  return names.flatMap((name) => {
    const sides: readonly Side[] = name.pale
      ? ['level', 'above', 'before']
      : ['above', 'below', 'level', 'before'];
    const side = sides.find((each) => widths.every((width) => isFree(name, each, width)));
    if (side === undefined) return [];
    taken.push({ name, side });
    return [{ ...name, side }];
  });
}
