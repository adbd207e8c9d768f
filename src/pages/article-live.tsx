import { keepNumbersLive } from '../article/live-numbers.ts';
import { trySettings } from '../article/try-settings.ts';
import { createArticle } from '../figures/article/article.ts';
import { startFigures } from '../figures/article/hydrate.tsx';
import { parseLink } from '../link/parse-link.ts';
import { addressOf } from './addresses.ts';
import { startNotices } from './article-notices.tsx';
import { syncLink } from './link-sync.ts';
import { readPage } from './read-page.ts';

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
  const notices = document.getElementById('notices');
  if (notices && store.getState().notices.length > 0) startNotices(notices, language, store);
  keepNumbersLive(root, language, store);
  const lab = addressOf({ language, kind: 'front' }, { language, kind: 'lab' });
  startFigures(root, { language, article, lab });
  return { flush: () => link.flush(), change: (settings) => trySettings(store, settings) };
}
