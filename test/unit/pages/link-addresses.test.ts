import { describe, expect, it } from 'vitest';
import { FIGURE_NAMES } from '../../../src/link/figures.ts';
import { LANGUAGES } from '../../../src/messages/index.ts';
import { PAGE_KINDS } from '../../../src/pages/addresses.ts';
import { atAskedFigure } from '../../../src/pages/follow-figure.ts';
import { inAskedLanguage } from '../../../src/pages/follow-language.ts';
import { withTheme } from '../../../src/pages/theme-address.ts';

describe('the theme in an address', () => {
  it.each([
    ['', 'dark', '?v=2&theme=dark'],
    ['?v=2&theme=light', 'dark', '?v=2&theme=dark'],
    ['?v=1&agents=8&utm_source=a%20b', 'light', '?v=1&agents=8&utm_source=a%20b&theme=light'],
    ['?v=2&theme=dark', null, ''],
    ['?theme=dark&agents=8&theme', null, '?agents=8'],
    ['?x', null, '?x'],
  ] as const)('%s with %s is %s', (query, theme, written) => {
    expect(withTheme(query, theme)).toBe(written);
  });
});

describe('the language in an address', () => {
  const at = (search: string, hash = '') => ({ search, hash });

  it('leads to the same page in it, with all else, and asks no more', () => {
    const here = { language: 'en', kind: 'lab' } as const;
    expect(inAskedLanguage(here, at('?v=2&lang=en&agents=8&lang=zh', '#curves'))).toEqual({
      language: 'zh',
      address: '../zh/lab/?v=2&agents=8#curves',
    });
    expect(inAskedLanguage({ language: 'zh', kind: 'front' }, at('?lang=en'))).toEqual({
      language: 'en',
      address: '../',
    });
    for (const search of ['', '?lang=', '?lang=fr', '?lang=__proto__', '?language=zh'])
      expect(inAskedLanguage(here, at(search))).toBe(null);
  });

  it('never leads on from where it led', () => {
    for (const language of LANGUAGES)
      for (const kind of PAGE_KINDS)
        for (const asked of LANGUAGES) {
          const found = inAskedLanguage({ language, kind }, at(`?lang=${asked}&lang=${asked}`));
          if (!found) throw new Error('a language of the site was asked for');
          const { search, hash } = new URL(found.address, 'https://example.org/a/b/c/');
          expect(inAskedLanguage({ language: found.language, kind }, { search, hash })).toBe(null);
        }
  });
});

describe('the figure in an address', () => {
  const at = (search: string, hash = '') => ({ search, hash });

  it('leads to the page where it is, with all else', () => {
    const lab = { language: 'zh', kind: 'lab' } as const;
    const front = { language: 'en', kind: 'front' } as const;
    expect(atAskedFigure(front, at('?v=2&figure=race&agents=8', '#x'))).toBe(
      'lab/?v=2&figure=race&agents=8#x',
    );
    expect(atAskedFigure(lab, at('?figure=width'))).toBe('../../zh/?figure=width');
    for (const search of ['', '?figure=', '?figure=width', '?figure=__proto__', '?figure=W%22'])
      expect(atAskedFigure(front, at(search))).toBe(null);
    expect(atAskedFigure(lab, at('?figure=width&figure=race'))).toBe(null);
  });

  it('never leads on from where it led', () => {
    for (const figure of FIGURE_NAMES)
      for (const kind of ['front', 'lab'] as const) {
        const there = figure === 'race' ? 'lab' : 'front';
        const address = atAskedFigure({ language: 'en', kind }, at(`?figure=${figure}`));
        expect(address === null).toBe(kind === there);
      }
  });
});
