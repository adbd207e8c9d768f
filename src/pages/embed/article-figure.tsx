import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../../components/messages-context.tsx';
import type { FigureEntry } from '../../figures/article/entry.tsx';
import { FIGURE_ENTRIES } from '../../figures/article/registry.ts';
import type { Engine } from './engine.ts';
import { Fallback } from './fallback.tsx';
import { TakeShareable } from './no-actions.tsx';
import { pageAddress } from './places.ts';

export interface ArticleFigureProps {
  readonly engine: Extract<Engine, { kind: 'article' }>;
  readonly site: string;
}

/** A figure of the article as it stands there, or its picture where nothing can be computed. */
export function ArticleFigure({ engine, site }: ArticleFigureProps) {
  const language = useLanguage();
  const { article, figure: slug, take } = engine;
  const { store, compute } = article;
  const [entry, setEntry] = useState<FigureEntry | null>(null);
  const [section, setSection] = useState<Element | null>(null);
  const status = useSyncExternalStore(compute.subscribe, compute.status);
  const found = useSyncExternalStore(
    store.subscribe,
    () => store.getState().reported[slug] !== undefined,
  );
  useEffect(() => {
    let over = false;
    const take = (loaded: FigureEntry) => over || setEntry(loaded);
    // Whatever is wrong with it is the error boundary's.
    const give = (error: unknown) =>
      setEntry(() => {
        throw error;
      });
    FIGURE_ENTRIES[slug]().then(take, give);
    return () => {
      over = true;
    };
  }, [slug]);
  if (status.kind === 'unavailable' && !found) {
    return <Fallback figure={slug} site={site} onRetry={() => compute.retry()} />;
  }
  const lab = pageAddress(site, language, 'lab');
  return (
    <div ref={setSection} className="embed-figure">
      <TakeShareable value={take}>
        {entry && section && entry.live({ article, section, lab, still: null })}
      </TakeShareable>
    </div>
  );
}
