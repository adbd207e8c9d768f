import type { EnsemblesResult } from '../../compute/index.ts';
import type { DataTable } from '../../export/data-table.ts';
import type { Ensemble } from '../../model/measure/ensemble.ts';
import type { Shown } from '../article/spec.ts';
import { indexOf, type Swarm, swarmOf } from '../ensemble/both-swarms.ts';
import { columnRows, curveRows, ensembleTable, levelRows } from '../ensemble/data.ts';
import type { SizeOption } from '../ensemble/size-options.tsx';
import { SIZES } from '../ensemble/systems.ts';

/** Curves, times, speedups and agents at work of one agent, of every recursive swarm, and of the standard one beside them. */
export function dataOfRecursive(shown: Shown<EnsemblesResult, SizeOption>): DataTable {
  return ensembleTable(shown, ['system', 'agents'], ({ result }) => {
    const [ensemble] = result.ensembles;
    const { summary } = ensemble;
    const alone = { system: 'single', agents: 1 };
    return [
      ...curveRows(alone, summary, summary.baseline),
      ...levelRows(alone, summary.baseline, ['time']),
      ...SIZES.flatMap((size) => swarmRows(ensemble, 'recursive', size)),
      ...swarmRows(ensemble, 'standard', shown.options.size),
    ];
  });
}

function swarmRows(ensemble: Ensemble, swarm: Swarm, size: (typeof SIZES)[number]) {
  const { summary, atWork } = ensemble;
  const who = { system: swarm, agents: size };
  const system = swarmOf(summary, swarm, size);
  const column = atWork?.[indexOf(swarm, size)];
  return [
    ...curveRows(who, summary, system),
    ...levelRows(who, system, ['time', 'speedup']),
    ...(column
      ? columnRows(who, 'agents at work', summary.time, column).map((row) => ({
          ...row,
          n: summary.graphs,
        }))
      : []),
  ];
}
