import type { Line, PlotData } from '../../../components/plot/types.ts';
import { timeAxis } from './axes.ts';
import type { TaskFormats } from './formats.ts';
import { framed, LEAST_FOR_NAME, mostAgents } from './framed.tsx';
import { alongAgents, atLeast, atMost, beyond, curve, LOOKS, runLines } from './lines.ts';
import { NameAt } from './marks.tsx';
import { ALONG, type NamePlace, placed } from './name-places.ts';
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
            label: { text: names.recorded, at: 'end' },
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
    before: (scales) => {
      // That more can be slower is the rarer thing to say: it has its place first.
      const slower =
        worst &&
        placed(
          names.slower(formats.count(worst.than.agents)),
          around(worst.point.agents, drawn(worst.point.makespan)),
          lines,
          scales,
        );
      const named = parallelism >= LEAST_FOR_NAME;
      return (
        <>
          {named && (
            <NameAt
              name={placed(
                names.share,
                alongShare(reach, share),
                lines,
                scales,
                slower ? [slower] : [],
              )}
              scales={scales}
            />
          )}
          <NameAt name={slower} scales={scales} warns />
        </>
      );
    },
  };
}

/** Where the name of W/k may stand: below it, where no run can be. */
function alongShare(reach: number, share: (k: number) => number): NamePlace[] {
  return ALONG.map((part) => ({ x: reach ** part, y: share(reach ** part), side: 'below' }));
}

/** How far above its point a name may stand, in CSS pixels. */
const LIFTS = [0, 14, 28, 42, 60, 80, 100, 125, 150];

/** Where a point may be named: beside it, or higher, where lines leave room. */
function around(x: number, y: number): NamePlace[] {
  const beside = (['right', 'left', 'under'] as const).map((side) => ({ x, y, side }));
  const above = LIFTS.flatMap((lift) =>
    (['over', 'overEnd', 'overStart'] as const).map((side) => ({ x, y, side, lift })),
  );
  return [...above.slice(0, 3), ...beside, ...above.slice(3)];
}
