import { catalogues, LANGUAGES } from '../messages/index.ts';
import { LANGUAGE_TAGS, type PageKind, type Place, pathOf } from './addresses.ts';
import { escaped } from './escape.ts';
import { FEEDS } from './feed-files.ts';
import { CARD_SIZE, CARDS, type FigurePage, oembedPath } from './oembed-files.ts';

const SERIF = 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2';
const SANS = 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

const NO_REFERRER = '<meta name="referrer" content="no-referrer" />';

type Attributes = Readonly<Record<string, string>>;

/**
 * The head of a page, as HTML: title and description from the catalogue, fonts, and with the site's address everything
 * that has to be absolute. `vite-ignore`: links to pages are no files to bundle.
 */
export function headOf(place: Place, site: string | null): string {
  const { title, description } = metaOf(place);
  const lines = [
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    // An address holds what a reader set: nobody whose page is asked for next is told.
    NO_REFERRER,
    `<title>${escaped(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }),
    // Chinese pages load no fonts.
    ...(place.language === 'zh' ? [] : [SERIF, SANS].map(preload)),
    ...(site === null ? [] : absolute(place, site, title, description)),
  ];
  return lines.join('\n    ');
}

/** Title and description of a page; the site's name stands in every title. */
export function metaOf({ language, kind }: Place): { title: string; description: string } {
  const { page } = catalogues[language];
  const { title, description } = page.meta[kind];
  return {
    title: kind === 'front' ? title : `${title} · ${page.siteTitle}`,
    description,
  };
}

function absolute(place: Place, site: string, title: string, description: string): string[] {
  const own = site + pathOf(place);
  const feed = FEEDS[place.language];
  const type = place.kind === 'front' ? 'article' : 'website';
  return [
    ignored({ rel: 'canonical', href: own }),
    ...alternates(place.kind, site).map(([hreflang, href]) =>
      ignored({ rel: 'alternate', hreflang, href }),
    ),
    ignored({
      rel: 'alternate',
      type: 'application/atom+xml',
      title: catalogues[place.language].page.siteTitle,
      href: site + feed,
    }),
    ...cardOf(place, site, { type, title, description, url: own }),
  ];
}

/** What editors and link previews are told of the page that shows one figure, with the site's address: as HTML. */
export function embedCard(site: string): string[] {
  const { page, figures } = catalogues.en;
  const { title, subtitle } = figures.standard;
  const card = cardOf({ language: 'en', kind: 'embed' }, site, {
    type: 'website',
    title: `${title} · ${page.siteTitle}`,
    description: subtitle,
    url: `${site}embed/`,
  });
  // That page does not go by way of Vite.
  return card.map((line) => line.replace(' vite-ignore', ''));
}

interface Card {
  readonly type: 'article' | 'website';
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

function cardOf(page: FigurePage, site: string, { type, title, description, url }: Card): string[] {
  const { siteTitle, cardAlt } = catalogues[page.language].page;
  const oembed = oembedPath(page);
  const image = site + CARDS[page.language];
  return [
    ...(oembed === null
      ? []
      : [
          ignored({
            rel: 'alternate',
            type: 'application/json+oembed',
            title,
            href: site + oembed,
          }),
        ]),
    property('og:type', type),
    property('og:site_name', siteTitle),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:locale', page.language === 'zh' ? 'zh_CN' : 'en_GB'),
    property('og:image', image),
    property('og:image:width', String(CARD_SIZE.width)),
    property('og:image:height', String(CARD_SIZE.height)),
    property('og:image:alt', cardAlt),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    tag('meta', { name: 'twitter:title', content: title }),
    tag('meta', { name: 'twitter:description', content: description }),
    tag('meta', { name: 'twitter:image', content: image }),
  ];
}

/** The page in each language, and in the one for readers of neither: [language tag, address]. */
export function alternates(kind: PageKind, site: string): [string, string][] {
  const each = LANGUAGES.map((language): [string, string] => [
    LANGUAGE_TAGS[language],
    site + pathOf({ language, kind }),
  ]);
  return [...each, ['x-default', site + pathOf({ language: 'en', kind })]];
}

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')} />`;
}

const ignored = (attributes: Attributes) =>
  tag('link', attributes).replace('<link', '<link vite-ignore');

const property = (name: string, content: string) => tag('meta', { property: name, content });

function preload(file: string): string {
  const href = `/node_modules/@fontsource-variable/${file}`;
  return tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' });
}

/** The head of the page for addresses that do not exist. Like the page, it holds nothing relative. */
export function notFoundHead(): string {
  const { page, article } = catalogues.en;
  return [
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    NO_REFERRER,
    tag('meta', { name: 'robots', content: 'noindex' }),
    `<title>${escaped(`${article.notFound.title} · ${page.siteTitle}`)}</title>`,
  ].join('\n    ');
}
