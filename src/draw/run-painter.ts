import { GrowingLayer, paintAll, type Sequence, type SharedLayer } from './growing-layer.ts';
import { paintChain, paintTrails, paintWorking } from './marks.ts';
import { drawLayer, type Layer, type LayerMaker, type Pen, traceEdge, traceStep } from './pen.ts';
import { bestChain, type RunState } from './run-columns.ts';
import { inkEdges, type Scene } from './scene.ts';

/** Paints the race of one panel: edges at the back, then dots, then who is at work, then the best recipe. */
export class RunPainter {
  private readonly closedEdges: Layer;
  private readonly closedDots: Layer;
  private readonly edges: GrowingLayer;
  private readonly open: GrowingLayer;
  private readonly done: GrowingLayer;
  /** The closed graph is painted when it is first needed. */
  private closedDone = false;

  /** `edges` and `dots` are layers that are free whenever somebody else is not painting with them. */
  constructor(
    private readonly scene: Scene,
    makeLayer: LayerMaker,
    edges: SharedLayer,
    dots: SharedLayer,
  ) {
    const { width, height } = scene.layout;
    this.closedEdges = makeLayer(width, height);
    this.closedDots = makeLayer(width, height);
    this.edges = new GrowingLayer(edges, finishedEdges(scene), this.closedEdges);
    const open: SharedLayer = { layer: makeLayer(width, height), owner: null };
    this.open = new GrowingLayer(open, openDots(scene), this.closedDots);
    this.done = new GrowingLayer(dots, finishedDots(scene), null);
  }

  /** The graph before anybody has begun: all edges, and all steps closed. */
  paintClosed(pen: Pen): void {
    this.prepare();
    drawLayer(pen, this.closedEdges);
    drawLayer(pen, this.closedDots);
  }

  /** `best` paints the best recipe, under the rings of those at work: by default the chain of the best so far. */
  paint(
    pen: Pen,
    state: RunState,
    best = () => paintChain(pen, this.scene, bestChain(this.scene.columns.graph, state.leader)),
  ): void {
    const { scene } = this;
    this.prepare();
    this.edges.paint(pen, state.finished);
    paintTrails(pen, scene, state);
    this.open.paint(pen, state.opened);
    this.done.paint(pen, state.finished);
    best();
    paintWorking(pen, scene, state);
  }

  private prepare(): void {
    if (this.closedDone) return;
    this.closedDone = true;
    paintAll(this.closedEdges.pen, closedEdges(this.scene));
    paintAll(this.closedDots.pen, closedDots(this.scene));
  }
}

/** Every edge, by the step that it leads to. */
function closedEdges(scene: Scene): Sequence {
  const { palette } = scene.colours;
  return edgesTo(scene, palette.closedEdge, palette.closed, (i) => i);
}

/** With each completion the edges that lead to it: both their ends are finished then. */
function finishedEdges(scene: Scene): Sequence {
  const { columns, colours } = scene;
  return edgesTo(scene, colours.edge, colours.agents, (i) => columns.byEnding[i]);
}

function edgesTo(
  scene: Scene,
  colour: string,
  towards: string,
  stepOf: (i: number) => number,
): Sequence {
  const { columns, layout } = scene;
  const { start, item } = columns.graph.prerequisites;
  return {
    count: columns.graph.steps,
    range(pen, from, to) {
      inkEdges(pen, scene, colour, towards);
      pen.beginPath();
      for (let i = from; i < to; i++) {
        const step = stepOf(i);
        for (let e = start[step]; e < start[step + 1]; e++) traceEdge(pen, layout, item[e], step);
      }
      pen.stroke();
      pen.globalAlpha = 1;
    },
  };
}

function closedDots({ columns, layout, colours }: Scene): Sequence {
  return {
    count: columns.graph.steps,
    range(pen, from, to) {
      pen.fillStyle = colours.palette.closed;
      pen.beginPath();
      for (let step = from; step < to; step++) traceStep(pen, layout, step);
      pen.fill();
    },
  };
}

/** With each opening a step that waits for somebody; those begun and finished since are painted over. */
function openDots({ columns, layout, colours }: Scene): Sequence {
  return {
    count: columns.graph.steps,
    range(pen, from, to) {
      pen.fillStyle = colours.palette.open;
      pen.beginPath();
      for (let i = from; i < to; i++) traceStep(pen, layout, columns.byOpening[i]);
      pen.fill();
    },
  };
}

function finishedDots({ columns, layout, colours }: Scene): Sequence {
  return {
    count: columns.graph.steps,
    range(pen, from, to) {
      pen.fillStyle = colours.agents;
      pen.beginPath();
      // A hair larger, to cover the soft rim of the closed dot beneath.
      for (let i = from; i < to; i++) traceStep(pen, layout, columns.byEnding[i], 0.25);
      pen.fill();
    },
  };
}
