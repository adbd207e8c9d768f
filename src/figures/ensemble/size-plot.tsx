import type {
  Axis,
  Line,
  PlotData,
  PlotScales,
  Readable,
  Shape,
} from '../../components/plot/types.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import type { Estimate } from '../../model/measure/estimate.ts';
import { SCORES } from '../../model/measure/graph-measure.ts';
import { factorAxis, sizeAxis } from './axes.ts';
import { type Formats, formatsOf } from './formats.ts';
import type { Level } from './level-segments.tsx';
import { SIZES } from './systems.ts';

/** What is known of a kind of swarm at each of SIZES. */
export interface SizeSeries {
  readonly key: string;
  /** In a list of values. */
  readonly name: string;
  /** At the end of its line; its name where left out. */
  readonly label?: string;
  readonly colour: string;
  readonly dash?: string;
  readonly shape: Shape;
  /** Drawn so many doublings to the right, so that its intervals stand beside those of its neighbours. */
  readonly aside?: number;
  /** One per size. */
  readonly estimates: readonly Estimate[];
}

const orNaN = (value: number | null | undefined) => value ?? Number.NaN;

/** A line over the sizes, with marks and intervals, named at its end. Broken where the level is not reached. */
export function sizeLine(series: SizeSeries): Line {
  const { key, name, label = name, colour, dash, shape, aside = 0, estimates } = series;
  return {
    key,
    colour,
    shape,
    ...(dash ? { dash } : {}),
    x: SIZES.map((size) => size * 2 ** aside),
    y: estimates.map(({ value }) => orNaN(value)),
    intervals: {
      low: estimates.map(({ interval }) => orNaN(interval?.[0])),
      high: estimates.map(({ interval }) => orNaN(interval?.[1])),
    },
    label: { text: label, at: 'end' },
  };
}

/** Where a swarm gains its own size. */
export function equalSizeLine(text: string): Line {
  return { ...reference('equal', text), y: SIZES };
}

/** One value for all sizes. */
export function levelLine(value: number, text: string): Line {
  return { ...reference('level', text), y: SIZES.map(() => value) };
}

function reference(key: string, text: string): Omit<Line, 'y'> {
  return {
    key,
    colour: 'var(--ink-soft)',
    width: 1.25,
    dash: '2 4',
    x: SIZES,
    label: { text, at: 'end' },
  };
}

/** Values of all series at a size, with their intervals. */
export function sizeReadable(
  formats: Formats,
  label: string,
  series: readonly SizeSeries[],
  format: (value: number) => string,
): Readable {
  return {
    label,
    stops: SIZES,
    title: (size) => formats.frame.agents(formats.wholeText(size), size === 1),
    rows: (size) => {
      const at = SIZES.indexOf(size as 2);
      return series.map(({ key, name, colour, dash, shape, estimates }) => ({
        key,
        name,
        value: formats.value(estimates[at], format),
        range: formats.ranged(estimates[at], format),
        colour,
        shape,
        ...(dash ? { dash } : {}),
      }));
    },
  };
}

/** Says in the plot that there is nothing to draw, where lines of reference leave room; nothing where there is. */
export function emptyNote(series: readonly SizeSeries[], text: string): Pick<PlotData, 'before'> {
  if (series.some(({ estimates }) => estimates.some(({ value }) => value !== null))) return {};
  return {
    before: ({ height }: PlotScales) => (
      <text
        className="fplot-name fplot-halo"
        x="50%"
        y={0.75 * height}
        textAnchor="middle"
        fill="var(--ink-soft)"
      >
        {text}
      </text>
    ),
  };
}

export interface SizePlots {
  /** One list of series for each of SCORES. */
  readonly series: readonly (readonly SizeSeries[])[];
  readonly means: string;
  readonly height: number;
  readonly y: Axis;
  readonly ends: 'medium' | 'large';
  /** What the series are held against. */
  readonly reference: Line;
  readonly format: (value: number) => string;
}

/** Both scores against size, as two plots on the same axes. */
export function sizePlots(formats: Formats, options: SizePlots): PlotData[] {
  const { series, means, height, y, ends, reference, format } = options;
  const { frame } = formats;
  return SCORES.map((score, i) => ({
    title: frame[score],
    means,
    height,
    x: sizeAxis(formats, SIZES),
    y,
    ends,
    lines: [reference, ...series[i].map(sizeLine)],
    readable: sizeReadable(formats, frame[score], series[i], format),
    ...emptyNote(series[i], frame.none),
  }));
}

/** Speedups of both scores against size, with the line on which a swarm gains its own. */
export function speedupPlots(
  language: Language,
  { series, level, height }: Pick<SizePlots, 'series' | 'height'> & { readonly level: Level },
): PlotData[] {
  const formats = formatsOf(language);
  const { sizes } = catalogues[language].figures;
  return sizePlots(formats, {
    series,
    height,
    means: sizes.speedup(formats.percentText(level)),
    y: factorAxis(formats, [...SIZES, ...series.flatMap(valuesOf)]),
    ends: 'large',
    reference: equalSizeLine(sizes.equal),
    format: formats.factor,
  });
}

/** All values of some series, and the ends of their intervals. */
export function valuesOf(series: readonly SizeSeries[]): number[] {
  return series.flatMap(({ estimates }) =>
    estimates.flatMap(({ value, interval }) => [
      ...(value === null ? [] : [value]),
      ...(interval ?? []),
    ]),
  );
}
