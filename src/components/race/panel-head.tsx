import { useCallback, useRef } from 'react';
import { grownSteps } from '../../draw/growth-painter.ts';
import { columnsOf, scoresTogether } from '../../draw/run-columns.ts';
import { momentAt, type Timeline } from '../../draw/timeline.ts';
import type { Session } from '../../model/measure/sessions.ts';
import type { Player } from '../../player/player.ts';
import { useMessages } from '../messages-context.tsx';
import type { Team } from './teams.ts';
import { usePlayhead } from './use-playhead.ts';

export interface PanelHeadProps {
  readonly team: Team;
  readonly sessions: readonly Session[];
  /** As in RaceData. */
  readonly bestScale: number;
  readonly player: Player;
  readonly timeline: Timeline;
}

/** Who works on a side of the race, and how far they are. Follows the player without rendering anew. */
export function PanelHead({ team, sessions, bestScale, player, timeline }: PanelHeadProps) {
  const { race: text } = useMessages().figure;
  const readout = useRef<HTMLSpanElement>(null);
  const update = useCallback(() => {
    if (!readout.current) return;
    const moment = momentAt(timeline, player.position);
    if (moment.phase === 'growth') {
      const { steps } = sessions[0].graph;
      readout.current.textContent = text.grown(grownSteps(moment.share, steps), steps);
      return;
    }
    const { coverage, best, atWork } = scoresTogether(
      sessions.map(columnsOf),
      moment.time,
      bestScale,
    );
    const parts = [text.covered(coverage)];
    if (best !== null) parts.push(text.best(best));
    // Of some of the sessions it would be no number of the whole.
    if (team.agents > 1 && sessions.length === team.sessions) parts.push(text.atWork(atWork));
    if (sessions.length < team.sessions) parts.push(text.ofShown(sessions.length));
    readout.current.textContent = parts.join(' · ');
  }, [timeline, player, sessions, bestScale, team, text]);
  usePlayhead(player, update);
  return (
    <header
      className="race-panel-head"
      data-some={sessions.length < team.sessions}
      data-long={team.name !== team.short}
    >
      <h3 className="race-panel-team">
        <svg className="race-swatch" viewBox="0 0 10 10" aria-hidden="true">
          <circle cx="5" cy="5" r="4" fill={team.colour} />
        </svg>
        {team.name}
      </h3>
      <span ref={readout} className="race-panel-readout" />
    </header>
  );
}
