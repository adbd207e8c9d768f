import type { TaskGraph } from '../model/graph/task-graph.ts';
import type { Session } from '../model/measure/sessions.ts';
import { type Cell, cellsOf } from './cells.ts';
import { type HitTest, hitTester } from './hit-test.ts';
import { type Layout, layoutGraph } from './layout.ts';
import { columnsOf, type RunColumns } from './run-columns.ts';

/** Size of a panel in CSS pixels, and device pixels to a CSS pixel. */
export interface PanelSize {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Where everything is in a panel of one session, or of several as small multiples. */
export interface PanelPlan extends PanelSize {
  readonly parts: readonly PanelPart[];
}

export interface PanelPart {
  readonly cell: Cell;
  readonly columns: RunColumns;
  /** From the upper left corner of the cell. */
  readonly layout: Layout;
  readonly hit: HitTest;
}

/** A step of one of the sessions of a panel. */
export interface Place {
  readonly cell: number;
  readonly step: number;
}

export function planPanel(sessions: readonly Session[], size: PanelSize): PanelPlan {
  const cells = cellsOf(sessions.length, size.width, size.height, size.scale);
  const parts = sessions.map((session, i) => {
    const cell = cells[i];
    const layout = layoutOf(session.graph, cell.width, cell.height);
    return { cell, columns: columnsOf(session), layout, hit: hitTester(layout) };
  });
  return { ...size, parts };
}

/** The step nearest to a point of the panel, within a reach. */
export function placeNear({ parts }: PanelPlan, x: number, y: number, reach: number): Place | null {
  const inside = parts.findIndex(
    ({ cell }) =>
      x >= cell.x && y >= cell.y && x <= cell.x + cell.width && y <= cell.y + cell.height,
  );
  if (inside < 0) return null;
  const { cell, hit } = parts[inside];
  const step = hit(x - cell.x, y - cell.y, reach);
  return step >= 0 ? { cell: inside, step } : null;
}

/** Where a step is drawn, in CSS pixels of the panel. */
export function whereIs({ parts }: PanelPlan, { cell, step }: Place): { x: number; y: number } {
  const { cell: box, layout } = parts[cell];
  return { x: box.x + layout.x[step], y: box.y + layout.y[step] };
}

// Both panels show the same graph at the same size: it is laid out once.
const layouts = new WeakMap<TaskGraph, Layout>();

function layoutOf(graph: TaskGraph, width: number, height: number): Layout {
  let layout = layouts.get(graph);
  if (layout?.width !== width || layout.height !== height) {
    layout = layoutGraph(graph, { width, height });
    layouts.set(graph, layout);
  }
  return layout;
}
