import { paintChain } from '../../draw/marks.ts';
import { type LayerMaker, type Pen, traceCircle, traceEdge } from '../../draw/pen.ts';
import { stateAt } from '../../draw/run-columns.ts';
import { RunPainter } from '../../draw/run-painter.ts';
import { type Scene, weightsOf } from '../../draw/scene.ts';
import { countUpTo } from '../../draw/search.ts';
import type { TwoScores } from './facts.ts';

const WAITING = { width: 1.3, radius: 2.6 };
const LEADER = 4.6;

/** Paints the graph at a time, with the chain to the best recipe: lit as far as it is finished. */
export class TwoScoresPainter {
  private readonly run: RunPainter;

  constructor(
    private readonly facts: TwoScores,
    private readonly scene: Scene,
    makeLayer: LayerMaker,
  ) {
    const { width, height } = scene.layout;
    const layer = () => ({ layer: makeLayer(width, height), owner: null });
    this.run = new RunPainter(scene, makeLayer, layer(), layer());
  }

  /** `time` is in the unit of the durations. */
  paint(pen: Pen, time: number): void {
    const { scene, facts } = this;
    const { width, height } = scene.layout;
    pen.clearRect(0, 0, width, height);
    const state = stateAt(facts.columns, time);
    const done = countUpTo(facts.chainEnds, time);
    this.run.paint(pen, state, () => {
      this.paintWaiting(pen, done);
      paintChain(pen, scene, facts.chain.slice(0, done).reverse());
      if (state.leader > 0) this.paintLeader(pen, state.leader);
    });
  }

  /** The part of the chain that is still to come. */
  private paintWaiting(pen: Pen, done: number): void {
    const { scene, facts } = this;
    const { layout, colours } = scene;
    const { palette } = colours;
    const { chain } = facts;
    for (const [width, colour] of [
      [weightsOf(scene).halo, palette.bestHalo],
      [WAITING.width, palette.best],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.beginPath();
      for (let i = Math.max(1, done); i < chain.length; i++)
        traceEdge(pen, layout, chain[i - 1], chain[i]);
      pen.stroke();
    }
    pen.fillStyle = palette.paper;
    pen.beginPath();
    for (let i = done; i < chain.length; i++) {
      const step = chain[i];
      traceCircle(
        pen,
        layout.x[step],
        layout.y[step],
        Math.max(WAITING.radius, layout.radius[step]),
      );
    }
    pen.fill();
    pen.stroke();
  }

  /** The best recipe so far: on the chain or, before that, on any other branch. */
  private paintLeader(pen: Pen, step: number): void {
    const { layout, colours } = this.scene;
    const { palette } = colours;
    pen.fillStyle = palette.best;
    pen.strokeStyle = palette.ink;
    pen.lineWidth = 1.6;
    pen.beginPath();
    traceCircle(pen, layout.x[step], layout.y[step], Math.max(LEADER, layout.radius[step]));
    pen.fill();
    pen.stroke();
  }
}
