import type { Figures } from '../../claims/claim.ts';
import type { Ensemble } from '../../model/measure/ensemble.ts';
import type { SystemSummary } from '../../model/measure/family.ts';
import { LEVELS } from '../../model/measure/graph-measure.ts';
import { SWARMS, swarmOf } from '../ensemble/both-swarms.ts';
import { averageParallelism } from '../ensemble/bound.ts';
import { systemFigures } from '../ensemble/figures.ts';
import { SIZES } from '../ensemble/systems.ts';

/** λ is given from here on: two agents gain too little for a ratio of logarithms to say much. */
const LAMBDA_FROM = 4;

/** Logarithm of the speedup at half coverage over that of the number of agents; NaN where it is never reached. */
export function lambda(system: SystemSummary, agents: number): number {
  const { value } = system.speedup.coverage[LEVELS.indexOf(0.5)];
  return value === null ? Number.NaN : Math.log(value) / Math.log(agents);
}

/**
 * Beside what each swarm has: `standard16.lambda`; `lambda.least` and `lambda.most` over the standard swarms from 4
 * agents up; `compare.parallelism`, the average parallelism.
 */
export function compareFigures({ summary, spans }: Ensemble): Figures {
  const figures: Record<string, number> = {
    ...systemFigures('single', summary.baseline),
    graphs: summary.graphs,
    'compare.parallelism': averageParallelism(spans ?? []),
  };
  for (const swarm of SWARMS) {
    for (const size of SIZES) {
      const system = swarmOf(summary, swarm, size);
      Object.assign(figures, systemFigures(`${swarm}${size}`, system));
      figures[`${swarm}${size}.lambda`] = lambda(system, size);
    }
  }
  const all = SIZES.filter((size) => size >= LAMBDA_FROM).map(
    (size) => figures[`standard${size}.lambda`],
  );
  figures['lambda.least'] = Math.min(...all);
  figures['lambda.most'] = Math.max(...all);
  return figures;
}
