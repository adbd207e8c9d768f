import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Change, Player } from '../../player/player.ts';

/**
 * Calls back now, after every change of the player and whenever `update` itself changes: for what
 * follows the playhead without rendering anew.
 */
export function usePlayhead(player: Player, update: (change: Change | null) => void): void {
  const latest = useRef(update);
  useLayoutEffect(() => {
    latest.current = update;
    update(null);
  }, [update]);
  useEffect(() => player.subscribe((change) => latest.current(change)), [player]);
}
