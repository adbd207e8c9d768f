import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/messages/index.ts';
import { taskCatalogues } from '../../../src/messages/task/index.ts';
import { leaves, leftInEnglish, said, withWesternPunctuation } from './entries.ts';

/** What stays in Latin letters in any language: formats and what they write, units, formulas, names. */
const NAMES =
  /build\.ninja|\.ninja_log|cargo --timings|GitHub Actions|Chrome trace|Graphviz DOT|SWE-agent|Pegasus DAX|\b(JSON|CSV|XML|YAML|HTML|API|OTLP|STG|PSPLIB|WfFormat|WfCommons|DSLab|Estee|daggen|ninja|OpenTelemetry|traj|JavaScript|Graham|Enter|Esc|Ctrl|max|min|duration|needs|value)\b/g;

describe.each(LANGUAGES)('the texts of a task graph’s page in %s', (language: Language) => {
  const entries = leaves(taskCatalogues[language]);

  it('have the same keys as in English', () => {
    const paths = entries.map(({ path }) => path);
    expect(paths).toEqual(leaves(taskCatalogues.en).map(({ path }) => path));
  });

  it('have nothing empty, and nothing undefined in what they say', () => {
    // Chinese sentences follow each other without a space.
    const texts = entries.filter(({ path }) => path !== '.scale.between');
    const empty = texts.filter(({ value }) => said(value).some((text) => text.trim() === ''));
    expect(empty.map(({ path }) => path)).toEqual([]);
    for (const { path, value } of entries) {
      for (const text of said(value)) expect(text, path).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('say what they are given', () => {
    for (const { path, value } of entries) {
      if (!path.startsWith('.page') || typeof value !== 'function') continue;
      for (const text of said(value)) expect(text, path).toContain('7');
    }
  });
});

describe('its Chinese texts', () => {
  const entries = leaves(taskCatalogues.zh);

  it('have no sentence left in English', () => {
    expect(leftInEnglish(entries, NAMES)).toEqual([]);
  });

  it('use Chinese punctuation', () => {
    expect(withWesternPunctuation(entries)).toEqual([]);
  });
});
