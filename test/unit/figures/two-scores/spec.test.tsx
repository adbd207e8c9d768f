import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../../../src/components/messages-context.tsx';
import { twoScoresOf } from '../../../../src/figures/two-scores/facts.ts';
import { spec } from '../../../../src/figures/two-scores/spec.ts';
import { LANGUAGES } from '../../../../src/messages/index.ts';
import { PRESETS } from '../../../../src/model/presets.ts';
import { raceOf } from '../../../browser/race/fixture/results.ts';

const of = PRESETS.post;
const result = {
  kind: 'race' as const,
  ...raceOf(spec.job(of, spec.options).parameters),
  digest: '',
};
const shown = { result, of, options: spec.options };
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
    // Marks by class and size, not by step: the graph has 730 of them.
    expect(html.match(/<path/g)?.length).toBeLessThan(60);
    // Each link of the chain has a place beneath the curves.
    const { chain } = twoScoresOf(result);
    expect(
      html.match(/class="two-link" cx|class="two-link" data-done="true" cx="\d+\.\d+%/g),
    ).toHaveLength(chain.length);
  });

  it('says in words and numbers what the picture shows', () => {
    const figures = spec.figures(result, of, spec.options);
    const words = spec.describe(shown, language);
    expect(words).toContain(`${figures['two.chainLength']}`);
    expect(words).toContain(`${Math.round(100 * figures['two.coverageAtBest90'])}%`);
    const table = spec.table(shown, language);
    expect(table.rows).toHaveLength(7);
    expect(table.rows.every((row) => row.length === table.head.length)).toBe(true);
    // When everything is finished, the best is too; the other way round it need not be.
    expect(table.rows[6][2]).toBe('1.00');
    expect(Number.parseFloat(table.rows[6][4])).toBeLessThanOrEqual(100);
    expect(table.rows.flat().join()).not.toMatch(/NaN|undefined/);
  });

  it('says where it shows one of several sessions', () => {
    const several = { ...of, swarm: 'independent' as const };
    const alone = spec.caption({ ...shown, of: several }, language);
    expect(alone.startsWith(spec.caption(shown, language))).toBe(true);
    expect(alone.length).toBeGreaterThan(spec.caption(shown, language).length);
  });
});
