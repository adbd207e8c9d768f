import type { Pen } from '../pen.ts';
import { paintBusy } from './busy-painter.ts';
import type { GanttColours } from './gantt-colours.ts';
import {
  type BarRanges,
  barBox,
  barsInSight,
  type GanttScene,
  laneHeight,
  lanePad,
  placeOfTime,
} from './gantt-scene.ts';
import type { View } from './view.ts';

/** More bars in sight, or more lanes, are drawn as the share of time at work. */
export const MOST_BARS = 5000;
export const MOST_LANES = 64;

export function drawnAsBars(scene: GanttScene, bars: number): boolean {
  return bars <= MOST_BARS && scene.lanes.count <= MOST_LANES;
}

/** The lanes, without what is pointed at and without the playhead. */
export function paintGantt(pen: Pen, scene: GanttScene, view: View, colours: GanttColours): void {
  const { ranges, count } = barsInSight(scene, view);
  if (drawnAsBars(scene, count)) paintBars(pen, scene, view, colours, ranges);
  else paintBusy(pen, scene, view, colours, ranges);
}

function paintBars(
  pen: Pen,
  scene: GanttScene,
  view: View,
  colours: GanttColours,
  ranges: BarRanges,
): void {
  const { run, lanes, overhead, onPath, bounds } = scene;
  const height = laneHeight(scene);
  pen.fillStyle = colours.lane;
  for (let lane = 0; lane < lanes.count; lane++) {
    const pad = lanePad(height);
    pen.fillRect(0, lane * height + pad, bounds.width, height - 2 * pad);
  }
  const each = (paint: (step: number) => void) => {
    for (const [from, to] of ranges) for (let i = from; i < to; i++) paint(lanes.item[i]);
  };
  const boxed = (step: number, colour: string) => {
    const { x, y, width, height: tall } = barBox(scene, view, step);
    // A hair between two bars of one lane, where there is room.
    const gap = width > 4 ? 1 : width > 2 ? 0.5 : 0;
    const until = placeOfTime(scene, view, run.start[step] + overhead[step]);
    const paid = Math.min(width - gap, Math.max(0, until - x));
    if (overhead[step] > 0 && paid > 0) {
      pen.fillStyle = colours.overhead;
      pen.fillRect(x, y, paid, tall);
    }
    if (width - gap - (overhead[step] > 0 ? paid : 0) <= 0) return;
    const begin = overhead[step] > 0 ? paid : 0;
    pen.fillStyle = colour;
    pen.fillRect(x + begin, y, width - gap - begin, tall);
  };
  each((step) => !onPath[step] && boxed(step, colours.work));
  each((step) => {
    if (!onPath[step]) return;
    boxed(step, colours.path);
    const { x, y, width, height: tall } = barBox(scene, view, step);
    pen.fillStyle = colours.pathEdge;
    pen.fillRect(
      x,
      y + tall - Math.min(2, tall / 3),
      Math.max(1, width - 1),
      Math.min(2, tall / 3),
    );
  });
}
