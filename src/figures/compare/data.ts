import type { EnsemblesResult } from '../../compute/index.ts';
import type { DataTable } from '../../export/data-table.ts';
import type { Shown } from '../article/spec.ts';
import { SWARMS, swarmOf } from '../ensemble/both-swarms.ts';
import { completionBound } from '../ensemble/bound.ts';
import { ensembleTable, levelRows } from '../ensemble/data.ts';
import { SIZES } from '../ensemble/systems.ts';

/** Times and speedups of both swarms in every size, and how much sooner all can be finished at most. */
export function dataOfCompare(shown: Shown<EnsemblesResult, object>): DataTable {
  return ensembleTable(shown, ['system', 'agents'], ({ result }) => {
    const [{ summary, spans }] = result.ensembles;
    const measured = SWARMS.flatMap((swarm) =>
      SIZES.flatMap((agents) =>
        levelRows({ system: swarm, agents }, swarmOf(summary, swarm, agents), ['time', 'speedup']),
      ),
    );
    const bounds = SIZES.map((agents) => ({
      system: 'any',
      agents,
      measure: 'upper bound of the speedup of the makespan',
      value: completionBound(spans ?? [], agents),
      n: summary.graphs,
    }));
    return [...measured, ...bounds];
  });
}
