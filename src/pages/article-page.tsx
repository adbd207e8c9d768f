import type { ReactNode } from 'react';
import { COMPONENTS } from '../article/components.tsx';
import { Bibliography, Footnotes } from '../article/endmatter.tsx';
import { type Chapter, PROSE, type Section, sectionsOf } from '../article/prose.ts';
import { InSection, type ProsePlace, ProseProvider } from '../article/prose-context.tsx';
import { LanguageProvider } from '../components/messages-context.tsx';
import { type Stills, StillsContext } from '../figures/article/stills.tsx';
import { catalogues } from '../messages/index.ts';
import { Citation } from './citation.tsx';
import { Contents } from './contents.tsx';
import { Frame } from './frame.tsx';

export interface ArticlePageProps {
  readonly place: ProsePlace;
  readonly stills: Stills;
  /** The site's address, where it is known. */
  readonly site: string | null;
}

/** The article. Static: in the browser its parts come to life one by one (`article.tsx`). */
export function ArticlePage({ place, stills, site }: ArticlePageProps) {
  const { language } = place;
  const { opening, closing } = PROSE[language];
  const sections = sectionsOf(language);
  const { article: text } = catalogues[language];
  return (
    <LanguageProvider value={language}>
      <StillsContext value={stills}>
        <ProseProvider value={place}>
          <Frame kind="front" skip={text.skip} to="content">
            <article className="article wide" id="content">
              <div className="article-head prose-text">
                <h1>{opening.title}</h1>
                <div id="notices" />
                <Content of={opening} />
              </div>
              <Contents
                entries={[
                  ...sections.map(({ slug, short }) => ({ id: slug, name: short })),
                  { id: 'closing', name: closing.short },
                ]}
              />
              <div className="article-body prose-text">
                {sections.map((section, i) => (
                  <ArticleSection key={section.slug} section={section} later={i > 0} />
                ))}
                <Part id="closing" title={closing.title} later>
                  <Content of={closing} />
                </Part>
                <Footnotes />
                <Bibliography />
                <Citation site={site} />
              </div>
            </article>
          </Frame>
        </ProseProvider>
      </StillsContext>
    </LanguageProvider>
  );
}

function ArticleSection({
  section,
  later,
}: {
  readonly section: Section;
  readonly later: boolean;
}) {
  return (
    <InSection slug={section.slug}>
      <Part id={section.slug} title={section.title} later={later}>
        <Content of={section} />
      </Part>
    </InSection>
  );
}

/** A section under its heading, which is a link to itself. */
function Part(props: {
  readonly id: string;
  readonly title: string;
  /** Below the first screens: laid out when it comes near (`start-later.ts`). */
  readonly later?: boolean;
  readonly children: ReactNode;
}) {
  const heading = `${props.id}-heading`;
  return (
    <section id={props.id} aria-labelledby={heading} data-later={props.later ? '' : undefined}>
      <h2 id={heading}>
        <a className="anchor" href={`#${props.id}`}>
          {props.title}
        </a>
      </h2>
      {props.children}
    </section>
  );
}

export function Content({ of: { default: Prose } }: { readonly of: Chapter }) {
  return <Prose components={COMPONENTS} />;
}
