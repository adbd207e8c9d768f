import type { Rows, TaskGraph } from '../model/graph/task-graph.ts';
import { orderLayers, stepsByLayer } from './layer-order.ts';
import { GREATEST_RADIUS, stepRadii } from './step-radius.ts';

/**
 * Where the steps of a graph are drawn. Depth runs to the right, one column a layer; a column is as tall as
 * its layer is full. In CSS pixels, y downwards:
 *
 *     (0, 0) ------------------------------------ (width, 0)
 *       |  margin                                    |
 *       |     o   o o   o o o   o o   o              |
 *       |  o  o   o o   o o o   o o   o   o          |
 *       |     o   o o   o o o   o o   o              |
 *       |  0  1    2      3      4    5   6  layer   |
 *     (0, height) ---------------------------- (width, height)
 *
 * A layer too full for one column takes several, close together.
 */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Length n, by step. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly radius: Float64Array;
  /** Length: layers. The middle of each column. */
  readonly layerX: Float64Array;
  /** Steps by layer, each from top to bottom. */
  readonly layers: Rows;
  /** Length n: which from the top a step is in its layer. */
  readonly place: Int32Array;
  /** Where the lowest dot ends. */
  readonly bottom: number;
}

export interface LayoutSize {
  readonly width: number;
  readonly height: number;
}

/** Room at the edges for the rings of work in progress. */
const MARGIN = { most: 12, share: 0.035 };
/** Dots of a single column may be this close, centre to centre; below, a layer takes several columns. */
const SINGLE_COLUMN_PITCH = 4.2;
/** Columns side by side are this far apart where edges need the room, and further where they do not. */
const CELL = { close: 5.2, wide: 9 };
/** All columns together may take this share of the width; the rest is for the edges. */
const COLUMNS_SHARE = 0.5;
/** So much room for edges is enough. */
const AMPLE_GAP = 110;
/**
 * Steps of a thin layer are this far apart at most, and not much further than layers are, so that edges stay
 * flat; but far enough that a long and narrow graph uses the height there is.
 */
const PITCH = { widest: 34, least: 26, perGap: 3.2 };
/** Heights grow more slowly than the number of steps, so that thin layers keep some room. */
const HEIGHT_POWER = 0.62;

/**
 * Which step stands above which is found out at this size, whatever the size of the picture: what a reader
 * has found stays where it is when the window changes, and when the live picture takes over from the poster.
 */
const NOMINAL: LayoutSize = { width: 450, height: 315 };
const orders = new WeakMap<TaskGraph, Rows>();

/** The steps of each layer from top to bottom, ordered once for each graph. O(sweeps · (edges + n log n)). */
function orderOf(graph: TaskGraph): Rows {
  let layers = orders.get(graph);
  if (!layers) {
    layers = stepsByLayer(graph);
    orderLayers(graph, layers, frameOf(layers, NOMINAL).span);
    orders.set(graph, layers);
  }
  return layers;
}

/** How much room there is, and how tall each layer is. */
function frameOf(layers: Rows, size: LayoutSize) {
  const margin = Math.min(MARGIN.most, MARGIN.share * Math.min(size.width, size.height) + 2);
  const width = Math.max(1, size.width - 2 * margin);
  const height = Math.max(1, size.height - 2 * margin);
  const counts = Array.from(
    { length: layers.start.length - 1 },
    (_, l) => layers.start[l + 1] - layers.start[l],
  );
  const grid = columnGrid(counts, width, height);
  const widest = Math.min(PITCH.widest, Math.max(PITCH.least, PITCH.perGap * grid.gap));
  const span = Float64Array.from(counts, (count) => {
    const full = Math.min(1, (count - 1) / Math.max(1, grid.rows - 1));
    const tall = height * Math.max(0, full) ** HEIGHT_POWER;
    return Math.min(tall, Math.max(0, count - 1) * widest);
  });
  return { margin, width, height, counts, grid, widest, span };
}

/** The same order at every size. O(n), after the order. */
export function layoutGraph(graph: TaskGraph, size: LayoutSize): Layout {
  const n = graph.steps;
  const layers = orderOf(graph);
  const { margin, width, height, counts, grid, widest, span } = frameOf(layers, size);
  const x = new Float64Array(n);
  const y = new Float64Array(n);
  const place = new Int32Array(n);
  const layerX = new Float64Array(graph.layers);
  const most = new Float64Array(graph.layers);
  let left = margin;
  for (let l = 0; l < graph.layers; l++) {
    const columns = grid.columns[l];
    const own = (columns - 1) * grid.cell;
    layerX[l] = graph.layers > 1 ? left + own / 2 : margin + width / 2;
    const from = layers.start[l];
    const count = counts[l];
    const pitch = count > 1 ? span[l] / (count - 1) : widest;
    const stride = latticeStride(columns, pitch, grid.cell);
    const room = nearest(columns, stride, pitch, grid.cell);
    most[l] = Math.min(GREATEST_RADIUS, margin - 1, 0.45 * room, 0.42 * grid.gap);
    for (let i = 0; i < count; i++) {
      const step = layers.item[from + i];
      place[step] = i;
      x[step] = layerX[l] - own / 2 + ((i * stride) % columns) * grid.cell;
      y[step] = margin + height / 2 + (i - (count - 1) / 2) * pitch;
    }
    left += own + grid.gap;
  }
  const radius = stepRadii(graph, layers, most);
  let bottom = 0;
  for (let i = 0; i < n; i++) bottom = Math.max(bottom, y[i] + radius[i]);
  return { width: size.width, height: size.height, x, y, radius, layerX, layers, place, bottom };
}

interface ColumnGrid {
  /** Width of a column of a layer that has several. */
  readonly cell: number;
  /** Steps that fit into a column. */
  readonly rows: number;
  /** Columns of each layer. */
  readonly columns: readonly number[];
  /** From one layer to the next. */
  readonly gap: number;
}

/** As large a cell as the fullest layers allow; single columns as long as dots are not too close in them. */
function columnGrid(counts: readonly number[], width: number, height: number): ColumnGrid {
  const fullest = Math.max(1, ...counts);
  const single = height / Math.max(1, fullest - 1);
  const gaps = Math.max(1, counts.length - 1);
  if (single >= SINGLE_COLUMN_PITCH) {
    return { cell: single, rows: fullest, columns: counts.map(() => 1), gap: width / gaps };
  }
  const gridOf = (cell: number): ColumnGrid => {
    const rows = Math.floor(height / cell) + 1;
    const columns = counts.map((count) => Math.max(1, Math.ceil(count / rows)));
    const own = columns.reduce((sum, c) => sum + (c - 1) * cell, 0);
    return { cell, rows, columns, gap: (width - own) / gaps };
  };
  const fits = ({ gap, cell }: ColumnGrid) =>
    gap * gaps >= (1 - COLUMNS_SHARE) * width &&
    gap >= 1.6 * cell &&
    (cell <= CELL.close || gap >= AMPLE_GAP);
  let low = single;
  let high = CELL.wide;
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (fits(gridOf(middle))) low = middle;
    else high = middle;
  }
  return gridOf(low);
}

/**
 * Steps of a layer with several columns go down evenly, each `stride` columns further to the right, around:
 * a lattice. Of all strides that visit every column, the one whose dots are furthest apart.
 */
function latticeStride(columns: number, pitch: number, cell: number): number {
  let best = 1;
  let furthest = 0;
  for (let stride = 1; stride < columns; stride++) {
    if (gcd(stride, columns) !== 1) continue;
    const distance = nearest(columns, stride, pitch, cell);
    if (distance > furthest + 1e-9) {
      furthest = distance;
      best = stride;
    }
  }
  return best;
}

/** Distance of the closest two dots of such a lattice. */
function nearest(columns: number, stride: number, pitch: number, cell: number): number {
  if (columns === 1) return pitch;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i <= columns; i++) {
    const shift = (i * stride) % columns;
    // Around the edge of the band there is no neighbour; inside, to the left and to the right there may be.
    for (const dx of shift === 0 ? [0] : [shift * cell, (columns - shift) * cell]) {
      least = Math.min(least, Math.hypot(dx, i * pitch));
    }
  }
  return least;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
