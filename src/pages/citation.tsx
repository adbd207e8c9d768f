import { useLanguage, useMessages } from '../components/messages-context.tsx';
import { pathOf } from './addresses.ts';
import { UPDATED } from './feed-files.ts';

/** How to cite the article: in a line, and as BibTeX. `site`: its address, where it is known. */
export function Citation({ site }: { readonly site: string | null }) {
  const language = useLanguage();
  const { article, page } = useMessages();
  const { cite } = article;
  const address = site === null ? null : site + pathOf({ language, kind: 'front' });
  const year = UPDATED.slice(0, 4);
  const title = cite.titled(page.siteTitle);
  const plain = [cite.plain(year, title), address].filter(Boolean).join(' ');
  return (
    <section className="endmatter citation" aria-labelledby="cite" data-later="short">
      <h2 id="cite">{cite.title}</h2>
      <p>{cite.lead}</p>
      <Copyable id="cite-plain">{plain}</Copyable>
      <Copyable id="cite-bibtex">{bibtex(cite.authors, title, year, address)}</Copyable>
    </section>
  );
}

function Copyable({ id, children }: { readonly id: string; readonly children: string }) {
  const { cite } = useMessages().article;
  return (
    <div className="copyable">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard. */}
      <pre id={id} tabIndex={0}>
        {children}
      </pre>
      <button
        type="button"
        className="quiet-button needs-js"
        data-copy={id}
        data-copied={cite.copied}
        data-failed={cite.failed}
        aria-live="polite"
      >
        {cite.copy}
      </button>
    </div>
  );
}

export function bibtex(
  authors: string,
  title: string,
  year: string,
  address: string | null,
): string {
  const fields = [
    `  author = {{${authors}}},`,
    `  title  = {{${title}}},`,
    `  year   = {${year}},`,
    ...(address === null ? [] : [`  url    = {${address}},`]),
  ];
  return `@misc{swarm-scaling-${year},\n${fields.join('\n')}\n}`;
}
