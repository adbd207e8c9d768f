import type { ReactNode } from 'react';
import { catalogues } from '../messages/index.ts';
import { useProse } from './prose-context.tsx';

/** The mark of a footnote; its text stands at the end of the page. */
export function Note({ children }: { readonly children: ReactNode }) {
  const { book, language, medium, section } = useProse();
  const n = book.note(section, children);
  if (medium === 'feed') return <sup>{n}</sup>;
  return (
    <sup className="note-mark">
      <a
        id={`note-mark-${n}`}
        href={`#note-${n}`}
        role="doc-noteref"
        aria-label={catalogues[language].article.note(`${n}`)}
      >
        {n}
      </a>
    </sup>
  );
}
