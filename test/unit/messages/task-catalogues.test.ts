import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/messages/index.ts';
import { graphWords, taskCatalogues } from '../../../src/messages/task/index.ts';
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
  const texts = [
    ...entries.flatMap(({ path, value }) => said(value).map((text) => [path, text] as const)),
    ...Object.entries(graphWords.zh ?? {}),
  ];

  it('call an edge by one word; the other one is a line that is drawn', () => {
    const drawn = texts.filter(([, text]) => text.includes('连线')).map(([path]) => path);
    expect(new Set(drawn)).toEqual(new Set(['.scale.worth.note']));
  });

  it('say of a makespan how much longer it is than a chain, and not within which part of that', () => {
    expect(texts.filter(([, text]) => /% ?之内/.test(text))).toEqual([]);
    const { worth } = taskCatalogues.zh.scale.worth.verdict;
    expect(worth('4 个智能体', false, '12 分钟')).toContain('12 分钟完工，最多只比最长的链长 5%');
  });

  it('have no sentence left in English', () => {
    expect(leftInEnglish(entries, NAMES)).toEqual([]);
  });

  it('use Chinese punctuation', () => {
    expect(withWesternPunctuation(entries)).toEqual([]);
  });
});
