import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineCode } from '../../scripts/vite-plugins/csp.ts';
import { SLUGS } from '../../src/link/figures.ts';
import { LANGUAGES, type Language } from '../../src/messages/index.ts';
import { LANGUAGE_TAGS, PAGE_KINDS, pathOf } from '../../src/pages/addresses.ts';
import { SITE_URL } from './global-setup.ts';
import { addressed } from './support/addressed.ts';
import { newPage, type Opened, site } from './support/browse.ts';

/** The site as it is built for an address: what search engines, feed readers and cards take from it. */

const read = (file: string) => readFileSync(path.join(addressed, file), 'utf8');
const PLACES = LANGUAGES.flatMap((language) => PAGE_KINDS.map((kind) => ({ language, kind })));
const absolute = (language: Language, kind: (typeof PAGE_KINDS)[number]) =>
  SITE_URL + pathOf({ language, kind });

let opened: Opened;
beforeAll(async () => {
  // A page, for its parser.
  opened = await newPage();
  await opened.page.goto(`${site}theme.js`);
});
afterAll(() => opened.close());

/** Attributes of all elements that match, as a browser reads the text. Throws where it is not well-formed. */
async function parsed(text: string, type: 'text/html' | 'application/xml', selector: string) {
  return opened.page.evaluate(
    ({ text, type, selector }) => {
      const read = new DOMParser().parseFromString(text, type);
      const wrong = read.querySelector('parsererror');
      if (wrong) throw new Error(wrong.textContent ?? '');
      return [...read.querySelectorAll(selector)].map((element) => ({
        ...Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        text: element.textContent ?? '',
      })) as ({ readonly text: string } & Readonly<Record<string, string | undefined>>)[];
    },
    { text, type, selector },
  );
}

describe.each(PLACES)('the page $kind in $language', ({ language, kind }) => {
  const html = read(`${pathOf({ language, kind })}index.html`);

  it('has its own address, and that of each translation', async () => {
    const canonical = await parsed(html, 'text/html', 'head > link[rel=canonical]');
    expect(canonical.map(({ href }) => href)).toEqual([absolute(language, kind)]);
    const alternates = await parsed(html, 'text/html', 'head > link[rel=alternate][hreflang]');
    expect(Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href]))).toEqual({
      [LANGUAGE_TAGS.en]: absolute('en', kind),
      [LANGUAGE_TAGS.zh]: absolute('zh', kind),
      'x-default': absolute('en', kind),
    });
    expect(inlineCode(html)).toEqual([]);
  });

  it('has a card whose picture is there, of the size it says', async () => {
    const metas = await parsed(html, 'text/html', 'head > meta[property]');
    const { 'og:image': image, ...card } = Object.fromEntries(
      metas.map(({ property, content }) => [property, content]),
    );
    expect(card['og:url']).toBe(absolute(language, kind));
    const file = path.join(addressed, image?.slice(SITE_URL.length) ?? '');
    expect(existsSync(file), image).toBe(true);
    // Width and height stand at the beginning of a PNG.
    const png = readFileSync(file);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
      card['og:image:width'],
      card['og:image:height'],
    ]);
  });
});

it('the sitemap lists every page in every language', async () => {
  const locations = await parsed(read('sitemap.xml'), 'application/xml', 'urlset > url > loc');
  expect(locations.map(({ text }) => text).sort()).toEqual(
    PLACES.map(({ language, kind }) => absolute(language, kind)).sort(),
  );
});

describe.each(LANGUAGES)('the feed in %s', (language) => {
  const file = language === 'zh' ? 'zh/feed.xml' : 'feed.xml';

  it('is named by the pages, and can be read', async () => {
    const html = read(`${pathOf({ language, kind: 'front' })}index.html`);
    const [link] = await parsed(html, 'text/html', 'link[type="application/atom+xml"]');
    expect(link.href).toBe(SITE_URL + file);
    const [self] = await parsed(read(file), 'application/xml', 'feed > link[rel=self]');
    expect(self.href).toBe(SITE_URL + file);
    const [{ text: content }] = await parsed(
      read(file),
      'application/xml',
      'entry > content[type=html]',
    );
    // Twelve sections and the closing one, notes and references.
    expect(await parsed(content, 'text/html', 'h2')).toHaveLength(SLUGS.length + 3);
    // Its links work from anywhere, and no script has to open anything.
    const links = await parsed(content, 'text/html', '[href], [src]');
    expect(links.filter(({ href, src }) => !/^https?:/.test(href ?? src ?? ''))).toEqual([]);
    expect(await parsed(content, 'text/html', 'script, style, button, [hidden]')).toEqual([]);
  });
});

it('the page for addresses that do not exist leads home by the address', async () => {
  const links = await parsed(read('404.html'), 'text/html', 'a');
  expect(links.map(({ href }) => href)).toEqual([SITE_URL, `${SITE_URL}zh/`]);
});
