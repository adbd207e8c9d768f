import { countsAt, groupOfLayer, type LayerCounts, layerCounts } from './layer-counts.ts';
import type { PanelColours } from './palette.ts';
import type { Pen } from './pen.ts';
import type { RunColumns } from './run-columns.ts';

export interface CrowdSize {
  readonly width: number;
  readonly height: number;
}

/**
 * One group of layers beside the other this close, in CSS pixels from middle to middle, and no wider than that. Where they are
 * closer than `parted`, no gap is left between them.
 */
const COLUMN = { closest: 3, widest: 56, share: 0.82, parted: 8 };
const MARGIN = 6;
/** Heights grow more slowly than the number of steps, as in the layout of single steps; nothing is lower than this. */
const HEIGHT = { power: 0.62, least: 5 };

/**
 * Paints a run on a graph of more steps than can be told apart: a column for each layer, or for a few neighbouring ones, in
 * which the shares of its steps that are finished, at work, ready and waiting lie on each other, finished ones at the foot.
 */
export class CrowdPainter {
  private readonly counts: LayerCounts;

  constructor(
    columns: RunColumns,
    private readonly colours: PanelColours,
    private readonly size: CrowdSize,
  ) {
    this.counts = layerCounts(columns, groupsOf(size));
  }

  /** The pen's origin is the panel's upper left corner. */
  paint(pen: Pen, time: number): void {
    const { width, height } = this.size;
    const { agents, palette } = this.colours;
    const { groups, fullest } = this.counts;
    const pitch = (width - 2 * MARGIN) / groups.length;
    const across = pitch < COLUMN.parted ? pitch : Math.min(COLUMN.widest, COLUMN.share * pitch);
    const room = height - 2 * MARGIN;
    pen.clearRect(0, 0, width, height);
    groups.forEach((group, i) => {
      const steps = group.endings.length;
      if (steps === 0) return;
      const tall = Math.max(HEIGHT.least, room * (steps / group.layers / fullest) ** HEIGHT.power);
      const counts = countsAt(group, time);
      const left = MARGIN + (i + 0.5) * pitch - across / 2;
      let foot = height / 2 + tall / 2;
      const pile = (count: number, colour: string) => {
        if (count === 0) return;
        const part = (tall * count) / steps;
        pen.fillStyle = colour;
        pen.fillRect(left, foot - part, across, part);
        foot -= part;
      };
      pile(counts.finished, agents);
      pile(counts.working, palette.ink);
      pile(counts.ready, palette.open);
      pile(counts.waiting, palette.closed);
    });
  }
}

/** How many groups there is room for. */
function groupsOf({ width }: CrowdSize): number {
  return Math.max(1, Math.floor((width - 2 * MARGIN) / COLUMN.closest));
}

/** The middles of the layers, and where the tallest column ends. */
export function crowdAxis(layers: number, size: CrowdSize) {
  const { width, height } = size;
  const groups = Math.min(layers, groupsOf(size));
  const pitch = (width - 2 * MARGIN) / groups;
  const layerX = Float64Array.from(
    { length: layers },
    (_, layer) => MARGIN + (groupOfLayer(layer, layers, groups) + 0.5) * pitch,
  );
  return { width, height, layerX, bottom: height - MARGIN };
}
