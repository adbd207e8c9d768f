import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LanguageProvider } from '../../../src/components/messages-context.tsx';
import { answerOf } from '../../../src/figures/deploy/answer.ts';
import type { DeployOptions } from '../../../src/figures/deploy/goal.ts';
import { spec } from '../../../src/figures/deploy/spec.ts';
import type { Deployed } from '../../../src/model/measure/deploy.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { at, MADE_UP, NEVER, split } from './deploy-made-up.ts';

/**
 * The same with intervals a tenth to either side, and an order by chance: any two splits are ahead of each other in
 * half of the replicates, but `sure[0]` of `sure[1]` in so many of the best score.
 */
function bootstrapped(sure: readonly [number, number], share: number): Deployed {
  const around = (column: Float64Array) =>
    Array.from(column, (x) => (Number.isNaN(x) ? null : ([0.9 * x, 1.1 * x] as const)));
  const both = ({ coverage, best }: Record<'coverage' | 'best', Float64Array>) => ({
    coverage: around(coverage),
    best: around(best),
  });
  const n = MADE_UP.splits.length;
  const even = () => new Float32Array(n * n).fill(0.5);
  const shares = even();
  const [i, j] = sure;
  shares[i * n + j] = share;
  shares[j * n + i] = 1 - share;
  return {
    ...MADE_UP,
    splits: MADE_UP.splits.map((each) => ({
      ...each,
      intervals: { time: both(each.time), spent: both(each.spent) },
    })),
    order: {
      time: { coverage: [even()], best: [shares] },
      spent: { coverage: [even()], best: [even()] },
    },
  };
}
/** 2×2 and 4×1. */
const FIRST_TWO = [4, 5] as const;

describe('what chance may do to the answer', () => {
  const answered = (deployed: Deployed, change: Partial<DeployOptions> = {}) => {
    const answer = answerOf(deployed, at({ score: 'best', ...change }));
    if (answer.kind !== 'found') throw new Error(answer.kind);
    return { close: answer.close, reasons: answer.reasons.map(({ kind }) => kind) };
  };

  test('the runner-up is close while it is ahead in more than 2.5% of the replicates', () => {
    expect(answered(bootstrapped(FIRST_TWO, 0.97)).close).toBe(true);
    expect(answered(bootstrapped(FIRST_TWO, 0.98)).close).toBe(false);
    // Without a bootstrap nobody knows.
    expect(answered(MADE_UP).close).toBe(false);
  });

  test('what is aimed at is compared', () => {
    // 2×1 before 2×2, whose order by cost is even, though that by time is not.
    expect(answered(bootstrapped([2, 4], 0), { aim: 'cheapest' }).close).toBe(true);
  });

  test('equals are told apart by their cost, which is no chance', () => {
    const splits = [split(1, 4, [1, 4], [3, 12]), split(4, 1, [1, 4], [3, 13])];
    const shares = [Float32Array.of(0.5, 0.5, 0.5, 0.5)];
    const order = { time: { coverage: shares, best: shares }, spent: { coverage: [], best: [] } };
    const one = split(1, 1, [4, 4], NEVER, 0.6);
    const tied = { ...MADE_UP, splits: [...splits, one], order };
    expect(answered(tied)).toMatchObject({ close: false });
  });

  test('no reason rests on a difference that chance can make', () => {
    expect(answered(bootstrapped(FIRST_TWO, 0.97)).reasons).not.toContain('company');
    expect(answered(bootstrapped(FIRST_TWO, 0.98)).reasons).toContain('company');
  });

  for (const language of ['en', 'zh'] as const) {
    const parameters: Parameters = PRESETS.post;
    const shown = (deployed: Deployed, change: Partial<DeployOptions> = {}) => ({
      result: { kind: 'deploy' as const, deployed, complete: true },
      of: parameters,
      options: at(change),
    });

    test(`is said in words (${language})`, () => {
      const chance = language === 'en' ? 'within chance.' : '可能只是偶然。';
      expect(spec.describe(shown(bootstrapped(FIRST_TWO, 0.9)), language)).toContain(chance);
      expect(spec.describe(shown(bootstrapped(FIRST_TWO, 0.99)), language)).not.toContain(chance);
      expect(spec.describe(shown(MADE_UP), language)).not.toContain(chance);
    });

    test(`the range is that of what is aimed at (${language})`, () => {
      const deployed = bootstrapped(FIRST_TWO, 0.9);
      const to = language === 'en' ? 'to' : '至';
      // 2×2 takes 3 and 2×1 costs 9.
      expect(spec.describe(shown(deployed), language)).toContain(`2.7 ${to} 3.3`);
      const cheapest = spec.describe(shown(deployed, { aim: 'cheapest' }), language);
      expect(cheapest).toContain(`8.1 ${to} 9.9`);
    });

    test(`the table has each interval beside its value, the caption how it was made (${language})`, () => {
      const { rows } = spec.table(shown(bootstrapped(FIRST_TWO, 0.9)), language);
      const never = language === 'en' ? 'not reached' : '未达到';
      const to = language === 'en' ? 'to' : '至';
      expect(rows[4].slice(1, 3)).toEqual([`3 (2.7 ${to} 3.3)`, `12 (10.8 ${to} 13.2)`]);
      expect(rows[0].slice(1, 3)).toEqual([never, never]);
      expect(spec.table(shown(MADE_UP), language).rows[4][1]).toBe('3');
      const caption = spec.caption(shown(bootstrapped(FIRST_TWO, 0.9)), language);
      expect(caption).toContain('95%');
      expect(spec.caption(shown(MADE_UP), language)).not.toContain('95%');
      const one = spec.caption(shown({ ...MADE_UP, trials: 1 }), language);
      expect(one).not.toContain('95%');
    });

    test(`an interval is drawn for each deployment of the plot, and the answer is spoken once (${language})`, () => {
      const html = (deployed: Deployed) =>
        renderToStaticMarkup(
          <LanguageProvider value={language}>
            <spec.Picture {...shown(deployed)} onOptions={() => {}} />
          </LanguageProvider>,
        );
      const marks = (text: string) => text.split('class="deploy-interval"').length - 1;
      expect(marks(html(bootstrapped(FIRST_TWO, 0.9)))).toBe(3);
      expect(marks(html(MADE_UP))).toBe(0);
      expect(html(MADE_UP).split('aria-live').length - 1).toBe(1);
    });
  }
});
