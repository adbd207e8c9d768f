import type { GrowthRecord } from '../model/graph/task-graph.ts';
import { GrowingLayer, type Sequence, type SharedLayer } from './growing-layer.ts';
import { mix, type Palette } from './palette.ts';
import { type Pen, traceCircle, traceEdge, traceStep } from './pen.ts';
import { inkEdges, type Scene, weightsOf } from './scene.ts';

/** A change of this much over the best parent gets the full tint. */
const FULL_CHANGE = 3.5;
const TINTS = 5;
/** Share of the steps that are there which count as new, and the least number of them. */
const NEW = { share: 0.04, least: 3 };
/** The newer, the darker, in so many shades. */
const SHADES = 4;

/** How many steps are there at a share of the growth; the root is there from the start. */
export function grownSteps(share: number, steps: number): number {
  return Math.min(steps, Math.max(1, Math.floor(share * steps + 1e-9)));
}

/** Colours of steps as they grow: those that improved on their best parent, from little to much, after the rest. */
export function growthTints(palette: Palette): string[] {
  return Array.from({ length: TINTS + 1 }, (_, i) =>
    i === 0
      ? mix(palette.closed, palette.open, 0.35)
      : mix(palette.closed, palette.best, 0.12 + (0.78 * i) / TINTS),
  );
}

/**
 * Paints a graph as it grows: each step with the edge from its main parent, the newest in the colour of
 * ink. Steps that improved on their parent are tinted: they are the ones that attract variants.
 */
export class GrowthPainter {
  private readonly edges: GrowingLayer;
  private readonly dots: GrowingLayer;

  constructor(
    private readonly scene: Scene,
    private readonly growth: GrowthRecord,
    edges: SharedLayer,
    dots: SharedLayer,
  ) {
    this.edges = new GrowingLayer(edges, mainEdges(scene, growth), null);
    this.dots = new GrowingLayer(dots, tintedDots(scene, growth), null);
  }

  paint(pen: Pen, share: number): void {
    const count = grownSteps(share, this.scene.columns.graph.steps);
    this.edges.paint(pen, count);
    this.dots.paint(pen, count);
    if (share < 1) this.paintNewest(pen, count);
  }

  /** The newest steps and their edges, the last ones darkest. */
  private paintNewest(pen: Pen, count: number): void {
    const { layout, colours, small } = this.scene;
    const { mainParent } = this.growth;
    const fresh = Math.max(NEW.least, Math.ceil(NEW.share * count));
    for (let shade = 0; shade < SHADES; shade++) {
      const from = Math.max(1, count - Math.ceil((fresh * (SHADES - shade)) / SHADES));
      const to = count - Math.ceil((fresh * (SHADES - shade - 1)) / SHADES);
      if (from >= to) continue;
      pen.globalAlpha = (shade + 1) / SHADES;
      pen.strokeStyle = colours.palette.ink;
      pen.lineWidth = 0.7 * weightsOf(this.scene).trail;
      pen.beginPath();
      for (let i = from; i < to; i++)
        if (mainParent[i] >= 0) traceEdge(pen, layout, mainParent[i], i);
      pen.stroke();
      pen.fillStyle = colours.palette.ink;
      pen.beginPath();
      for (let i = from; i < to; i++)
        traceCircle(pen, layout.x[i], layout.y[i], layout.radius[i] + (small ? 0.4 : 1));
      pen.fill();
    }
    pen.globalAlpha = 1;
  }
}

function mainEdges(scene: Scene, { mainParent }: GrowthRecord): Sequence {
  const { palette } = scene.colours;
  const colour = mix(palette.closedEdge, palette.open, 0.3);
  return {
    count: mainParent.length,
    range(pen, from, to) {
      inkEdges(pen, scene, colour, palette.open);
      pen.beginPath();
      for (let i = from; i < to; i++)
        if (mainParent[i] >= 0) traceEdge(pen, scene.layout, mainParent[i], i);
      pen.stroke();
      pen.globalAlpha = 1;
    },
  };
}

function tintedDots({ layout, colours }: Scene, { change }: GrowthRecord): Sequence {
  const tints = growthTints(colours.palette);
  return {
    count: change.length,
    range(pen, from, to) {
      tints.forEach((colour, tint) => {
        pen.fillStyle = colour;
        pen.beginPath();
        for (let i = from; i < to; i++) if (tintOf(change[i]) === tint) traceStep(pen, layout, i);
        pen.fill();
      });
    },
  };
}

function tintOf(change: number): number {
  return change > 0 ? Math.max(1, Math.min(TINTS, Math.ceil((change / FULL_CHANGE) * TINTS))) : 0;
}
