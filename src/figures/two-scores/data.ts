import type { RaceResult } from '../../compute/index.ts';
import type { DataTable } from '../../export/data-table.ts';
import type { Shown } from '../article/spec.ts';
import { tableOfRuns } from '../ensemble/data.ts';
import { standingAt, twoScoresOf } from './facts.ts';
import type { TwoScoresOptions } from './job.ts';

/**
 * The run, step by step in the order of finishing: when each was begun and finished, in the t_mid of this graph, and both
 * scores from then on.
 */
export function dataOfTwoScores(shown: Shown<RaceResult, TwoScoresOptions>): DataTable {
  return tableOfRuns(
    shown,
    [
      ...['step', 'layer', 'agent', 'start (t_mid)', 'end (t_mid)'],
      ...['value', 'on best chain', 'coverage', 'best score'],
    ],
    ({ result }) => {
      const facts = twoScoresOf(result);
      const { graph, run } = facts.columns;
      const chain = new Set(facts.chain);
      return Array.from(run.order, (step) => {
        const { coverage, best } = standingAt(facts, run.end[step]);
        return {
          step,
          layer: graph.layer[step],
          agent: run.agent[step],
          'start (t_mid)': run.start[step] / facts.unit,
          'end (t_mid)': run.end[step] / facts.unit,
          value: graph.value?.[step] ?? Number.NaN,
          'on best chain': chain.has(step) ? 1 : 0,
          coverage,
          'best score': best,
        };
      });
    },
  );
}
