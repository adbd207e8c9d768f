import type { Figures } from '../../claims/claim.ts';
import type { Ensemble } from '../../model/measure/ensemble.ts';
import { SWARMS, swarmOf } from '../ensemble/both-swarms.ts';
import { systemFigures } from '../ensemble/figures.ts';
import { SIZES } from '../ensemble/systems.ts';
import { atWorkOf } from './at-work.ts';

/**
 * Beside what each swarm has: `recursive16.peakAtWork`, the most agents at work at a time, on average over the graphs;
 * `….halfAtWork`, the time in t_mid at which half of the cap is at work first; `….usedTo50`, `….usedTo90`, the share
 * of the cap at work until the mean coverage reaches 50 and 90%. NaN: never reached.
 */
export function recursiveFigures(ensemble: Ensemble): Figures {
  const { summary } = ensemble;
  const figures: Record<string, number> = {
    ...systemFigures('single', summary.baseline),
    graphs: summary.graphs,
  };
  for (const swarm of SWARMS) {
    for (const size of SIZES) {
      const name = `${swarm}${size}`;
      Object.assign(figures, systemFigures(name, swarmOf(summary, swarm, size)));
      const { peak, halfAt, usedTo50, usedTo90 } = atWorkOf(ensemble, swarm, size);
      figures[`${name}.peakAtWork`] = peak;
      figures[`${name}.halfAtWork`] = halfAt ?? Number.NaN;
      figures[`${name}.usedTo50`] = usedTo50 ?? Number.NaN;
      figures[`${name}.usedTo90`] = usedTo90 ?? Number.NaN;
    }
  }
  return figures;
}
