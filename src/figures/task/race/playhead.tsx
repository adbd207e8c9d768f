import { useCallback, useRef } from 'react';
import type { PlotScales } from '../../../components/plot/types.ts';
import { usePlayhead } from '../../../components/race/use-playhead.ts';
import { momentAt, type Timeline } from '../../../draw/timeline.ts';
import type { Player } from '../../../player/player.ts';

export interface PlayheadProps {
  readonly player: Player;
  readonly timeline: Timeline;
  readonly scales: PlotScales;
  /** Times of the runs to 1 of the plot. */
  readonly perOne: number;
  /** From the upper edge of the picture to the plotted area. */
  readonly top: number;
}

/** The moment on show, as a line down a plot over time. */
export function Playhead({ player, timeline, scales, perOne, top }: PlayheadProps) {
  const line = useRef<HTMLDivElement>(null);
  usePlayhead(
    player,
    useCallback(() => {
      const moment = momentAt(timeline, player.position);
      if (!line.current || moment.phase !== 'run') return;
      line.current.style.left = `${scales.across(moment.time / perOne)}%`;
    }, [player, timeline, scales, perOne]),
  );
  return (
    <div className="task-playhead" aria-hidden="true">
      <div ref={line} className="task-playhead-line" style={{ top, height: scales.height }} />
    </div>
  );
}
