import type { ReactNode } from 'react';
import { WithCard } from './card.tsx';
import { definitionOf } from './glossary.ts';
import { useProse } from './prose-context.tsx';

/** A term of the glossary: its definition appears while it is pointed at or focused; the link leads to its place there. */
export function T({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { address, book, language, medium } = useProse();
  const entry = definitionOf(language, id);
  if (!entry) book.problem(`The glossary (${language}) has no term "${id}".`);
  if (medium === 'feed' || !entry) return children;
  const card = book.id();
  return (
    <WithCard id={card} card={entry.definition}>
      <a className="gloss" href={`${address('glossary')}#${id}`} aria-describedby={card}>
        {children}
      </a>
    </WithCard>
  );
}
