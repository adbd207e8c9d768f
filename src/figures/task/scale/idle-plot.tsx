import type { Line, PlotData } from '../../../components/plot/types.ts';
import type { TaskFormats } from './formats.ts';
import { framed, mostAgents } from './framed.tsx';
import { alongAgents, beyond, LOOKS, runLines } from './lines.ts';
import type { ShownScale } from './shown-scale.ts';

/** Share of the time of k agents in which they have nothing to do. */
export function idlePlot(formats: TaskFormats, of: ShownScale): PlotData {
  const { points, free, parallelism } = of;
  const { rows } = formats.scaling;
  const ks = alongAgents(mostAgents(of));
  // What is paid for overhead is no idling, so that with it less may be idle than the work alone leaves.
  const least = (k: number) => Math.max(0, 1 - parallelism / k);
  const lines: Line[] = [
    ...(free ? [beyond('beyond', ks, () => 0, least)] : []),
    ...runLines(points, [], ({ idle }) => idle).slice(0, 1),
  ];
  return {
    ...framed(formats, of, 'idle', (point) => [
      {
        key: 'run',
        name: rows.idle,
        value: formats.part(point.idle),
        ...LOOKS.run,
        y: point.idle,
      },
      ...(free
        ? [
            {
              key: 'least',
              name: rows.leastIdle,
              value: formats.part(least(point.agents)),
              ...LOOKS.bound,
              y: least(point.agents),
            },
          ]
        : []),
    ]),
    y: {
      scale: 'linear',
      domain: [0, 1],
      ticks: [0, 0.25, 0.5, 0.75, 1].map((value) => ({
        value,
        label: formats.percent.format(value),
      })),
    },
    lines,
  };
}
