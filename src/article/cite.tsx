import { WithCard } from './card.tsx';
import { useProse } from './prose-context.tsx';
import { ReferenceText, referenceOf } from './reference.tsx';

/** The mark of a reference, by number; the list stands at the end of the page. */
export function Cite({ id }: { readonly id: string }) {
  const { book, medium } = useProse();
  const reference = referenceOf(id);
  if (!reference) {
    book.problem(`No reference has the name "${id}".`);
    return null;
  }
  const mark = `[${book.cite(id)}]`;
  if (medium === 'feed') return mark;
  const card = book.id();
  return (
    <WithCard id={card} card={<ReferenceText reference={reference} />}>
      <a className="cite" href={`#ref-${id}`} aria-describedby={card}>
        {mark}
      </a>
    </WithCard>
  );
}
