import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { inlineCode, policy } from '../../scripts/vite-plugins/csp.ts';
import { LANGUAGES } from '../../src/messages/index.ts';
import { PAGE_KINDS, pathOf } from '../../src/pages/addresses.ts';

/** The built site as files, as they are put on a host. */

const dist = inject('dist');
const PAGES = [
  ...LANGUAGES.flatMap((language) =>
    PAGE_KINDS.map((kind) => `${pathOf({ language, kind })}index.html`),
  ),
  '404.html',
];
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
const unescaped = (text: string) => text.replaceAll('&#39;', "'").replaceAll('&amp;', '&');

describe.each(PAGES)('%s', (file) => {
  const html = read(file);

  it('allows nothing inline, and has nothing inline', () => {
    const written = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(html)?.[1];
    expect(unescaped(written ?? '')).toBe(policy);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(inlineCode(html)).toEqual([]);
  });

  // The page for lost addresses finds the others by its script.
  if (file === '404.html') return;

  it('leads only to pages and places that exist', () => {
    const found = [...html.matchAll(/<(?:a|link|script)\b[^>]*?\b(?:href|src)="([^"]*)"/g)];
    const targets = [...new Set(found.map(([, target]) => unescaped(target)))];
    expect(targets.length).toBeGreaterThan(10);
    const base = `http://site/${file}`;
    const missing = targets.filter((target) => {
      const url = new URL(target, base);
      if (url.host !== 'site') return false;
      const there = path.join(dist, decodeURIComponent(url.pathname));
      const page =
        existsSync(there) && statSync(there).isDirectory() ? `${there}/index.html` : there;
      if (!existsSync(page)) return true;
      const id = decodeURIComponent(url.hash.slice(1));
      return id !== '' && !readFileSync(page, 'utf8').includes(` id="${id}"`);
    });
    expect(missing).toEqual([]);
  });

  it('can be put at any address', () => {
    expect(html).not.toMatch(/rel="canonical"|rel="alternate"|property="og:|name="twitter:/);
    expect(html).not.toMatch(/\b(?:src|href)="\/(?!")/);
  });
});

it('is without sitemap and feeds as long as it has no address', () => {
  const files = readdirSync(dist, { recursive: true }).map(String);
  expect(files.filter((file) => /\.xml$/.test(file))).toEqual([]);
});

it('has one worker, of at most 40 KB', () => {
  const assets = path.join(dist, 'assets');
  const [worker, ...more] = readdirSync(assets).filter((name) => /^worker-.*\.js$/.test(name));
  expect(more).toEqual([]);
  const bytes = gzipSync(readFileSync(path.join(assets, worker))).length;
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(40_000);
});
