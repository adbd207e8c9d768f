import { describe, expect, it } from 'vitest';
import {
  catalogues,
  LANGUAGES,
  type Language,
  parameterTexts,
} from '../../../src/messages/index.ts';
import { definition, PARAMETER_KEYS, PARAMETERS } from '../../../src/model/parameters.ts';
import { PRESET_NAMES } from '../../../src/model/presets.ts';
import { leaves, leftInEnglish, said, withWesternPunctuation } from './entries.ts';

/** What stays in Latin letters in any language: names, units, formulas, keys, values of links. */
const NAMES =
  /\bformat\b|swarm-figure|datawrapper(-height)?|iframe-resizer|\bWeb\b|\bquery\b|\bTab\b|Ctrl|t_mid|t_root|\bmid\b|pass@|group@|\bElo\b|bootstrap|MIT|CSV|JSON|HTML|SVG|PNG|WebM|JavaScript|cookies?|worker|Shift|Home|End|Esc(ape)?|Enter|Page ?(Up|Down)|English|exp|log|linear|on|off|[×x%sfte]\b|Kbd|\bt\b/gi;

describe.each(LANGUAGES)('the catalogue in %s', (language: Language) => {
  const entries = leaves(catalogues[language]);

  it('has the same keys as in English', () => {
    const paths = entries.map(({ path }) => path);
    expect(paths).toEqual(leaves(catalogues.en).map(({ path }) => path));
  });

  it('has nothing empty, and nothing undefined in what it says', () => {
    // An axis needs no unit behind a pure number.
    const empty = entries
      .filter(({ path }) => !path.endsWith('.units.'))
      .filter(({ value }) => said(value).some((text) => text.trim() === ''));
    expect(empty.map(({ path }) => path)).toEqual([]);
    for (const { path, value } of entries) {
      for (const text of said(value)) expect(text, path).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('says each number it is given', () => {
    for (const { path, value } of entries) {
      if (!/^\.(page|claims)/.test(path) || typeof value !== 'function' || value.length === 0)
        continue;
      const texts = said(value).filter((text) => text !== '');
      if (path.endsWith('.title')) continue;
      for (const text of texts) expect(text, path).toContain('7');
    }
  });
});

describe('the Chinese texts', () => {
  const entries = [...leaves(catalogues.zh), ...leaves(parameterTexts.zh)];

  it('have no sentence left in English', () => {
    expect(leftInEnglish(entries, NAMES)).toEqual([]);
  });

  it('have a space between a number and Chinese letters, and none between two of these', () => {
    const { legend, card } = catalogues.zh.figure.race;
    expect(legend.size('6', '38 秒')).toBe('每步耗时 6 至 38 秒');
    expect(legend.size('6.2 秒', '38.8 秒')).toBe('每步耗时 6.2 秒至 38.8 秒');
    expect(card.when('6 分钟', '8 分钟')).toBe('6 分钟至 8 分钟');
  });

  it('use Chinese punctuation', () => {
    expect(withWesternPunctuation(entries)).toEqual([]);
  });
});

describe('parameters and options', () => {
  it('have a Chinese text where they have an English one', () => {
    for (const key of PARAMETER_KEYS) {
      const text = parameterTexts.zh?.[key];
      expect(text?.label, key).toMatch(/\p{Script=Han}/u);
      expect(text?.meaning, key).toMatch(/\p{Script=Han}.*。$/u);
      expect(text && 'none' in text, key).toBe('none' in PARAMETERS[key]);
    }
  });

  it.each(LANGUAGES)('every option of every choice has a name in %s', (language) => {
    const options: Readonly<Record<string, Readonly<Record<string, { label: string }>>>> =
      catalogues[language].page.controls.options;
    for (const key of PARAMETER_KEYS) {
      const parameter = definition(key);
      if (parameter.kind !== 'choice') continue;
      expect(Object.keys(options[key] ?? {}).sort(), key).toEqual([...parameter.options].sort());
    }
    const presets = Object.keys(catalogues[language].page.controls.presets);
    expect(presets.sort()).toEqual([...PRESET_NAMES].sort());
  });
});
