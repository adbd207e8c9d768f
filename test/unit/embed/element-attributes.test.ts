import { describe, expect, it } from 'vitest';
import { CHOICES, FIGURE_NAMES } from '../../../src/link/figures.ts';
import { VIEW_KEYS } from '../../../src/link/link-state.ts';
import { PARAMETER_KEYS } from '../../../src/model/parameters.ts';
import { keyOf, queryOf } from '../../../src/pages/embed/element-attributes.ts';

const query = (attributes: Readonly<Record<string, string>>) =>
  queryOf(Object.entries(attributes).map(([name, value]) => ({ name, value })));

describe('an attribute', () => {
  it('means the key that HTML has made small', () => {
    const all = [
      ...PARAMETER_KEYS,
      ...VIEW_KEYS,
      ...FIGURE_NAMES.flatMap((figure) =>
        [...PARAMETER_KEYS, ...Object.keys(CHOICES[figure])].map((name) => `${figure}.${name}`),
      ),
      ...PARAMETER_KEYS.map((name) => `pin3.${name}`),
    ];
    for (const key of all) expect(keyOf(key.toLowerCase()), key).toBe(key);
    // No two keys become the same.
    expect(new Set(all.map((key) => key.toLowerCase())).size).toBe(all.length);
  });

  it.each([
    'class',
    'id',
    'style',
    'data-theme',
    'data-agents',
    'onclick',
    'pin4.agents',
    'width.at',
    '.agents',
    'width.',
    '__proto__',
    'constructor',
  ])('is not looked at: %s', (name) => {
    expect(keyOf(name)).toBeNull();
  });
});

describe('the query of an element', () => {
  it('has its attributes as they are written', () => {
    expect(
      query({ figure: 'width', class: 'wide', stepsspread: '0.2', 'rules.level': '0.9' }),
    ).toBe('?figure=width&stepsSpread=0.2&rules.level=0.9');
    expect(query({ class: 'wide' })).toBe('');
  });

  it('leaves it to the codec what a value may be', () => {
    expect(query({ agents: 'a&b=1' })).toBe('?agents=a%26b%3D1');
  });

  it.each([
    ['zh-Hans', 'zh'],
    ['ZH', 'zh'],
    ['en-GB', 'en'],
    ['de', 'de'],
    ['english', 'english'],
  ])('takes the language of HTML: %s', (tag, language) => {
    expect(query({ lang: tag })).toBe(`?lang=${language}`);
  });
});
