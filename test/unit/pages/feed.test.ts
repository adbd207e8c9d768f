import { describe, expect, it } from 'vitest';
import { SLUGS } from '../../../src/link/figures.ts';
import { LANGUAGES } from '../../../src/messages/index.ts';
import { renderFiles } from '../../../src/pages/static-page.tsx';
import { making } from './made-up.tsx';

const SITE = 'https://example.org/swarm/';
const files = await renderFiles(SITE, making(SITE));

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe.each(LANGUAGES)('the feed in %s', (language) => {
  const feed = files[language === 'zh' ? 'zh/feed.xml' : 'feed.xml'];
  const content = unescaped(/<content type="html">([\s\S]*?)<\/content>/.exec(feed)?.[1] ?? '');

  it('has the whole article, each figure in words with a link to it', () => {
    for (const slug of SLUGS) {
      const link = `href="${SITE}${language === 'zh' ? 'zh/' : ''}#${slug}"`;
      for (const part of [`What ${slug} shows.`, link]) {
        expect(content.includes(part), `${slug}: ${part}`).toBe(true);
      }
    }
  });

  it('has nothing that a feed reader must not or cannot show', () => {
    // As lists of what was found: a failure that prints the whole article is not read.
    const elements = /<(script|style|button|input|details|svg|canvas|iframe|form)\b/gi;
    expect(content.match(elements)).toBeNull();
    const attributes = /<[^>]*\s(hidden|class|style|role|on\w+|data-\w+|aria-\w+)=[^>]*>/g;
    expect(content.match(attributes)).toBeNull();
  });

  it('has absolute links alone', () => {
    const links = [...content.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(SLUGS.length);
    for (const link of links) expect(link).toMatch(/^https?:\/\//);
  });

  it('is well-formed: every tag is closed, in order', () => {
    const open: string[] = [];
    for (const [, close, name, empty] of feed.matchAll(/<(\/?)([a-z]+)\b[^>]*?(\/?)>/gi)) {
      if (close) expect(open.pop()).toBe(name);
      else if (!empty) open.push(name);
    }
    expect(open).toEqual([]);
    expect(feed).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
  });
});
