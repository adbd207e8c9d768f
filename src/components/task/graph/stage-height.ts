import type { GraphMarks } from '../../../draw/task/graph-scene.ts';

/** A layer of so many steps needs a tall picture, a middling one. */
const TALL = { from: 13, middle: 4 };

const heights = new WeakMap<GraphMarks, string>();

/** A chain needs less height than a broad graph. */
export function heightOf(marks: GraphMarks): string {
  const found = heights.get(marks);
  if (found) return found;
  const counts = new Int32Array(marks.graph.layers);
  for (const layer of marks.graph.layer) counts[layer]++;
  const most = counts.reduce((a, b) => Math.max(a, b), 0);
  const height = most >= TALL.from ? 'tall' : most >= TALL.middle ? 'middle' : 'low';
  const name = `zoomable-${height}`;
  heights.set(marks, name);
  return name;
}
