import { describe, expect, it } from 'vitest';
import { catalogues, LANGUAGES } from '../../../src/messages/index.ts';
import { PAGE_KINDS, pathOf } from '../../../src/pages/addresses.ts';
import { headOf } from '../../../src/pages/head.ts';
import { sitemap } from '../../../src/pages/sitemap.ts';

const SITE = 'https://example.org/a&b/';
const WRITTEN = 'https://example.org/a&amp;b/';
const places = LANGUAGES.flatMap((language) => PAGE_KINDS.map((kind) => ({ language, kind })));

describe.each(places)('the head of $kind in $language', (place) => {
  const own = WRITTEN + pathOf(place);

  it('has its title and description, and without the site’s address nothing absolute', () => {
    const head = headOf(place, null);
    const { title, description } = catalogues[place.language].page.meta[place.kind];
    expect(head).toContain(`<title>${title}`);
    expect(head).toContain(`name="description" content="${description}"`);
    expect(head).not.toMatch(/canonical|hreflang|og:|twitter:|https?:/);
  });

  it('names itself, its translations, its card and the feed with the site’s address', () => {
    const head = headOf(place, SITE);
    expect(head).toContain(`rel="canonical" href="${own}"`);
    expect(head).toContain(`property="og:url" content="${own}"`);
    const { kind } = place;
    for (const [tag, language] of [
      ['en', 'en'],
      ['zh-Hans', 'zh'],
      ['x-default', 'en'],
    ] as const) {
      const address = WRITTEN + pathOf({ language, kind });
      expect(head).toContain(`rel="alternate" hreflang="${tag}" href="${address}"`);
    }
    const card = place.language === 'zh' ? 'card-zh.png' : 'card.png';
    expect(head).toContain(`property="og:image" content="${WRITTEN}${card}"`);
    expect(head).toContain('type="application/atom+xml"');
    // Vite would look for these as files to bundle.
    expect(head.match(/<link (?=rel="(canonical|alternate))/g)).toBeNull();
  });
});

it('no two pages have the same title or description', () => {
  for (const key of ['title', 'description'] as const) {
    const all = places.map(({ language, kind }) => catalogues[language].page.meta[kind][key]);
    expect(new Set(all).size).toBe(all.length);
  }
});

it('the sitemap lists every page in every language, each with its translations', () => {
  const xml = sitemap(SITE);
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(places.map((place) => WRITTEN + pathOf(place)).sort());
  expect(xml.match(/hreflang="/g)).toHaveLength(3 * places.length);
  expect(xml).not.toMatch(/&(?!amp;)/);
});
