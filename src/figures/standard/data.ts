import type { EnsemblesResult } from '../../compute/index.ts';
import type { DataTable } from '../../export/data-table.ts';
import type { Shown } from '../article/spec.ts';
import { curveRows, ensembleTable, levelRows } from '../ensemble/data.ts';
import type { SizeOption } from '../ensemble/size-options.tsx';
import { SIZES } from '../ensemble/systems.ts';

/** Curves, times and speedups of one agent and of every size. */
export function dataOfStandard(shown: Shown<EnsemblesResult, SizeOption>): DataTable {
  return ensembleTable(shown, ['system', 'agents'], ({ result }) => {
    const { summary } = result.ensembles[0];
    const alone = { system: 'single', agents: 1 };
    return [
      ...curveRows(alone, summary, summary.baseline),
      ...levelRows(alone, summary.baseline, ['time']),
      ...SIZES.flatMap((agents, i) => {
        const who = { system: 'standard', agents };
        const system = summary.systems[i];
        return [...curveRows(who, summary, system), ...levelRows(who, system, ['time', 'speedup'])];
      }),
    ];
  });
}
