import { type RefObject, useEffect } from 'react';
import { watchSight } from '../../components/transport/watch-sight.ts';
import type { Engine } from './engine.ts';

/**
 * Plays once, as soon as the figure can be seen, where the link asks for it; never for readers who asked for less
 * motion. What plays pauses where nobody sees it.
 */
export function useAutoplay(frame: RefObject<HTMLElement | null>, engine: Engine): void {
  useEffect(() => {
    const { store, player } = engine;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    let wanted = store.getState().view.play && !still;
    let seen = false;
    let waiting = 0;
    const attempt = () => {
      // What was reported just now is drawn by the next frame.
      waiting ||= requestAnimationFrame(() => {
        waiting = 0;
        if (!wanted || !seen || !player.playable) return;
        player.play();
        wanted = !player.playing;
      });
    };
    const element = frame.current;
    const stopSight = element
      ? watchSight([element], (now) => {
          seen = now;
          if (!seen) player.pause();
          else if (wanted) attempt();
        })
      : () => {};
    const stopStore = store.subscribe(() => wanted && attempt());
    return () => {
      cancelAnimationFrame(waiting);
      stopSight();
      stopStore();
    };
  }, [frame, engine]);
}
