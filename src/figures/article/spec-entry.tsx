import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { LanguageProvider, useLanguage, useMessages } from '../../components/messages-context.tsx';
import { DEFAULT_PRESET, PRESETS } from '../../model/presets.ts';
import { StillPinButton, useFigurePins } from '../pins/figure-pins.tsx';
import { tellingPins } from '../pins/telling-pins.ts';
import { FigureActions } from '../share/figure-actions.tsx';
import type { Shareable } from '../share/shareable.ts';
import { FigureBody } from './body.tsx';
import type { FigureEntry, LiveProps, RunJob, Still } from './entry.tsx';
import { FigureFrame } from './frame.tsx';
import { FigureHost, type HostWork } from './host.ts';
import { labAddress } from './lab-address.ts';
import { figureState, pageState } from './shareable-figure.ts';
import { type AnyFigureSpec, controlsOf } from './spec.ts';
import { stillSettings } from './still-settings.ts';
import { Trouble } from './trouble.tsx';
import { useInView } from './use-in-view.ts';

/** A figure that is described by a spec, as the article takes it. */
export function entryOf(plain: AnyFigureSpec): FigureEntry {
  const spec = tellingPins(plain);
  return {
    still: (run) => stillOf(spec, run),
    live: (props) => <LiveFigure spec={spec} {...props} />,
  };
}

const nothing = () => {};

function stillOf(spec: AnyFigureSpec, run: RunJob): Still {
  const parameters = PRESETS[DEFAULT_PRESET];
  const { options } = spec;
  const result = run(spec.job(parameters, options));
  const shown = { result, of: parameters, options };
  const settings = stillSettings(parameters, spec.sets);
  const { Options } = spec;
  return {
    figures: spec.figures(result, parameters, options),
    words: (language) => ({
      title: spec.text(language).title,
      description: spec.describe(shown, language),
      caption: spec.caption(shown, language),
      table: spec.table(shown, language),
    }),
    markup: (language) => (
      <LanguageProvider value={language}>
        <FigureFrame
          slug={spec.slug}
          {...spec.text(language)}
          settings={settings}
          controls={controlsOf(spec, parameters)}
          choices={Options && <Options options={options} of={parameters} onOptions={nothing} />}
          linked
          onLinked={nothing}
          changed={false}
          onReset={nothing}
          lab={labAddress('lab/', DEFAULT_PRESET, parameters, spec.lab(parameters, options))}
          actions={
            <>
              <StillPinButton />
              <FigureActions of={null} lab="lab/" />
            </>
          }
          working={false}
        >
          <FigureBody
            spec={spec}
            shown={shown}
            Picture={spec.Still ?? spec.Picture}
            onOptions={nothing}
          />
        </FigureFrame>
      </LanguageProvider>
    ),
  };
}

/** Drawn anew for another picture, not whenever a number or a control around it changes. */
const LiveBody = memo(FigureBody);

type LiveFigureProps = LiveProps & { readonly spec: AnyFigureSpec };

function LiveFigure({ spec, article, still, section, lab }: LiveFigureProps) {
  const language = useLanguage();
  const { slug } = spec;
  const [host] = useState(() => new FigureHost(spec, article, still !== null));
  const state = useSyncExternalStore(host.subscribe, host.state, host.state);
  const { shown, options, work } = state;
  const { store } = article;
  const pins = useFigurePins(store, slug, state.pins, { spec, options });
  // Not the whole state: it changes with every number that any figure reports.
  const parameters = useSyncExternalStore(store.subscribe, () => host.parameters());
  const preset = useSyncExternalStore(store.subscribe, () => store.getState().preset);
  const linked = useSyncExternalStore(store.subscribe, () => !store.getState().own[slug]);
  useInView(section, (seen) => host.see(seen));
  useEffect(() => () => host.dispose(), [host]);

  const { actions } = store.getState();
  const changed = options !== spec.options || parameters !== PRESETS[preset];
  const late = useLate(work.kind === 'computing');
  const { Options } = spec;
  const onOptions = useCallback((change: object) => host.setOptions(change), [host]);
  const digest = useCallback(() => host.digest(), [host]);
  const shareable = useMemo(
    (): Shareable => ({
      figure: slug,
      title: (of) => spec.text(of).title,
      page: () => pageState(store.getState(), slug),
      state: () => figureState(store.getState(), slug),
      digest: () => host.digest(),
      data: () => {
        const { shown: now } = host.state();
        return now && spec.data(now);
      },
      picture: () => document.querySelector<HTMLElement>(`#figure-${slug} [data-still]`),
      key: () =>
        host.state().shown?.ghosts
          ? document.querySelector<HTMLElement>(`#figure-${slug} > .pins`)
          : null,
      controls: () => controlsOf(spec, host.parameters()),
    }),
    [spec, slug, store, host],
  );
  return (
    <FigureFrame
      slug={slug}
      {...spec.text(language)}
      settings={host.settings}
      controls={controlsOf(spec, parameters)}
      choices={Options && <Options options={options} of={parameters} onOptions={onOptions} />}
      linked={linked}
      onLinked={(link) => (link ? actions.link(slug) : actions.unlink(slug))}
      changed={changed}
      onReset={() => host.reset()}
      lab={labAddress(lab, preset, parameters, spec.lab(parameters, options))}
      actions={
        <>
          {pins.button}
          <FigureActions of={shareable} lab={lab} />
        </>
      }
      pins={pins.strip}
      working={late}
    >
      {work.kind === 'trouble' && <Trouble failure={work.failure} onRetry={() => host.retry()} />}
      {shown ? (
        <LiveBody
          spec={spec}
          shown={shown}
          Picture={spec.Picture}
          onOptions={onOptions}
          working={work.kind === 'computing'}
          digest={digest}
          opened={still?.querySelector('details')?.open ?? false}
        />
      ) : (
        <Waiting still={still} kind={work.kind} />
      )}
    </FigureFrame>
  );
}

/** The picture that came with the page, taken up again. */
function Waiting(props: {
  readonly still: Element | null;
  readonly kind: HostWork['kind'];
}): ReactNode {
  const { still, kind } = props;
  const { frame } = useMessages().figures;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (still) place.current?.append(still);
  }, [still]);
  // What went wrong is told in a notice of its own.
  const said = { idle: frame.waiting, computing: frame.underWay, trouble: '' }[kind];
  return <div ref={place}>{still ? null : <p className="fig-caption">{said}</p>}</div>;
}

/** A picture that is older than this is said to be old. Milliseconds. */
const OLD = 400;

function useLate(behind: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!behind) return;
    const timer = setTimeout(() => setLate(true), OLD);
    return () => clearTimeout(timer);
  }, [behind]);
  return late && behind;
}
