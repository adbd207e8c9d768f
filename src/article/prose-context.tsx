import { createContext, type ReactNode, useContext } from 'react';
import type { Figures } from '../claims/claim.ts';
import type { Slug } from '../link/figures.ts';
import type { Language } from '../messages/index.ts';
import type { Book } from './book.ts';

/** Pages that the prose leads to. */
export type Target = 'front' | 'lab' | 'task' | 'claims' | 'method' | 'glossary';

/** What the components of the prose need of the page they stand in. */
export interface ProsePlace {
  readonly language: Language;
  /** A feed reader gets text and links alone: nothing to press, nothing hidden. */
  readonly medium: 'page' | 'feed';
  /** Whose figure is meant where a sentence names none. */
  readonly section: Slug | null;
  readonly book: Book;
  /** The numbers of a figure as the page opens. */
  figures(slug: Slug): Figures;
  /** What stands in a figure's place. */
  figure(slug: Slug): ReactNode;
  /** The address of a page, without a state. */
  address(target: Target): string;
}

const ProseContext = createContext<ProsePlace | null>(null);

export const ProseProvider = ProseContext.Provider;

export function useProse(): ProsePlace {
  const place = useContext(ProseContext);
  if (!place) throw new Error('Prose was rendered outside of a page.');
  return place;
}

/** The same page, in another section. */
export function InSection({ slug, children }: { slug: Slug | null; children: ReactNode }) {
  const place = useProse();
  return <ProseProvider value={{ ...place, section: slug }}>{children}</ProseProvider>;
}
