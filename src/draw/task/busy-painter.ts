import type { Pen } from '../pen.ts';
import type { GanttColours } from './gantt-colours.ts';
import { type BarRanges, barBox, type GanttScene, placeOfTime } from './gantt-scene.ts';
import type { View } from './view.ts';

/** Width of a place of the density picture, in CSS pixels. */
const BIN = 2;

/** By lane (or by several lanes that share a row) and by place across: the share of time at work. */
export function paintBusy(
  pen: Pen,
  scene: GanttScene,
  view: View,
  colours: GanttColours,
  ranges: BarRanges,
): void {
  const { lanes, bounds } = scene;
  const rows = busyRows(scene);
  const bins = Math.max(1, Math.ceil(bounds.width / BIN));
  const share = busyShare(scene, view, ranges, rows, bins);
  const tall = bounds.height / rows;
  const pad = tall > 5 ? 1 : 0;
  const levels = colours.busy.length;
  const levelOf = (at: number) => Math.min(levels, Math.ceil(levels * share[at] - 1e-9));
  for (let row = 0; row < rows; row++) {
    for (let from = 0; from < bins; ) {
      const level = levelOf(row * bins + from);
      let to = from + 1;
      while (to < bins && levelOf(row * bins + to) === level) to++;
      if (level > 0) {
        pen.fillStyle = colours.busy[level - 1];
        const x = from * BIN;
        pen.fillRect(x, row * tall, Math.min(bounds.width, to * BIN) - x, tall - pad);
      }
      from = to;
    }
  }
  pen.fillStyle = colours.path;
  ranges.forEach(([from, to], lane) => {
    for (let i = from; i < to; i++) {
      const step = lanes.item[i];
      if (!scene.onPath[step]) continue;
      const { x, width } = barBox(scene, view, step);
      const y = Math.floor((lane * rows) / lanes.count) * tall;
      pen.fillRect(x, y, Math.max(1.5, width), Math.max(1.5, tall - pad));
    }
  });
}

/** Least height of a row of the density picture. */
const LEAST_ROW = 3;

export function busyRows({ lanes, bounds }: GanttScene): number {
  return Math.max(1, Math.min(lanes.count, Math.floor(bounds.height / LEAST_ROW)));
}

/** By row, then by place across: how much of the time of its lanes is at work, 0 to 1. O(bars + places). */
export function busyShare(
  scene: GanttScene,
  view: View,
  ranges: BarRanges,
  rows: number,
  bins: number,
): Float64Array {
  const { lanes, run, bounds } = scene;
  const busy = new Float64Array(rows * bins);
  const lanesOf = new Int32Array(rows);
  ranges.forEach(([from, to], lane) => {
    const row = Math.floor((lane * rows) / lanes.count);
    lanesOf[row]++;
    for (let i = from; i < to; i++) {
      const step = lanes.item[i];
      const at = (time: number) =>
        Math.min(bins, Math.max(0, (placeOfTime(scene, view, time) / bounds.width) * bins));
      const left = at(run.start[step]);
      const right = at(run.end[step]);
      for (let bin = Math.floor(left); bin < right; bin++)
        busy[row * bins + bin] += Math.min(right, bin + 1) - Math.max(left, bin);
    }
  });
  for (let row = 0; row < rows; row++)
    for (let bin = 0; bin < bins; bin++) busy[row * bins + bin] /= Math.max(1, lanesOf[row]);
  return busy;
}
