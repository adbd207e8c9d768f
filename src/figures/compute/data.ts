import type { EnsemblesResult } from '../../compute/index.ts';
import type { DataTable } from '../../export/data-table.ts';
import type { Shown } from '../article/spec.ts';
import { SWARMS, swarmOf } from '../ensemble/both-swarms.ts';
import { ensembleTable, levelRows } from '../ensemble/data.ts';
import type { LevelOption } from '../ensemble/level-segments.tsx';
import { SIZES } from '../ensemble/systems.ts';

/** Agent-time of both swarms in every size as a ratio to one agent's. */
export function dataOfCompute(shown: Shown<EnsemblesResult, LevelOption>): DataTable {
  return ensembleTable(shown, ['system', 'agents'], ({ result }) =>
    SWARMS.flatMap((swarm) =>
      SIZES.flatMap((agents) =>
        levelRows({ system: swarm, agents }, swarmOf(result.ensembles[0].summary, swarm, agents), [
          'agentTime',
        ]),
      ),
    ),
  );
}
