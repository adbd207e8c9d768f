import { type RefObject, useMemo, useRef, useSyncExternalStore } from 'react';
import { Panel } from '../../components/controls/panel.tsx';
import { LabProvider, useActions, useLab } from '../../components/lab-context.tsx';
import { useMessages } from '../../components/messages-context.tsx';
import { LinkNotices } from '../../components/notice/link-notices.tsx';
import { WorkNotice } from '../../components/notice/work-notice.tsx';
import { RaceFigure } from '../../components/race/race-figure.tsx';
import { Readouts } from '../../components/readouts/readouts.tsx';
import { handlePlayerKeys } from '../../components/transport/player-keys.ts';
import { Transport } from '../../components/transport/transport.tsx';
import { selectWork } from '../../state/selectors.ts';
import { FigureActions } from '../share/figure-actions.tsx';
import type { Lab } from './create-lab.ts';
import { LabPinButton } from './lab-pins.tsx';
import { PinnedRace } from './pinned-race.tsx';
import { Poster } from './poster.tsx';
import { RaceCurves } from './race-curves.tsx';
import './race-lab.css';
import { shareableRace } from './shareable-race.ts';
import { usePlayback } from './use-playback.ts';
import { Working } from './working.tsx';

/** The lab: the race, its playback and its curves, every setting, and what was measured. */
export function RaceLab({ lab }: { readonly lab: Lab }) {
  const { figure } = useMessages().page;
  const settings = useRef<HTMLElement>(null);
  const pictures = useRef<HTMLDivElement>(null);
  const shareable = useMemo(() => shareableRace(lab, () => pictures.current), [lab]);
  const onPhone = useOnPhone();
  return (
    <LabProvider store={lab.store}>
      <section className="lab" aria-labelledby="lab-figure">
        <h2 id="lab-figure" className="visually-hidden">
          {figure.label}
        </h2>
        <div className="lab-notices">
          <LinkNotices />
          <Trouble lab={lab} />
        </div>
        <div className="lab-actions needs-js">
          <LabPinButton />
          {/* This page is the lab. */}
          <FigureActions of={shareable} lab="./" className="quiet-button" />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys reach it when a reader skips to it */}
        <div
          ref={pictures}
          className="lab-picture"
          id="figure"
          tabIndex={-1}
          onKeyDown={(event) => handlePlayerKeys(event, lab.player)}
        >
          <Pictures lab={lab} settings={settings} />
        </div>
        <section ref={settings} className="lab-panel needs-js" aria-label={figure.settings}>
          <Panel between={onPhone ? <Readouts /> : null} />
        </section>
        {onPhone ? null : (
          <div className="lab-readouts needs-js">
            <Readouts />
          </div>
        )}
      </section>
    </LabProvider>
  );
}

/** On one narrow column the numbers stand behind the first settings, not behind all of them. */
const PHONE = '(max-width: 39.99rem)';

function useOnPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(PHONE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
}

/** What went wrong with the work, and why where the compute side knows it. */
function Trouble({ lab }: { readonly lab: Lab }) {
  const work = useLab(selectWork);
  const status = lab.compute.status();
  const reason = work.status === 'unavailable' && status.kind === 'unavailable';
  return <WorkNotice {...(reason ? { reason: status.reason } : {})} />;
}

interface PicturesProps {
  readonly lab: Lab;
  readonly settings: RefObject<HTMLElement | null>;
}

/** Race, transport and curves, or the picture that came with the page until they are there. */
function Pictures({ lab, settings }: PicturesProps) {
  const { picture, timeline, tMid } = usePlayback(lab);
  const { setView } = useActions();
  if (!picture) return <Poster />;
  const { race, raceOf } = picture;
  const { player } = lab;
  const shared = { player, timeline, tMid, kind: raceOf.swarm, agents: raceOf.agents };
  return (
    <>
      <PinnedRace settings={settings}>
        <Working />
        <RaceFigure race={race} {...shared} />
        <Transport race={race} {...shared} onClock={(time) => setView({ time })} />
      </PinnedRace>
      <RaceCurves picture={picture} {...shared} />
    </>
  );
}
