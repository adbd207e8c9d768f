import type { Line, PlotData } from '../../../components/plot/types.ts';
import { agentsAxis } from '../scale/axes.ts';
import type { TaskFormats } from '../scale/formats.ts';
import { measured } from '../scale/lines.ts';
import { Chosen } from '../scale/marks.tsx';
import { DELAY, FRONT, HEIGHT, moneyAxis, rowsOf, TOTAL } from './rows.ts';
import type { ShownCosts, Size } from './shown-costs.ts';

/** What agents and waiting cost, and both together, against the number of agents. */
export function totalPlot(formats: TaskFormats, of: ShownCosts, agents: number): PlotData {
  const { worth: text } = formats;
  const { sizes } = of;
  const x = sizes.map(({ point }) => point.agents);
  const line = (
    key: string,
    name: string,
    look: Pick<Line, 'colour' | 'shape' | 'dash'>,
    value: (size: Size) => number,
  ): Line => ({
    key,
    width: 1.5,
    ...look,
    ...measured(
      sizes.map((size) => ({ agents: size.point.agents, size })),
      ({ size }) => value(size),
    ),
    label: { text: name, at: 'end' },
  });
  return {
    title: text.totalPlot,
    means: text.totalMeans,
    height: HEIGHT,
    ends: 'medium',
    wide: of.alike !== null,
    x: agentsAxis(formats, [...x, agents]),
    y: moneyAxis(
      formats,
      sizes.flatMap(({ cost }) => [cost.money, cost.total ?? 0]),
      true,
    ),
    lines: [
      line('delay', text.rows.delay, DELAY, ({ cost }) => cost.delay ?? Number.NaN),
      line('money', text.rows.money, FRONT, ({ cost }) => cost.money),
      line('total', text.rows.total, TOTAL, ({ cost }) => cost.total ?? Number.NaN),
    ],
    behind: (scales) => <Chosen at={agents} scales={scales} />,
    readable: {
      label: text.totalReads,
      stops: x,
      title: formats.agentsText,
      rows: (at) => {
        const size = sizes.find(({ point }) => point.agents === at);
        return size ? rowsOf(formats, size, true) : [];
      },
    },
  };
}
