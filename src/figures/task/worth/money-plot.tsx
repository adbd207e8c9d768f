import type { PlotData } from '../../../components/plot/types.ts';
import { across, timeAxis } from '../scale/axes.ts';
import type { TaskFormats } from '../scale/formats.ts';
import { BEATEN, FRONT, HEIGHT, moneyAxis, rowsOf } from './rows.ts';
import { frontOf, type ShownCosts, type Size } from './shown-costs.ts';
import { SizeNames } from './size-names.tsx';

/** Which size a place on the axis stands for: the cheapest of those that take about so long. */
export function sizeAt({ sizes }: ShownCosts, makespan: number): Size {
  const away = ({ point }: Size) => Math.abs(Math.log(point.makespan / makespan));
  return sizes.reduce((best, size) => {
    const nearer = away(size) - away(best);
    if (Math.abs(nearer) > 1e-9) return nearer < 0 ? size : best;
    return size.cost.money < best.cost.money ? size : best;
  });
}

export const makespanAxis = (formats: TaskFormats, { sizes }: ShownCosts) =>
  timeAxis(
    formats,
    sizes.map(({ point }) => point.makespan),
  );

/** Money against makespan: the sizes to choose from along a line, and the others pale. */
export function moneyPlot(formats: TaskFormats, of: ShownCosts, agents: number): PlotData {
  const { worth: text } = formats;
  const { sizes } = of;
  const { axis, scale } = makespanAxis(formats, of);
  const drawn = ({ point }: Size) => point.makespan * scale.factor;
  const y = moneyAxis(
    formats,
    sizes.map(({ cost }) => cost.money),
  );
  const columns = (chosen: readonly Size[]) => ({
    x: chosen.map(drawn),
    y: chosen.map(({ cost }) => cost.money),
  });
  // From the fastest on, whatever its number of agents: a line runs to the right.
  const front = frontOf(of);
  const beaten = sizes.filter(({ beatenBy }) => beatenBy !== null);
  return {
    title: text.plot,
    means: text.plotMeans,
    height: HEIGHT,
    ends: 'small',
    wide: of.cheapest === null,
    x: { ...across(axis), label: text.makespanAxis(scale.label) },
    y,
    lines: [
      { key: 'beaten', width: 0, ...BEATEN, ...columns(beaten) },
      { key: 'front', width: 1.5, ...FRONT, ...columns(front) },
    ],
    before: (scales) => (
      <SizeNames
        scales={scales}
        agents={agents}
        names={[...front, ...beaten].map((size) => ({
          agents: size.point.agents,
          text: formats.count(size.point.agents),
          x: drawn(size),
          y: size.cost.money,
          pale: size.beatenBy !== null,
        }))}
      />
    ),
    readable: {
      label: text.reads,
      stops: [...new Set(sizes.map(drawn))].sort((a, b) => a - b),
      title: (at) => formats.agentsText(sizeAt(of, at / scale.factor).point.agents),
      rows: (at) => rowsOf(formats, sizeAt(of, at / scale.factor), false),
    },
  };
}
