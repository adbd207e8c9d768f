import { SCurves } from '../../components/chart/s-curves.tsx';
import { Panel } from '../../components/controls/panel.tsx';
import { LabProvider, useActions } from '../../components/lab-context.tsx';
import { useMessages } from '../../components/messages-context.tsx';
import { LinkNotices } from '../../components/notice/link-notices.tsx';
import { WorkNotice } from '../../components/notice/work-notice.tsx';
import { RaceFigure } from '../../components/race/race-figure.tsx';
import { Readouts } from '../../components/readouts/readouts.tsx';
import { handlePlayerKeys } from '../../components/transport/player-keys.ts';
import { Transport } from '../../components/transport/transport.tsx';
import type { Lab } from './create-lab.ts';
import { Poster } from './poster.tsx';
import './race-lab.css';
import { usePlayback } from './use-playback.ts';

/** The lab: the race, its playback and its curves, every setting, and what was measured. */
export function RaceLab({ lab }: { readonly lab: Lab }) {
  const { figure } = useMessages().page;
  return (
    <LabProvider store={lab.store}>
      <section className="lab" aria-label={figure.label}>
        <div className="lab-notices">
          <LinkNotices />
          <WorkNotice />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys reach it when a reader skips to it */}
        <div
          className="lab-picture"
          id="figure"
          tabIndex={-1}
          onKeyDown={(event) => handlePlayerKeys(event, lab.player)}
        >
          <Pictures lab={lab} />
        </div>
        <section className="lab-panel needs-js" aria-label={figure.settings}>
          <Panel />
        </section>
        <div className="lab-readouts needs-js">
          <Readouts />
        </div>
      </section>
    </LabProvider>
  );
}

/** Race, transport and curves, or the picture that came with the page until they are there. */
function Pictures({ lab }: { readonly lab: Lab }) {
  const { picture, timeline, tMid } = usePlayback(lab);
  const { setView } = useActions();
  if (!picture) return <Poster />;
  const { race, raceOf, family, familyOf } = picture;
  const { player } = lab;
  const shared = { player, timeline, tMid, kind: raceOf.swarm, agents: raceOf.agents };
  return (
    <>
      <RaceFigure race={race} {...shared} />
      <Transport race={race} {...shared} onClock={(time) => setView({ time })} />
      <SCurves race={race} family={family} graphs={(familyOf ?? raceOf).graphs} {...shared} />
    </>
  );
}
