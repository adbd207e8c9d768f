import { catalogues } from '../messages/index.ts';
import { InSection, useProse } from './prose-context.tsx';
import { ReferenceText, referenceOf } from './reference.tsx';

/** The footnotes that the text above has marked. */
export function Footnotes() {
  const { book, language, medium } = useProse();
  const text = catalogues[language].article;
  if (book.notes.length === 0) return null;
  return (
    <section
      aria-labelledby={medium === 'page' ? 'notes' : undefined}
      className="endmatter"
      data-later={medium === 'page' ? 'short' : undefined}
    >
      <h2 id={medium === 'page' ? 'notes' : undefined}>{text.notes}</h2>
      <ol>
        {book.notes.map(({ n, section, content }) => (
          <li key={n} id={medium === 'page' ? `note-${n}` : undefined}>
            <InSection slug={section}>{content}</InSection>{' '}
            {medium === 'page' ? (
              <a
                className="back"
                href={`#note-mark-${n}`}
                role="doc-backlink"
                aria-label={text.backToText}
              >
                ↩
              </a>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The references that the text above has cited, by number. */
export function Bibliography() {
  const { book, language, medium } = useProse();
  const text = catalogues[language].article;
  if (book.cited.length === 0) return null;
  return (
    <section
      aria-labelledby={medium === 'page' ? 'references' : undefined}
      className="endmatter references"
      data-later={medium === 'page' ? 'short' : undefined}
    >
      <h2 id={medium === 'page' ? 'references' : undefined}>{text.references}</h2>
      <ol>
        {book.cited.map((id) => (
          <ReferenceItem key={id} id={id} />
        ))}
      </ol>
    </section>
  );
}

function ReferenceItem({ id }: { readonly id: string }) {
  const { medium } = useProse();
  const reference = referenceOf(id);
  if (!reference) return null;
  return (
    <li id={medium === 'page' ? `ref-${id}` : undefined}>
      <ReferenceText reference={reference} />
      {reference.url ? (
        <>
          {' '}
          <a href={reference.url} rel="external">
            {reference.url.replace(/^https?:\/\//, '')}
          </a>
        </>
      ) : null}
    </li>
  );
}
