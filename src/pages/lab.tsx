import { createRoot } from 'react-dom/client';
import { CarriedOver, released } from '../components/controls/carried-over.tsx';
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
  released(root).then(() =>
    createRoot(root).render(
      <PosterContext value={poster}>
        <CarriedOver from={root}>
          <App language={language} />
        </CarriedOver>
      </PosterContext>,
    ),
  );
}
