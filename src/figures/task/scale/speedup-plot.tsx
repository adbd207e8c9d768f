import type { Line, PlotData } from '../../../components/plot/types.ts';
import { logAxis } from './axes.ts';
import type { TaskFormats } from './formats.ts';
import { framed, LEAST_FOR_NAME, mostAgents } from './framed.tsx';
import { alongAgents, atMost, beyond, curve, LOOKS, runLines } from './lines.ts';
import { NameAt } from './marks.tsx';
import { ALONG, placed } from './name-places.ts';
import type { ShownScale } from './shown-scale.ts';

/** Speedup below min(k, W/C) and above what Graham's bound guarantees. */
export function speedupPlot(formats: TaskFormats, of: ShownScale): PlotData {
  const { span, points, graham, parallelism } = of;
  const { lines: names, rows } = formats.scaling;
  const ks = alongAgents(mostAgents(of));
  const y = logAxis(
    [1, parallelism, ...points.map(({ speedup }) => speedup)],
    (x) => formats.axisTimes(x),
    [1.15, 1.35],
  );
  const most = (k: number) => Math.min(k, parallelism);
  const isNamed = parallelism >= LEAST_FOR_NAME;
  const lines: Line[] = [
    beyond('beyond', ks, most, () => y.domain[1]),
    // Of a graph that is all but a chain it leaves the plot at once, and there is no room to say what it is.
    ...(isNamed ? [curve('linear', LOOKS.share, ks, (k) => k, y.domain)] : []),
    {
      ...curve('parallelism', LOOKS.bound, ks, () => parallelism, y.domain),
      label: { text: names.parallelism, at: 'end' },
    },
    ...(graham
      ? [
          {
            ...curve('graham', LOOKS.graham, ks, (k) => span.work / atMost(span)(k), y.domain),
            label: { text: names.guarantee, at: 'end' } as const,
          },
        ]
      : []),
    ...runLines(points, of.slower, ({ speedup }) => speedup),
  ];
  const row = (key: string, name: string, value: number, look: Pick<Line, 'colour'>) => ({
    key,
    name,
    value: formats.times(value),
    ...look,
    y: value,
  });
  return {
    ...framed(formats, of, 'speedup', (point) => [
      row('bound', rows.most, most(point.agents), LOOKS.bound),
      row('run', rows.speedup, point.speedup, LOOKS.run),
      ...(point.grahamBound === null
        ? []
        : [row('graham', rows.guarantee, span.work / point.grahamBound, LOOKS.graham)]),
    ]),
    y,
    lines,
    before: (scales) => {
      if (!isNamed) return null;
      const reach = Math.min(parallelism, ks[ks.length - 1]);
      const places = ALONG.map((part) => ({
        x: reach ** part,
        y: reach ** part,
        side: 'above' as const,
      }));
      return <NameAt name={placed(names.linear, places, lines, scales)} scales={scales} />;
    },
  };
}
