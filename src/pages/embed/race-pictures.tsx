import { useActions } from '../../components/lab-context.tsx';
import { RaceFigure } from '../../components/race/race-figure.tsx';
import { handlePlayerKeys } from '../../components/transport/player-keys.ts';
import { Transport } from '../../components/transport/transport.tsx';
import { useShows } from '../../figures/article/chrome.ts';
import type { Lab } from '../../figures/race/create-lab.ts';
import { RaceCurves } from '../../figures/race/race-curves.tsx';
import '../../figures/race/race-lab.css';
import type { Playback } from '../../figures/race/use-playback.ts';
import { Working } from '../../figures/race/working.tsx';
import type { Picture } from '../../state/result-slice.ts';

export interface RacePicturesProps extends Omit<Playback, 'picture'> {
  readonly lab: Lab;
  readonly picture: Picture;
}

/** Race, transport and curves, with the pinned runs behind these. */
export function RacePictures({ lab, picture, timeline, tMid }: RacePicturesProps) {
  const { setView } = useActions();
  const shows = useShows();
  const { player } = lab;
  const { race, raceOf } = picture;
  const shared = { player, timeline, tMid, kind: raceOf.swarm, agents: raceOf.agents };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys reach it from whatever inside has the focus
    <div className="lab-picture" onKeyDown={(event) => handlePlayerKeys(event, player)}>
      <div className="lab-race">
        <Working />
        <RaceFigure race={race} {...shared} />
        {shows('transport') && (
          <Transport race={race} {...shared} onClock={(time) => setView({ time })} />
        )}
      </div>
      <RaceCurves picture={picture} {...shared} />
    </div>
  );
}
