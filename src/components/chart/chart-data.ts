import type { RaceData } from '../../draw/race-data.ts';
import { columnsOf } from '../../draw/run-columns.ts';
import { sampleReaches, timeDomain } from '../../draw/s-curve.ts';
import { type ScoreSteps, scoreSteps } from '../../draw/score-steps.ts';
import type { Band, FamilySummary, SystemSummary } from '../../model/measure/family.ts';
import type { Score } from '../../model/measure/graph-measure.ts';

/** LEVELS of model/measure/graph-measure.ts: 1/2, 90%, 99%. */
export const HALF = 0;
export const MOST = 1;

/** One curve of a plot: a side of the race, its family and the run on show. */
export interface Side {
  readonly key: 'alone' | 'swarm';
  readonly colour: string;
  readonly name: string;
  readonly system: SystemSummary | null;
  /** In the unit of the graph's durations; null where not all of it is at hand. */
  readonly run: ScoreSteps | null;
}

export function bandOf(side: Side, score: Score): Band | null {
  return side.system?.curves[score] ?? null;
}

/** First time at which the mean reaches a level, in t_mid; null when it never does. */
export function timeTo(side: Side, score: Score, level: number): number | null {
  return side.system?.time[score][level]?.value ?? null;
}

/** Of fewer graphs than this the 10% and 90% points say nothing: no band is drawn. */
export const LEAST_FOR_BAND = 5;

/** The side whose curve is the later one: usually the one agent; not under some rules, and with much overhead. */
export function laterOf(
  [alone, swarm]: readonly [Side, Side],
  score: Score,
  time: Float64Array | null,
): Side['key'] {
  const [one, all] = [alone, swarm].map((side) => {
    const band = bandOf(side, score);
    return band && time && sampleReaches(time, band.mean, 0.5);
  });
  return one !== null && all !== null && all > one ? 'swarm' : 'alone';
}

/** Below this level a curve is too near to the axis to be worth a longer one. */
const SEEN = 0.02;

/** The axis for what is on show: from where the first curve leaves the floor to the last completion. */
export function domainOf(
  family: FamilySummary | null,
  race: RaceData | null,
  tMid: number | null,
  /** Those of pinned runs, each in its own t_mid. */
  behind: readonly FamilySummary[] = [],
): [number, number] {
  const times = [...(family ? [family] : []), ...behind].flatMap(timesOf);
  if (race && tMid !== null) {
    for (const session of [race.alone, ...race.swarm]) {
      const { endings } = columnsOf(session);
      times.push(
        endings[Math.floor(SEEN * endings.length)] / tMid,
        endings[endings.length - 1] / tMid,
      );
    }
  }
  return timeDomain(times);
}

/** Where the curves leave the floor, and where they end. */
function timesOf({ time, baseline, systems }: FamilySummary): number[] {
  if (time.length === 0) return [];
  const seen = [baseline, ...systems].flatMap(({ curves }) =>
    (['coverage', 'best'] as const).flatMap(
      (score) => sampleReaches(time, curves[score].mean, SEEN) ?? [],
    ),
  );
  return [time[time.length - 1], ...seen];
}

/**
 * The axis to draw: while only some graphs of a family are in, that of the last whole family, as long as
 * all that is on show fits into it, so that nothing jumps under the hand that changes a setting.
 */
export function steadyDomain(
  wanted: readonly [number, number],
  whole: readonly [number, number] | null,
): readonly [number, number] {
  return whole && whole[0] <= wanted[0] && wanted[1] <= whole[1] ? whole : wanted;
}

/** Exact scores of the run on show, by side. */
export function runsOf(race: RaceData | null, score: Score) {
  if (!race) return { alone: null, swarm: null };
  return {
    alone: scoreSteps([columnsOf(race.alone)], score, race.scale),
    // Some of many sessions are not the whole that the family's curve is of.
    swarm:
      race.swarm.length === race.sessions
        ? scoreSteps(race.swarm.map(columnsOf), score, race.scale)
        : null,
  };
}
