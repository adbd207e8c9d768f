import { useEffect, useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '../../../components/transport/use-reduced-motion.ts';
import { watchSight } from '../../../components/transport/watch-sight.ts';
import { momentAt, positionOf, type Timeline } from '../../../draw/timeline.ts';
import type { Player } from '../../../player/player.ts';
import type { Duel, TaskOnShow } from '../../../state/task/task-state.ts';
import { openingPosition } from '../race/task-timeline.ts';
import type { TaskFigureId } from '../spec.ts';
import { figureAnchor } from './anchor.ts';

export interface TimekeeperProps {
  readonly task: TaskOnShow;
  readonly duel: Duel | null;
  /** Of the duel. */
  readonly timeline: Timeline | null;
  readonly player: Player;
}

/** What moves while it plays. */
const MOVES: readonly TaskFigureId[] = ['race', 'gantt'];

/**
 * Sets the timeline of a duel on the player: another run of the same graph stays at the same time, another graph opens where
 * there is something to see. It stands before the figures, so that they find the player set. Plays only what somebody sees.
 */
export function Timekeeper({ task, duel, timeline, player }: TimekeeperProps) {
  const last = useRef<{ readonly key: string; readonly timeline: Timeline; perOne: number } | null>(
    null,
  );
  const { key } = task.input;
  useLayoutEffect(() => {
    if (!duel || !timeline) return;
    const before = last.current;
    const { perOne } = duel.result;
    let position = openingPosition(timeline, duel);
    if (before?.key === key) {
      const moment = momentAt(before.timeline, player.position);
      if (player.atEnd) position = timeline.length;
      else if (moment.phase === 'run') {
        const time = (moment.time / before.perOne) * perOne;
        position = player.position > 0 ? positionOf(timeline, { phase: 'run', time }) : 0;
      }
    } else {
      player.pause();
    }
    last.current = { key, timeline, perOne };
    player.setTimeline(timeline.length, timeline.events);
    player.seek(position);
  }, [key, duel, timeline, player]);

  useReducedMotion(player);
  const drawn = timeline !== null;
  useEffect(() => {
    if (!drawn) return;
    const sections = MOVES.flatMap((id) => document.getElementById(figureAnchor(id)) ?? []);
    const stop =
      sections.length > 0 ? watchSight(sections, (seen) => seen || player.pause()) : () => {};
    return () => {
      stop();
      player.pause();
    };
  }, [player, drawn]);
  return null;
}
