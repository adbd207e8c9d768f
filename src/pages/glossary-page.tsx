import { sortedTerms } from '../article/glossary.ts';
import { LanguageProvider } from '../components/messages-context.tsx';
import { WithUnits } from '../components/transport/time-unit.tsx';
import { catalogues, type Language } from '../messages/index.ts';
import { Frame } from './frame.tsx';

/** All terms with what they mean here, each with an anchor. */
export function GlossaryPage({ language }: { readonly language: Language }) {
  const { article } = catalogues[language];
  const text = article.glossary;
  return (
    <LanguageProvider value={language}>
      <Frame kind="glossary" skip={article.skip} to="content">
        <article className="front prose" id="content">
          <h1>{text.title}</h1>
          <p className="lead">{text.lead}</p>
          <dl className="glossary">
            {sortedTerms(language).map(({ id, term, definition }) => (
              <div key={id} id={id}>
                <dt>
                  <a className="anchor" href={`#${id}`}>
                    <TermText>{term}</TermText>
                  </a>
                </dt>
                <dd>{definition}</dd>
              </div>
            ))}
          </dl>
        </article>
      </Frame>
    </LanguageProvider>
  );
}

/** A term; a Chinese one has the English behind it, in brackets. */
function TermText({ children }: { readonly children: string }) {
  const [, own, english] = /^(.*)（(.+)）$/.exec(children) ?? [];
  if (english === undefined) return <WithUnits>{children}</WithUnits>;
  return (
    <>
      {own}（<span lang="en">{english}</span>）
    </>
  );
}
