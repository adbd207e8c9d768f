import { renderToStaticMarkup } from 'react-dom/server';
import { createLab } from '../figures/race/create-lab.ts';
import { PosterContext } from '../figures/race/poster.tsx';
import { StaticPicture } from '../figures/race/static/static-picture.tsx';
import { parseLink } from '../link/parse-link.ts';
import type { Language } from '../messages/index.ts';
import type { PageKind } from './addresses.ts';
import { Page } from './page.tsx';

/** The markup of a page at the default settings, for `scripts/vite-plugins/prerender.ts`. Runs in Node. */
export function renderPage(language: Language, kind: PageKind): string {
  return renderToStaticMarkup(
    <PosterContext value={<StaticPicture />}>
      <Page language={language} kind={kind} lab={createLab(parseLink(''))} />
    </PosterContext>,
  );
}
