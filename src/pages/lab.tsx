import { createRoot } from 'react-dom/client';
import { PosterContext } from '../figures/race/poster.tsx';
import { App } from './app.tsx';
import { followFigure } from './follow-figure.ts';
import { followLanguage } from './follow-language.ts';
import { readPage } from './read-page.ts';

/** Starts the lab, taking up the picture that came with it. */
const root = document.getElementById('root');
if (root && !followLanguage() && !followFigure()) {
  const { language } = readPage(document.documentElement);
  const poster = root.querySelector('[data-poster]');
  createRoot(root).render(
    <PosterContext value={poster}>
      <App language={language} />
    </PosterContext>,
  );
}
