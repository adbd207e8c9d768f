import type { TaskGraph } from '../../model/graph/task-graph.ts';
import type { RunResult } from '../../model/swarm/run-result.ts';
import { type Lanes, packLanes } from './lanes.ts';
import type { View, ViewBounds } from './view.ts';
import { acrossInSight, stretchOf } from './view.ts';

/** A run whose lanes are drawn. */
export interface GanttRun {
  readonly graph: TaskGraph;
  readonly run: RunResult;
  readonly lanes: Lanes;
  /** Length n, in the unit of the run: the part of the time of a step that is scheduling and communication. */
  readonly overhead: Float64Array;
  readonly onPath: Uint8Array;
}

export interface GanttScene extends GanttRun {
  readonly bounds: ViewBounds;
  /** Pixels to a unit of the run's time, at zoom 1. */
  readonly perTime: number;
}

/** Bars of one step are this long where the picture is enlarged most, if that is not more than MOST. */
const LONG = 60;
const MOST = 20_000;

/** `perUnit`: how many units of the run's times make one of the graph's durations. O(n log n). */
export function ganttRun(
  graph: TaskGraph,
  run: RunResult,
  path: Int32Array,
  perUnit: number,
): GanttRun {
  const onPath = new Uint8Array(graph.steps);
  for (const step of path) onPath[step] = 1;
  const overhead = new Float64Array(graph.steps);
  for (let i = 0; i < graph.steps; i++) {
    const taken = run.end[i] - run.start[i];
    const extra = taken - graph.duration[i] * perUnit;
    // What remains of rounding is nothing that was paid.
    overhead[i] = extra > 1e-9 * run.end[i] ? Math.min(taken, extra) : 0;
  }
  return { graph, run, lanes: packLanes(run), overhead, onPath };
}

/** O(n). */
export function ganttScene(
  of: GanttRun,
  size: { readonly width: number; readonly height: number },
): GanttScene {
  const { run } = of;
  const perTime = run.makespan > 0 ? size.width / run.makespan : 0;
  let shortest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < run.steps; i++) {
    const taken = run.end[i] - run.start[i];
    if (taken > 0 && taken < shortest) shortest = taken;
  }
  const most = perTime > 0 ? Math.min(MOST, Math.max(1, LONG / (shortest * perTime))) : 1;
  return { ...of, bounds: { ...size, most: { x: most, y: 1 } }, perTime };
}

/** Height of a lane on the stage. */
export function laneHeight({ bounds, lanes }: GanttScene): number {
  return bounds.height / Math.max(1, lanes.count);
}

export function placeOfTime({ perTime, bounds }: GanttScene, view: View, time: number): number {
  return time * perTime * stretchOf(view, bounds).x + view.x;
}

/** Times at the two edges of the stage. */
export function timesInSight(scene: GanttScene, view: View): readonly [number, number] {
  if (scene.perTime === 0) return [0, 0];
  const [from, to] = acrossInSight(view, scene.bounds);
  return [from / scene.perTime, to / scene.perTime];
}

/** Steps of a lane that reach into a stretch of time: a range of `lanes.item`. Two binary searches. */
export function stepsOfLane(
  { lanes, run }: GanttRun,
  lane: number,
  [from, to]: readonly [number, number],
): readonly [number, number] {
  const search = (fits: (step: number) => boolean) => {
    let low = lanes.start[lane];
    let high = lanes.start[lane + 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (fits(lanes.item[middle])) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return [search((step) => run.end[step] < from), search((step) => run.start[step] <= to)];
}

/** By lane, a range of `lanes.item`. */
export type BarRanges = readonly (readonly [number, number])[];

/** Ranges of `lanes.item` that are in sight, lane by lane, and how many bars they hold. */
export function barsInSight(scene: GanttScene, view: View) {
  const times = timesInSight(scene, view);
  const ranges = Array.from({ length: scene.lanes.count }, (_, lane) =>
    stepsOfLane(scene, lane, times),
  );
  return { ranges, count: ranges.reduce((sum, [from, to]) => sum + to - from, 0) };
}

/** Paper above and below the bars of a lane. */
export function lanePad(height: number): number {
  return height > 5 ? Math.min(3, 0.14 * height) : 0;
}

/** Where a bar is on the stage; cut at its edges. */
export function barBox(scene: GanttScene, view: View, step: number) {
  const { run, lanes, bounds } = scene;
  const height = laneHeight(scene);
  const pad = lanePad(height);
  const left = placeOfTime(scene, view, run.start[step]);
  const right = placeOfTime(scene, view, run.end[step]);
  const x = Math.max(0, left);
  const width = Math.min(bounds.width, Math.max(right, left + 1)) - x;
  return { x, y: lanes.lane[step] * height + pad, width, height: height - 2 * pad };
}
