import { mix, type Palette } from '../palette.ts';

export interface GanttColours {
  readonly palette: Palette;
  readonly work: string;
  readonly overhead: string;
  readonly path: string;
  readonly pathEdge: string;
  readonly lane: string;
  /** A share of time at work, from little to all of it. */
  readonly busy: readonly string[];
}

const BUSY_LEVELS = 8;

export function ganttColours(palette: Palette, agents: number): GanttColours {
  const work = mix(palette.paper, palette.agents(agents), 0.82);
  return {
    palette,
    work,
    overhead: mix(palette.paper, palette.agents(agents), 0.34),
    path: palette.best,
    pathEdge: mix(palette.best, palette.ink, 0.45),
    lane: mix(palette.paper, palette.rule, 0.45),
    busy: Array.from({ length: BUSY_LEVELS }, (_, i) =>
      mix(palette.paper, work, (i + 1) / BUSY_LEVELS),
    ),
  };
}
