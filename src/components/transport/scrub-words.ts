import { grownSteps } from '../../draw/growth-painter.ts';
import type { RaceData } from '../../draw/race-data.ts';
import { columnsOf, scoresTogether } from '../../draw/run-columns.ts';
import { digitsAt, eventUnder, stepsAt } from '../../draw/step-event.ts';
import { momentAt, type Timeline } from '../../draw/timeline.ts';
import type { Messages } from '../../messages/index.ts';
import type { Player } from '../../player/player.ts';
import type { Team } from '../race/teams.ts';
import type { Telling } from '../race/telling.tsx';
import { nameEvent } from './name-event.ts';

/** What the scrub bar says of the place where the player is. */
export interface ScrubWords {
  /** For who does not see it: the time, and how far both sides are. */
  value(): string;
  /** At the thumb: a time and, where the player stands on an event, its name; null while the graph grows. */
  now(): { readonly time: string; readonly event: string } | null;
}

export function scrubWords(of: {
  readonly race: RaceData | null;
  readonly timeline: Timeline;
  readonly player: Player;
  readonly telling: Telling;
  readonly teams: readonly [Team, Team];
  readonly figure: Messages['figure'];
}): ScrubWords {
  const { race, timeline, player, telling, teams } = of;
  const { transport: text } = of.figure;
  return {
    value() {
      if (!race) return text.empty;
      const moment = momentAt(timeline, player.position);
      const { steps } = race.alone.graph;
      if (moment.phase === 'growth') return text.growing(grownSteps(moment.share, steps), steps);
      const coverage = (sessions: typeof race.swarm) =>
        scoresTogether(sessions.map(columnsOf), moment.time, race.scale).coverage;
      const event = eventUnder(timeline, player);
      const state = text.running(
        telling.time(moment.time, digitsAt(timeline, event)),
        teams[0].name,
        coverage([race.alone]),
        teams[1].name,
        coverage(race.swarm),
      );
      return [state, nameEvent(text, telling, stepsAt(race, timeline, event), teams)]
        .filter(Boolean)
        .join(of.figure.race.stop);
    },
    now() {
      const moment = momentAt(timeline, player.position);
      if (moment.phase !== 'run' || !(player.length > 0)) return null;
      const event = eventUnder(timeline, player);
      return {
        time: telling.onAxis(moment.time, digitsAt(timeline, event)),
        event: race ? nameEvent(text, telling, stepsAt(race, timeline, event), teams) : '',
      };
    },
  };
}
