import { type KeyboardEvent, useCallback, useRef } from 'react';
import { useMessages } from '../../components/messages-context.tsx';
import { usePlayhead } from '../../components/race/use-playhead.ts';
import { useDrag } from '../../components/stage/use-drag.ts';
import { handlePlayerKeys, LEAP, NUDGE } from '../../components/transport/player-keys.ts';
import type { Change, Player } from '../../player/player.ts';
import { type Axis, positionAt } from './axis.ts';
import { CHART } from './chart-sizes.ts';

export interface TimeSliderProps {
  readonly player: Player;
  readonly axis: Axis;
  /** How both scores stand at the playhead, for who does not see it. */
  readonly valueText: () => string;
}

const BY: Readonly<Record<string, number>> = {
  PageUp: LEAP,
  PageDown: -LEAP,
  ArrowUp: NUDGE,
  ArrowDown: -NUDGE,
};

/** Lies over the chart: the playhead is its cross-hair, dragged by hand or moved by keys. */
export function TimeSlider({ player, axis, valueText }: TimeSliderProps) {
  const text = useMessages().figure.transport;
  const area = useRef<HTMLDivElement>(null);
  /** Whether it played when a hand took hold of it. */
  const played = useRef(false);
  usePlayhead(
    player,
    useCallback(
      (change: Change | null) => {
        // A value that changes many times a second would be read aloud without end.
        if (change === 'frame' || !area.current) return;
        area.current.setAttribute('aria-valuenow', player.position.toFixed(2));
        area.current.setAttribute('aria-valuemax', player.length.toFixed(2));
        area.current.setAttribute('aria-valuetext', valueText());
      },
      [player, valueText],
    ),
  );
  const drag = useDrag({
    begin() {
      played.current = player.playing;
      player.pause();
    },
    move({ clientX }) {
      const box = area.current?.getBoundingClientRect();
      if (!box || box.width === 0) return;
      const time = axis.low * (axis.high / axis.low) ** ((clientX - box.left) / box.width);
      player.seek(positionAt(axis, time));
    },
    end() {
      if (played.current) player.play();
    },
  });
  const keyDown = (event: KeyboardEvent) => {
    const by = BY[event.key];
    if (by === undefined) handlePlayerKeys(event, player);
    else {
      event.preventDefault();
      player.nudge(by);
    }
  };
  return (
    <div
      ref={area}
      className="two-slider"
      role="slider"
      tabIndex={0}
      aria-label={text.scrub}
      aria-valuemin={0}
      aria-valuemax={player.length}
      aria-valuenow={player.position}
      style={{ height: CHART.lows }}
      onKeyDown={keyDown}
      {...drag.props}
    />
  );
}
