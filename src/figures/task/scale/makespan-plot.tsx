import type { Line, PlotData, PlotScales } from '../../../components/plot/types.ts';
import { timeAxis } from './axes.ts';
import type { TaskFormats } from './formats.ts';
import { framed, LEAST_FOR_NAME, mostAgents } from './framed.tsx';
import { alongAgents, atLeast, atMost, beyond, curve, LOOKS, runLines } from './lines.ts';
import { NameAt } from './marks.tsx';
import { worstOf } from './points.ts';
import type { ShownScale } from './shown-scale.ts';

/** Makespan between max(C, W/k) and Graham's bound, and what the file records. */
export function makespanPlot(formats: TaskFormats, of: ShownScale): PlotData {
  const { span, points, graham, recorded, parallelism } = of;
  const { lines: names, rows, measured, plots } = formats.scaling;
  const ks = alongAgents(mostAgents(of));
  const { axis: y, scale } = timeAxis(formats, [
    span.work,
    span.criticalPath,
    ...points.map(({ makespan }) => makespan),
    ...(recorded === null ? [] : [recorded]),
  ]);
  const drawn = (x: number) => x * scale.factor;
  const least = (k: number) => drawn(atLeast(span)(k));
  const share = (k: number) => drawn(span.work / k);
  const reach = Math.min(parallelism, ks[ks.length - 1]);
  const worst = of.slower.length > 0 ? worstOf(of.slower) : null;
  const lines: Line[] = [
    beyond('beyond', ks, () => y.domain[0], least),
    curve('share', LOOKS.share, ks, share, y.domain),
    {
      ...curve('criticalPath', LOOKS.bound, ks, () => drawn(span.criticalPath), y.domain),
      label: { text: names.criticalPath, at: 'end' },
    },
    ...(graham
      ? [
          {
            ...curve('graham', LOOKS.graham, ks, (k) => drawn(atMost(span)(k)), y.domain),
            label: { text: names.graham, at: 'end' } as const,
          },
        ]
      : []),
    ...(recorded === null
      ? []
      : [
          {
            ...curve('recorded', LOOKS.recorded, ks, () => drawn(recorded), y.domain),
            width: 2,
            label: { text: names.recorded, at: 'level', level: drawn(recorded), side: 'right' },
          } as const,
        ]),
    ...runLines(points, of.slower, ({ makespan }) => drawn(makespan)),
  ];
  const row = (key: string, name: string, time: number, look: Pick<Line, 'colour'>) => ({
    key,
    name,
    value: formats.time(time),
    ...look,
    y: drawn(time),
  });
  const framing = framed(formats, of, 'makespan', (point) => [
    row('run', rows.makespan, point.makespan, LOOKS.run),
    ...(point.grahamBound === null
      ? []
      : [row('graham', rows.graham, point.grahamBound, LOOKS.graham)]),
    row('bound', rows.lowerBound, point.lowerBound, LOOKS.bound),
    ...(recorded === null ? [] : [row('recorded', rows.recorded, recorded, LOOKS.recorded)]),
  ]);
  return {
    ...framing,
    means: scale.label === '' ? plots.makespan.means : measured(plots.makespan.means, scale.label),
    y,
    lines,
    before: (scales) => (
      <>
        {parallelism >= LEAST_FOR_NAME && (
          <NameAt
            {...nameOfShare(reach, share, recorded === null ? null : drawn(recorded), scales)}
            scales={scales}
            text={names.share}
            side="below"
          />
        )}
        {worst && (
          <NameAt
            x={worst.point.agents}
            y={drawn(worst.point.makespan)}
            scales={scales}
            text={names.slower(formats.count(worst.than.agents))}
            side="over"
          />
        )}
      </>
    ),
  };
}

/** Lines of text that stand apart, in pixels. */
const APART = 28;

/** Where the name of W/k stands on its line: in the middle, or further along where another name is there. */
function nameOfShare(
  reach: number,
  share: (k: number) => number,
  other: number | null,
  scales: PlotScales,
) {
  const places = [0.5, 0.75, 0.3].map((part) => ({ x: reach ** part, y: share(reach ** part) }));
  const free = places.find(
    ({ y }) => other === null || Math.abs(scales.down(y) - scales.down(other)) > APART,
  );
  return free ?? places[0];
}
