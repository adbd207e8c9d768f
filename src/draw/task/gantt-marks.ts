import type { Pen } from '../pen.ts';
import type { GanttColours } from './gantt-colours.ts';
import { barBox, type GanttScene, placeOfTime } from './gantt-scene.ts';
import type { View } from './view.ts';

/** What moves over the lanes of a run. */

/** A frame around the bar that is pointed at. */
export function paintPointedBar(
  pen: Pen,
  scene: GanttScene,
  view: View,
  colours: GanttColours,
  step: number,
): void {
  const { x, y, width, height } = barBox(scene, view, step);
  if (width <= 0) return;
  const { paper, ink } = colours.palette;
  const frame = (grow: number, colour: string) => {
    pen.fillStyle = colour;
    pen.fillRect(x - grow, y - grow, width + 2 * grow, grow);
    pen.fillRect(x - grow, y + height, width + 2 * grow, grow);
    pen.fillRect(x - grow, y, grow, height);
    pen.fillRect(x + width, y, grow, height);
  };
  frame(3.2, paper);
  frame(2, ink);
}

export function paintPlayhead(
  pen: Pen,
  scene: GanttScene,
  view: View,
  colours: GanttColours,
  time: number,
): void {
  // The race may go on when this run has come to its end.
  const x = placeOfTime(scene, view, Math.min(time, scene.run.makespan));
  if (x < 0 || x > scene.bounds.width + 1) return;
  pen.fillStyle = colours.palette.paper;
  pen.fillRect(x - 1.75, 0, 3.5, scene.bounds.height);
  pen.fillStyle = colours.palette.ink;
  pen.fillRect(x - 0.75, 0, 1.5, scene.bounds.height);
}
