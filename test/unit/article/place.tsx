import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Book } from '../../../src/article/book.ts';
import { type ProsePlace, ProseProvider } from '../../../src/article/prose-context.tsx';
import type { Figures } from '../../../src/claims/claim.ts';

/** Prose on a page whose figures say what a test wants them to. */
export function placeOf(
  records: Readonly<Record<string, Figures>>,
  more: Partial<ProsePlace> = {},
): ProsePlace {
  return {
    language: 'en',
    medium: 'page',
    section: 'standard',
    book: new Book(),
    figures: (slug) => records[slug] ?? {},
    figure: (slug) => <figure id={slug} />,
    address: (target) => `../${target}/`,
    ...more,
  };
}

export function rendered(place: ProsePlace, prose: ReactNode): string {
  return renderToStaticMarkup(<ProseProvider value={place}>{prose}</ProseProvider>);
}

/** What a reader sees while nothing is pointed at. */
export function visibleText(html: string): string {
  let text = '';
  let depth = 0;
  /** How deep the outermost thing that is not seen stands. */
  let unseen: number | null = null;
  for (const [tag, words] of html.matchAll(/<[^>]+>|([^<]+)/g)) {
    if (words !== undefined) {
      if (unseen === null) text += words;
    } else if (tag.startsWith('</')) {
      if (unseen === depth) unseen = null;
      depth--;
    } else if (!/\/>$|^<(br|img|input)\b/.test(tag)) {
      depth++;
      if (/class="card"|hidden=""/.test(tag)) unseen ??= depth;
    }
  }
  return text;
}
