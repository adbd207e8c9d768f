import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inlineCode } from '../../../scripts/vite-plugins/csp.ts';
import { catalogues, LANGUAGES } from '../../../src/messages/index.ts';
import { PAGE_KINDS } from '../../../src/pages/addresses.ts';
import { renderPage } from '../../../src/pages/static-page.tsx';

const pages = LANGUAGES.flatMap((language) =>
  PAGE_KINDS.map((kind) => ({ language, kind, html: renderPage(language, kind) })),
);

describe.each(pages)('the page that is made with the site: $kind in $language', (page) => {
  const { language, kind, html } = page;
  const { front, labPage, figure } = catalogues[language].page;

  it('is small, and has nothing that the policy forbids', () => {
    // As it is sent: the picture is a few long paths, whose length goes with the edges of the graph.
    expect(gzipSync(html).length).toBeLessThan(40_000);
    expect(inlineCode(html)).toEqual([]);
    expect(html).not.toMatch(/undefined|NaN/);
  });

  it('has its text and the picture, with one path for many marks', () => {
    const text = html.replace(/<[^>]+>/g, '');
    expect(text).toContain(kind === 'front' ? front.lead : labPage.lead);
    expect(text).toContain(figure.noScript);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html.match(/class="sp"/g)).toHaveLength(2);
    expect(html.match(/<circle\b/g)?.length ?? 0).toBeLessThan(40);
  });

  it('names only addresses below the site', () => {
    const addresses = [...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    for (const address of addresses) expect(address).toMatch(/^(#|\.{1,2}\/|lab\/|zh\/)/);
  });
});
