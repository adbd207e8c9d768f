import { meanPath, type PlotScales } from '../../draw/s-curve.ts';
import type { SystemSummary } from '../../model/measure/family.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import type { Parameters } from '../../model/parameters.ts';
import type { PinnedFamily } from '../../state/lab-pins.ts';
import { sameTask } from '../../state/result-slice.ts';
import { GhostMark } from '../pins/ghost-mark.tsx';
import { markPlaces, type Trace, traceOf } from '../pins/mark-places.ts';
import { ghostStroke } from '../plot/ghosts.ts';

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
      return (
        <path
          key={`${place}${system === swarm ? 'swarm' : 'alone'}`}
          className="plot-ghost"
          d={meanPath(scales, time, system.curves[score].mean)}
          strokeWidth={system === swarm ? 1.75 : 1.25}
          {...ghostStroke(place)}
        />
      );
    }),
  );
}

/** The numbers of the pinned runs on their curves, clear of the mean curves on show. */
export function GhostNumbers(props: {
  readonly ghosts: readonly GhostFamily[];
  readonly scales: PlotScales;
  readonly score: Score;
  /** Sampled times of the family on show, and its curves. */
  readonly time: Float64Array | null;
  readonly current: readonly Float64Array[];
}) {
  const { ghosts, scales, score, time, current } = props;
  const { left, right } = scales.box;
  const trace = (times: Float64Array, mean: Float64Array): Trace =>
    traceOf(
      Array.from(times, (at) => (scales.x(at) - left) / (right - left)),
      Array.from(mean, scales.y),
    );
  const lines = ghosts.flatMap(({ place, time: own, swarm, alone }) =>
    [swarm, alone].flatMap((system) =>
      system ? [{ place, trace: trace(own, system.curves[score].mean) }] : [],
    ),
  );
  if (lines.length === 0) return null;
  const places = markPlaces(
    lines.map((line) => line.trace),
    time ? current.map((mean) => trace(time, mean)) : [],
  );
  return lines.map(({ place }, i) => {
    const at = places[i];
    if (!at) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a number is its line
      <GhostMark key={i} place={place} x={left + at.share * (right - left)} y={at.y} />
    );
  });
}
