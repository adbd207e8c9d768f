import type { Pen } from '../pen.ts';
import { columnOf, rowOf } from './density.ts';
import { type PlacedDensity, STRIP } from './density-scene.ts';
import type { TaskColours } from './task-colours.ts';

/** How strong a field is: by the logarithm, so that a single step is still seen. 0 to levels - 1; -1 for none. */
export function heatLevel(steps: number, most: number, levels: number): number {
  if (steps <= 0) return -1;
  if (most <= 1) return levels - 1;
  return Math.min(levels - 1, Math.floor((levels * Math.log(steps)) / Math.log(most)));
}

export function paintDensity(pen: Pen, placed: PlacedDensity, colours: TaskColours): void {
  const { scene, grid, left, width, height } = placed;
  const stage = scene.bounds.width;
  const box = (column: number) => {
    const from = Math.max(0, left + column * width);
    const to = Math.min(stage, left + (column + 1) * width);
    // A hair of paper between columns that are wide enough to be told apart.
    return [from, Math.max(0, to - from - (width > 7 ? 1 : 0))] as const;
  };
  const { heat } = colours;
  for (let level = 0; level < heat.length; level++) {
    pen.fillStyle = heat[level];
    for (let c = 0; c < grid.columns; c++) {
      const [x, w] = box(c);
      for (let r = 0; r < grid.rows; r++) {
        const steps = grid.steps[c * grid.rows + r];
        if (heatLevel(steps, grid.most, heat.length) !== level) continue;
        pen.fillRect(x, r * height, w, Math.max(1, height - (height > 5 ? 1 : 0)));
      }
    }
  }
  const bottom = scene.bounds.height;
  pen.fillStyle = colours.palette.rule;
  pen.fillRect(0, bottom - 1, stage, 1);
  pen.fillStyle = colours.bar;
  for (let c = 0; c < grid.columns; c++) {
    const [x, w] = box(c);
    const tall = grid.mostWork > 0 ? (STRIP.height * grid.work[c]) / grid.mostWork : 0;
    pen.fillRect(x, bottom - tall, w, tall);
  }
  paintPath(pen, placed, colours);
}

/** The critical path over the fields: in each column as high as its steps there are long, in the mean of their rows. */
function paintPath(pen: Pen, placed: PlacedDensity, colours: TaskColours): void {
  const { scene, grid, all, from, left, width, height } = placed;
  const sum = new Float64Array(grid.columns);
  const count = new Int32Array(grid.columns);
  for (const step of scene.path) {
    const column = columnOf(scene.graph.layers, all, scene.graph.layer[step]) - from;
    if (column < 0 || column >= grid.columns) continue;
    sum[column] += rowOf(scene.rows, scene.graph.duration[step]) + 0.5;
    count[column]++;
  }
  const trace = () => {
    pen.beginPath();
    let drawn = false;
    for (let c = 0; c < grid.columns; c++) {
      if (count[c] === 0) continue;
      const x = Math.min(scene.bounds.width, Math.max(0, left + (c + 0.5) * width));
      const y = (height * sum[c]) / count[c];
      if (drawn) pen.lineTo(x, y);
      else pen.moveTo(x, y);
      drawn = true;
    }
    if (drawn) pen.stroke();
  };
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.strokeStyle = colours.pathHalo;
  const line = Math.min(2.4, Math.max(1.3, 0.35 * width));
  pen.lineWidth = 2 * line;
  trace();
  pen.strokeStyle = colours.path;
  pen.lineWidth = line;
  trace();
  pen.lineCap = 'butt';
}

/** A frame around a field, or around its column. */
export function paintField(
  pen: Pen,
  { scene, left, width, height }: PlacedDensity,
  colours: TaskColours,
  { column, row }: { readonly column: number; readonly row: number },
): void {
  const x = left + column * width;
  const [top, tall] = row < 0 ? [0, scene.bounds.height] : [row * height, height];
  const frame = (grow: number, colour: string, line: number) => {
    pen.strokeStyle = colour;
    pen.lineWidth = line;
    pen.beginPath();
    pen.moveTo(x - grow, top - grow);
    pen.lineTo(x + width + grow, top - grow);
    pen.lineTo(x + width + grow, top + tall + grow);
    pen.lineTo(x - grow, top + tall + grow);
    pen.lineTo(x - grow, top - grow);
    pen.stroke();
  };
  frame(1.5, colours.palette.paper, 3);
  frame(1, colours.palette.ink, 1.4);
}
