import { renderToStaticMarkup } from 'react-dom/server';
import '../../../src/styles/fonts.css';
import '../../../src/styles/site.css';
import { createCompute } from '../../../src/compute/index.ts';
import { type Article, createArticle } from '../../../src/figures/article/article.ts';
import type { Still } from '../../../src/figures/article/entry.tsx';
import { startFigures } from '../../../src/figures/article/hydrate.tsx';
import { FIGURE_ENTRIES } from '../../../src/figures/article/registry.ts';
import { FigureSlot, StillsContext } from '../../../src/figures/article/stills.tsx';
import type { Slug } from '../../../src/link/figures.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import type { Language } from '../../../src/messages/index.ts';
import { finish } from '../../../workers/jobs/running.ts';
import { start } from '../../../workers/jobs/start.ts';

const loaded = new Map<Slug, Still>();

async function stillOf(slug: Slug): Promise<Still> {
  const known = loaded.get(slug);
  if (known) return known;
  const load = FIGURE_ENTRIES[slug];
  if (!load) throw new Error(`figure ${slug} is not registered`);
  const still = (await load()).still((job) => finish(start(job)));
  loaded.set(slug, still);
  return still;
}

export interface Islands {
  readonly article: Article;
  readonly page: HTMLElement;
  /** Brings the page to life. */
  begin(): void;
  island(slug: Slug): HTMLElement;
  remove(): void;
}

export interface PageOptions {
  readonly language?: Language;
  /** In pixels. */
  readonly width?: number;
  /** Between two figures, in pixels. */
  readonly apart?: number;
}

/** A page with figures as it is made for the reader, and not yet started. */
export async function islandsOf(
  slugs: readonly Slug[],
  { language = 'en', width = 1000, apart = 0 }: PageOptions = {},
): Promise<Islands> {
  const stills = new Map<Slug, Still>();
  for (const slug of slugs) stills.set(slug, await stillOf(slug));
  const still = (slug: Slug) => stills.get(slug) as Still;
  const html = renderToStaticMarkup(
    <StillsContext
      value={{
        still,
        figures: (slug) => still(slug).figures,
        words: (slug, language) => still(slug).words(language),
      }}
    >
      {slugs.map((slug) => (
        <section key={slug} id={slug}>
          <h2>{slug}</h2>
          <FigureSlot slug={slug} language={language} />
        </section>
      ))}
    </StillsContext>,
  );
  document.documentElement.classList.add('js');
  document.documentElement.lang = language === 'zh' ? 'zh-Hans' : 'en';
  document.title = 'Figures';
  const page = document.createElement('main');
  page.style.width = `${width}px`;
  page.innerHTML = html;
  for (const section of [...page.children].slice(1))
    (section as HTMLElement).style.marginTop = `${apart}px`;
  document.body.append(page);
  await document.fonts.ready;
  const article = createArticle(parseLink(''), createCompute());
  let stop = () => {};
  return {
    article,
    page,
    begin() {
      stop = startFigures(page, { language, article, lab: 'lab/' });
    },
    island(slug) {
      const found = page.querySelector<HTMLElement>(`[data-island="${slug}"]`);
      if (!found) throw new Error(`there is no ${slug}`);
      return found;
    },
    remove() {
      stop();
      article.dispose();
      page.remove();
      document.documentElement.lang = 'en';
    },
  };
}
