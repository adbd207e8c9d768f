import type { ClockKind } from '../../../draw/timeline.ts';
import type { Language } from '../../../messages/index.ts';
import type { FilmSource } from '../../share/film-source.ts';
import type { TaskShown } from '../spec.ts';
import { duelRace } from './duel-race.ts';
import { taskTimeline } from './task-timeline.ts';
import { tellingOfTask } from './telling.ts';

/** The race as it can be filmed; null while there is none, or nothing moves in it. */
export function raceFilmSource(
  { task, results }: TaskShown,
  clock: ClockKind,
  language: Language,
): FilmSource | null {
  const { duel } = results;
  if (!duel) return null;
  const timeline = taskTimeline(task, duel, clock);
  if (timeline.length === 0) return null;
  const { kind, agents } = duel.of;
  const telling = tellingOfTask(task, duel, language);
  return { race: duelRace(task, duel), timeline, tMid: null, telling, kind, agents };
}
