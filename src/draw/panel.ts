import type { PanelColours } from './palette.ts';
import type { PanelPlan, Place } from './panel-plan.ts';
import type { Layer, Pen } from './pen.ts';
import { RacePainter } from './race-painter.ts';
import type { Emphasis } from './scene.ts';
import type { Moment } from './timeline.ts';

export interface PanelLook {
  readonly colours: PanelColours;
  readonly forks: boolean;
  makeLayer(width: number, height: number, scale: number): Layer;
}

/** A panel counts as small from this many cells on. */
const SMALL_FROM = 3;

/** Paints one side of the race: a session, or several of them as small multiples. */
export class Panel {
  private readonly painters: readonly RacePainter[];

  constructor(
    readonly plan: PanelPlan,
    look: PanelLook,
  ) {
    const { parts, scale } = plan;
    const { colours, forks } = look;
    const small = parts.length >= SMALL_FROM;
    this.painters = parts.map(
      ({ columns, layout }) =>
        new RacePainter({ columns, layout, colours, forks, small, scale }, (width, height) =>
          look.makeLayer(width, height, scale),
        ),
    );
  }

  /** The pen's origin is the panel's upper left corner. */
  paint(pen: Pen, moment: Moment, place: (Place & Emphasis) | null): void {
    this.plan.parts.forEach(({ cell }, i) => {
      pen.save();
      pen.translate(cell.x, cell.y);
      this.painters[i].paint(pen, moment, place?.cell === i ? place : null);
      pen.restore();
    });
  }
}
