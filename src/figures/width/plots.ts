import type { Axis, PlotData, ReadingRow } from '../../components/plot/types.ts';
import type { Messages } from '../../messages/index.ts';
import { SCORES, type Score } from '../../model/measure/graph-measure.ts';
import { factorAxis } from '../ensemble/axes.ts';
import { SWARMS } from '../ensemble/both-swarms.ts';
import type { Formats } from '../ensemble/formats.ts';
import {
  BOUND,
  completionLines,
  STYLE,
  sizeLine,
  speedupLine,
  WHOLE,
  type WidthPlots,
} from './lines.ts';
import { nothingText } from './nothing-text.tsx';
import { type Level, type Point, speedupAt } from './points.ts';
import { LAYERS, perLayer, stepsText } from './widths.ts';

type Text = Messages['figures']['width'];

/** A swarm this many times larger than its greatest speedup would leave no room for the speedups. */
const OFF_THE_SCALE = 3;

/** Whether the size of the swarm is drawn as a line. */
export function isSized({ points, agents, level }: WidthPlots): boolean {
  const values = valuesOf(points, level);
  return agents <= OFF_THE_SCALE * Math.max(...values, ...points.map(({ bound }) => bound));
}

function valuesOf(points: readonly Point[], level: Level): number[] {
  return points.flatMap((point) =>
    SWARMS.flatMap((swarm) =>
      SCORES.flatMap((score) => speedupAt(point, swarm, score, level).value ?? []),
    ),
  );
}

/** Speedup against width, both swarms, a plot per score. */
export function widthPlots(formats: Formats, text: Text, of: WidthPlots): PlotData[] {
  const { points, agents, level } = of;
  const values = valuesOf(points, level);
  const bounds = points.map(({ bound }) => bound);
  const sized = isSized(of);
  const ends = points.flatMap((point) =>
    SWARMS.flatMap((swarm) =>
      SCORES.flatMap((score) => speedupAt(point, swarm, score, level).interval ?? []),
    ),
  );
  const y = factorAxis(formats, [...values, ...ends, ...bounds, ...(sized ? [agents] : [])]);
  return SCORES.map((score): PlotData => {
    const lines = [
      ...(sized ? [sizeLine(formats, text, of)] : []),
      ...(score === 'coverage' ? completionLines(text, of) : []),
      ...SWARMS.map((swarm) => speedupLine(text, of, swarm, score)),
    ];
    const reached = points.some((point) =>
      SWARMS.some((swarm) => speedupAt(point, swarm, score, level).value !== null),
    );
    return {
      title: formats.frame[score],
      means: text.means(formats.percentText(level)),
      height: 260,
      ends: 'medium',
      x: widthAxis(formats, text),
      y,
      lines,
      ...(reached ? {} : { behind: () => nothingText(text.nothing(formats.percentText(level))) }),
      readable: {
        label: text.reads(formats.frame[score]),
        stops: points.map((point) => point.perLayer),
        title: (at) => {
          const { layers, perLayer } = nearest(points, at);
          return text.at(formats.wholeText(layers), stepsText(formats, perLayer));
        },
        rows: (at) => rowsAt(formats, text, of, score, nearest(points, at)),
      },
    };
  });
}

/** By steps in a layer, named by the layers. */
function widthAxis(formats: Formats, text: Text): Axis {
  const edge = 2 ** 0.25;
  return {
    scale: 'log',
    domain: [perLayer(Math.max(...LAYERS)) / edge, perLayer(Math.min(...LAYERS)) * edge],
    ticks: LAYERS.map((layers) => ({
      value: perLayer(layers),
      label: formats.wholeText(layers),
      minor: layers === 92 || layers === 46 || layers === 23 || layers === 12 || layers === 6,
    })),
    label: text.axis,
  };
}

function rowsAt(
  formats: Formats,
  text: Text,
  { level }: WidthPlots,
  score: Score,
  point: Point,
): ReadingRow[] {
  const measured = SWARMS.map((swarm): ReadingRow => {
    const estimate = speedupAt(point, swarm, score, level);
    return {
      key: swarm,
      name: text[swarm],
      value: formats.value(estimate, formats.factor),
      range: formats.ranged(estimate, formats.factor),
      ...STYLE[swarm],
      y: estimate.value ?? Number.NaN,
    };
  });
  if (score === 'best') return measured;
  const plain = (key: string, name: string, value: number, style: typeof BOUND | typeof WHOLE) => ({
    key,
    name,
    value: formats.factor(value),
    ...style,
    y: value,
  });
  return [
    ...measured,
    plain('whole', text.wholeLong, point.whole.standard, WHOLE),
    plain('bound', text.boundLong, point.bound, BOUND),
  ];
}

/** The width whose place is nearest. */
function nearest(points: readonly Point[], at: number): Point {
  const distance = (point: Point) => Math.abs(Math.log(point.perLayer / at));
  return points.reduce((best, point) => (distance(point) < distance(best) ? point : best));
}
