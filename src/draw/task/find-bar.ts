import type { Direction } from '../step-cursor.ts';
import { type GanttScene, laneHeight, stepsOfLane } from './gantt-scene.ts';
import { type Point, stretchOf, type View } from './view.ts';

/** The step whose bar is at a place of the stage, or the nearest in its lane within a reach; -1 for none. */
export function barAt(scene: GanttScene, view: View, { x, y }: Point, reach: number): number {
  const lane = Math.floor(y / laneHeight(scene));
  if (lane < 0 || lane >= scene.lanes.count || scene.perTime === 0) return -1;
  const stretch = stretchOf(view, scene.bounds);
  const perTime = scene.perTime * stretch.x;
  const time = (x - view.x) / perTime;
  const [from, to] = stepsOfLane(scene, lane, [time - reach / perTime, time + reach / perTime]);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = from; i < to; i++) {
    const step = scene.lanes.item[i];
    const away = Math.max(0, scene.run.start[step] - time, time - scene.run.end[step]);
    if (away < least || (away === least && scene.run.start[step] <= time)) {
      least = away;
      best = step;
    }
  }
  return best;
}

/** The bar next to a bar: along its lane, or in the next lane the one at work at about the same time. */
export function nextBar(scene: GanttScene, step: number, direction: Direction): number {
  const { lanes, run } = scene;
  const lane = lanes.lane[step];
  if (direction === 'left' || direction === 'right') {
    const row = lanes.item.subarray(lanes.start[lane], lanes.start[lane + 1]);
    return row[row.indexOf(step) + (direction === 'left' ? -1 : 1)] ?? step;
  }
  const next = lane + (direction === 'up' ? -1 : 1);
  if (next < 0 || next >= lanes.count) return step;
  const middle = (run.start[step] + run.end[step]) / 2;
  let best = step;
  let least = Number.POSITIVE_INFINITY;
  for (let i = lanes.start[next]; i < lanes.start[next + 1]; i++) {
    const other = lanes.item[i];
    const away = Math.max(0, run.start[other] - middle, middle - run.end[other]);
    if (away >= least) continue;
    least = away;
    best = other;
  }
  return best;
}
