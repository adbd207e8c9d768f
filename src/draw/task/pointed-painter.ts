import type { Rows } from '../../model/graph/task-graph.ts';
import { type Pen, traceCircle } from '../pen.ts';
import { traceCurve } from './cut-curve.ts';
import { LABEL_SIZE } from './fit-text.ts';
import type { GraphLook } from './graph-painter.ts';
import type { IdLabel } from './id-labels.ts';
import { inSight, type PlacedScene } from './placed-scene.ts';

/** So many edges of one step say no more than all of them would. */
const MOST_EDGES = 4000;

/** The step that is pointed at, over a graph that has stepped back: what it waits for, and what waits for it. */
export function paintPointed(pen: Pen, placed: PlacedScene, look: GraphLook, step: number): void {
  const { graph } = placed.scene;
  const { before, after, palette } = look.colours;
  paintNeighbours(pen, placed, look, step, graph.prerequisites, before);
  paintNeighbours(pen, placed, look, step, graph.dependents, after);
  const { x, y, radius } = placed;
  if (!inSight(placed, step)) return;
  const r = Math.max(3, radius[step]);
  disc(pen, x[step], y[step], r + 4.6, palette.paper);
  disc(pen, x[step], y[step], r + 3.2, palette.ink);
  disc(pen, x[step], y[step], r + 1.4, palette.paper);
  disc(
    pen,
    x[step],
    y[step],
    r,
    placed.scene.onPath[step] ? look.colours.path : look.colours.palette.ink,
  );
}

function paintNeighbours(
  pen: Pen,
  placed: PlacedScene,
  { cut }: GraphLook,
  step: number,
  rows: Rows,
  colour: string,
): void {
  const { x, y, radius, scene } = placed;
  const from = rows.start[step];
  const others = rows.item.subarray(from, Math.min(rows.start[step + 1], from + MOST_EDGES));
  pen.strokeStyle = colour;
  pen.lineWidth = others.length > 60 ? 1 : 1.6;
  pen.globalAlpha = others.length > 400 ? 0.4 : 0.9;
  for (const other of others) {
    pen.beginPath();
    traceCurve(pen, scene.bounds, [x[other], y[other], x[step], y[step]], cut);
    pen.stroke();
  }
  pen.globalAlpha = 1;
  pen.fillStyle = colour;
  for (const other of others) {
    if (!inSight(placed, other)) continue;
    pen.beginPath();
    traceCircle(pen, x[other], y[other], Math.max(2.2, radius[other]) + 0.5);
    pen.fill();
  }
}

function disc(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  traceCircle(pen, x, y, radius);
  pen.fill();
}

export function paintLabels(pen: Pen, labels: readonly IdLabel[], { colours }: GraphLook): void {
  const { palette } = colours;
  pen.font = `400 ${LABEL_SIZE}px ${palette.font}`;
  pen.textBaseline = 'alphabetic';
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  pen.strokeStyle = palette.paper;
  pen.fillStyle = palette.ink;
  for (const { text, x, y, anchor } of labels) {
    pen.textAlign = anchor;
    pen.strokeText(text, x, y);
    pen.fillText(text, x, y);
  }
}
