import { fitted, LABEL_SIZE, widthOf } from './fit-text.ts';
import { inSight, type PlacedScene } from './placed-scene.ts';
import { stretchOf } from './view.ts';

/** A label on the stage: the end that is at its step and its baseline, in CSS pixels. */
export interface IdLabel {
  readonly step: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'left' | 'right';
}

/** So much of the stage for each name, or it is all names; for each of a few, less does. Of more steps in sight than CROWD none is named. */
const AREA = { each: 7000, least: 4000 };
const FEW = 60;
const CROWD = 3000;
/** Between a step and its name; there the ring of the step that is pointed at needs room. */
const BESIDE = { plain: 4, pointed: 8 };
/** Edges leave a step level: where steps are this far apart, names stand above them. */
const LIFTED = { from: 21, by: 7 };
/** A name may be so wide where layers are closer, in CSS pixels: most ids of a few letters and a number are not cut. */
const READABLE = 64;
/** Half a line of text, in CSS pixels. */
const HALF = LABEL_SIZE / 2;

/**
 * Names beside their steps, where neither a step nor another name is in the way: first those of the critical path, then
 * the longest steps. `only`: of these steps alone, as if there were no others. The same whenever the view is the same.
 * O(steps in sight).
 */
export function idLabels(
  placed: PlacedScene,
  idOf: (step: number) => string,
  only: Iterable<number> | null = null,
): IdLabel[] {
  const { scene, view, x, y, radius } = placed;
  const { graph, bounds, onPath, nearest } = scene;
  const steps: number[] = [];
  for (const i of only ?? Array(graph.steps).keys()) if (inSight(placed, i)) steps.push(i);
  if (steps.length > CROWD) return [];
  const clear = only ? BESIDE.pointed : BESIDE.plain;
  const stretch = stretchOf(view, bounds);
  const taken = new Taken(bounds);
  for (const step of steps) taken.take(x[step], y[step], radius[step]);
  const longest = scene.gap * stretch.x - 2 * BESIDE.plain;
  const most = Number.isFinite(longest) ? Math.max(READABLE, longest) : bounds.width / 2;
  const area = bounds.width * bounds.height;
  const fits = Math.ceil(Math.max(area / AREA.each, Math.min(FEW, area / AREA.least)));
  const order = steps.sort(
    (a, b) => onPath[b] - onPath[a] || graph.duration[b] - graph.duration[a] || a - b,
  );
  const labels: IdLabel[] = [];
  for (const step of order) {
    const apart = nearest[graph.layer[step]] * Math.min(stretch.x, stretch.y);
    const middle = lifted(y[step], apart);
    if (middle < HALF || middle > bounds.height - HALF) continue;
    const label = beside(step, middle, 1) ?? beside(step, middle, -1);
    if (label && labels.push(label) >= fits) break;
  }
  return labels;

  /** To the right of its step (1), or to the left. */
  function beside(step: number, middle: number, side: 1 | -1): IdLabel | null {
    const at = x[step] + side * (radius[step] + clear);
    const room = Math.min(most, side > 0 ? bounds.width - at : at);
    if (room <= 0) return null;
    const id = idOf(step);
    const text = fitted(id, taken.roomAt(at, middle, side, Math.min(room, widthOf(id))));
    if (text === '') return null;
    taken.takeLine(at, middle, side, widthOf(text));
    const anchor = side > 0 ? 'left' : 'right';
    return { step, text, x: at, y: middle + 0.34 * LABEL_SIZE, anchor };
  }
}

/** Where the middle of a name stands beside a step: at the upper edge no higher than it can be read. */
function lifted(y: number, apart: number): number {
  return apart < LIFTED.from ? y : Math.max(Math.min(y, HALF), y - LIFTED.by);
}

/** Cells in which places are taken, in CSS pixels: so low that lines of text side by side do not share one. */
const CELL = { across: 7, down: 3 };

/** What of the stage is taken. */
class Taken {
  private readonly columns: number;
  private readonly rows: number;
  private readonly cells: Uint8Array;

  constructor({ width, height }: { readonly width: number; readonly height: number }) {
    this.columns = Math.max(1, Math.ceil(width / CELL.across));
    this.rows = Math.max(1, Math.ceil(height / CELL.down));
    this.cells = new Uint8Array(this.columns * this.rows);
  }

  take(x: number, y: number, radius: number): void {
    const last = this.column(x + radius);
    for (let row = this.row(y - radius); row <= this.row(y + radius); row++)
      for (let c = this.column(x - radius); c <= last; c++) this.cells[row * this.columns + c] = 1;
  }

  /** How much of the width that is wanted is free on a line from a place on, in CSS pixels. */
  roomAt(x: number, middle: number, side: 1 | -1, wanted: number): number {
    const begin = this.column(x);
    // The cell that it begins in may be that of its own step.
    let column = this.free(begin, middle) ? begin : begin + side;
    const reach = () => (side > 0 ? column * CELL.across - x : x - (column + 1) * CELL.across);
    while (reach() < wanted && column >= 0 && column < this.columns && this.free(column, middle))
      column += side;
    return Math.min(wanted, Math.max(0, reach()));
  }

  takeLine(x: number, middle: number, side: 1 | -1, width: number): void {
    const [from, to] = side > 0 ? [x, x + width] : [x - width, x];
    const last = this.column(to);
    for (let row = this.top(middle); row <= this.bottom(middle); row++)
      for (let c = this.column(from); c <= last; c++) this.cells[row * this.columns + c] = 1;
  }

  private free(column: number, middle: number): boolean {
    for (let row = this.top(middle); row <= this.bottom(middle); row++)
      if (this.cells[row * this.columns + column]) return false;
    return true;
  }

  private readonly top = (middle: number) => this.row(middle - HALF);
  private readonly bottom = (middle: number) => this.row(middle + HALF);
  private readonly column = (x: number) => cellOf(x / CELL.across, this.columns);
  private readonly row = (y: number) => cellOf(y / CELL.down, this.rows);
}

function cellOf(place: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(place)));
}
