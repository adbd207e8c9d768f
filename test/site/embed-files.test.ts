import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';
import { embedPolicy, inlineCode } from '../../scripts/vite-plugins/csp.ts';
import { newPage } from './support/browse.ts';

/** The files of the embed as they are put on a host. */

const dist = inject('dist');
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
const html = read('embed/index.html');

it('allows its own files and workers from blobs, and nothing else', () => {
  const written = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(html)?.[1];
  const nonces = [...html.matchAll(/ nonce="([0-9a-f]{12})"/g)].map(([, nonce]) => nonce);
  expect(nonces).toHaveLength(2);
  expect(new Set(nonces).size).toBe(1);
  expect(written).toBe(embedPolicy(nonces[0]));
  expect(written).toContain("default-src 'none'");
  expect(written).not.toMatch(/unsafe|\*|data:|https?:/);
  expect(written?.match(/blob:/g)).toEqual(['blob:']);
  expect(inlineCode(html)).toEqual([]);
});

it('is one classic script and one style sheet, which load nothing', () => {
  const files = [
    ...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"?]*)\?[0-9a-f]{12}"/g),
  ];
  expect(files.map(([, file]) => file)).toEqual(['embed.css', 'embed.js']);
  expect(html.match(/<(script|link)\b(?![^>]*rel="icon")/g)).toHaveLength(2);
  expect(html).not.toContain('type="module"');
  const script = read('embed/embed.js');
  expect(() => new Function(script)).not.toThrow();
  expect(script).not.toMatch(/\bimport\(|\bimport\.meta\b/);
  expect(read('embed/embed.css')).not.toMatch(/@font-face|@import|url\(/);
});

it('is at most 300 KiB as it travels, its worker included', () => {
  const bytes = gzipSync(read('embed/embed.js')).length;
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(300 * 1024);
});

it('says without scripts where its pictures can be seen, in each language', async () => {
  const { page, close } = await newPage({ javaScriptEnabled: false });
  await page.goto(`${inject('site')}embed/?figure=width`);
  const links = await page
    .locator('a')
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
  expect(links).toEqual([inject('site'), `${inject('site')}zh/`]);
  expect(await page.locator('p[lang=zh-Hans]').isVisible()).toBe(true);
  await close();
});
