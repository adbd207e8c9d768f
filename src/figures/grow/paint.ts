import { mix, type Palette } from '../../draw/palette.ts';
import { type Pen, traceCircle, traceEdge } from '../../draw/pen.ts';
import { growthOf, variantsOf } from './facts.ts';
import { chainAt, type GrowPlan, radiusOf, TINT_FROM, tintOf } from './plan.ts';

/** How far the tints are from paper to ink, the hollow one first. grow.css has the same. */
export const DARKNESS = [0, 0.28, 0.43, 0.58, 0.76, 0.95] as const;
const HOLLOW = 1.2;
const EDGE = 0.9;

/** Colour of each tint, hollow first. */
export function tintColours({ paper, ink }: Palette): string[] {
  return DARKNESS.map((share) => mix(paper, ink, share));
}

/**
 * Paints the first `count` steps of a graph: edges, the chain of the best so far, dots, the newest step with the
 * parent that it varies, and the step that is pointed at (-1: none).
 */
export function paintGrowth(
  pen: Pen,
  plan: GrowPlan,
  palette: Palette,
  count: number,
  target: number,
): void {
  const { graph, layout } = plan;
  const { mainParent, change } = growthOf(graph);
  const variants = variantsOf(graph, count);
  const radius = (step: number) => radiusOf(plan, step, variants[step]);
  paintEdges(pen, plan, palette, count);
  const chain = chainAt(graph, count);
  paintBest(pen, plan, palette, chain);
  const newest = count < graph.steps ? count - 1 : 0;
  const aimed = target >= 0 && target < count;
  if (newest > 0) link(pen, plan, palette.ink, 2, [[mainParent[newest], newest]]);
  if (aimed) paintKin(pen, plan, palette, count, target);
  const tints = tintColours(palette);
  for (let tint = 0; tint <= TINT_FROM.length; tint++) {
    pen.beginPath();
    for (let i = 0; i < count; i++) {
      if (tintOf(change[i]) !== tint) continue;
      const less = tint === 0 ? HOLLOW / 2 : 0;
      traceCircle(pen, layout.x[i], layout.y[i], radius(i) - less);
    }
    pen.fillStyle = tint === 0 ? palette.paper : tints[tint];
    pen.fill();
    if (tint > 0) continue;
    pen.strokeStyle = palette.inkSoft;
    pen.lineWidth = HOLLOW;
    pen.stroke();
  }
  const [best] = chain;
  if (best > 0) dot(pen, plan, best, radius(best), palette.best);
  for (const step of [
    ...(newest > 0 ? [mainParent[newest], newest] : []),
    ...(aimed ? [target] : []),
  ])
    ring(pen, plan, palette, step, radius(step));
}

/** From main parents, and fainter from further prerequisites. */
function paintEdges(pen: Pen, { graph, layout }: GrowPlan, palette: Palette, count: number): void {
  const { mainParent } = growthOf(graph);
  const { start, item } = graph.prerequisites;
  for (const main of [false, true]) {
    pen.strokeStyle = main ? mix(palette.closed, palette.open, 0.55) : palette.closedEdge;
    pen.lineWidth = EDGE;
    pen.beginPath();
    for (let i = 0; i < count; i++) {
      for (let e = start[i]; e < start[i + 1]; e++) {
        if ((item[e] === mainParent[i]) === main) traceEdge(pen, layout, item[e], i);
      }
    }
    pen.stroke();
  }
}

/** The edges to the step that is pointed at from its main parent, and to its variants. */
function paintKin(pen: Pen, plan: GrowPlan, palette: Palette, count: number, target: number): void {
  const { mainParent } = growthOf(plan.graph);
  const variants: [number, number][] = [];
  for (let i = target + 1; i < count; i++) if (mainParent[i] === target) variants.push([target, i]);
  link(pen, plan, palette.ink, 1.1, variants);
  if (target > 0) link(pen, plan, palette.ink, 2, [[mainParent[target], target]]);
}

function paintBest(pen: Pen, plan: GrowPlan, palette: Palette, chain: readonly number[]): void {
  const links = chain.slice(0, -1).map((step, i): [number, number] => [chain[i + 1], step]);
  link(pen, plan, palette.bestHalo, 6, links);
  link(pen, plan, palette.best, 2.6, links);
}

function link(
  pen: Pen,
  { layout }: GrowPlan,
  colour: string,
  width: number,
  edges: readonly (readonly [number, number])[],
): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  for (const [from, to] of edges) traceEdge(pen, layout, from, to);
  pen.stroke();
}

function dot(pen: Pen, { layout }: GrowPlan, step: number, radius: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  traceCircle(pen, layout.x[step], layout.y[step], Math.max(4, radius));
  pen.fill();
}

function ring(
  pen: Pen,
  { layout }: GrowPlan,
  palette: Palette,
  step: number,
  radius: number,
): void {
  for (const [width, colour] of [
    [4.6, palette.paper],
    [1.8, palette.ink],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    traceCircle(pen, layout.x[step], layout.y[step], radius + 3);
    pen.stroke();
  }
}
