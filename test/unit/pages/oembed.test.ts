import { describe, expect, it } from 'vitest';
import { parseLink } from '../../../src/link/parse-link.ts';
import { LANGUAGES } from '../../../src/messages/index.ts';
import { PAGE_KINDS } from '../../../src/pages/addresses.ts';
import { embedCard, headOf } from '../../../src/pages/head.ts';
import { oembedFiles } from '../../../src/pages/oembed.ts';

const SITE = 'https://example.org/a&b/';
const files = oembedFiles(SITE);
const read = (name: string) => JSON.parse(files[name] ?? 'null');
const discovered = (head: string) =>
  /<link (?:vite-ignore )?rel="alternate" type="application\/json\+oembed"[^>]* href="([^"]*)"/
    .exec(head)?.[1]
    ?.replaceAll('&amp;', '&');

const PLACES = LANGUAGES.flatMap((language) => PAGE_KINDS.map((kind) => ({ language, kind })));

it('every page that shows a figure names a file that there is, and no other page does', () => {
  const named = PLACES.map((place) => discovered(headOf(place, SITE)));
  named.push(discovered(embedCard(SITE).join('\n')));
  const found = named.filter((each) => each !== undefined).map((each) => each.slice(SITE.length));
  expect(found.sort()).toEqual(Object.keys(files).sort());
  expect(found).toHaveLength(5);
});

it('without the site’s address no page names one', () => {
  for (const place of PLACES) expect(headOf(place, null)).not.toContain('oembed');
});

describe.each([
  ['oembed.json', 'standard', null],
  ['zh/oembed.json', 'standard', 'zh'],
  ['lab/oembed.json', 'race', null],
  ['zh/lab/oembed.json', 'race', 'zh'],
  ['embed/oembed.json', 'standard', null],
])('%s', (name, figure, language) => {
  const answer = read(name);

  it('has what oEmbed asks of the type rich, and all or nothing of a thumbnail', () => {
    expect(answer).toMatchObject({ version: '1.0', type: 'rich' });
    for (const key of ['width', 'height', 'thumbnail_width', 'thumbnail_height'])
      expect(Number.isInteger(answer[key]), key).toBe(true);
    expect(answer.thumbnail_url).toBe(`${SITE}card${language === 'zh' ? '-zh' : ''}.png`);
  });

  it('holds a frame of the figure in its language, of the height it says', () => {
    const [, src] = /^<iframe src="([^"]*)"/.exec(answer.html) ?? [];
    const address = new URL(src.replaceAll('&amp;', '&'));
    expect(address.href.startsWith(`${SITE}embed/`)).toBe(true);
    const link = parseLink(address.search);
    expect(link).toMatchObject({ figure, language, notices: [] });
    expect(answer.html).toContain(`height="${answer.height}"`);
    expect(answer.html).toContain('loading="lazy"');
  });
});

it('the page that shows one figure has a card of its own address', () => {
  const head = embedCard(SITE).join('\n');
  expect(head).toContain('property="og:url" content="https://example.org/a&amp;b/embed/"');
  expect(head).toContain('property="og:image" content="https://example.org/a&amp;b/card.png"');
  expect(head).toContain('name="twitter:card" content="summary_large_image"');
  // Written as it is, by no bundler that would take it out.
  expect(head).not.toContain('vite-ignore');
});
