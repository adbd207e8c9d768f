import { type KeyboardEvent, useCallback, useRef } from 'react';
import type { Change, Player } from '../../player/player.ts';
import { usePlayhead } from '../race/use-playhead.ts';
import { PlayButton } from './play-button.tsx';
import { LEAP, NUDGE } from './player-keys.ts';
import './play-bar.css';

export interface PlayBarProps {
  readonly player: Player;
  /** Seconds at speed 1. */
  readonly length: number;
  /** What the bar is about, and what is on show now, for who does not see it. */
  readonly label: string;
  readonly valueText: () => string;
}

/** Seconds at speed 1 that a key moves. */
const BY: Readonly<Record<string, number>> = {
  ArrowRight: NUDGE,
  ArrowUp: NUDGE,
  ArrowLeft: -NUDGE,
  ArrowDown: -NUDGE,
  PageUp: LEAP,
  PageDown: -LEAP,
};
/** Finer than a pixel, so that the thumb glides. */
const FINEST = 0.01;

/** The smallest transport: play or pause, and a bar to scrub. Shift with an arrow goes from event to event. */
export function PlayBar({ player, length, label, valueText }: PlayBarProps) {
  const bar = useRef<HTMLInputElement>(null);
  /** Where the playhead was when a finger came down. */
  const before = useRef<number | null>(null);
  usePlayhead(
    player,
    useCallback(
      (change: Change | null) => {
        const input = bar.current;
        if (!input) return;
        input.value = `${player.position}`;
        // A value that changes many times a second would be read aloud without end.
        if (change !== 'frame') input.setAttribute('aria-valuetext', valueText());
      },
      [player, valueText],
    ),
  );
  const keyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (key === ' ') player.toggle();
    else if (shiftKey && key === 'ArrowRight') player.next();
    else if (shiftKey && key === 'ArrowLeft') player.previous();
    else if (BY[key] !== undefined) player.nudge(BY[key]);
    else return;
    event.preventDefault();
  };
  return (
    <div className="play-bar">
      <PlayButton player={player} />
      <input
        ref={bar}
        type="range"
        className="play-bar-range"
        min={0}
        max={length}
        step={FINEST}
        defaultValue={player.position}
        aria-label={label}
        onKeyDown={keyDown}
        onPointerDown={() => {
          before.current = player.position;
        }}
        // The finger turned out to be scrolling the page: everything as it was.
        onPointerCancel={() => {
          if (before.current !== null) player.seek(before.current);
          before.current = null;
        }}
        onInput={(event) => player.seek(Number(event.currentTarget.value))}
      />
    </div>
  );
}
