import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { RaceData } from '../../draw/race-data.ts';
import { columnsOf, scoresTogether } from '../../draw/run-columns.ts';
import { digitsAt, eventUnder, stepsAt } from '../../draw/step-event.ts';
import { momentAt, type Timeline } from '../../draw/timeline.ts';
import type { Change, Player } from '../../player/player.ts';
import { useMessages } from '../messages-context.tsx';
import { nameEvent } from '../transport/name-event.ts';
import { speakState, speakStep } from './spoken.ts';
import type { StepCardRow } from './step-card.tsx';
import type { Team } from './teams.ts';
import type { Telling } from './telling.tsx';
import { usePlayhead } from './use-playhead.ts';
import type { Target } from './use-walk.ts';

export interface SpokenOptions {
  readonly race: RaceData;
  readonly telling: Telling;
  readonly player: Player;
  readonly timeline: Timeline;
  readonly teams: readonly [Team, Team];
  /** The step that the keys walked to, and what each side does with it. */
  readonly walked: Target | null;
  readonly rows: readonly StepCardRow[];
}

/** A hand that scrubs is not talked over: words come when it rests. */
const REST_MS = 500;

/**
 * Says in a live region how the race stands when the playhead comes to rest, and which step the keys came
 * to. Nothing while it plays. Returns the reference of the region.
 */
export function useSpoken(options: SpokenOptions): RefObject<HTMLParagraphElement | null> {
  const { race, telling, player, timeline, teams, walked, rows } = options;
  const { race: text, transport } = useMessages().figure;
  const region = useRef<HTMLParagraphElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const say = useCallback(() => {
    if (!region.current || player.playing) return;
    const moment = momentAt(timeline, player.position);
    const scores = (sessions: RaceData['swarm']) => (time: number) =>
      scoresTogether(sessions.map(columnsOf), time, race.scale);
    const sides = [
      { team: teams[0].name, scores: scores([race.alone]) },
      { team: teams[1].name, scores: scores(race.swarm) },
    ];
    const event = eventUnder(timeline, player);
    const stepped = {
      digits: digitsAt(timeline, event),
      what: nameEvent(transport, telling, stepsAt(race, timeline, event), teams),
    };
    const { steps } = race.alone.graph;
    region.current.textContent = speakState(text, moment, steps, telling, sides, stepped);
  }, [race, telling, player, timeline, teams, text, transport]);

  usePlayhead(
    player,
    useCallback(
      (change: Change | null) => {
        if (change === 'frame' || change === 'speed' || change === 'motion') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(say, REST_MS);
      },
      [say],
    ),
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  const step = walked?.step ?? -1;
  useEffect(() => {
    if (!region.current || step < 0) return;
    clearTimeout(timer.current);
    const moment = momentAt(timeline, player.position);
    const time = moment.phase === 'run' ? moment.time : Number.NEGATIVE_INFINITY;
    region.current.textContent = speakStep(text, step, time, telling, rows);
  }, [step, rows, text, telling, timeline, player]);
  return region;
}
