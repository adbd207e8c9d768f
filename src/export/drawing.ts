/**
 * A picture as a list of marks, in CSS pixels from its upper left corner, with all colours and fonts resolved: what can be
 * written as SVG or painted on a canvas and looks the same anywhere. Colours are `#rrggbb`; what is let through is opacity.
 */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly look: Look;
  readonly marks: readonly Mark[];
}

/** What a picture is set in, for words that are put beside it. */
export interface Look {
  readonly paper: string;
  readonly ink: string;
  readonly inkSoft: string;
  /** Families with fallbacks that every system has. */
  readonly family: string;
}

interface Shared {
  /** 0 to 1; 1 where left out. */
  readonly opacity?: number;
  /** What of it is seen; all where left out. */
  readonly clip?: Clip;
}

export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PathMark extends Shared {
  readonly kind: 'path';
  /** Path data of SVG, absolute. */
  readonly d: string;
  readonly fill?: string;
  /** Drawn over the fill. */
  readonly stroke?: string;
  /** Pixels. */
  readonly strokeWidth?: number;
  readonly dash?: readonly number[];
  readonly cap?: CanvasLineCap;
  readonly join?: CanvasLineJoin;
}

export interface TextMark extends Shared {
  readonly kind: 'text';
  readonly text: string;
  /** Where it is anchored; y is the baseline. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly font: Font;
  readonly fill: string;
  /** Drawn around the letters, behind them. */
  readonly halo?: { readonly colour: string; readonly width: number };
  /** How long it was where it was measured, in pixels: keeps its place where the font is another one. */
  readonly length?: number;
}

export interface Font {
  readonly family: string;
  /** Pixels. */
  readonly size: number;
  readonly weight: number;
  readonly italic: boolean;
}

export type Mark = PathMark | TextMark;
