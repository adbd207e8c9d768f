import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { browserClock } from '../../player/browser-clock.ts';
import { Player } from '../../player/player.ts';

/** Length in seconds at speed 1, positions worth stopping at, and where an untouched figure stands. */
export interface Played {
  readonly length: number;
  readonly events: Float64Array;
  readonly opening: number;
}

const REDUCED = '(prefers-reduced-motion: reduce)';

/**
 * A player of a figure's own. It plays only when asked, and pauses where nobody sees it: off screen and in a
 * hidden tab. `move` says where the playhead goes when something else is on show; by default to the same share
 * of the length. Until it is first moved, the playhead stands at the opening.
 */
export function useOwnPlayer(
  frame: RefObject<Element | null>,
  played: Played,
  move?: (position: number) => number,
): Player {
  const { length, events, opening } = played;
  const [own] = useState(() => {
    const player = new Player({ clock: browserClock, length, events, position: opening });
    return { player, touched: false, shown: played };
  });
  const { player } = own;

  useEffect(
    () =>
      player.subscribe((change) => {
        if (change !== 'timeline' && change !== 'motion') own.touched = true;
      }),
    [player, own],
  );
  useLayoutEffect(() => {
    if (own.shown === played) return;
    own.shown = played;
    const before = player.position;
    const touched = own.touched;
    const to = touched ? move?.(before) : opening;
    player.setTimeline(length, events);
    if (to !== undefined) player.seek(to);
    own.touched = touched;
  }, [player, own, played, length, events, opening, move]);
  useEffect(() => {
    const query = window.matchMedia(REDUCED);
    const follow = () => player.setReducedMotion(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [player]);
  useEffect(() => {
    const sight = new IntersectionObserver((entries) => {
      if (!(entries.at(-1)?.isIntersecting ?? true)) player.pause();
    });
    if (frame.current) sight.observe(frame.current);
    const hide = () => document.hidden && player.pause();
    document.addEventListener('visibilitychange', hide);
    return () => {
      sight.disconnect();
      document.removeEventListener('visibilitychange', hide);
      player.pause();
    };
  }, [player, frame]);
  return player;
}
