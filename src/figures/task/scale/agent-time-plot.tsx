import type { Line, PlotData } from '../../../components/plot/types.ts';
import type { ScalePoint } from '../../../model/measure/task/scale-point.ts';
import { timeAxis } from './axes.ts';
import type { TaskFormats } from './formats.ts';
import { framed } from './framed.tsx';
import { curve, LOOKS, measured, runLines } from './lines.ts';
import type { ShownScale } from './shown-scale.ts';

/** Time at work, and the time of all agents until the end: what lies between is idle. */
export function agentTimePlot(formats: TaskFormats, of: ShownScale): PlotData {
  const { span, points, free } = of;
  const { lines: names, rows, measured: inUnit, plots } = formats.scaling;
  const reserved = ({ agents, makespan }: ScalePoint) => agents * makespan;
  const { axis: y, scale } = timeAxis(formats, [
    span.work,
    ...points.map(({ agentTime }) => agentTime),
    ...points.map(reserved),
  ]);
  const drawn = (x: number) => x * scale.factor;
  const x = points.map(({ agents }) => agents);
  const lines: Line[] = [
    {
      key: 'reserved',
      width: 1.5,
      ...LOOKS.second,
      ...measured(points, (point) => drawn(reserved(point))),
      label: { text: names.reserved, at: 'end' },
    },
    ...runLines(points, [], ({ agentTime }) => drawn(agentTime))
      .slice(0, 1)
      .map((line): Line => ({ ...line, label: { text: names.working, at: 'end' } })),
    ...(free
      ? []
      : [
          {
            ...curve('work', LOOKS.share, x, () => drawn(span.work), y.domain),
            label: { text: names.work, at: 'end' } as const,
          },
        ]),
  ];
  const row = (key: string, name: string, time: number, colour: string, marked = true) => ({
    key,
    name,
    value: formats.time(time),
    colour,
    ...(marked ? { y: drawn(time) } : {}),
  });
  return {
    ...framed(formats, of, 'agentTime', (point) => [
      row('reserved', rows.reserved, reserved(point), LOOKS.second.colour),
      row('run', rows.working, point.agentTime, LOOKS.run.colour),
      ...(free
        ? []
        : [
            row('scheduling', rows.scheduling, point.scheduling, 'var(--ink)', false),
            row(
              'communication',
              rows.communication,
              point.communication,
              'var(--cost-communication)',
              false,
            ),
          ]),
    ]),
    means: scale.label === '' ? plots.agentTime.means : inUnit(plots.agentTime.means, scale.label),
    y,
    lines,
  };
}
