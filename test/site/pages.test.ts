import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LANGUAGES } from '../../src/messages/index.ts';
import { LANGUAGE_TAGS, PAGE_KINDS, pathOf } from '../../src/pages/addresses.ts';
import { seriousOn } from './support/axe.ts';
import { complaints, newPage, type Opened, ready, shifted, site } from './support/browse.ts';

/** What holds of every page of the built site, under a sub-path, as a static host serves it. */

const dist = inject('dist');
const PAGES = LANGUAGES.flatMap((language) =>
  PAGE_KINDS.map((kind) => ({ language, kind, address: pathOf({ language, kind }) })),
);

/** Bytes of the scripts among these addresses, compressed one by one. */
const compressed = (urls: Iterable<string>) =>
  [...urls].reduce((sum, url) => {
    const file = path.join(dist, new URL(url).pathname.slice(new URL(site).pathname.length));
    return sum + gzipSync(readFileSync(file)).length;
  }, 0);

describe.each(PAGES)('the page at /$address', ({ language, kind, address }) => {
  let opened: Opened;
  let asked: string[];
  beforeAll(async () => {
    opened = await newPage();
    await opened.page.goto(site + address);
    await ready(opened.page);
    // A worker asks for more by itself: until its first answer, which comes from a file that it has read.
    if (kind === 'task') await opened.page.waitForSelector('.task-verdict-sentence');
    asked = [...opened.asked];
  });
  afterAll(() => opened.close());

  it('opens without a word to the console and without asking anybody else', async () => {
    expect(await complaints(opened)).toEqual([]);
    const foreign = asked.filter((url) => !url.startsWith(site) && !/^(blob|data):/.test(url));
    expect(foreign).toEqual([]);
  });

  it('does not jump while its script takes over and its first results come in', async () => {
    expect(await shifted(opened.page)).toBeLessThan(0.02);
  });

  it('needs at most 200 KB of scripts before the reader does anything, and 40 KB of worker', () => {
    const scripts = new Set(asked.filter((url) => /\.js$/.test(url) && !/collector/.test(url)));
    const take = (name: RegExp) => {
      const found = [...scripts].filter((url) => name.test(url));
      for (const url of found) scripts.delete(url);
      return found;
    };
    const workers = take(/\/worker-[^/]*$/);
    // The worker's own readers of files: fifteen formats, with parsers of XML, YAML, CSV and DOT.
    const readers = take(/\/read-[^/]*$/);
    // Each has at least the choice of colours and something that lives.
    expect(scripts.size).toBeGreaterThan(1);
    expect(compressed(scripts)).toBeLessThanOrEqual(200_000);
    expect(compressed(workers)).toBeLessThanOrEqual(40_000);
    expect(compressed(readers)).toBeLessThanOrEqual(100_000);
    // Only a page on which a file is read asks for them: that of a task graph, which begins with an example.
    expect(readers.length).toBe(kind === 'task' ? 1 : 0);
  });

  it('says its language, and leads to itself in the other one', async () => {
    const { page } = opened;
    expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGE_TAGS[language]);
    const other = language === 'en' ? 'zh' : 'en';
    const link = page.locator(`header a[hreflang="${LANGUAGE_TAGS[other]}"]`);
    expect(await link.getAttribute('lang')).toBe(LANGUAGE_TAGS[other]);
    const href = await link.evaluate((a) => (a as HTMLAnchorElement).href);
    expect(href).toBe(site + pathOf({ language: other, kind }));
  });

  it('does not scroll sideways on a narrow phone, nor in a window as narrow', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => window.watched.frames(3));
    await expect
      .poll(() => page.evaluate('document.documentElement.scrollWidth'))
      .toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  // The article is looked at with all its figures alive, elsewhere.
  if (kind === 'front') return;

  it('has nothing that axe finds serious', async () => {
    expect(await seriousOn(opened.page)).toEqual([]);
  });
});
