import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { describeElo } from '../../components/elo/describe-elo.ts';
import { eloFormats } from '../../components/elo/elo-formats.ts';
import { ALONE } from '../../components/elo/systems.ts';
import { LanguageProvider, useMessages } from '../../components/messages-context.tsx';
import { createCompute } from '../../compute/index.ts';
import type { LinkState } from '../../link/link-state.ts';
import { catalogues } from '../../messages/index.ts';
import type { ParameterKey } from '../../model/parameters.ts';
import { DEFAULT_PRESET, PRESETS } from '../../model/presets.ts';
import { parametersOf } from '../../state/article-store.ts';
import { figureSettings } from '../../state/figure-settings.ts';
import type { FigureEntry, LiveProps } from '../article/entry.tsx';
import { descriptionId, FigureFrame, type FrameProps } from '../article/frame.tsx';
import { labAddress } from '../article/lab-address.ts';
import { stillSettings } from '../article/still-settings.ts';
import { useInView } from '../article/use-in-view.ts';
import { nextFrame } from '../next-frame.ts';
import { StillPinButton, useFigurePins } from '../pins/figure-pins.tsx';
import { FigureActions } from '../share/figure-actions.tsx';
import { EloComputation } from './elo-computation.ts';
import { EloContent } from './elo-content.tsx';
import { figuresOfElo } from './figures-of-elo.ts';
import { InView } from './in-view.ts';
import { sameSessions } from './relevant.ts';
import { shareableElo } from './shareable-elo.ts';
import { USUAL_SESSIONS } from './sizes.ts';
import { STORED_ELO } from './stored.ts';

const SLUG = 'elo';
const CONTROLS: readonly ParameterKey[] = ['layers', 'fertility'];
/** What the lab shows of it: four sessions of one agent. */
const LAB = { swarm: 'independent', agents: 4 } as const;

/** Elo by budget, as a figure of the article: it computes by itself, in many pieces. */
export const entry: FigureEntry = {
  still() {
    const { summary } = STORED_ELO;
    return {
      figures: figuresOfElo(summary),
      words(language) {
        const { elo: text } = catalogues[language];
        const formats = eloFormats(language);
        const { whole } = formats;
        return {
          title: text.title,
          description: describeElo(text, formats, summary, ALONE),
          caption: text.noteBands(whole(summary.sessions), whole(summary.replicates)),
          table: null,
        };
      },
      markup: (language) => (
        <LanguageProvider value={language}>
          <StillElo />
        </LanguageProvider>
      ),
    };
  },
  live: (props) => <LiveElo {...props} />,
};

const nothing = () => {};

function StillElo() {
  const parameters = PRESETS[DEFAULT_PRESET];
  // Nothing of it is started.
  const [elo] = useState(
    () => new EloComputation({ compute: createCompute(), stored: STORED_ELO }),
  );
  const [settings] = useState(() => stillSettings(parameters));
  return (
    <EloFrame
      elo={elo}
      settings={settings}
      linked
      onLinked={nothing}
      changed={false}
      onReset={nothing}
      lab={labAddress('lab/', DEFAULT_PRESET, parameters, LAB)}
      actions={
        <>
          <StillPinButton />
          <FigureActions of={null} lab="lab/" />
        </>
      }
    />
  );
}

function LiveElo({ article, section, lab }: LiveProps) {
  const { store, compute } = article;
  const [elo] = useState(() => {
    const parameters = parametersOf(store.getState(), SLUG);
    return new EloComputation({
      compute,
      parameters,
      stored: STORED_ELO,
      sessions: sessionsOf(store.getState()),
      onSessions: (count) => store.getState().actions.choose(SLUG, { count }),
    });
  });
  const [settings] = useState(() => figureSettings(store, SLUG, () => false, nextFrame));
  const [watch] = useState(() => new InView(elo));
  const { actions } = store.getState();
  const parameters = useSyncExternalStore(store.subscribe, () =>
    parametersOf(store.getState(), SLUG),
  );
  const sessions = useSyncExternalStore(store.subscribe, () => sessionsOf(store.getState()));
  const preset = useSyncExternalStore(store.subscribe, () => store.getState().preset);
  const linked = useSyncExternalStore(store.subscribe, () => !store.getState().own[SLUG]);
  const shareable = useMemo(
    () => shareableElo(article, elo, () => section.querySelector('.elo'), CONTROLS),
    [article, elo, section],
  );
  const { shown } = useSyncExternalStore(elo.subscribe, elo.state);
  const pinned = useSyncExternalStore(store.subscribe, () => store.getState().pins);
  const pins = useFigurePins(
    store,
    SLUG,
    pinned.map((pin) => (sameSessions(pin.parameters, parameters) ? 'same' : 'costly')),
  );
  useInView(section, (seen) => watch.see(seen));
  useEffect(() => watch.want(parameters, sessions), [watch, parameters, sessions]);
  useEffect(() => {
    if (!shown) return;
    // Settings with the same sessions are the same to it.
    const of = sameSessions(shown.of, parameters) ? parameters : shown.of;
    actions.report(SLUG, { of, figures: figuresOfElo(shown.summary) });
  }, [actions, shown, parameters]);
  useEffect(
    () => () => {
      settings.dispose();
      elo.dispose();
    },
    [elo, settings],
  );
  return (
    <EloFrame
      elo={elo}
      settings={settings}
      linked={linked}
      onLinked={(link) => (link ? actions.link(SLUG) : actions.unlink(SLUG))}
      changed={parameters !== PRESETS[preset] || sessions !== USUAL_SESSIONS}
      onReset={() => actions.reset(SLUG)}
      lab={labAddress(lab, preset, parameters, LAB)}
      actions={
        <>
          {pins.button}
          <FigureActions of={shareable} lab={lab} />
        </>
      }
      pins={pins.strip}
    />
  );
}

/** How many sessions of each system the reader, or a link, asks for. */
function sessionsOf({ choices }: Pick<LinkState, 'choices'>): number {
  return Number(choices[SLUG]?.count ?? USUAL_SESSIONS);
}

type EloFrameProps = Pick<
  FrameProps,
  'settings' | 'linked' | 'onLinked' | 'changed' | 'onReset' | 'lab' | 'actions' | 'pins'
> & { readonly elo: EloComputation };

function EloFrame({ elo, ...frame }: EloFrameProps): ReactNode {
  const { title, subtitle } = useMessages().elo;
  return (
    <FigureFrame
      {...frame}
      slug={SLUG}
      title={title}
      subtitle={subtitle}
      controls={CONTROLS}
      working={false}
    >
      <div className="elo">
        <EloContent elo={elo} describedId={descriptionId(SLUG)} />
      </div>
    </FigureFrame>
  );
}
