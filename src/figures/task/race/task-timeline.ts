import {
  type ClockKind,
  NO_TIMELINE,
  positionOf,
  raceTimeline,
  type Timeline,
} from '../../../draw/timeline.ts';
import type { Duel, TaskOnShow } from '../../../state/task/task-state.ts';
import { duelRace } from './duel-race.ts';

/** The timeline of a duel. Where no step takes any time there is nothing to play: all is finished. */
export function taskTimeline(task: TaskOnShow, duel: Duel, clock: ClockKind): Timeline {
  const { alone, swarm } = duel.result;
  if (!(Math.max(alone.makespan, swarm.makespan) > 0)) return { ...NO_TIMELINE, clock };
  return raceTimeline(duelRace(task, duel), { clock });
}

/**
 * Where an untouched race stands: when the swarm has finished half of its steps, so that there is something to see; where that
 * is its end, half-way there.
 */
export function openingPosition(timeline: Timeline, { result }: Duel): number {
  const { order, end, steps } = result.swarm;
  if (steps === 0) return 0;
  const half = end[order[(steps - 1) >> 1]];
  const time = half < result.swarm.makespan ? half : result.swarm.makespan / 2;
  return positionOf(timeline, { phase: 'run', time });
}
