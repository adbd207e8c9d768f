import type { RaceData } from './race-data.ts';
import { columnsOf } from './run-columns.ts';
import { countUpTo } from './search.ts';
import { momentAt, SAME_TIME, type Timeline } from './timeline.ts';

/** A step that is completed at the moment on show. */
export interface StepEvent {
  /** 0 for the one agent, 1 for the swarm. */
  readonly panel: number;
  /** Which of its sessions. */
  readonly cell: number;
  readonly step: number;
}

/** What the playhead rests upon: the player, as far as it matters here. */
export interface Resting {
  readonly position: number;
  readonly playing: boolean;
  readonly atEnd: boolean;
}

const FEWEST_DIGITS = 2;
const MOST_DIGITS = 9;

/**
 * Which of the timeline's events a player that does not play stands on exactly, as after going from event to
 * event; -1 for none, and at the end, where everything is over.
 */
export function eventUnder({ events }: Timeline, { position, playing, atEnd }: Resting): number {
  if (playing || atEnd) return -1;
  const at = countUpTo(events, position) - 1;
  return at >= 0 && events[at] === position ? at : -1;
}

/** The steps that are completed at an event, on either side. */
export function stepsAt(race: RaceData, timeline: Timeline, event: number): StepEvent[] {
  if (event < 0) return [];
  const moment = momentAt(timeline, timeline.events[event]);
  if (moment.phase !== 'run') return [];
  const found: StepEvent[] = [];
  const margin = 2 * SAME_TIME * moment.time;
  [[race.alone], race.swarm].forEach((sessions, panel) => {
    sessions.forEach((session, cell) => {
      const { endings, byEnding } = columnsOf(session);
      for (let i = countUpTo(endings, moment.time + margin) - 1; i >= 0; i--) {
        if (endings[i] < moment.time - margin) break;
        found.push({ panel, cell, step: byEnding[i] });
      }
    });
  });
  return found;
}

/** Significant digits with which the time at an event reads differently from those before and after it. */
export function digitsAt(timeline: Timeline, event: number): number {
  const { events } = timeline;
  if (event < 0) return FEWEST_DIGITS;
  const timeOf = (i: number) => {
    const moment = i >= 0 && i < events.length ? momentAt(timeline, events[i]) : null;
    return moment?.phase === 'run' ? moment.time : Number.NaN;
  };
  const time = timeOf(event);
  let digits = FEWEST_DIGITS;
  for (const other of [timeOf(event - 1), timeOf(event + 1)]) {
    const gap = Math.abs(time - other);
    if (!(gap > 0)) continue;
    const needed = 1 + Math.ceil(Math.log10(Math.max(time, other) / gap));
    digits = Math.max(digits, Math.min(MOST_DIGITS, needed));
  }
  return digits;
}
