import { paintEmphasis } from './emphasis.ts';
import type { SharedLayer } from './growing-layer.ts';
import { GrowthPainter } from './growth-painter.ts';
import type { LayerMaker, Pen } from './pen.ts';
import { stateAt } from './run-columns.ts';
import { RunPainter } from './run-painter.ts';
import type { Emphasis, Scene } from './scene.ts';
import type { Moment } from './timeline.ts';

/**
 * Paints one panel at any moment. What is painted depends on the moment and the emphasis alone, not on
 * what was painted before. The pen's origin is the panel's upper left corner, its unit the CSS pixel.
 */
export class RacePainter {
  private readonly run: RunPainter;
  private readonly growth: GrowthPainter | null;

  constructor(
    readonly scene: Scene,
    makeLayer: LayerMaker,
  ) {
    const { width, height } = scene.layout;
    const { growth } = scene.columns.graph;
    // The growth and the run are never on show at once, but for the closed graph, which has its own layers.
    const edges: SharedLayer = { layer: makeLayer(width, height), owner: null };
    const dots: SharedLayer = { layer: makeLayer(width, height), owner: null };
    this.run = new RunPainter(scene, makeLayer, edges, dots);
    this.growth = growth && new GrowthPainter(scene, growth, edges, dots);
  }

  paint(pen: Pen, moment: Moment, emphasis: Emphasis | null): void {
    const { scene } = this;
    const { width, height } = scene.layout;
    pen.clearRect(0, 0, width, height);
    if (moment.phase === 'growth' && this.growth) {
      this.growth.paint(pen, moment.share);
      if (moment.settled > 0) {
        pen.globalAlpha = moment.settled;
        this.run.paintClosed(pen);
        pen.globalAlpha = 1;
      }
      return;
    }
    const time = moment.phase === 'run' ? moment.time : Number.NEGATIVE_INFINITY;
    const state = stateAt(scene.columns, time);
    this.run.paint(pen, state);
    if (emphasis) paintEmphasis(pen, scene, state, emphasis);
  }
}
