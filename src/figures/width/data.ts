import type { EnsemblesResult } from '../../compute/index.ts';
import type { DataTable } from '../../export/data-table.ts';
import type { Shown } from '../article/spec.ts';
import { SWARMS } from '../ensemble/both-swarms.ts';
import { ensembleTable, levelRows } from '../ensemble/data.ts';
import type { WidthOptions } from './options.tsx';
import { pointsOf } from './points.ts';

/** Times and speedups of both swarms at every width, and what the graphs there allow. */
export function dataOfWidth(shown: Shown<EnsemblesResult, WidthOptions>): DataTable {
  const who = ['layers', 'steps per layer', 'system', 'agents'];
  return ensembleTable(shown, who, ({ result, of: { agents } }) =>
    pointsOf(result, agents).flatMap((point) => {
      const at = { layers: point.layers, 'steps per layer': point.perLayer };
      const whole = (system: string, measure: string, value: number) => ({
        ...at,
        system,
        agents,
        measure,
        value,
      });
      return [
        ...SWARMS.flatMap((swarm) => [
          ...levelRows({ ...at, system: swarm, agents }, point.systems[swarm], ['time', 'speedup']),
          whole(swarm, 'speedup of the makespan', point.whole[swarm]),
        ]),
        whole('any', 'upper bound of the speedup of the makespan', point.bound),
        { ...at, measure: 'work over critical path', value: point.parallelism },
        { ...at, measure: 'steps in the fullest layer', value: point.widest },
      ];
    }),
  );
}
