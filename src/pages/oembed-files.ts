import type { Language } from '../messages/index.ts';
import { type PageKind, pathOf } from './addresses.ts';

/** The picture on link previews, by language, and its size in pixels. */
export const CARDS: Readonly<Record<Language, string>> = { en: 'card.png', zh: 'card-zh.png' };
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** A page that may show a figure; `embed`: the one that shows nothing else, one for all languages. */
export interface FigurePage {
  readonly language: Language;
  readonly kind: PageKind | 'embed';
}

/** Where the oEmbed file about a page is, below the site's address; null for pages that show no figure. */
export function oembedPath({ language, kind }: FigurePage): string | null {
  switch (kind) {
    case 'embed':
      return 'embed/oembed.json';
    case 'front':
    case 'lab':
      return `${pathOf({ language, kind })}oembed.json`;
    default:
      return null;
  }
}
