import { percent, round } from '../../components/plot/scales.ts';
import type { PlotData, PlotScales } from '../../components/plot/types.ts';
import { DrawnUnits } from '../../components/transport/time-unit.tsx';
import type { Ensemble } from '../../model/measure/ensemble.ts';
import type { Formats } from '../ensemble/formats.ts';
import { type Curve, timePlots } from '../ensemble/time-plots.ts';
import type { SingleOptions } from './options.tsx';

/** More thin lines than these are a grey area. */
export const MOST_LINES = 64;
const COLOUR = 'var(--agents-1)';

/** Both scores of one agent: the mean, and behind it each graph or the band that holds most of them. */
export function singlePlots(
  formats: Formats,
  mean: string,
  { summary, lines }: Ensemble,
  { show }: SingleOptions,
): PlotData[] {
  const curve: Curve = {
    key: 'single',
    name: mean,
    label: '',
    colour: COLOUR,
    system: summary.baseline,
    lit: true,
  };
  const first = (all: readonly Float64Array[]) => all.slice(0, MOST_LINES);
  const alone = summary.graphs === 1;
  const threads =
    show === 'lines' && lines && !alone
      ? { coverage: first(lines.coverage), best: first(lines.best) }
      : null;
  const plots = timePlots(formats, { height: 260, summary, curves: [curve], threads });
  return plots.map((plot, i) => ({
    ...plot,
    // One or the other: a band over lines hides them, and of one graph it is the line itself.
    lines:
      show === 'band' && !alone
        ? plot.lines
        : plot.lines.map(({ band, ...line }) => ({ ...line, opacity: line.opacity ?? 1 })),
    ...(summary.tMid === null ? {} : { behind: midLine, ...(i === 0 ? { before: midPoint } : {}) }),
  }));
}

/** The unit of time. */
function midLine(scales: PlotScales) {
  const x = percent(scales.across(1));
  return (
    <g>
      <line
        x1={x}
        x2={x}
        y1="0"
        y2={scales.height}
        stroke="var(--ink-soft)"
        strokeDasharray="2 4"
        opacity="0.7"
      />
      <text
        className="fplot-halo"
        x={x}
        y={scales.height - 8}
        dx="6"
        fill="var(--ink-soft)"
        textAnchor="start"
      >
        <DrawnUnits>t_mid</DrawnUnits>
      </text>
    </g>
  );
}

/** Where the mean coverage is one half. */
function midPoint(scales: PlotScales) {
  return (
    <circle
      cx={percent(scales.across(1))}
      cy={round(scales.down(0.5))}
      r="4.5"
      fill="var(--paper)"
      stroke={COLOUR}
      strokeWidth="2"
    />
  );
}
