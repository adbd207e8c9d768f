import type { FigureName } from '../../link/figures.ts';
import type { Language } from '../../messages/index.ts';

/** Addresses of this site as others may name them: absolute, under whatever path it is served. */
export interface Site {
  /** The article, in the language of the page. */
  readonly article: string;
  /** The lab, in the language of the page. */
  readonly lab: string;
  /** The page that shows one figure. */
  readonly embed: string;
  /** The script that defines `<swarm-figure>`. */
  readonly element: string;
  /** The picture of a figure at the default settings; in the language of the page where none is named. */
  picture(figure: FigureName, language?: Language): string;
}

/**
 * The site around a page. `lab`: the address of the lab in the language of the page, as seen from `here`; all others follow
 * from it, because the lab lies beneath the article, and articles in other languages beneath the English one.
 */
export function siteOf(lab: string, language: Language, here: string): Site {
  const labFolder = new URL('.', new URL(lab, here));
  const article = new URL('../', labFolder);
  const root = language === 'en' ? article : new URL('../', article);
  const below = (path: string) => new URL(path, root).href;
  return {
    article: article.href,
    lab: labFolder.href,
    embed: below('embed/'),
    element: below('swarm-figure.js'),
    picture: (figure, of = language) =>
      below(`figures/${of === 'en' ? '' : `${of}/`}${figure}.svg`),
  };
}
