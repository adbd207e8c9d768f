import { keepNumbersLive } from '../article/live-numbers.ts';
import { trySettings } from '../article/try-settings.ts';
import { createArticle } from '../figures/article/article.ts';
import { startFigures } from '../figures/article/hydrate.tsx';
import { parseLink } from '../link/parse-link.ts';
import type { ArticleStore } from '../state/article-store.ts';
import { addressOf } from './addresses.ts';
import { startNotices } from './article-notices.tsx';
import { startDropFile } from './drop-file.ts';
import { syncLink } from './link-sync.ts';
import { readPage } from './read-page.ts';
import { startAtFigure } from './start-at-figure.ts';
import { startUndo } from './start-undo.tsx';

export interface LiveArticle {
  /** The address is up to date after this. */
  flush(): void;
  /** Changes the settings that the figures share, as a button in the text asks: `layers=4,steps=737`. */
  change(settings: string): void;
}

/** Figures, the numbers in the text, and the settings that they share. */
export function startArticle(root: HTMLElement): LiveArticle {
  const { language } = readPage(document.documentElement);
  const article = createArticle(parseLink(window.location.search));
  const { store } = article;
  const link = syncLink(store);
  const { figure, notices } = store.getState();
  const place = document.getElementById('notices');
  if (place) whenNoticed(store, () => startNotices(place, language, store));
  startDropFile({ place: { language, kind: 'front' }, store, flush: link.flush });
  startUndo(language, store);
  keepNumbersLive(root, language, store);
  const lab = addressOf({ language, kind: 'front' }, { language, kind: 'lab' });
  startFigures(root, { language, article, lab });
  // What there is to say about the link stands at the top, and leads to the figure.
  if (notices.length === 0) startAtFigure(root, figure);
  return { flush: () => link.flush(), change: (settings) => trySettings(store, settings) };
}

/** At once or later: a link can also be dropped on the page. */
function whenNoticed(store: ArticleStore, start: () => void): void {
  if (store.getState().notices.length > 0) {
    start();
    return;
  }
  const stop = store.subscribe(({ notices }) => {
    if (notices.length === 0) return;
    stop();
    start();
  });
}
