import { useCallback, useSyncExternalStore } from 'react';
import type { Player } from '../../player/player.ts';

/** A property of the player that changes seldom; renders anew only when it does. */
export function usePlayer<T extends boolean | number>(
  player: Player,
  read: (player: Player) => T,
): T {
  const subscribe = useCallback((changed: () => void) => player.subscribe(changed), [player]);
  return useSyncExternalStore(subscribe, () => read(player));
}

export const isPlaying = (player: Player) => player.playing;
export const speedOf = (player: Player) => player.speed;
