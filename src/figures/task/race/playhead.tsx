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
}

/** The moment on show, as a line down a plot over time. Stands behind all names, whose rims keep it off their letters. */
export function Playhead({ player, timeline, scales, perOne }: PlayheadProps) {
  const line = useRef<SVGLineElement>(null);
  usePlayhead(
    player,
    useCallback(() => {
      const moment = momentAt(timeline, player.position);
      if (!line.current || moment.phase !== 'run') return;
      const x = `${scales.across(moment.time / perOne)}%`;
      line.current.setAttribute('x1', x);
      line.current.setAttribute('x2', x);
    }, [player, timeline, scales, perOne]),
  );
  return <line ref={line} className="task-playhead" x1="0" x2="0" y1="0" y2={scales.height} />;
}
