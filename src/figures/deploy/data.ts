import type { DeployResult } from '../../compute/index.ts';
import type { DataTable, Observation } from '../../export/data-table.ts';
import type { Deployed, Split } from '../../model/measure/deploy.ts';
import type { Interval } from '../../model/measure/deploy-intervals.ts';
import { SCORES } from '../../model/measure/graph-measure.ts';
import type { Shown } from '../article/spec.ts';
import { INTERVALS, SCORE_NAMES, tableOfRuns } from '../ensemble/data.ts';
import { kindOf } from './choose.ts';
import type { DeployOptions } from './goal.ts';

/** Every deployment: time and agent-time to every level of both scores, and where its scores end. */
export function dataOfDeploy(shown: Shown<DeployResult, DeployOptions>): DataTable {
  return tableOfRuns(
    shown,
    [
      ...['deployment', 'sessions', 'agents each', 'agents'],
      ...['measure', 'score', 'level', 'value', 'low', 'high', 'interval', 'n'],
    ],
    ({ result: { deployed } }) => deployed.splits.flatMap((split) => rowsOf(deployed, split)),
  );
}

function rowsOf({ levels, trials }: Deployed, split: Split): Observation[] {
  const { sessions, agentsEach, agents } = split;
  const who = { deployment: kindOf(split), sessions, 'agents each': agentsEach, agents, n: trials };
  return SCORES.flatMap((score) => [
    ...(['time', 'spent'] as const).flatMap((measure) =>
      levels.map((level, i) => ({
        ...who,
        measure: measure === 'time' ? 'time to level (t_mid)' : 'agent-time to level (t_mid)',
        score: SCORE_NAMES[score],
        level,
        value: split[measure][score][i],
        ...ends(split.intervals?.[measure][score][i] ?? null),
      })),
    ),
    {
      ...who,
      measure: 'mean score at the end',
      score: SCORE_NAMES[score],
      value: split.end[score],
    },
  ]);
}

function ends(interval: Interval): Observation {
  if (!interval) return { low: Number.NaN, high: Number.NaN };
  return { low: interval[0], high: interval[1], interval: INTERVALS.bootstrap };
}
