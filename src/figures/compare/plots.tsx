import { Place } from '../../components/plot/place.tsx';
import { round } from '../../components/plot/scales.ts';
import type { Line, PlotData, PlotScales, Readable } from '../../components/plot/types.ts';
import type { Messages } from '../../messages/index.ts';
import type { Ensemble } from '../../model/measure/ensemble.ts';
import { SCORES } from '../../model/measure/graph-measure.ts';
import { factorAxis, sizeAxis } from '../ensemble/axes.ts';
import { completionBound } from '../ensemble/bound.ts';
import type { Formats } from '../ensemble/formats.ts';
import {
  emptyNote,
  equalSizeLine,
  sizeLine,
  sizeReadable,
  valuesOf,
} from '../ensemble/size-plot.tsx';
import { SIZES } from '../ensemble/systems.ts';
import { recursiveFaster } from './faster.ts';
import { type SwarmSeries, swarmSeries } from './series.ts';

type Text = Messages['figures']['compare'];

/** Speedup against swarm size, a plot a score, on one pair of axes. */
export function comparePlots(
  formats: Formats,
  text: Text,
  never: string,
  { summary, spans }: Ensemble,
): PlotData[] {
  const all = SCORES.map((score) => swarmSeries(formats, text, summary, score));
  const size = equalSizeLine(text.size);
  const bound = boundLine(
    text.bound,
    SIZES.map((agents) => completionBound(spans ?? [], agents)),
  );
  const y = factorAxis(formats, [...valuesOf(all.flat()), ...SIZES, ...Array.from(bound.y)]);
  return SCORES.map((score, i): PlotData => {
    const series = all[i];
    // The bound is that of finishing all steps; the best score may be complete before.
    const bounded = score === 'coverage';
    const readable = sizeReadable(formats, formats.frame[score], series, formats.factor);
    return {
      title: formats.frame[score],
      means: text.means,
      height: 300,
      ends: 'large',
      x: sizeAxis(formats, SIZES),
      y,
      lines: [
        size,
        ...(bounded ? [bound] : []),
        // The later ones lie above: standard before recursive, 90% before 50%.
        ...[...series].reverse().map((each) => ({
          ...sizeLine(each),
          width: each.width,
          // Four lines of each pinned run would be a thicket: those of the higher level are told apart best.
          ...(each.level === 0.9 ? {} : { detail: true }),
        })),
      ],
      behind: (scales) =>
        series.map((each) => (
          <Ahead
            key={each.key}
            {...{ scales, series: each }}
            sizes={recursiveFaster(summary, score, each.level)}
          />
        )),
      ...emptyNote(series, never),
      readable: bounded ? withBound(formats, readable, bound, text) : readable,
    };
  });
}

function boundLine(text: string, y: readonly number[]): Line {
  return {
    key: 'bound',
    detail: true,
    colour: 'var(--ink-soft)',
    width: 1.25,
    x: SIZES,
    y,
    label: { text, at: 'end' },
  };
}

function withBound(formats: Formats, readable: Readable, bound: Line, text: Text): Readable {
  return {
    ...readable,
    rows: (size) => [
      ...readable.rows(size),
      {
        key: bound.key,
        name: text.bound,
        value: formats.factor(bound.y[SIZES.indexOf(size as (typeof SIZES)[number])]),
        colour: bound.colour,
      },
    ],
  };
}

/** Rings where the recursive swarm is faster than the standard one. */
function Ahead(props: {
  readonly scales: PlotScales;
  readonly series: SwarmSeries;
  readonly sizes: readonly number[];
}) {
  const { scales, series, sizes } = props;
  if (series.swarm !== 'recursive') return null;
  const { x, y } = sizeLine(series);
  return SIZES.map((size, i) =>
    sizes.includes(size) ? (
      <Place key={size} x={scales.across(x[i])} y={round(scales.down(y[i]))}>
        <circle r="8" fill="none" stroke={series.colour} strokeWidth="1.25" />
      </Place>
    ) : null,
  );
}
