import type { PlotData } from '../../../components/plot/types.ts';
import { agentTimePlot } from './agent-time-plot.tsx';
import type { TaskFormats } from './formats.ts';
import { idlePlot } from './idle-plot.tsx';
import { makespanPlot } from './makespan-plot.tsx';
import type { ShownScale } from './shown-scale.ts';
import { speedupPlot } from './speedup-plot.tsx';

/** Makespan, speedup, agent-time and idle share over the number of agents, with what bounds them. */
export function scalePlots(formats: TaskFormats, of: ShownScale): PlotData[] {
  return [
    makespanPlot(formats, of),
    speedupPlot(formats, of),
    agentTimePlot(formats, of),
    idlePlot(formats, of),
  ];
}
