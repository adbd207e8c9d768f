import type { Line, PlotData } from '../../../components/plot/types.ts';
import type { ScalePoint } from '../../../model/measure/task/scale-point.ts';
import type { TaskFormats } from './formats.ts';
import { framed, mostAgents } from './framed.tsx';
import { alongAgents, betweenRuns, beyond, LOOKS, runLines } from './lines.ts';
import type { ShownScale } from './shown-scale.ts';

/** Share of the time of k agents in which they have nothing to do. */
export function idlePlot(formats: TaskFormats, of: ShownScale): PlotData {
  const { points, free, parallelism } = of;
  const { rows } = formats.scaling;
  const ks = withRuns(alongAgents(mostAgents(of)), points);
  // What is paid for overhead is no idling, so that with it less may be idle than the work alone leaves.
  const least = (k: number) => Math.max(0, 1 - parallelism / k);
  // Between two runs the line through them is straight and this bulges: its shade ends where the chord does, below that line.
  const shaded = (k: number) => Math.min(least(k), betweenRuns(points, k, least));
  const lines: Line[] = [
    ...(free ? [beyond('beyond', ks, () => 0, shaded)] : []),
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

/** Numbers of agents along the bound, and those of the runs: where the two meet, they do so in the picture. */
function withRuns(ks: readonly number[], points: readonly ScalePoint[]): number[] {
  const all = new Set([...ks, ...points.map(({ agents }) => agents)]);
  return [...all].sort((a, b) => a - b);
}
