import { percent, round } from '../../components/plot/scales.ts';
import type { Line, PlotData, PlotScales, ReadingRow } from '../../components/plot/types.ts';
import { sampleAt } from '../../draw/s-curve.ts';
import { SIZES } from '../ensemble/systems.ts';
import type { AtWorkCurve, AtWorkPlotOptions } from './at-work-curve.ts';
import { atWorkNames } from './at-work-names.ts';

/** Means below this are those of a few graphs that are not through yet. */
const LEAST = 0.5;
const HEIGHT = 150;

/** Agents at work over time. */
export function atWorkPlot(options: AtWorkPlotOptions): PlotData {
  const { formats, text, x, recursive, standard } = options;
  const curves = [...recursive, standard];
  const lit = recursive.find((curve) => curve.lit);
  const names = atWorkNames(options);
  return {
    title: text.atWork,
    means: text.atWorkMeans,
    height: HEIGHT,
    wide: true,
    x,
    y: {
      scale: 'log',
      domain: [LEAST, SIZES[SIZES.length - 1] * 1.15],
      ticks: [1, ...SIZES].map((value) => ({
        value,
        label: formats.wholeText(value),
        read: formats.wholeText(value) === lit?.label,
      })),
    },
    lines: curves.map((curve) => ({ ...lineOf(curve, options), ...names.get(curve.key) })),
    before: (scales) => <StandardName {...{ scales, options }} />,
    readable: {
      label: text.atWork,
      title: (at) => formats.time(at, true),
      rows: (at) => curves.map((curve) => rowOf(curve, options, at)),
    },
  };
}

/** Before the first sample nothing is finished, and each graph's root is the one step in work. */
function lineOf({ key, colour, dash, lit, atWork }: AtWorkCurve, options: AtWorkPlotOptions): Line {
  const { time, x } = options;
  const before = x.domain[0] < time[0] ? [x.domain[0], time[0]] : [];
  const counts = atWork.map((count) => (count >= LEAST ? count : Number.NaN));
  return {
    key,
    colour,
    x: [...before, ...time],
    y: [...before.map(() => 1), ...counts],
    width: lit ? 2.75 : dash ? 1.75 : 1.25,
    ...(lit ? {} : { detail: true }),
    ...(dash ? { dash } : {}),
  };
}

function rowOf(curve: AtWorkCurve, options: AtWorkPlotOptions, at: number): ReadingRow {
  const { key, name, colour, dash, atWork } = curve;
  const { time, formats } = options;
  const value = at < time[0] ? 1 : sampleAt(time, atWork, at);
  return {
    key,
    name,
    value: formats.twoDigits.format(value),
    colour,
    ...(value >= LEAST ? { y: value } : {}),
    ...(dash ? { dash } : {}),
  };
}

/** The name of the dashed line, on its plateau. */
function StandardName(props: { readonly scales: PlotScales; readonly options: AtWorkPlotOptions }) {
  const { scales, options } = props;
  const { standard, time, text } = options;
  const most = standard.atWork.reduce((a, b) => Math.max(a, b), 0);
  const high = [...time].filter((_, i) => standard.atWork[i] >= 0.9 * most);
  if (!(most >= LEAST) || high.length === 0) return null;
  const middle = (scales.across(high[0]) + scales.across(high[high.length - 1])) / 2;
  return (
    <text
      className="fplot-name fplot-halo"
      x={percent(middle)}
      y={round(scales.down(most))}
      dy="-0.4em"
      textAnchor="middle"
      fill={standard.colour}
    >
      {text.standardName}
    </text>
  );
}
