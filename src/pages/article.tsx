import { startCards } from '../article/cards.ts';
import { keepNumbersLive } from '../article/live-numbers.ts';
import { startTries } from '../article/try-buttons.ts';
import { createArticle } from '../figures/article/article.ts';
import { startFigures } from '../figures/article/hydrate.tsx';
import { parseLink } from '../link/parse-link.ts';
import { addressOf } from './addresses.ts';
import { startNotices } from './article-notices.tsx';
import { startCopyButtons } from './copy-buttons.ts';
import { syncLink } from './link-sync.ts';
import { readPage } from './read-page.ts';
import { startContents } from './start-contents.ts';
import { startLater } from './start-later.ts';
import { startHeader } from './static-header.tsx';

/** Brings the article to life, whose text and pictures are in the page already: each figure as it comes near. */
const root = document.getElementById('root');
if (root) {
  const { language } = readPage(document.documentElement);
  const here = { language, kind: 'front' } as const;
  const article = createArticle(parseLink(window.location.search));
  const { store } = article;
  const link = syncLink(store);
  startHeader(here, () => link.flush());
  const notices = document.getElementById('notices');
  if (notices && store.getState().notices.length > 0) startNotices(notices, language, store);
  startLater(root);
  startContents(root);
  startCards(root);
  startTries(root, store);
  startCopyButtons(root);
  keepNumbersLive(root, language, store);
  startFigures(root, { language, article, lab: addressOf(here, { language, kind: 'lab' }) });
}
