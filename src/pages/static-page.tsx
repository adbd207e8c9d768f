import { renderToStaticMarkup } from 'react-dom/server';
import { unevenTerms } from '../article/glossary.ts';
import { StillControls } from '../components/controls/still-context.ts';
import type { Stills } from '../figures/article/stills.tsx';
import { createClaims } from '../figures/claims/create-claims.ts';
import { createLab } from '../figures/race/create-lab.ts';
import { PosterContext } from '../figures/race/poster.tsx';
import { StaticPicture } from '../figures/race/static/static-picture.tsx';
import { createTaskLab } from '../figures/task/create-task.ts';
import { parseLink } from '../link/parse-link.ts';
import { parseTaskLink } from '../link/task/parse-task-link.ts';
import { PAGE_KINDS, type PageKind, type Place, pathOf, rootFrom } from './addresses.ts';
import { ArticlePage } from './article-page.tsx';
import { feedPlace, pagePlace } from './article-place.tsx';
import { ClaimsPage } from './claims-page.tsx';
import { feeds } from './feed.tsx';
import { GlossaryPage } from './glossary-page.tsx';
import { MethodPage } from './method-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { oembedFiles } from './oembed.ts';
import { Page } from './page.tsx';
import { sitemap } from './sitemap.ts';
import { TaskPage } from './task-page.tsx';

export { headOf, notFoundHead } from './head.ts';
export { PAGE_KINDS };

/** What the pages are made from. */
export interface Making {
  /** All figures at the default settings, for the pages that show some. */
  stills(): Promise<Stills>;
  /** The site's address, where it is known. */
  readonly site: string | null;
}

/**
 * The markup of a page at the default settings, for `scripts/vite-plugins/prerender.ts`. Runs in Node.
 * @throws Error that lists names in the prose that do not exist.
 */
export async function renderPage(place: Place, making: Making): Promise<string> {
  const { language, kind } = place;
  switch (kind) {
    case 'claims':
      return renderToStaticMarkup(<ClaimsPage language={language} claims={createClaims()} />);
    case 'task':
      return renderToStaticMarkup(
        <TaskPage
          language={language}
          lab={createTaskLab(parseTaskLink(''), { site: () => rootFrom(place) })}
        />,
      );
    case 'lab':
      return renderToStaticMarkup(
        <PosterContext value={<StaticPicture />}>
          <StillControls value={true}>
            <Page language={language} lab={createLab(parseLink(''))} />
          </StillControls>
        </PosterContext>,
      );
    case 'glossary':
      report(place, unevenTerms().map(uneven));
      return renderToStaticMarkup(<GlossaryPage language={language} />);
    case 'method': {
      const first = pagePlace(language, kind, null);
      renderToStaticMarkup(<MethodPage place={first} headings={[]} />);
      report(place, first.book.problems);
      const { headings } = first.book;
      const again = pagePlace(language, kind, null);
      return renderToStaticMarkup(<MethodPage place={again} headings={headings} />);
    }
    case 'front': {
      const stills = await making.stills();
      const prose = pagePlace(language, kind, stills);
      const { site } = making;
      const html = renderToStaticMarkup(<ArticlePage place={prose} {...{ stills, site }} />);
      report(place, prose.book.problems);
      return html;
    }
  }
}

export function renderNotFound(site: string | null): string {
  return renderToStaticMarkup(<NotFoundPage site={site} />);
}

/** Files beside the pages that need the site's address, by their path below it. */
export async function renderFiles(site: string, making: Making): Promise<Record<string, string>> {
  const stills = await making.stills();
  return {
    'sitemap.xml': sitemap(site),
    ...oembedFiles(site),
    ...feeds(site, (language) => feedPlace(language, stills, site)),
  };
}

const uneven = (id: string) => `The glossary has the term "${id}" in one language only.`;

function report(place: Place, problems: readonly string[]): void {
  if (problems.length === 0) return;
  const list = [...new Set(problems)].map((each) => `\n  ${each}`).join('');
  throw new Error(`The page /${pathOf(place)} has names that do not exist:${list}`);
}

export type { PageKind };
