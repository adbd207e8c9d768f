import type { Figures } from '../../claims/claim.ts';
import type { Ensemble } from '../../model/measure/ensemble.ts';
import { SCORES } from '../../model/measure/graph-measure.ts';
import { systemFigures } from '../ensemble/figures.ts';
import { shapeFigures } from '../ensemble/shape-figures.ts';
import { reachedAt, TOLD } from './levels.ts';

/** Mean number of steps of the graphs. */
export function meanSteps({ spans, summary }: Ensemble): number {
  return (spans ?? []).reduce((sum, { steps }) => sum + steps, 0) / summary.graphs;
}

/**
 * - `graphs`; `single.steps`, their mean size.
 * - `single.time.best.0.25` and so on at all levels that are told, in t_mid; NaN: never reached.
 * - `single.stretch.coverage`, `….best`: the time to 90% over the time to half.
 */
export function singleFigures(ensemble: Ensemble): Figures {
  const { summary } = ensemble;
  const figures: Record<string, number> = {
    ...systemFigures('single', summary.baseline),
    ...shapeFigures('single', summary.baseline, summary.time),
    graphs: summary.graphs,
    'single.steps': meanSteps(ensemble),
  };
  for (const score of SCORES) {
    for (const level of TOLD) {
      figures[`single.time.${score}.${level}`] =
        reachedAt(summary, score, level).value ?? Number.NaN;
    }
    const half = figures[`single.time.${score}.0.5`];
    figures[`single.stretch.${score}`] = figures[`single.time.${score}.0.9`] / half;
  }
  return figures;
}
