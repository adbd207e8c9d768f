import type { Spot } from './label-places.ts';
import type { PlotScales } from './s-curve.ts';

/** Where the scaling inflection point stands over a plot, and what is written around it. In CSS pixels. */
export interface InflectionPlace {
  readonly at: number;
  /** Its interval; null where there is none. */
  readonly interval: readonly [number, number] | null;
  readonly name: SideText;
  /** What holds of the budgets on either side; null where there is no such side. */
  readonly left: SideText | null;
  readonly right: SideText | null;
}

export interface SideText {
  readonly text: string;
  readonly spot: Spot;
}

/** Each in several lengths, the longest first. */
export interface InflectionTexts {
  readonly name: readonly string[];
  readonly left: readonly string[];
  readonly right: readonly string[];
}

/** From the mark to a text beside it. */
const GAP = 8;
/** Baselines of the two lines of text, from the top of the plot upwards. */
const NAME_UP = 24;
const SIDES_UP = 7;

/** `decades`: log10 of the budget over the largest, from -3 to 0, as `EloSummary` has it. */
export function inflectionPlace(
  { box, x }: PlotScales,
  decades: number,
  interval: readonly [number, number] | null,
  texts: InflectionTexts,
): InflectionPlace {
  const [low, high] = x.domain();
  const placeOf = (d: number) => x(10 ** d);
  const at = placeOf(decades);
  const name = fitting(texts.name, box.width);
  const half = textWidth(name) / 2;
  const middle = Math.max(half, Math.min(box.width - half, at));
  const y = box.top - SIDES_UP;
  return {
    at,
    interval: interval && [placeOf(interval[0]), placeOf(interval[1])],
    name: { text: name, spot: { x: middle, y: box.top - NAME_UP, anchor: 'middle' } },
    // The space over the names of the axis is free as well.
    left:
      at > x(low)
        ? { text: fitting(texts.left, at - GAP), spot: { x: at - GAP, y, anchor: 'end' } }
        : null,
    right:
      at < x(high)
        ? {
            text: fitting(texts.right, box.width - at - GAP),
            spot: { x: at + GAP, y, anchor: 'start' },
          }
        : null,
  };
}

/** The first that fits, or else the last. */
function fitting(texts: readonly string[], room: number): string {
  return texts.find((text) => textWidth(text) <= room) ?? texts[texts.length - 1];
}

/** Widths of letters of small text, about; what stands for a sentence in Chinese is as wide as high. */
const LATIN = 7;
const WIDE = 13;

/** About how wide a text is set, for pictures that are drawn where nothing can be measured. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += letter >= '\u2e80' ? WIDE : LATIN;
  return width;
}
