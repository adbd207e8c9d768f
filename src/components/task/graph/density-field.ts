import type { Direction } from '../../../draw/step-cursor.ts';
import { rowOf } from '../../../draw/task/density.ts';
import type { PlacedDensity } from '../../../draw/task/density-scene.ts';

export interface Field {
  /** Layers `first` to `last`. */
  readonly first: number;
  readonly last: number;
  /** Steps in these layers, and their work in the unit of the durations. */
  readonly steps: number;
  readonly work: number;
  /** A field of durations in them, and its step where it has but one; null for all of them. */
  readonly row: {
    readonly index: number;
    readonly steps: number;
    readonly only: number | null;
  } | null;
}

/** A field of the picture as it is enlarged now; in the strip of work below, the row is -1. */
export interface Spot {
  readonly column: number;
  readonly row: number;
}

export function fieldOf(placed: PlacedDensity, { column, row }: Spot): Field {
  const { grid } = placed;
  const inRow = row < 0 ? 0 : grid.steps[column * grid.rows + row];
  return {
    first: grid.first[column],
    last: grid.first[column + 1] - 1,
    steps: grid.count[column],
    work: grid.work[column],
    row:
      row < 0
        ? null
        : { index: row, steps: inRow, only: inRow === 1 ? stepIn(placed, { column, row }) : null },
  };
}

/** The first step of a field. */
function stepIn({ grid, scene }: PlacedDensity, { column, row }: Spot): number {
  const { layer, duration } = scene.graph;
  return layer.findIndex(
    (each, i) =>
      each >= grid.first[column] &&
      each < grid.first[column + 1] &&
      rowOf(scene.rows, duration[i]) === row,
  );
}

const TOWARDS: Readonly<Record<Direction, readonly [columns: number, rows: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The neighbour of a field, or itself at the edge. */
export function beside({ grid }: PlacedDensity, { column, row }: Spot, direction: Direction): Spot {
  const [columns, rows] = TOWARDS[direction];
  return {
    column: Math.min(grid.columns - 1, Math.max(0, column + columns)),
    row: Math.min(grid.rows - 1, Math.max(-1, row + rows)),
  };
}

export function fullest({ grid }: PlacedDensity): Spot {
  const at = Math.max(0, grid.steps.indexOf(grid.most));
  return { column: Math.floor(at / grid.rows), row: at % grid.rows };
}
