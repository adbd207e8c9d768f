import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inlineCode } from '../../../scripts/vite-plugins/csp.ts';
import { STORED } from '../../../src/claims/stored/index.ts';
import { STUDIES } from '../../../src/claims/studies.ts';
import { catalogues, LANGUAGES } from '../../../src/messages/index.ts';
import { PAGE_KINDS } from '../../../src/pages/addresses.ts';
import { renderPage } from '../../../src/pages/static-page.tsx';

const pages = LANGUAGES.flatMap((language) =>
  PAGE_KINDS.map((kind) => ({ language, kind, html: renderPage(language, kind) })),
);
const textOf = (html: string) => html.replace(/<[^>]+>/g, '');

describe.each(pages)('the page that is made with the site: $kind in $language', ({ html }) => {
  it('is small, and has nothing that the policy forbids', () => {
    // As it is sent: the picture is a few long paths, whose length goes with the edges of the graph.
    expect(gzipSync(html).length).toBeLessThan(48_000);
    expect(inlineCode(html)).toEqual([]);
    expect(html).not.toMatch(/undefined|NaN/);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
  });

  it('names only addresses below the site', () => {
    const addresses = [...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    for (const address of addresses) expect(address).toMatch(/^(#|\.{1,2}\/|lab\/|claims\/|zh\/)/);
  });
});

const aroundRace = pages.filter(({ kind }) => kind !== 'claims');

describe.each(aroundRace)('$kind in $language', ({ language, kind, html }) => {
  const { front, labPage, figure } = catalogues[language].page;

  it('has its text and the picture, with one path for many marks', () => {
    const text = textOf(html);
    expect(text).toContain(kind === 'front' ? front.lead : labPage.lead);
    expect(text).toContain(figure.noScript);
    expect(html.match(/class="sp"/g)).toHaveLength(2);
    expect(html.match(/<circle\b/g)?.length ?? 0).toBeLessThan(40);
  });
});

describe.each(LANGUAGES)('the page of claims in %s', (language) => {
  const html = renderPage(language, 'claims');
  const { claims } = catalogues[language];

  it('has every claim, and every figure of September, in rows that can be linked to', () => {
    const text = textOf(html);
    for (const sentence of Object.values(claims.post)) expect(text).toContain(sentence);
    const { claims: post } = STUDIES.post;
    const { claims: september } = STUDIES.september;
    for (const { id } of [...post, ...september]) {
      expect(html.split(`<tr id="${id}"`), id).toHaveLength(2);
    }
  });

  it('says of each claim with a stored answer how it stands', () => {
    const judged = html.match(/data-verdict="(inside|outside|holds|fails)"/g)?.length ?? 0;
    const definitions = STUDIES.post.claims.filter(({ kind }) => kind === 'definition');
    const stored = STORED.post.answers.length;
    expect(stored).toBe(STUDIES.post.claims.length);
    expect(judged).toBe(stored - definitions.length);
  });
});
