import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../../../src/components/messages-context.tsx';
import { spec } from '../../../../src/figures/grow/spec.ts';
import { LANGUAGES } from '../../../../src/messages/index.ts';
import { PRESETS } from '../../../../src/model/presets.ts';
import { raceOf } from '../../../browser/race/fixture/results.ts';

const of = PRESETS.post;
const { options } = spec;
const result = { kind: 'race' as const, ...raceOf(spec.job(of, options).parameters), digest: '' };
const shown = { result, of, options };
const { Still } = spec;

describe.each(LANGUAGES)('in %s', (language) => {
  it('is drawn without a script, and without a style that the policy would refuse', () => {
    if (!Still) throw new Error('no still');
    const html = renderToStaticMarkup(
      <LanguageProvider value={language}>
        <Still {...shown} onOptions={() => {}} />
      </LanguageProvider>,
    );
    expect(html).not.toMatch(/ style=|NaN|undefined|Infinity/);
    // One path for each class and size of marks, not one for each of the 120 steps.
    expect(html.match(/<path/g)?.length).toBeLessThan(60);
    expect(html).toContain('role="img"');
    expect(html.match(/M\d+ \d+h0/g)?.length).toBeGreaterThan(120);
  });

  it('says in words and numbers what the picture shows', () => {
    const figures = spec.figures(result, of, spec.options);
    const words = spec.describe(shown, language);
    for (const share of ['grow.improvedShare', 'grow.improvedChildren', 'grow.improvedExpected'])
      expect(words).toContain(`${Math.round(100 * figures[share])}%`);
    expect(words).toContain('120');
    const table = spec.table(shown, language);
    expect(table.rows).toHaveLength(figures['grow.layers'] + 1);
    expect(table.rows.every((row) => row.length === table.head.length)).toBe(true);
    expect(table.rows.reduce((sum, row) => sum + Number(row[1]), 0)).toBe(120);
    expect(table.rows.flat().join()).not.toMatch(/NaN|undefined/);
    expect(spec.caption(shown, language)).toContain('0.25');
  });
});

it('opens the lab with the small graph', () => {
  expect(spec.lab(of, { size: 60, at: null })).toEqual({ steps: 60, layers: 12 });
});
