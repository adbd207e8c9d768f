import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/messages/index.ts';
import { addressOf, PAGE_KINDS, pathOf } from '../../../src/pages/addresses.ts';

const places = LANGUAGES.flatMap((language) => PAGE_KINDS.map((kind) => ({ language, kind })));

describe('addresses', () => {
  it('lead from every page to every page, under any path', () => {
    for (const base of ['https://a.example/', 'https://a.example/deep/down/']) {
      for (const from of places) {
        for (const to of places) {
          const url = new URL(addressOf(from, to), base + pathOf(from));
          expect(url.href).toBe(base + pathOf(to));
        }
      }
    }
  });

  it('are different for different pages', () => {
    expect(new Set(places.map(pathOf)).size).toBe(places.length);
  });
});
