import {
  columnsOfAll,
  type DensityGrid,
  type DurationRows,
  densityGrid,
  durationRows,
} from './density.ts';
import type { GraphMarks } from './graph-scene.ts';
import { acrossInSight, stretchOf, type View, type ViewBounds } from './view.ts';

/** Fields are about this large, in CSS pixels; beneath them stands the work of each column. */
const FIELD = { width: 4, height: 9 };
export const STRIP = { height: 52, gap: 16 };
/** Columns are never wider: a layer is enough. */
const WIDEST = 46;

export interface DensityScene extends GraphMarks {
  readonly bounds: ViewBounds;
  readonly rows: DurationRows;
  /** Height of the fields, from the top; the strip of work stands below. */
  readonly fields: number;
}

/** O(n). */
export function densityScene(
  marks: GraphMarks,
  { width, height }: { readonly width: number; readonly height: number },
): DensityScene {
  const fields = Math.max(1, height - STRIP.height - STRIP.gap);
  const most = { x: Math.max(1, (marks.graph.layers * WIDEST) / Math.max(1, width)), y: 1 };
  return {
    ...marks,
    bounds: { width, height, most },
    rows: durationRows(marks.graph, Math.max(1, Math.floor(fields / FIELD.height))),
    fields,
  };
}

/** The fields that are in sight, and where they are. */
export interface PlacedDensity {
  readonly scene: DensityScene;
  readonly grid: DensityGrid;
  /** Columns of all layers, and which of them is the first of the grid. */
  readonly all: number;
  readonly from: number;
  /** On the stage: left edge of the first column, width of each, height of a row. */
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** O(n). */
export function placeDensity(scene: DensityScene, view: View): PlacedDensity {
  const { bounds, graph, rows, fields } = scene;
  const whole = bounds.width * stretchOf(view, bounds).x;
  const all = columnsOfAll(graph.layers, whole / FIELD.width);
  const [begin, end] = acrossInSight(view, bounds);
  const from = Math.max(0, Math.floor((begin / bounds.width) * all + 1e-9));
  const to = Math.min(all, Math.ceil((end / bounds.width) * all - 1e-9));
  const width = whole / all;
  return {
    scene,
    grid: densityGrid(graph, rows, all, [from, to]),
    all,
    from,
    left: view.x + from * width,
    width,
    height: fields / Math.max(1, rows.rows),
  };
}

/** A field on the stage. In the strip of work, `row` is -1. null: beside the picture. */
export function fieldAt(
  { scene, grid, left, width, height }: PlacedDensity,
  at: { readonly x: number; readonly y: number },
): { readonly column: number; readonly row: number } | null {
  const column = Math.floor((at.x - left) / width);
  if (column < 0 || column >= grid.columns) return null;
  const row = Math.floor(at.y / height);
  return { column, row: at.y < scene.fields && row < grid.rows ? row : -1 };
}
