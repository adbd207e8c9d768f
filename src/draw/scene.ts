import type { Layout } from './layout.ts';
import { mix, type PanelColours } from './palette.ts';
import type { Pen } from './pen.ts';
import type { RunColumns, RunState } from './run-columns.ts';

/** All that one panel shows, but the moment. */
export interface Scene {
  readonly columns: RunColumns;
  readonly layout: Layout;
  readonly colours: PanelColours;
  /** Agents fork children, so that it is worth seeing who forked whom. */
  readonly forks: boolean;
  /** A small panel among many: thinner lines, no numbers. */
  readonly small: boolean;
  /** Device pixels to a CSS pixel. */
  readonly scale: number;
}

/** What the reader points at. */
export interface Emphasis {
  readonly step: number;
  /** Show what the agent of the step did, and not only the step. */
  readonly agent: boolean;
  /** How far all else steps back, 0 to 1. */
  readonly veil: number;
}

/** Line widths in CSS pixels. */
export interface Weights {
  readonly trail: number;
  readonly chain: number;
  readonly halo: number;
  readonly ring: number;
}

const LARGE: Weights = { trail: 1.7, chain: 2.3, halo: 5, ring: 1.9 };
const SMALL: Weights = { trail: 1.1, chain: 1.5, halo: 3.2, ring: 1.3 };

/** Layers closer than this have no room for broad lines. */
const TIGHT = 7;

export function weightsOf({ small, layout }: Scene): Weights {
  const gap = layout.width / Math.max(1, layout.layerX.length);
  return small || gap < TIGHT ? SMALL : LARGE;
}

/** Width of an edge where there is room for it, and how many edges fill a panel of a given area. */
const EDGE = { widest: 0.75, many: 1500, area: 240_000, faintest: 0.3 };

/**
 * Sets the pen for edges. They are no wider than a device pixel, which every rasteriser draws many times
 * faster than anything wider; where that is thin, they are painted nearer to `towards` instead. Many edges
 * are let through more, or they would be one grey area.
 */
export function inkEdges(pen: Pen, scene: Scene, colour: string, towards: string): void {
  const edges = scene.columns.graph.prerequisites.item.length;
  const { width, height } = scene.layout;
  const room = (EDGE.many * width * height) / (EDGE.area * Math.max(1, edges));
  const thin = Math.min(EDGE.widest, 1 / scene.scale);
  pen.globalAlpha = Math.min(1, Math.max(EDGE.faintest, Math.sqrt(room)));
  pen.lineWidth = thin;
  pen.strokeStyle = mix(colour, towards, 0.8 * (1 - thin / EDGE.widest));
}

/** The share of a step's time that is over, at a state. */
export function progressOf({ run }: RunColumns, state: RunState, step: number): number {
  const from = run.start[step];
  const to = run.end[step];
  return to > from ? Math.min(1, Math.max(0, (state.time - from) / (to - from))) : 1;
}
