import { interpolateLab, lab, rgb, scaleLinear } from 'd3';

/** The colours of the drawings, read from the tokens of styles/tokens.css, so that a theme is one set of names. */
export interface Palette {
  readonly paper: string;
  readonly raised: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly rule: string;
  /** Steps that are not open yet, their edges, and steps that are. */
  readonly closed: string;
  readonly closedEdge: string;
  readonly open: string;
  /** The chain of the best recipe. */
  readonly best: string;
  readonly bestHalo: string;
  readonly focus: string;
  /** Family of the small numbers in a drawing. */
  readonly font: string;
  /** The colour of a swarm size, continuous in its logarithm; clamped to 1 to 256 agents. */
  agents(size: number): string;
}

/** Sizes that have a token of their own: --agents-1, --agents-2, and so on. */
export const AGENT_STOPS = [1, 2, 4, 8, 16, 32, 64, 128, 256] as const;

/** Reads a palette; `token` gives the value of a custom property, such as `--paper`. */
export function readPalette(token: (name: string) => string): Palette {
  const read = (name: string) => token(name).trim();
  const scale = scaleLinear<string>()
    .domain(AGENT_STOPS.map((size) => Math.log2(size)))
    .range(AGENT_STOPS.map((size) => read(`--agents-${size}`)))
    .interpolate(interpolateLab)
    .clamp(true);
  return {
    paper: read('--paper'),
    raised: read('--raised'),
    ink: read('--ink'),
    inkSoft: read('--ink-soft'),
    rule: read('--rule'),
    closed: read('--closed'),
    closedEdge: read('--closed-edge'),
    open: read('--open'),
    best: read('--best'),
    bestHalo: read('--best-halo'),
    focus: read('--focus'),
    font: read('--sans'),
    agents: (size) => scale(Math.log2(Math.max(1, size))),
  };
}

/** A colour between two, evenly to the eye; share 0 is the first. Opaque, so that overlaps do not add up. */
export function mix(from: string, to: string, share: number): string {
  return rgb(lab(interpolateLab(from, to)(share))).formatHex();
}

/** The same colour, let through by a share. */
export function faded(colour: string, opacity: number): string {
  const { r, g, b } = rgb(colour);
  return `rgba(${r}, ${g}, ${b}, ${opacity})`;
}

/** What one panel of the race is painted with. */
export interface PanelColours {
  readonly palette: Palette;
  /** Finished steps. */
  readonly agents: string;
  /** Edges among finished steps. */
  readonly edge: string;
  /** The whole circle of a ring of work in progress, under the arc of what is done. */
  readonly track: string;
}

export function panelColours(palette: Palette, colour: string): PanelColours {
  return {
    palette,
    agents: colour,
    edge: mix(palette.paper, colour, 0.36),
    track: mix(palette.paper, colour, 0.38),
  };
}
