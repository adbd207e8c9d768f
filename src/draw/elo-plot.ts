import { scaleLinear, scaleLog } from 'd3';
import type { EloCurve } from '../model/measure/elo/summary.ts';
import { type PlotBox, type PlotScales, spreadLabels } from './s-curve.ts';

/**
 * The plots of ratings, in Elo, against budgets as shares of the largest, on a logarithmic axis over three decades.
 * In CSS pixels, laid out as in `s-curve.ts`, with room at the right for the names of the lines.
 */

/** What repeated sampling gains with every decade of budget. */
export const ELO_PER_DECADE = 400;
export const DECADES = 3;

const LEFT = 42;
const BOTTOM = 44;

/** `top`: for what stands over the plot; `right`: for the names at the ends of the lines. */
export function eloBox(
  { width, height }: { readonly width: number; readonly height: number },
  { top, right }: { readonly top: number; readonly right: number },
): PlotBox {
  const edge = Math.max(LEFT + 1, width - right);
  return { width, height, left: LEFT, right: edge, top, bottom: height - BOTTOM };
}

/** Between the highest rating and the upper edge, as a share of what is drawn; and at the lower one, unless it is 0. */
const PAD = 0.03;

/** The axes of a plot whose ratings run from `low` to `high`. */
export function eloScales(
  box: PlotBox,
  [low, high]: readonly [number, number],
): PlotScales & { readonly ticks: readonly number[] } {
  const x = scaleLog<number, number>()
    .domain([10 ** -DECADES, 1])
    .range([box.left, box.right])
    .clamp(true);
  const pad = PAD * (high - low);
  const y = scaleLinear<number, number>()
    .domain([low < 0 ? low - pad : 0, high + pad])
    .range([box.bottom, box.top]);
  const decades = Array.from({ length: DECADES + 1 }, (_, i) => 10 ** (i - DECADES));
  return { box, x, y, decades, ticks: y.ticks(5) };
}

/** From the lowest to the highest of some curves and their bands, where they have any; 0 and `atLeast` are within. */
export function eloDomain(curves: readonly EloCurve[], atLeast: number): [number, number] {
  let low = 0;
  let high = atLeast;
  for (const curve of curves) {
    for (const column of [curve.value, curve.low, curve.high]) {
      for (const elo of column) {
        if (elo < low) low = elo;
        if (elo > high) high = elo;
      }
    }
  }
  return [low, high];
}

/** Budgets as shares of the largest: ascending, the last is 1. */
export function sharesOf(budgets: Float64Array): Float64Array {
  const largest = budgets[budgets.length - 1];
  return budgets.map((budget) => budget / largest);
}

/** Index of the budget that is nearest on the logarithmic axis. */
export function nearestBudget(shares: Float64Array, share: number): number {
  const last = shares.length - 1;
  const at = Math.round(last * (1 + Math.log10(share) / DECADES));
  return Math.min(last, Math.max(0, at));
}

/** The rating of repeated sampling at a share of the largest budget; 0 at the first. */
export function referenceAt(share: number): number {
  return ELO_PER_DECADE * (DECADES + Math.log10(share));
}

/** The line of repeated sampling, from the first budget to the last; level where all is drawn less it. */
export function referenceLine({ x, y }: PlotScales, less: boolean) {
  const [low, high] = x.domain();
  const elo = (share: number) => (less ? 0 : referenceAt(share));
  return { x1: x(low), y1: y(elo(low)), x2: x(high), y2: y(elo(high)) };
}

/** Ratings less those of repeated sampling: what climbs faster rises, and what climbs slower falls. */
export function lessReference(curve: EloCurve, shares: Float64Array): EloCurve {
  const less = (column: Float64Array) => column.map((elo, b) => elo - referenceAt(shares[b]));
  return { value: less(curve.value), low: less(curve.low), high: less(curve.high) };
}

export interface EndLabel {
  /** Where the line ends, and where its name stands: the middle of the text. */
  readonly end: number;
  readonly at: number;
}

const LABEL_HEIGHT = 16;

/** Heights of the names at the ends of lines, none over another, all within the picture. */
export function endLabels(ends: readonly number[], { height }: PlotBox): EndLabel[] {
  const placed = spreadLabels(ends, LABEL_HEIGHT, LABEL_HEIGHT / 2, height - LABEL_HEIGHT / 2);
  return ends.map((end, i) => ({ end, at: placed[i] }));
}
