import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { PinButton } from '../../components/pins/pin-button.tsx';
import { type PinStanding, PinStrip } from '../../components/pins/pin-strip.tsx';
import type { Slug } from '../../link/figures.ts';
import type { Settings } from '../../link/link-state.ts';
import type { Language, Messages } from '../../messages/index.ts';
import type { Parameters } from '../../model/parameters.ts';
import { type ArticleStore, parametersOf } from '../../state/article-store.ts';
import { pinHindrance } from '../../state/pins.ts';
import { sameTask } from '../../state/result-slice.ts';
import { useShows } from '../article/chrome.ts';
import type { AnyFigureSpec } from '../article/spec.ts';
import { sentences } from '../ensemble/sentences.ts';
import { comparingJobs } from './compare-jobs.ts';
import { computesPins, SHOWS_PINS } from './shows-pins.ts';

export interface FigurePins {
  /** For the actions of the figure's head. */
  readonly button: ReactNode;
  /** Beneath the head. */
  readonly strip: ReactNode;
}

/**
 * How a figure of the article offers to pin its run, and lists what is pinned: by what matters to the jobs of its spec, where
 * it has one.
 */
export function useFigurePins(
  store: ArticleStore,
  slug: Slug,
  standings: readonly PinStanding[],
  drawn?: { readonly spec: AnyFigureSpec; readonly options: object },
): FigurePins {
  const language = useLanguage();
  const messages = useMessages();
  const { pins: text } = messages;
  const pins = useSyncExternalStore(store.subscribe, () => store.getState().pins);
  const now = useSyncExternalStore(store.subscribe, () => parametersOf(store.getState(), slug));
  const { spec, options } = drawn ?? {};
  const within = useMemo(
    () => (spec && options && computesPins(slug) ? comparingJobs(spec, options) : undefined),
    [spec, options, slug],
  );
  const [said, setSaid] = useState('');
  const acts = useShows()('actions');
  const { actions } = store.getState();
  const id = `${slug}-pin`;
  return {
    button: (
      <>
        <PinButton
          id={id}
          hindrance={pinHindrance(pins, now)}
          onPin={() => {
            actions.pin(slug);
            setSaid(text.said.pinned(String(pins.length + 1)));
          }}
        />
        <span className="visually-hidden" role="status">
          {said}
        </span>
      </>
    ),
    strip: (
      <PinStrip
        pins={pins}
        now={now}
        standings={SHOWS_PINS[slug].shows === 'no' ? pins.map(() => 'shown') : standings}
        within={within}
        onRemove={
          acts
            ? (place) => {
                actions.unpin(place);
                setSaid(text.said.removed);
              }
            : undefined
        }
        next={id}
        note={noteOf(messages, language, slug, pins, now)}
      />
    ),
  };
}

/** The button where nothing can be pinned yet, as the page comes. */
export function StillPinButton() {
  return <PinButton hindrance={null} onPin={() => {}} />;
}

function noteOf(
  { pins: text }: Messages,
  language: Language,
  slug: Slug,
  pins: readonly Settings[],
  now: Parameters,
): string {
  const { shows, overTime, some } = SHOWS_PINS[slug];
  if (shows === 'no') return text.cannot;
  const other = pins.some(({ parameters }) => !sameTask(parameters, now));
  return sentences(language, [
    ...(some ? [text.some[some]] : []),
    ...(overTime && other ? [text.ownClock] : []),
  ]);
}
