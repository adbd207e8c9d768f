import type { TaskGraph } from '../model/graph/task-graph.ts';
import type { RunResult } from '../model/swarm/run-result.ts';
import type { RaceData } from './race-data.ts';
import { distinctSorted } from './search.ts';

/**
 * From the player's position to what is on show there, and back.
 *
 *     0 s              growth                                growth + run
 *     |-- steps appear --|-- hold --|------- the runs, side by side -------|
 *                                    first / LEAD_IN                    last      (time of the runs)
 *
 * The runs are shown evenly in log time, as the curves are drawn, or evenly in time.
 */
export type ClockKind = 'log' | 'linear';

export type Moment =
  | {
      readonly phase: 'growth';
      /** Share of the steps that are there, 0 to 1. */
      readonly share: number;
      /** 0 while steps appear; then to 1, while the graph comes to rest and shows all its edges. */
      readonly settled: number;
    }
  | {
      readonly phase: 'run';
      /** In the unit of the durations. */
      readonly time: number;
    };

export interface Timeline {
  /** Seconds at speed 1, all in all; 0 for no run at all. */
  readonly length: number;
  /** Seconds of the growth; 0 for a graph that was not grown. */
  readonly growth: number;
  readonly clock: ClockKind;
  /** The first positive completion of any run, and the last, in the unit of the durations. */
  readonly first: number;
  readonly last: number;
  /** Positions worth stopping at, ascending and distinct: each layer that is full, then each completion. */
  readonly events: Float64Array;
}

export interface TimelineOptions {
  readonly clock: ClockKind;
  /** Seconds at speed 1. */
  readonly growth?: number;
  readonly run?: number;
}

export const GROWTH_SECONDS = 5;
export const RUN_SECONDS = 20;
/** Share of the growth in which the whole graph is shown before the race. */
const HOLD = 0.16;
/** Steps appear ever faster: the first ones one by one, so that the eye sees the rule. */
const GROWTH_POWER = 1.9;
/** The runs are shown from a little before the first completion, while the root is being worked on. */
const LEAD_IN = 1.3;
/** Rounding on the way from a time to a position and back is far less than this share of it. */
export const SAME_TIME = 1e-12;

export const NO_TIMELINE: Timeline = {
  length: 0,
  growth: 0,
  clock: 'log',
  first: 1,
  last: 1,
  events: new Float64Array(0),
};

/** The timeline of a race: one clock for all its runs. O(N log N) for N completions. */
export function raceTimeline(race: RaceData, options: TimelineOptions): Timeline {
  const runs = [race.alone.run, ...race.swarm.map((session) => session.run)];
  return timelineOf(race.alone.graph, runs, options);
}

export function timelineOf(
  graph: TaskGraph,
  runs: readonly RunResult[],
  options: TimelineOptions,
): Timeline {
  const growth = graph.growth ? (options.growth ?? GROWTH_SECONDS) : 0;
  const run = options.run ?? RUN_SECONDS;
  const completions = distinctSorted(runs.map((each) => each.end));
  const last = completions.at(-1) ?? 0;
  const first = completions.find((time) => time > 0) ?? 1;
  const timeline: Timeline = {
    length: growth + run,
    growth,
    clock: options.clock,
    first,
    last: Math.max(first, last),
    events: completions,
  };
  const ofRun = completions.map((time) => positionOf(timeline, { phase: 'run', time }));
  const ofGrowth =
    growth > 0 ? layersFull(graph).map((share) => growthPosition(growth, share)) : [];
  return { ...timeline, events: distinctSorted([Float64Array.from(ofGrowth), ofRun]) };
}

/** What is on show at a position. */
export function momentAt(timeline: Timeline, position: number): Moment {
  const { growth, length, first, last, clock } = timeline;
  if (position < growth) {
    const place = Math.max(0, position / growth);
    const appearing = Math.min(1, place / (1 - HOLD));
    return {
      phase: 'growth',
      share: appearing ** GROWTH_POWER,
      settled: Math.max(0, (place - (1 - HOLD)) / HOLD),
    };
  }
  if (position >= length) return { phase: 'run', time: last };
  const share = (position - growth) / (length - growth);
  const start = first / LEAD_IN;
  const time = clock === 'linear' ? share * last : start * (last / start) ** share;
  // A hair later, so that at the position of a completion it is complete.
  return { phase: 'run', time: Math.min(last, time * (1 + SAME_TIME)) };
}

/** The position at which a moment is on show: `momentAt` turned round. */
export function positionOf(timeline: Timeline, moment: Moment): number {
  const { growth, length, first, last, clock } = timeline;
  if (moment.phase === 'growth') {
    return moment.share < 1
      ? growthPosition(growth, moment.share)
      : growth * (1 - HOLD + HOLD * moment.settled);
  }
  const { time } = moment;
  if (clock === 'linear') return growth + (length - growth) * clampShare(time / last);
  const start = first / LEAD_IN;
  if (!(time > start)) return growth;
  return growth + (length - growth) * clampShare(Math.log(time / start) / Math.log(last / start));
}

function growthPosition(growth: number, share: number): number {
  return growth * (1 - HOLD) * clampShare(share) ** (1 / GROWTH_POWER);
}

/** For each layer the share of steps that are there when its last one appears; steps appear in index order. */
function layersFull(graph: TaskGraph): number[] {
  const lastOf = new Int32Array(graph.layers).fill(-1);
  for (let i = 0; i < graph.steps; i++) lastOf[graph.layer[i]] = i;
  return Array.from(lastOf.filter((step) => step >= 0)).map((step) => (step + 1) / graph.steps);
}

function clampShare(share: number): number {
  return Math.min(1, Math.max(0, share));
}
