import { meanPath, type PlotScales } from '../../draw/s-curve.ts';
import type { SystemSummary } from '../../model/measure/family.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import type { Parameters } from '../../model/parameters.ts';
import type { PinnedFamily } from '../../state/lab-pins.ts';
import { sameTask } from '../../state/result-slice.ts';
import { ghostLook } from '../plot/ghosts.ts';

/** The mean curves of a pinned run. */
export interface GhostFamily {
  /** Among the pins, from 0. */
  readonly place: number;
  readonly name: string;
  /** Sampled times, in the run's own t_mid. */
  readonly time: Float64Array;
  readonly swarm: SystemSummary | null;
  /** null where it is the one agent that is drawn already. */
  readonly alone: SystemSummary | null;
}

/** `of`: the settings of the family on show. */
export function ghostFamilies(
  ghosts: readonly PinnedFamily[],
  names: readonly string[],
  of: Parameters,
): GhostFamily[] {
  return ghosts.map(({ place, settings, family }, i) => ({
    place,
    name: names[i],
    time: family.time,
    swarm: family.systems[0] ?? null,
    alone: sameTask(settings.parameters, of) ? null : family.baseline,
  }));
}

export function GhostCurves(props: {
  readonly ghosts: readonly GhostFamily[];
  readonly scales: PlotScales;
  readonly score: Score;
}) {
  const { ghosts, scales, score } = props;
  return ghosts.flatMap(({ place, time, swarm, alone }) =>
    [alone, swarm].flatMap((system) => {
      if (!system) return [];
      const { colour, dash } = ghostLook(place);
      return (
        <path
          key={`${place}${system === swarm ? 'swarm' : 'alone'}`}
          className="plot-ghost"
          d={meanPath(scales, time, system.curves[score].mean)}
          stroke={colour}
          strokeWidth={system === swarm ? 1.75 : 1.25}
          strokeDasharray={dash}
        />
      );
    }),
  );
}
