import { area, line, type ScaleLinear, type ScaleLogarithmic, scaleLinear, scaleLog } from 'd3';
import type { Band } from '../model/measure/family.ts';
import type { ScoreSteps } from './score-steps.ts';

/**
 * The plot of a score, 0 to 1, against log time in t_mid. In CSS pixels, from the upper left corner of the
 * picture:
 *
 *     (0, 0) ------------------------------------------- (width, 0)
 *       |   margin.top: what is plotted, the playhead's time
 *       |  (left, top) --------------------- (right, top)     level 1
 *       |       |            curves               |
 *       |  (left, bottom) ------------------ (right, bottom)  level 0
 *       |   margin.bottom: times
 *     (0, height) --------------------------------- (width, height)
 */
export interface PlotBox {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface PlotScales {
  readonly box: PlotBox;
  readonly x: ScaleLogarithmic<number, number>;
  readonly y: ScaleLinear<number, number>;
  /** Decades within the domain, in t_mid. */
  readonly decades: readonly number[];
}

const MARGIN = { left: 38, right: 14, top: 22, bottom: 30 };

export function plotBox(width: number, height: number): PlotBox {
  return {
    width,
    height,
    left: MARGIN.left,
    right: Math.max(MARGIN.left + 1, width - MARGIN.right),
    top: MARGIN.top,
    bottom: height - MARGIN.bottom,
  };
}

/** `domain` as `timeDomain` gives it. Times outside are drawn at the edge. */
export function plotScales(box: PlotBox, domain: readonly [number, number]): PlotScales {
  const x = scaleLog<number, number>().domain(domain).range([box.left, box.right]).clamp(true);
  const y = scaleLinear<number, number>().domain([0, 1]).range([box.bottom, box.top]);
  const decades: number[] = [];
  for (let k = Math.ceil(Math.log10(domain[0]) - 1e-9); 10 ** k <= domain[1] * (1 + 1e-9); k++)
    decades.push(10 ** k);
  return { box, x, y, decades };
}

/**
 * From the first time to the last, out to the next half decade, so that the axis stands still while small
 * things change. Times that are not positive are left out.
 */
export function timeDomain(times: Iterable<number>): [number, number] {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  for (const time of times) {
    if (time > 0 && time < first) first = time;
    if (time > last && Number.isFinite(time)) last = time;
  }
  if (!(last > 0)) return [0.001, 10];
  const low = Math.floor(Math.log10(first) * 2 + 1e-9) / 2;
  const high = Math.ceil(Math.log10(last) * 2 - 1e-9) / 2;
  return [10 ** low, 10 ** (high > low ? high : low + 0.5)];
}

/** Path of a mean curve sampled at `time` (t_mid). */
export function meanPath(scales: PlotScales, time: Float64Array, mean: Float64Array): string {
  const path = line<number>()
    .x((i) => scales.x(time[i]))
    .y((i) => scales.y(mean[i]));
  return path(indices(time, scales)) ?? '';
}

/** Path of the area between the lower and the upper ends of what is likely. */
export function bandPath(
  scales: PlotScales,
  time: Float64Array,
  band: Pick<Band, 'low' | 'high'>,
): string {
  const path = area<number>()
    .x((i) => scales.x(time[i]))
    .y0((i) => scales.y(band.low[i]))
    .y1((i) => scales.y(band.high[i]));
  return path(indices(time, scales)) ?? '';
}

/** Times before the axis begins would pile up at its edge. */
function indices(time: Float64Array, { x }: PlotScales): number[] {
  const [low] = x.domain();
  return Array.from(time, (_, i) => i).filter((i) => time[i] >= low * (1 - 1e-9));
}

/** Steps smaller than this, in CSS pixels, are drawn as one. */
const FINEST = 0.35;

/** Path of an exact score, in steps, from its first rise to its last. `unit` is t_mid in the unit of the times. */
export function stepsPath(scales: PlotScales, { time, level }: ScoreSteps, unit: number): string {
  const { x, y } = scales;
  if (time.length === 0) return '';
  let path = '';
  let lastX = x(Math.max(time[0] / unit, x.domain()[0]));
  let lastY = y(0);
  path = `M${round(lastX)},${round(lastY)}`;
  for (let i = 0; i < time.length; i++) {
    const atX = x(Math.max(time[i] / unit, x.domain()[0]));
    const atY = y(level[i]);
    if (i < time.length - 1 && atX - lastX < FINEST && lastY - atY < FINEST) continue;
    path += `H${round(atX)}V${round(atY)}`;
    lastX = atX;
    lastY = atY;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A sampled curve between its samples: evenly in log time. */
export function sampleAt(time: Float64Array, values: Float64Array, at: number): number {
  if (time.length === 0 || at < time[0]) return 0;
  let low = 0;
  let high = time.length - 1;
  if (at >= time[high]) return values[high];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (time[middle] <= at) low = middle;
    else high = middle;
  }
  const share = Math.log(at / time[low]) / Math.log(time[high] / time[low]);
  return values[low] + (values[high] - values[low]) * share;
}

/** The first time at which a sampled curve reaches a level; null when it never does. */
export function sampleReaches(
  time: Float64Array,
  values: Float64Array,
  level: number,
): number | null {
  const at = values.findIndex((value) => value >= level);
  if (at < 0) return null;
  if (at === 0) return time[0];
  const share = (level - values[at - 1]) / (values[at] - values[at - 1]);
  return time[at - 1] * (time[at] / time[at - 1]) ** share;
}

/** Heights of labels of given height, moved apart so that none overlap, and kept within [top, bottom]. */
export function spreadLabels(
  wanted: readonly number[],
  height: number,
  top: number,
  bottom: number,
): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b] || a - b);
  const placed = wanted.slice();
  let next = top;
  for (const i of order) {
    placed[i] = Math.max(placed[i], next);
    next = placed[i] + height;
  }
  let limit = bottom;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i], limit);
    limit = placed[i] - height;
  }
  return placed;
}
