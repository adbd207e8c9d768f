import { renderToStaticMarkup } from 'react-dom/server';
import { Bibliography, Footnotes } from '../article/endmatter.tsx';
import { type Chapter, PROSE, sectionsOf } from '../article/prose.ts';
import { InSection, type ProsePlace, ProseProvider } from '../article/prose-context.tsx';
import { LanguageProvider } from '../components/messages-context.tsx';
import { catalogues, LANGUAGES, type Language } from '../messages/index.ts';
import { LANGUAGE_TAGS, pathOf } from './addresses.ts';
import { Content } from './article-page.tsx';
import { escaped } from './escape.ts';
import { FEEDS, UPDATED } from './feed-files.ts';

/** An Atom feed (RFC 4287) with the whole article in a language. `place`: for a feed, and none that was used before. */
export function atomFeed(place: ProsePlace, site: string): string {
  const { language } = place;
  const { page, article } = catalogues[language];
  const own = site + pathOf({ language, kind: 'front' });
  const updated = `${UPDATED}T00:00:00Z`;
  const others = LANGUAGES.filter((each) => each !== language).map(
    (each) =>
      `  <link rel="alternate" hreflang="${LANGUAGE_TAGS[each]}" href="${escaped(site + pathOf({ language: each, kind: 'front' }))}"/>`,
  );
  const { title, description } = page.meta.front;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE_TAGS[language]}">`,
    `  <title>${escaped(page.siteTitle)}</title>`,
    `  <subtitle>${escaped(description)}</subtitle>`,
    `  <id>${escaped(own)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${escaped(site + FEEDS[language])}"/>`,
    `  <link rel="alternate" type="text/html" hreflang="${LANGUAGE_TAGS[language]}" href="${escaped(own)}"/>`,
    ...others,
    `  <updated>${updated}</updated>`,
    `  <author><name>${escaped(article.cite.authors)}</name></author>`,
    '  <entry>',
    `    <title>${escaped(title)}</title>`,
    `    <id>${escaped(own)}#content</id>`,
    `    <link rel="alternate" type="text/html" href="${escaped(own)}"/>`,
    `    <updated>${updated}</updated>`,
    `    <summary>${escaped(description)}</summary>`,
    `    <content type="html">${escaped(contentOf(place))}</content>`,
    '  </entry>',
    '</feed>',
    '',
  ].join('\n');
}

/** Without the names that only our style sheets know. */
function contentOf(place: ProsePlace): string {
  return renderToStaticMarkup(<FeedArticle place={place} />).replace(/ class="[^"]*"/g, '');
}

/** Headings, text, figures in words: all of the article that a feed reader can show. */
function FeedArticle({ place }: { readonly place: ProsePlace }) {
  const { language } = place;
  const { opening, closing } = PROSE[language];
  return (
    <LanguageProvider value={language}>
      <ProseProvider value={place}>
        <Content of={opening} />
        {sectionsOf(language).map((section) => (
          <InSection key={section.slug} slug={section.slug}>
            <FeedPart of={section} />
          </InSection>
        ))}
        <FeedPart of={closing} />
        <Footnotes />
        <Bibliography />
      </ProseProvider>
    </LanguageProvider>
  );
}

function FeedPart({ of }: { readonly of: Chapter }) {
  return (
    <>
      <h2>{of.title}</h2>
      <Content of={of} />
    </>
  );
}

/** The feed of each language, by its file. */
export function feeds(
  site: string,
  placeOf: (language: Language) => ProsePlace,
): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [FEEDS[language], atomFeed(placeOf(language), site)]),
  );
}
