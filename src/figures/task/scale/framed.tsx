import type { PlotData, ReadingRow } from '../../../components/plot/types.ts';
import type { ScalePoint } from '../../../model/measure/task/scale-point.ts';
import { agentsAxis } from './axes.ts';
import type { TaskFormats } from './formats.ts';
import { Chosen } from './marks.tsx';
import { pointAt } from './points.ts';
import type { ShownScale } from './shown-scale.ts';

const HEIGHT = 230;

type PlotId = keyof TaskFormats['scaling']['plots'];

/** What all four have in common. */
export function framed(
  formats: TaskFormats,
  { points, agents }: ShownScale,
  id: PlotId,
  rows: (point: ScalePoint) => readonly ReadingRow[],
): Pick<PlotData, 'title' | 'means' | 'height' | 'x' | 'ends' | 'behind' | 'readable'> {
  const { title, means } = formats.scaling.plots[id];
  return {
    title,
    means,
    height: HEIGHT,
    ends: 'medium',
    x: agentsAxis(formats, [...points.map((point) => point.agents), agents]),
    behind: (scales) => <Chosen at={agents} scales={scales} />,
    readable: {
      label: formats.scaling.reads(title),
      stops: points.map((point) => point.agents),
      title: formats.agentsText,
      rows: (at) => {
        const point = pointAt(points, at);
        return point ? rows(point) : [];
      },
    },
  };
}

/** Up to where bounds are drawn. */
export const mostAgents = ({ points, agents }: ShownScale): number =>
  Math.max(64, agents, ...points.map((point) => point.agents));

/** Below this W/C the lines of k and W/k have left the plot before there is room for their names. */
export const LEAST_FOR_NAME = 2;
