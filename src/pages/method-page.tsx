import type { Heading } from '../article/book.ts';
import { Bibliography, Footnotes } from '../article/endmatter.tsx';
import { PROSE } from '../article/prose.ts';
import { type ProsePlace, ProseProvider } from '../article/prose-context.tsx';
import { LanguageProvider } from '../components/messages-context.tsx';
import { catalogues } from '../messages/index.ts';
import { Content } from './article-page.tsx';
import { Contents } from './contents.tsx';
import { Frame } from './frame.tsx';

export interface MethodPageProps {
  readonly place: ProsePlace;
  /** The headings of the text, known once it has been rendered. */
  readonly headings: readonly Heading[];
}

/** The model explained for readers: static prose. */
export function MethodPage({ place, headings }: MethodPageProps) {
  const { language } = place;
  const { method } = PROSE[language];
  return (
    <LanguageProvider value={language}>
      <ProseProvider value={place}>
        <Frame kind="method" skip={catalogues[language].article.skip} to="content">
          <article className="article wide" id="content">
            <div className="article-head prose-text">
              <h1>{method.title}</h1>
            </div>
            <Contents entries={headings.map(({ id, content }) => ({ id, name: content }))} />
            <div className="article-body prose-text">
              <Content of={method} />
              <Footnotes />
              <Bibliography />
            </div>
          </article>
        </Frame>
      </ProseProvider>
    </LanguageProvider>
  );
}
