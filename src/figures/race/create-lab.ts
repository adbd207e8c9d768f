import { type Compute, createCompute } from '../../compute/index.ts';
import type { ParsedLink } from '../../link/parse-link.ts';
import { browserClock } from '../../player/browser-clock.ts';
import { Player } from '../../player/player.ts';
import { createLabStore, type LabStore } from '../../state/lab-store.ts';
import { nextFrame } from '../next-frame.ts';

/** Everything one figure owns. Making it starts nothing: no worker, no clock. */
export interface Lab {
  readonly store: LabStore;
  readonly player: Player;
  readonly compute: Compute;
  /** Computes what the link asks for. */
  start(): void;
  /** Ends workers, clock and listeners. A lab is not started twice. */
  dispose(): void;
}

export function createLab(link: ParsedLink, compute: Compute = createCompute()): Lab {
  const store = createLabStore(link, compute, nextFrame);
  const player = new Player({ clock: browserClock });
  let stopFollowing = () => {};
  return {
    store,
    player,
    compute,
    start() {
      stopFollowing = followReducedMotion(player);
      store.getState().actions.start();
    },
    dispose() {
      stopFollowing();
      store.getState().actions.dispose();
      player.dispose();
      compute.dispose();
    },
  };
}

function followReducedMotion(player: Player): () => void {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  const follow = () => player.setReducedMotion(query.matches);
  follow();
  query.addEventListener('change', follow);
  return () => query.removeEventListener('change', follow);
}
