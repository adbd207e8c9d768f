import { createRoot } from 'react-dom/client';
import { PosterContext } from '../figures/race/poster.tsx';
import { App } from './app.tsx';
import { readPage } from './read-page.ts';

/** Starts the page that this script stands in, taking up the picture that came with it. */
const root = document.getElementById('root');
if (root) {
  const { language, kind } = readPage(document.documentElement);
  const poster = root.querySelector('[data-poster]');
  createRoot(root).render(
    <PosterContext value={poster}>
      <App language={language} kind={kind === 'lab' ? 'lab' : 'front'} />
    </PosterContext>,
  );
}
