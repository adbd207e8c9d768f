import type { ReactNode } from 'react';

export interface Tick {
  readonly value: number;
  /** Empty: a mark without a label. */
  readonly label: string;
  /** Across: left out where the plot is narrow. Down: a line of the grid that is read off. */
  readonly minor?: boolean;
  readonly read?: boolean;
}

export interface Axis {
  readonly scale: 'log' | 'linear';
  /** Low and high end; positive on a logarithmic scale. */
  readonly domain: readonly [number, number];
  readonly ticks: readonly Tick[];
  /** What the axis measures; stands at its end. */
  readonly label?: string;
  /** The same axis over another domain, with ticks for that; left out where all results have the same one. */
  readonly over?: (domain: readonly [number, number]) => Axis;
}

export const SHAPES = ['circle', 'square', 'diamond', 'triangle', 'cross'] as const;
export type Shape = (typeof SHAPES)[number];

/** Columns of equal length; y is NaN where there is nothing to draw. */
export interface Columns {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
}

export interface Line extends Columns {
  readonly key: string;
  /** A colour of the tokens, as `var(--agents-16)`. */
  readonly colour: string;
  /** Stroke width in CSS pixels; 2 where not told. 0: its points alone are drawn. */
  readonly width?: number;
  /** Second cue beside the colour. */
  readonly dash?: string;
  readonly shape?: Shape;
  /** How much of it is let through, 0 to 1. */
  readonly opacity?: number;
  /** Drawn as steps: level until the next x. */
  readonly steps?: boolean;
  /** Too much to be drawn of a pinned run as well. */
  readonly detail?: boolean;
  /** Of a pinned run: its place among the pins, from 0. */
  readonly ghost?: number;
  /** From here to there, as likely as 95% or as told in the caption. */
  readonly band?: { readonly low: ArrayLike<number>; readonly high: ArrayLike<number> };
  /** A vertical interval at each point. */
  readonly intervals?: { readonly low: ArrayLike<number>; readonly high: ArrayLike<number> };
  /** Its name at the right end, or on the line where it reaches a level. */
  readonly label?:
    | { readonly text: string; readonly at: 'end' }
    | {
        readonly text: string;
        readonly at: 'level';
        readonly level: number;
        readonly side?: 'left' | 'right' | 'on';
      };
}

/** Between two places on one height: how much sooner. */
export interface Span {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly text: string;
}

export interface ReadingRow {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  /** Empty where there is none. */
  readonly range?: string;
  readonly colour: string;
  readonly dash?: string;
  readonly shape?: Shape;
  /** Height of its dot in the plot; left out: none. */
  readonly y?: number;
}

/** What a pinned run has to say where the current one is read off. */
export interface GhostReading {
  readonly place: number;
  readonly name: string;
  /** By the key of a row; undefined: it has no such row. */
  value(key: string, x: number): string | undefined;
}

/** What can be read off along the x axis. */
export interface Readable {
  /** What the slider along the axis is called. */
  readonly label: string;
  /** Places that can be read, ascending; anywhere where left out. */
  readonly stops?: readonly number[];
  title(x: number): string;
  rows(x: number): readonly ReadingRow[];
  /** What stands for a row of this key where it is read off by another result; that of `rows` where left out. */
  readonly value?: GhostReading['value'];
  readonly ghosts?: readonly GhostReading[];
}

export interface PlotData {
  readonly title: string;
  /** What it measures, in a few words. */
  readonly means?: string;
  /** Height of the plotted area in CSS pixels. */
  readonly height: number;
  readonly x: Axis;
  readonly y: Axis;
  readonly lines: readonly Line[];
  /** What is drawn of it where it stands behind another, if not its lines. */
  readonly outline?: readonly Line[];
  readonly spans?: readonly Span[];
  readonly readable?: Readable;
  /** Room at the right for names: none, a number, a word, several. */
  readonly ends?: 'none' | 'small' | 'medium' | 'large';
  /** In a pair: as wide as both, in a row of its own. */
  readonly wide?: boolean;
  /** More of the picture, behind or before the lines, drawn with the same scales. */
  readonly behind?: (scales: PlotScales) => ReactNode;
  readonly before?: (scales: PlotScales) => ReactNode;
  /** HTML over the picture, such as what can be taken hold of; its origin is TOP above the plotted area. */
  readonly over?: (scales: PlotScales) => ReactNode;
}

/**
 * The plotted area: across in percent of its width, from 0 at the left; down in CSS pixels from its upper edge.
 *
 *     (0%, 0) ----------- (100%, 0)      high end of y
 *        |                    |
 *     (0%, height) -- (100%, height)     low end of y
 */
export interface PlotScales {
  readonly height: number;
  /** Percent, clamped to 0 to 100. */
  across(x: number): number;
  /** Pixels, clamped to the area. */
  down(y: number): number;
  /** The value at a share of the width, 0 to 1. */
  valueAt(share: number): number;
}
