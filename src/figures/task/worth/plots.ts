import type { PlotData } from '../../../components/plot/types.ts';
import type { TaskFormats } from '../scale/formats.ts';
import { makespanAxis, moneyPlot, sizeAt } from './money-plot.tsx';
import type { ShownCosts } from './shown-costs.ts';
import { totalPlot } from './total-plot.tsx';

export interface WorthPlot {
  readonly plot: PlotData;
  /** The number of agents at a place on its x axis. */
  agentsAt(at: number): number;
}

/**
 * Money against makespan, where it differs; and where waiting has a price, both together against the number of agents. None
 * where nothing costs anything.
 */
export function worthPlots(formats: TaskFormats, of: ShownCosts, agents: number): WorthPlot[] {
  const { sizes, alike, cheapest } = of;
  if (!sizes.some(({ cost, point }) => (cost.total ?? cost.money) > 0 && point.makespan > 0)) {
    return [];
  }
  const { factor } = makespanAxis(formats, of).scale;
  const plots: WorthPlot[] = [];
  if (alike === null) {
    plots.push({
      plot: moneyPlot(formats, of, agents),
      agentsAt: (at) => sizeAt(of, at / factor).point.agents,
    });
  }
  if (cheapest !== null) plots.push({ plot: totalPlot(formats, of, agents), agentsAt: (at) => at });
  return plots;
}
