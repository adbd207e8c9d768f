import type { TaskGraph } from '../../model/graph/task-graph.ts';

/**
 * How many steps, and how much work, lie in each field of layers by durations: for graphs of too many steps to be drawn
 * one by one.
 *
 *     row 0      the longest durations
 *     ...        each the same factor shorter
 *     last row   zero, where any step takes no time
 *                column 0 .. : so many layers each, from `first` on
 */
export interface DensityGrid {
  readonly columns: number;
  readonly rows: number;
  /** Length columns + 1: column c holds layers first[c] to first[c + 1] - 1. */
  readonly first: Int32Array;
  /** Length columns × rows, by column first. */
  readonly steps: Int32Array;
  readonly most: number;
  /** Length columns. Work in the unit of the durations. */
  readonly work: Float64Array;
  readonly count: Int32Array;
  readonly mostWork: number;
}

/** Rows of durations of one graph. */
export interface DurationRows {
  readonly rows: number;
  readonly shortest: number;
  readonly longest: number;
  /** Whether the last row is that of zero. */
  readonly zero: boolean;
}

export function durationRows({ duration }: TaskGraph, most: number): DurationRows {
  let shortest = Number.POSITIVE_INFINITY;
  let longest = 0;
  let zero = false;
  for (const each of duration) {
    if (each > 0 && each < shortest) shortest = each;
    if (each > longest) longest = each;
    zero ||= each === 0;
  }
  const positive = longest > 0 ? (longest > shortest ? Math.max(1, most - (zero ? 1 : 0)) : 1) : 0;
  return { rows: positive + (zero ? 1 : 0), shortest, longest, zero };
}

/** Which row a duration is in. */
export function rowOf({ rows, shortest, longest, zero }: DurationRows, duration: number): number {
  if (!(duration > 0)) return rows - 1;
  const positive = rows - (zero ? 1 : 0);
  if (positive <= 1) return 0;
  const level = Math.log(duration / shortest) / Math.log(longest / shortest);
  return positive - 1 - Math.min(positive - 1, Math.max(0, Math.floor(level * positive)));
}

/** Shortest and longest duration of a row. */
export function rowRange(of: DurationRows, row: number): readonly [number, number] {
  const positive = of.rows - (of.zero ? 1 : 0);
  if (row >= positive) return [0, 0];
  if (positive === 1) return [of.shortest, of.longest];
  const at = (share: number) => of.shortest * (of.longest / of.shortest) ** share;
  return [at((positive - 1 - row) / positive), at((positive - row) / positive)];
}

/** Columns of all layers together: `wanted` at most, and one for each layer where there are no more. */
export function columnsOfAll(layers: number, wanted: number): number {
  return Math.max(1, Math.min(layers, Math.floor(wanted)));
}

/** Columns `from` to `to` - 1 of `all`. O(steps). */
export function densityGrid(
  graph: TaskGraph,
  rows: DurationRows,
  all: number,
  [from, to]: readonly [number, number],
): DensityGrid {
  const columns = Math.max(0, to - from);
  const first = Int32Array.from({ length: columns + 1 }, (_, c) =>
    Math.ceil(((from + c) * graph.layers) / all),
  );
  const steps = new Int32Array(columns * rows.rows);
  const work = new Float64Array(columns);
  const count = new Int32Array(columns);
  for (let i = 0; i < graph.steps; i++) {
    const column = columnOf(graph.layers, all, graph.layer[i]) - from;
    if (column < 0 || column >= columns) continue;
    const duration = graph.duration[i];
    steps[column * rows.rows + rowOf(rows, duration)]++;
    work[column] += duration;
    count[column]++;
  }
  const most = steps.reduce((a, b) => Math.max(a, b), 0);
  const mostWork = work.reduce((a, b) => Math.max(a, b), 0);
  return { columns, rows: rows.rows, first, steps, most, work, count, mostWork };
}

/** The column of a layer: the one whose `first` says so. */
export function columnOf(layers: number, all: number, layer: number): number {
  return Math.floor((layer * all) / layers);
}
