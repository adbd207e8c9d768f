import type { PlotData } from '../../components/plot/types.ts';
import { timeDomain } from '../../draw/s-curve.ts';
import type { Messages } from '../../messages/index.ts';
import type { Ensemble } from '../../model/measure/ensemble.ts';
import { timeAxis } from '../ensemble/axes.ts';
import { indexOf, type Swarm, swarmOf } from '../ensemble/both-swarms.ts';
import type { Formats } from '../ensemble/formats.ts';
import type { SizeOption } from '../ensemble/size-options.tsx';
import { SIZES } from '../ensemble/systems.ts';
import { type Curve, timePlots } from '../ensemble/time-plots.ts';
import { atWorkPlot } from './at-work-plot.tsx';

/** Both scores over time, and the agents at work beneath, on one axis of time. */
export function recursivePlots(
  formats: Formats,
  text: Messages['figures']['recursive'],
  ensemble: Ensemble,
  { size: lit }: SizeOption,
): PlotData[] {
  const { summary, atWork } = ensemble;
  const name = (size: number) => formats.frame.agents(formats.wholeText(size), size === 1);
  const colour = (size: number) => `var(--agents-${size})`;
  const alone: Curve = {
    key: 'single',
    name: name(1),
    label: formats.wholeText(1),
    colour: colour(1),
    system: summary.baseline,
  };
  const recursive = SIZES.map((size) => ({
    ...ofSwarm(ensemble, 'recursive', size),
    name: name(size),
    label: formats.wholeText(size),
    lit: size === lit,
  }));
  const standard = {
    ...ofSwarm(ensemble, 'standard', lit),
    name: text.standard(formats.wholeText(lit)),
    label: '',
    dash: '5 4',
  };
  const curves = [alone, ...recursive, standard];
  const scores = timePlots(formats, { height: 230, summary, curves });
  // The number at work is told from the first step on, when one agent is there.
  const x = timeAxis(formats, timeDomain([summary.time[0], ...scores[0].x.domain]));
  return [
    ...scores.map((plot) => ({ ...plot, x })),
    ...(atWork ? [atWorkPlot({ formats, text, time: summary.time, x, recursive, standard })] : []),
  ];
}

function ofSwarm({ summary, atWork }: Ensemble, swarm: Swarm, size: (typeof SIZES)[number]) {
  return {
    key: `${swarm}${size}`,
    colour: `var(--agents-${size})`,
    system: swarmOf(summary, swarm, size),
    atWork: atWork?.[indexOf(swarm, size)] ?? new Float64Array(summary.time.length),
  };
}
