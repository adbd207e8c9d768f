import { type MouseEvent, useRef } from 'react';
import { LanguageProvider } from '../../components/messages-context.tsx';
import { ErrorBoundary } from '../../components/notice/error-boundary.tsx';
import { NoticeList } from '../../components/notice/link-notices.tsx';
import { ThemedContext } from '../../components/stage/use-palette.ts';
import { ChromeContext } from '../../figures/article/chrome.ts';
import { writeLink } from '../../link/write-link.ts';
import { LANGUAGE_TAGS } from '../addresses.ts';
import { ArticleFigure } from './article-figure.tsx';
import { Credit } from './credit.tsx';
import { type Engine, linkOf } from './engine.ts';
import { RaceFigure } from './race-figure.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useLinkState } from './use-link-state.ts';

export interface EmbedAppProps {
  readonly engine: Engine;
  /** Absolute address of the site, with a slash at its end. */
  readonly site: string;
  /** Whose theme it wears. */
  readonly themed: HTMLElement;
  /** The reader asked for a fresh figure after it broke. */
  readonly onReset: () => void;
}

/** One figure with what its link wants around it, and a line that leads to the site. */
export function EmbedApp({ engine, site, themed, onReset }: EmbedAppProps) {
  const { store, figure } = engine;
  const language = useLinkState(store, (state) => state.language) ?? 'en';
  const chrome = useLinkState(store, (state) => state.chrome);
  const notices = useLinkState(store, (state) => state.notices);
  const frame = useRef<HTMLDivElement>(null);
  useAutoplay(frame, engine);
  return (
    <LanguageProvider value={language}>
      <ChromeContext value={chrome}>
        <ThemedContext value={themed}>
          <div
            ref={frame}
            className="embed"
            lang={LANGUAGE_TAGS[language]}
            data-figure={figure}
            data-hide={chrome.hidden.join(' ')}
            onClickCapture={leadOut}
          >
            <NoticeList notices={notices} onDismiss={() => store.getState().actions.dismiss()} />
            <ErrorBoundary
              name={figure}
              about={() => ({
                query: writeLink(linkOf(store.getState(), figure)),
                digest: engine.digest(),
              })}
              onReset={onReset}
            >
              {engine.kind === 'race' ? (
                <RaceFigure lab={engine.lab} site={site} />
              ) : (
                <ArticleFigure engine={engine} site={site} />
              )}
            </ErrorBoundary>
            <Credit engine={engine} site={site} />
          </div>
        </ThemedContext>
      </ChromeContext>
    </LanguageProvider>
  );
}

/** Whatever link is followed opens a page of its own, not in the room of the figure. */
function leadOut({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.getAttribute('href')?.startsWith('#')) return;
  link.target = '_blank';
  link.rel = 'noopener';
}
