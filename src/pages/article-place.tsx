import { Book } from '../article/book.ts';
import type { ProsePlace } from '../article/prose-context.tsx';
import { FigureSlot, type Stills } from '../figures/article/stills.tsx';
import { catalogues, type Language } from '../messages/index.ts';
import { addressOf, type PageKind, pathOf } from './addresses.ts';

/** Prose on a page of the site: links from that page. `stills`: null where the page has no figures. */
export function pagePlace(language: Language, kind: PageKind, stills: Stills | null): ProsePlace {
  const book = new Book();
  return {
    language,
    medium: 'page',
    section: null,
    book,
    figures: (slug) => attempt(book, {}, () => found(stills).figures(slug)),
    figure: (slug) =>
      attempt(book, null, () => {
        found(stills).figures(slug);
        return <FigureSlot slug={slug} language={language} />;
      }),
    address: (target) => addressOf({ language, kind }, { language, kind: target }),
  };
}

/** Prose for feed readers: absolute links, and figures in words. */
export function feedPlace(language: Language, stills: Stills, site: string): ProsePlace {
  const book = new Book();
  const text = catalogues[language].article.feed;
  const address = (kind: PageKind) => site + pathOf({ language, kind });
  return {
    language,
    medium: 'feed',
    section: null,
    book,
    figures: (slug) => attempt(book, {}, () => stills.figures(slug)),
    figure: (slug) =>
      attempt(book, null, () => {
        const { title, description, caption } = stills.words(slug, language);
        return (
          <blockquote>
            <p>
              <strong>{title}</strong>
            </p>
            <p>{description}</p>
            <p>{caption}</p>
            <p>
              <a href={`${address('front')}#${slug}`}>{text.open}</a>
            </p>
          </blockquote>
        );
      }),
    address,
  };
}

function found(stills: Stills | null): Stills {
  if (!stills) throw new Error('this page has no figures');
  return stills;
}

/** What there is, or a note of why not in its place: all that is wrong with a page is said at once. */
function attempt<T>(book: Book, instead: T, get: () => T): T {
  try {
    return get();
  } catch (error) {
    book.problem((error as Error).message);
    return instead;
  }
}
