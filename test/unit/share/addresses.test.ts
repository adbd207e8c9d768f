import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embedAddress, shareAddress } from '../../../src/figures/share/addresses.ts';
import { siteOf } from '../../../src/figures/share/site.ts';
import { DEFAULT_LINK_STATE } from '../../../src/link/link-state.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import { PRESETS } from '../../../src/model/presets.ts';

const { post } = PRESETS;

describe('the site around a page', () => {
  it.each([
    // At the root of a host: the article and the lab, in both languages.
    ['lab/', 'en', 'https://a.example/', 'https://a.example/'],
    ['lab/', 'zh', 'https://a.example/zh/', 'https://a.example/'],
    ['./', 'en', 'https://a.example/lab/', 'https://a.example/'],
    ['./', 'zh', 'https://a.example/zh/lab/', 'https://a.example/'],
    // Under a path, with whatever stands in the address.
    ['lab/', 'en', 'https://a.example/x/y/?v=2&agents=4#figure-width', 'https://a.example/x/y/'],
    ['lab/', 'zh', 'http://localhost:81/x/zh/?a=/b/', 'http://localhost:81/x/'],
    ['./', 'zh', 'https://a.example/zh/lab/zh/lab/?v=2', 'https://a.example/zh/lab/'],
    ['lab/', 'en', 'https://a.example/x/index.html', 'https://a.example/x/'],
    // From elsewhere: a frame, and an element in a page of others.
    ['../lab/', 'en', 'https://a.example/x/embed/?figure=width', 'https://a.example/x/'],
    ['https://a.example/x/zh/lab/', 'zh', 'https://b.example/post/1', 'https://a.example/x/'],
  ] as const)('with the lab at %s (%s) seen from %s is %s', (lab, language, here, root) => {
    const site = siteOf(lab, language, here);
    const own = language === 'zh' ? `${root}zh/` : root;
    expect(site.article).toBe(own);
    expect(site.lab).toBe(`${own}lab/`);
    expect(site.embed).toBe(`${root}embed/`);
    expect(site.element).toBe(`${root}swarm-figure.js`);
    expect(site.picture('width', 'en')).toBe(`${root}figures/width.svg`);
    expect(site.picture('width', 'zh')).toBe(`${root}figures/zh/width.svg`);
    expect(site.picture('elo')).toBe(site.picture('elo', language));
  });
});

describe('the address of a figure', () => {
  const site = siteOf('lab/', 'zh', 'https://a.example/x/zh/?v=2&seed=9');
  const state = { ...DEFAULT_LINK_STATE, parameters: { ...post, agents: 8, layers: 4 } };

  it('is that of its section in the article, with all that is set on the page', () => {
    const page = () => ({ ...state, figure: 'width' as const, own: { rules: post } });
    expect(shareAddress(site, { figure: 'width', page })).toBe(
      'https://a.example/x/zh/?v=2&figure=width&layers=4&agents=8&own=rules#figure-width',
    );
  });

  it('is the lab where it is the race', () => {
    const address = shareAddress(site, { figure: 'race', page: () => state });
    expect(address).toBe('https://a.example/x/zh/lab/?v=2&layers=4&agents=8');
    expect(shareAddress(site, { figure: 'race', page: () => DEFAULT_LINK_STATE })).toBe(site.lab);
  });

  it('by itself is one page for all languages', () => {
    expect(embedAddress(site, { ...state, figure: 'race', language: 'zh' })).toBe(
      'https://a.example/x/embed/?v=2&figure=race&layers=4&agents=8&lang=zh',
    );
  });

  it('survives a chat program and comes back whole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 256 }),
        fc.integer({ min: 2, max: 400 }),
        fc.boolean(),
        (agents, layers, play) => {
          const sent = {
            ...DEFAULT_LINK_STATE,
            figure: 'race' as const,
            parameters: { ...post, agents, layers },
            view: { at: 0.25, time: 'log' as const, play },
          };
          const address = embedAddress(site, sent);
          expect(address).toMatch(/^https:\/\/[\w./?=&-]*[a-z0-9]$/);
          const { notices, ...back } = parseLink(new URL(address).search);
          expect(notices).toEqual([]);
          expect(back).toEqual(sent);
        },
      ),
    );
  });
});
