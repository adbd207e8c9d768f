import type { EnsemblesResult } from '../../compute/index.ts';
import type { DataTable } from '../../export/data-table.ts';
import type { FamilySummary } from '../../model/measure/family.ts';
import type { Shown } from '../article/spec.ts';
import { ensembleTable, estimated, levelRows } from '../ensemble/data.ts';
import type { LevelOption } from '../ensemble/level-segments.tsx';
import { SIZES } from '../ensemble/systems.ts';
import { sharesOf } from './shares.ts';
import { freeSystems, payingSystems } from './systems.ts';

const SHARE = 'share of agent-time';

/** Times and speedups without and with overhead in every size, and where the agent-time of those that pay goes. */
export function dataOfOverhead(shown: Shown<EnsemblesResult, LevelOption>): DataTable {
  return ensembleTable(shown, ['system', 'overhead', 'agents'], ({ result }) => {
    const { summary } = result.ensembles[0];
    const measured = [
      { overhead: 'off', systems: freeSystems(summary) },
      { overhead: 'on', systems: payingSystems(summary) },
    ].flatMap(({ overhead, systems }) =>
      SIZES.flatMap((agents, i) =>
        levelRows({ system: 'standard', overhead, agents }, systems[i], ['time', 'speedup']),
      ),
    );
    return [...measured, ...shareRows(summary)];
  });
}

function shareRows(summary: FamilySummary) {
  return sharesOf(summary).flatMap(({ communication, scheduling, work }, i) => {
    const who = { system: 'standard', overhead: 'on', agents: SIZES[i] };
    return [
      { ...who, ...estimated(`${SHARE}: communication`, communication) },
      { ...who, ...estimated(`${SHARE}: scheduling`, scheduling) },
      { ...who, measure: `${SHARE}: work`, value: work, n: summary.graphs },
    ];
  });
}
