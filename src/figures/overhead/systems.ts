import type { FamilySummary, SystemSummary } from '../../model/measure/family.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import type { Parameters } from '../../model/parameters.ts';
import { withoutOverhead } from '../ensemble/free.ts';
import { type Level, levelIndex } from '../ensemble/level-segments.tsx';
import type { SizeSeries } from '../ensemble/size-plot.tsx';
import { asSwarm, SIZES } from '../ensemble/systems.ts';

/** All sizes free of overhead, then all sizes paying, whatever the shared switch says. */
export function overheadSystems(parameters: Parameters): Parameters[] {
  const kinds = [withoutOverhead(parameters), { ...parameters, overhead: true }];
  return kinds.flatMap((each) => SIZES.map((size) => asSwarm(each, 'standard', size)));
}

export const freeSystems = ({ systems }: FamilySummary): readonly SystemSummary[] =>
  systems.slice(0, SIZES.length);

export const payingSystems = ({ systems }: FamilySummary): readonly SystemSummary[] =>
  systems.slice(SIZES.length);

/** Doublings between the intervals of the two. */
const ASIDE = 0.08;

/** Speedups without and with overhead. */
export function overheadSeries(
  names: { readonly free: string; readonly paying: string },
  summary: FamilySummary,
  score: Score,
  level: Level,
): SizeSeries[] {
  const at = (systems: readonly SystemSummary[]) =>
    systems.map(({ speedup }) => speedup[score][levelIndex(level)]);
  const colour = 'var(--kind-standard)';
  return [
    {
      key: 'free',
      name: names.free,
      colour,
      dash: '6 4',
      shape: 'square',
      aside: -ASIDE / 2,
      estimates: at(freeSystems(summary)),
    },
    {
      key: 'paying',
      name: names.paying,
      colour,
      shape: 'circle',
      aside: ASIDE / 2,
      estimates: at(payingSystems(summary)),
    },
  ];
}
