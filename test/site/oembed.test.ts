import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FRAME_WIDTH } from '../../src/pages/oembed.ts';
import { SITE_URL } from './global-setup.ts';
import { addressed } from './support/addressed.ts';
import { open } from './support/browse.ts';
import { drawn } from './support/framed.ts';

/** What editors that understand oEmbed find at the site as it is built for an address. */

const read = (file: string) => readFileSync(path.join(addressed, file), 'utf8');
const unescaped = (text = '') => text.replaceAll('&amp;', '&');

describe.each(['', 'lab/', 'zh/', 'zh/lab/', 'embed/'])('the page "%s"', (page) => {
  const html = read(`${page}index.html`);
  const [, href] =
    /<link\s+rel="alternate" type="application\/json\+oembed"[^>]* href="([^"]*)"/.exec(html) ?? [];
  const address = unescaped(href);

  it('names a file that is there, and no other', () => {
    expect(address).toBe(`${SITE_URL}${page}oembed.json`);
    expect(html.match(/json\+oembed/g)).toHaveLength(1);
    expect(unescaped(/property="og:url" content="([^"]*)"/.exec(html)?.[1])).toBe(SITE_URL + page);
  });

  it('whose frame is as high as its figure, in the language of the page', async () => {
    const { html: code, width, height } = JSON.parse(read(address.slice(SITE_URL.length)));
    const src = unescaped(/^<iframe src="([^"]*)"/.exec(code)?.[1]);
    expect(width).toBe(FRAME_WIDTH);
    const { page: shown } = await open(src.slice(SITE_URL.length), {
      viewport: { width, height: 600 },
    });
    await drawn({ frame: shown.mainFrame() });
    const language = await shown.evaluate(() => document.documentElement.lang);
    expect(language).toBe(page.startsWith('zh/') ? 'zh-Hans' : 'en');
    const needed = () =>
      shown.evaluate(() => document.querySelector('.embed')?.getBoundingClientRect().height ?? 0);
    await expect.poll(needed).toBeGreaterThan(0.85 * height);
    expect(await needed()).toBeLessThanOrEqual(height);
  });
});
