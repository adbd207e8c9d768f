import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inlineCode } from '../../../scripts/vite-plugins/csp.ts';
import { STORED } from '../../../src/claims/stored/index.ts';
import { STUDIES } from '../../../src/claims/studies.ts';
import { SLUGS } from '../../../src/link/figures.ts';
import { catalogues, LANGUAGES, type Language } from '../../../src/messages/index.ts';
import { PAGE_KINDS, type PageKind } from '../../../src/pages/addresses.ts';
import { renderPage } from '../../../src/pages/static-page.tsx';
import { making } from '../pages/made-up.tsx';

const places = LANGUAGES.flatMap((language) => PAGE_KINDS.map((kind) => ({ language, kind })));
const pages = await Promise.all(
  places.map(async (place) => ({ ...place, html: await renderPage(place, making()) })),
);
const textOf = (html: string) => html.replace(/<[^>]+>/g, '');
const one = (kind: PageKind, language: Language) =>
  pages.find((page) => page.kind === kind && page.language === language)?.html ?? '';

describe.each(pages)('the page that is made with the site: $kind in $language', ({ html }) => {
  it('is small, and has nothing that the policy forbids', () => {
    // As it is sent: the picture is a few long paths, whose length goes with the edges of the graph.
    expect(gzipSync(html).length).toBeLessThan(48_000);
    expect(inlineCode(html)).toEqual([]);
    expect(html).not.toMatch(/undefined|NaN/);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
  });

  it('names only addresses below the site, and references', () => {
    const links = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>/g)];
    for (const [link, address] of links) {
      if (link.includes('rel="external"')) expect(address).toMatch(/^https:/);
      else expect(address).toMatch(/^(#|\.{1,2}\/|(task|lab|claims|method|glossary|zh)\/)/);
    }
  });

  it('leads to places that exist, and gives no id twice', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const named = [...html.matchAll(/\b(?:href="#|aria-(?:labelledby|describedby)=")([^"]+)"/g)];
    const asked = named.flatMap(([, list]) => list.split(' '));
    expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe.each(LANGUAGES)('the lab in %s', (language) => {
  const html = one('lab', language);
  const { labPage, figure } = catalogues[language].page;

  it('has its text and the picture, with one path for many marks', () => {
    const text = textOf(html);
    expect(text).toContain(labPage.lead);
    expect(text).toContain(figure.noScript);
    expect(html.match(/class="sp"/g)).toHaveLength(2);
    expect(html.match(/<circle\b/g)?.length ?? 0).toBeLessThan(40);
  });
});

describe.each(LANGUAGES)('the article in %s', (language) => {
  const html = one('front', language);

  it('has a section with one figure for each slug, in their order, and a list that leads to them', () => {
    const sections = [...html.matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id);
    expect(sections).toEqual([...SLUGS, 'closing']);
    const islands = [...html.matchAll(/data-island="([\w-]+)"/g)].map(([, slug]) => slug);
    expect(islands).toEqual([...SLUGS]);
    const contents = /<nav class="contents".*?<\/nav>/.exec(html)?.[0] ?? '';
    expect([...contents.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)).toEqual(sections);
  });
});

describe.each(LANGUAGES)('the page of claims in %s', (language) => {
  const html = one('claims', language);
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
