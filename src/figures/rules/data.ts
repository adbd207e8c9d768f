import type { EnsemblesResult } from '../../compute/index.ts';
import type { DataTable } from '../../export/data-table.ts';
import type { Shown } from '../article/spec.ts';
import { ensembleTable, levelRows } from '../ensemble/data.ts';
import type { LevelOption } from '../ensemble/level-segments.tsx';
import { SIZES } from '../ensemble/systems.ts';
import { COMPARED, systemIndex } from './rules.ts';

/** Times and speedups of standard swarms under every rule, in every size. */
export function dataOfRules(shown: Shown<EnsemblesResult, LevelOption>): DataTable {
  return ensembleTable(shown, ['system', 'rule', 'agents'], ({ result }) => {
    const { systems } = result.ensembles[0].summary;
    return COMPARED.flatMap((rule) =>
      SIZES.flatMap((agents) =>
        levelRows({ system: 'standard', rule, agents }, systems[systemIndex(rule, agents)], [
          'time',
          'speedup',
        ]),
      ),
    );
  });
}
