import { renderToStaticMarkup } from 'react-dom/server';
import { createClaims } from '../figures/claims/create-claims.ts';
import { createLab } from '../figures/race/create-lab.ts';
import { PosterContext } from '../figures/race/poster.tsx';
import { StaticPicture } from '../figures/race/static/static-picture.tsx';
import { parseLink } from '../link/parse-link.ts';
import type { Language } from '../messages/index.ts';
import { PAGE_KINDS, type PageKind } from './addresses.ts';
import { ClaimsPage } from './claims-page.tsx';
import { Page } from './page.tsx';

export { PAGE_KINDS };

/** The markup of a page at the default settings, for `scripts/vite-plugins/prerender.ts`. Runs in Node. */
export function renderPage(language: Language, kind: PageKind): string {
  if (kind === 'claims') {
    return renderToStaticMarkup(<ClaimsPage language={language} claims={createClaims()} />);
  }
  return renderToStaticMarkup(
    <PosterContext value={<StaticPicture />}>
      <Page language={language} kind={kind} lab={createLab(parseLink(''))} />
    </PosterContext>,
  );
}
