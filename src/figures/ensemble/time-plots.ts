import type { Line, PlotData, ReadingRow, Span } from '../../components/plot/types.ts';
import { sampleAt, sampleReaches, timeDomain } from '../../draw/s-curve.ts';
import type { FamilySummary, SystemSummary } from '../../model/measure/family.ts';
import { LEVELS, SCORES, type Score } from '../../model/measure/graph-measure.ts';
import { scoreAxis, timeAxis } from './axes.ts';
import type { Formats } from './formats.ts';

/** A system of an S-curve figure. */
export interface Curve {
  readonly key: string;
  /** As it stands in a list of values, and at its line. */
  readonly name: string;
  readonly label: string;
  readonly colour: string;
  readonly dash?: string;
  readonly system: SystemSummary;
  /** The one that the figure is about: drawn boldly, with its band and its speedups. */
  readonly lit?: boolean;
}

export interface TimePlotsOptions {
  readonly height: number;
  readonly summary: FamilySummary;
  /** The slowest first; names stand at staggered heights in this order. */
  readonly curves: readonly Curve[];
  /** Graphs one by one, behind the rest. */
  readonly threads?: Readonly<Record<Score, readonly Float64Array[]>> | null;
}

/** Levels at which names stand, so that neighbours do not meet. */
const NAME_LEVELS = [0.26, 0.34, 0.42] as const;
const SPAN_LEVELS = [0.5, 0.9] as const;

/** Both scores in log time, as two plots. */
export function timePlots(formats: Formats, options: TimePlotsOptions): PlotData[] {
  const { summary, curves } = options;
  const domain = domainOf(summary, curves);
  const { frame } = formats;
  return SCORES.map((score): PlotData => {
    const text = score === 'coverage' ? (x: number) => formats.share(x) : formats.score;
    return {
      title: frame[score],
      means: score === 'coverage' ? frame.coverageMeans : frame.bestMeans,
      height: options.height,
      x: timeAxis(formats, domain),
      y: scoreAxis(formats, score),
      lines: [
        ...threadsOf(options, score),
        ...named(formats, curves, summary, score).map((curve, i) =>
          lineOf(curve, i, summary, score),
        ),
      ],
      spans: spansOf(formats, curves, score),
      readable: {
        label: frame[score],
        title: (at) => formats.time(at, true),
        rows: (at) =>
          curves.map(({ key, name, colour, dash, system }): ReadingRow => {
            const band = system.curves[score];
            const value = sampleAt(summary.time, band.mean, at);
            return {
              key,
              name,
              value: text(value),
              range: frame.interval(
                text(sampleAt(summary.time, band.low, at)),
                text(sampleAt(summary.time, band.high, at)),
              ),
              colour,
              y: value,
              ...(dash ? { dash } : {}),
            };
          }),
      },
    };
  });
}

function lineOf(curve: Curve, i: number, summary: FamilySummary, score: Score): Line {
  const { key, label, colour, dash, system, lit } = curve;
  const { mean, low, high } = system.curves[score];
  return {
    key,
    colour,
    x: summary.time,
    y: mean,
    width: lit ? 2.75 : 1.75,
    ...(dash ? { dash } : {}),
    // Seven curves of each pinned run would be a thicket: of those the marked one tells enough.
    ...(lit ? {} : { detail: true }),
    ...(lit ? { band: { low, high } } : {}),
    ...(label === ''
      ? {}
      : {
          label: { text: label, at: 'level', level: NAME_LEVELS[i % NAME_LEVELS.length] } as const,
        }),
  };
}

/** Curves this near to each other at the height of their names are one line to the eye; in log time. */
const SAME_LINE = Math.log(1.03);

/** Curves with their names; of several that coincide only the last one is named, for all of them. */
function named(
  { frame }: Formats,
  curves: readonly Curve[],
  { time }: FamilySummary,
  score: Score,
): Curve[] {
  const named: Curve[] = [];
  let first = 0;
  const placeOf = ({ system }: Curve) =>
    sampleReaches(time, system.curves[score].mean, NAME_LEVELS[0]) ?? Number.NaN;
  curves.forEach((curve, i) => {
    const next = curves[i + 1];
    const apart = next ? Math.abs(Math.log(placeOf(curve) / placeOf(next))) : Number.NaN;
    const joined = apart < SAME_LINE && curve.label !== '' && next?.label !== '';
    const all = first < i ? frame.interval(curves[first].label, curve.label) : curve.label;
    const label = joined ? '' : all;
    if (!joined) first = i + 1;
    named.push({ ...curve, label });
  });
  return named;
}

function threadsOf({ threads, summary, curves }: TimePlotsOptions, score: Score): Line[] {
  return (threads?.[score] ?? []).map((y, i) => ({
    key: `thread${i}`,
    colour: curves[0].colour,
    x: summary.time,
    y,
    width: 1,
    opacity: 0.35,
    detail: true,
  }));
}

/** How much sooner than one agent the lit system reaches the levels. */
function spansOf(formats: Formats, curves: readonly Curve[], score: Score): Span[] {
  const lit = curves.find((curve) => curve.lit);
  const alone = curves[0];
  if (!lit || lit === alone) return [];
  return SPAN_LEVELS.flatMap((at): Span[] => {
    const level = LEVELS.indexOf(at);
    const from = alone.system.time[score][level].value;
    const to = lit.system.time[score][level].value;
    const factor = lit.system.speedup[score][level].value;
    if (from === null || to === null || factor === null) return [];
    return [{ key: `span${at}`, from, to, at, text: formats.factor(factor) }];
  });
}

/** Below these a mean curve has not begun: a best score starts with a jump, at the first step that is worth anything. */
const BEGINS = { coverage: 0.01, best: 0.1 } as const;
/** This near to its end it has ended. */
const ENDS = 0.995;

/** From where the soonest curve begins to where the last one ends, out to half decades. */
function domainOf(summary: FamilySummary, curves: readonly Curve[]): [number, number] {
  const times = curves.flatMap(({ system }) =>
    SCORES.flatMap((score) => {
      const { mean } = system.curves[score];
      const end = mean[mean.length - 1];
      return [
        summary.time[mean.findIndex((level) => level >= BEGINS[score] * end)],
        summary.time[mean.findIndex((level) => level >= ENDS * end)],
      ];
    }),
  );
  return timeDomain(times);
}
