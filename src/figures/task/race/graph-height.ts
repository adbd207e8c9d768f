import { layoutGraph } from '../../../draw/layout.ts';
import type { TaskGraph } from '../../../model/graph/task-graph.ts';

/** A panel of the usual size, in CSS pixels. */
const USUAL = { width: 450, height: 315 };
/** Above the highest step and below the lowest one: for the ring of one that is pointed at. */
const ROOM = 14;
/** A picture that is lower than this looks like a line, and is hard to hit. */
const LEAST = 72;
/** A graph that needs nearly all of a panel has all of it. */
const NEARLY = 0.95;

/** How high the picture of a graph has to be whose layers hold few steps, in CSS pixels; null: as high as any. */
export function graphHeight(graph: TaskGraph): number | null {
  const { height } = USUAL;
  // Steps stand around the middle.
  const needed = 2 * (layoutGraph(graph, USUAL).bottom - height / 2 + ROOM);
  return needed < NEARLY * height ? Math.max(LEAST, Math.ceil(needed)) : null;
}
