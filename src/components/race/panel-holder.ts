import type { PanelColours } from '../../draw/palette.ts';
import { Panel } from '../../draw/panel.ts';
import { planPanel } from '../../draw/panel-plan.ts';
import type { Session } from '../../model/measure/sessions.ts';
import type { StageSize } from '../stage/canvas-stage.ts';
import type { LayerPool } from '../stage/layer-pool.ts';

export interface PanelContents {
  readonly sessions: readonly Session[];
  readonly colours: PanelColours;
  readonly forks: boolean;
}

/**
 * The panel of some contents at the size of the stage, made when it is first painted at that size and not
 * before: it takes its layers from a panel that may be on screen until then.
 */
export class PanelHolder {
  private panel: Panel | null = null;

  constructor(
    private readonly contents: PanelContents,
    private readonly pool: LayerPool,
  ) {}

  at(size: StageSize): Panel {
    if (this.panel && same(this.panel.plan, size)) return this.panel;
    const { sessions, colours, forks } = this.contents;
    this.pool.rewind();
    this.panel = new Panel(planPanel(sessions, size), {
      colours,
      forks,
      makeLayer: (width, height, scale) => this.pool.take(width, height, scale),
    });
    this.pool.trim();
    return this.panel;
  }
}

function same(a: StageSize, b: StageSize): boolean {
  return a.width === b.width && a.height === b.height && a.scale === b.scale;
}
