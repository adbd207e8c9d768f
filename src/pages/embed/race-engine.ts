import { raceTimeline } from '../../draw/timeline.ts';
import { createLab } from '../../figures/race/create-lab.ts';
import { positionFor } from '../../figures/race/playhead.ts';
import { shareableRace } from '../../figures/race/shareable-race.ts';
import { AT_BOUNDS } from '../../link/link-state.ts';
import { raceUnit } from '../../state/result-slice.ts';
import type { EmbedLink } from './asked-link.ts';
import type { EngineOf, Tell } from './engine-of.ts';

/** The race of the lab by itself. */
export function raceEngine(link: EmbedLink, tell: Tell) {
  const lab = createLab(link);
  const { store, player } = lab;
  const shareable = shareableRace(lab, () => null);
  let status = store.getState().work.status;
  const stopWork = store.subscribe(() => {
    const now = store.getState().work.status;
    if (now === status) return;
    status = now;
    if (now === 'complete') tell('result');
    if (now === 'error' || now === 'unavailable') tell('error');
  });
  const stopPlayer = player.subscribe((change) => {
    if (change === 'play' || change === 'pause') tell(change);
  });
  lab.start();
  return {
    kind: 'race' as const,
    figure: 'race' as const,
    store,
    lab,
    player: {
      get playable() {
        return player.length > 0;
      },
      get playing() {
        return player.playing;
      },
      play: () => player.play(),
      pause: () => player.pause(),
    },
    seek(at: number) {
      if (Number.isNaN(at)) return;
      const to = Math.min(AT_BOUNDS[1], Math.max(AT_BOUNDS[0], at));
      const { picture, view, actions } = store.getState();
      if (!picture) return actions.setView({ at: to });
      const timeline = raceTimeline(picture.race, { clock: view.time });
      player.pause();
      player.seek(positionFor(timeline, to, raceUnit(picture).length));
    },
    digest: () => shareable.digest(),
    dispose() {
      stopWork();
      stopPlayer();
      lab.dispose();
    },
  } satisfies EngineOf<'race'> & Record<string, unknown>;
}
