import { useEffect } from 'react';
import type { Player } from '../../player/player.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Plays from event to event for readers who asked for less motion. */
export function useReducedMotion(player: Player): void {
  useEffect(() => {
    const query = window.matchMedia(REDUCED);
    const follow = () => player.setReducedMotion(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [player]);
}
