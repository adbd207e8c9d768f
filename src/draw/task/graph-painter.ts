import { mix } from '../palette.ts';
import { type Pen, traceCircle } from '../pen.ts';
import { traceCurve } from './cut-curve.ts';
import { edgesInView } from './edges-in-view.ts';
import { inSight, type PlacedScene } from './placed-scene.ts';
import { SLACK_TONES, type TaskColours } from './task-colours.ts';
import { stretchOf } from './view.ts';

export interface GraphLook {
  readonly colours: TaskColours;
  /** Device pixels to a CSS pixel. */
  readonly scale: number;
  /** Nothing may be told of outside the stage: see `traceCurve`. */
  readonly cut: boolean;
}

/** More edges than these are a grey area, and slow to draw. */
const MOST_EDGES = 9000;
/** Curves and dots of one path: thousands in one take far longer than one by one. */
const BLOCK = 48;
/** Edges of the whole stage that still stand beside each other, each with its full ink. */
const CLEAR_EDGES = { count: 160, area: 400_000 };
/** Steps smaller than this are drawn as squares, which nobody can tell. */
const SQUARE = 1.3;
/** The critical path, with its halo, in CSS pixels. */
export const PATH = { width: 2.6, halo: 5.4, least: 1.4 };

/** The graph without what is pointed at. Returns how many of its edges in sight were drawn, those of the critical path among them. */
export function paintGraph(
  pen: Pen,
  placed: PlacedScene,
  look: GraphLook,
): { readonly drawn: number; readonly inSight: number } {
  const { scene, view } = placed;
  const edges = edgesInView(scene, view, MOST_EDGES);
  paintEdges(pen, placed, look, edges);
  paintSteps(pen, placed, look);
  paintPath(pen, placed, look);
  const { onPath } = edges;
  return { drawn: edges.from.length + onPath, inSight: edges.inSight + onPath };
}

function paintEdges(
  pen: Pen,
  { scene, x, y }: PlacedScene,
  { colours, scale, cut }: GraphLook,
  { from, to }: { readonly from: Int32Array; readonly to: Int32Array },
): void {
  const { bounds } = scene;
  const clear =
    (CLEAR_EDGES.count * bounds.width * bounds.height) /
    (CLEAR_EDGES.area * Math.max(1, from.length));
  const width = Math.min(1, 1 / scale);
  pen.globalAlpha = Math.min(1, Math.max(0.14, Math.sqrt(clear)));
  pen.lineWidth = width;
  pen.strokeStyle = mix(colours.edge, colours.palette.ink, 0.25 * (1 - width));
  for (let i = 0; i < from.length; ) {
    pen.beginPath();
    for (const end = Math.min(from.length, i + BLOCK); i < end; i++) {
      const [a, b] = [from[i], to[i]];
      // Under its own steps.
      if (Math.abs(x[a] - x[b]) < APART && Math.abs(y[a] - y[b]) < APART) continue;
      traceCurve(pen, bounds, [x[a], y[a], x[b], y[b]], cut);
    }
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

function paintSteps(pen: Pen, placed: PlacedScene, { colours }: GraphLook): void {
  const { scene } = placed;
  const byTone: number[][] = Array.from({ length: SLACK_TONES }, () => []);
  for (let i = 0; i < scene.graph.steps; i++)
    if (!scene.onPath[i] && inSight(placed, i)) byTone[scene.tone[i]].push(i);
  // The least slack lies on top.
  for (let tone = SLACK_TONES - 1; tone >= 0; tone--) {
    pen.fillStyle = colours.tones[tone];
    fillSteps(pen, placed, byTone[tone]);
  }
}

/** Fills discs in whatever colour is set. */
function fillSteps(pen: Pen, { x, y, radius }: PlacedScene, steps: ArrayLike<number>): void {
  let count = 0;
  const flush = () => {
    if (count > 0) pen.fill();
    count = 0;
  };
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i];
    const r = radius[step];
    if (r < SQUARE) {
      const side = 1.8 * r;
      pen.fillRect(x[step] - side / 2, y[step] - side / 2, side, side);
      continue;
    }
    if (count === 0) pen.beginPath();
    traceCircle(pen, x[step], y[step], r);
    if (++count === BLOCK) flush();
  }
  flush();
}

function paintPath(pen: Pen, placed: PlacedScene, { colours, cut }: GraphLook): void {
  const { scene, x, y, radius, view } = placed;
  const { path, bounds } = scene;
  const tight = Math.min(1, Math.max(0.45, (scene.gap * stretchOf(view, bounds).x) / 8));
  const told = apart(placed, path);
  const lines = told
    .slice(1)
    .map((step, i) => [told[i], step] as const)
    .filter(([a, b]) => Math.max(x[a], x[b]) >= 0 && Math.min(x[a], x[b]) <= bounds.width);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const stroke = (colour: string, width: number) => {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    for (let i = 0; i < lines.length; ) {
      pen.beginPath();
      for (const end = Math.min(lines.length, i + BLOCK); i < end; i++) {
        const [a, b] = lines[i];
        traceCurve(pen, bounds, [x[a], y[a], x[b], y[b]], cut);
      }
      pen.stroke();
    }
  };
  stroke(colours.pathHalo, PATH.halo * tight);
  stroke(colours.path, PATH.width * tight);
  pen.lineCap = 'butt';
  const shown = told.filter((step) => inSight(placed, step));
  const larger = {
    ...placed,
    radius: radius.map((r) => Math.max(PATH.least, r) + 1.6 * tight),
  };
  pen.fillStyle = colours.pathHalo;
  fillSteps(pen, larger, shown);
  pen.fillStyle = colours.path;
  fillSteps(pen, { ...placed, radius: radius.map((r) => Math.max(PATH.least, r) + 0.3) }, shown);
}

/** Steps of a chain closer than this are one on the screen, in CSS pixels. */
const APART = 0.8;

/** A chain without the steps that nobody can tell from the one before; its end is kept. */
function apart({ x, y }: PlacedScene, chain: Int32Array): number[] {
  const kept: number[] = [];
  let last = -1;
  chain.forEach((step, i) => {
    const far =
      last < 0 || Math.abs(x[step] - x[last]) > APART || Math.abs(y[step] - y[last]) > APART;
    if (!far && i < chain.length - 1) return;
    kept.push(step);
    last = step;
  });
  return kept;
}
