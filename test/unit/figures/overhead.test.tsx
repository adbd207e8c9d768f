import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { littleGain, littleScheduling } from '../../../src/claims/post/statements.ts';
import { entryOf } from '../../../src/figures/article/spec-entry.tsx';
import { chargesOf } from '../../../src/figures/overhead/charges.ts';
import { spec } from '../../../src/figures/overhead/spec.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import { COMMUNICATION_LAWS } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { idle } from '../../../src/state/applies.ts';
import { createArticleStore } from '../../../src/state/article-store.ts';
import { figureSettings } from '../../../src/state/figure-settings.ts';
import { EVEN_MAP, shownAt, stillMarkup } from './shown.ts';

const SIZES = [2, 4, 8, 16, 32, 64];
const SMALL = { graphs: 2, steps: 60, layers: 6 } as const;

describe('the figures of overhead', () => {
  const { result, of } = shownAt(spec, EVEN_MAP);
  const figures = spec.figures(result, of, spec.options);

  it('are what equal steps in one layer cost', () => {
    for (const size of SIZES) {
      // All 64 steps below the root run with size - 1 others. The root and all but the one that goes on start an agent.
      const communication = 64 * 0.02 * (size - 1);
      const scheduling = 64 * 0.05;
      const all = 65 + communication + scheduling;
      expect(figures[`paying${size}.communication`]).toBeCloseTo(communication / all, 9);
      expect(figures[`paying${size}.scheduling`]).toBeCloseTo(scheduling / all, 9);
    }
  });

  it('compare swarms that pay with swarms that do not', () => {
    expect(figures['standard64.coverage.0.5']).toBeCloseTo(33 / 2, 9);
    // Root 1.05, then 63 agents that start: 1 + 63 · 0.02 + 0.05.
    expect(figures['paying64.coverage.0.5']).toBeCloseTo(33 / (1.05 + 2.31), 9);
    expect(figures['standard64.communication']).toBe(0);
  });

  it('are the same whether overhead is on or off elsewhere', () => {
    const on = shownAt(spec, { ...SMALL, overhead: true });
    const off = shownAt(spec, SMALL);
    expect(spec.job(on.of, on.options)).toEqual(spec.job(off.of, off.options));
    expect(spec.figures(on.result, on.of, spec.options)['paying8.communication']).toBeGreaterThan(
      0,
    );
  });

  it('hold all that the statements about overhead need', () => {
    const small = shownAt(spec, SMALL);
    expect(littleScheduling(spec.figures(small.result, small.of, spec.options))).not.toBeNaN();
    expect(littleGain(spec.figures(small.result, small.of, spec.options))).not.toBeNaN();
  });
});

describe('the words of overhead', () => {
  it.each([
    ['en', '64 agents: communication 54%, scheduling 2%', '54.18%'],
    ['zh', '64 个智能体：通信 54%，调度 2%', '54.18%'],
  ] as const)('tell the shares, in %s', (language, spoken, exact) => {
    const shown = shownAt(spec, EVEN_MAP);
    // 80.64 and 3.2 of 148.84.
    expect(spec.describe(shown, language)).toContain(spoken);
    const { head, rows } = spec.table(shown, language);
    expect(rows).toHaveLength(SIZES.length);
    expect(rows[5]).toHaveLength(head.length);
    expect(rows[5].slice(-3)).toEqual(['43.67%', exact, '2.15%']);
    expect(new Set(head).size).toBe(head.length);
  });

  it('keep a digit of a share below one percent', () => {
    const shown = shownAt(spec, { ...EVEN_MAP, scheduling: 0.005 });
    // 0.32 of 66.6.
    expect(spec.describe(shown, 'en')).toContain('2 agents: communication 2%, scheduling 0.5%');
  });
});

describe('the charges', () => {
  it('that are offered make a difference under the law at hand, and only those', () => {
    for (const communication of COMMUNICATION_LAWS) {
      const parameters = { ...PRESETS.post, overhead: true, communication };
      const offered = chargesOf(parameters);
      for (const key of [
        'scheduling',
        'communication',
        'peerShare',
        'groupBase',
        'groupSlope',
      ] as const)
        expect(offered.includes(key), `${communication} ${key}`).toBe(
          idle(parameters, key) === null,
        );
    }
  });

  it('are in force here, and leave the shared switch as it is', () => {
    const store = createArticleStore(parseLink('?v=2&swarm=single'));
    const now = () => () => {};
    const { getState } = figureSettings(store, 'overhead', () => false, now, spec.sets);
    expect(idle(store.getState().parameters, 'peerShare')).not.toBeNull();
    expect(idle(getState().inEffect ?? PRESETS.post, 'peerShare')).toBeNull();
    getState().actions.change({ peerShare: 0.05 });
    expect(store.getState().parameters).toMatchObject({ peerShare: 0.05, overhead: false });
    store.getState().actions.change({ overhead: true });
    getState().actions.change({ peerShare: 0.03 });
    expect(store.getState().parameters).toMatchObject({ peerShare: 0.03, overhead: true });
  });
});

it.each(['en', 'zh'] as const)('is drawn before a script runs, in %s', (language) => {
  const markup = stillMarkup(spec, shownAt(spec, EVEN_MAP), language);
  expect(markup).not.toContain('style=');
  expect(markup).not.toMatch(/NaN|Infinity|undefined/);
  expect(markup.match(/class="fplot-svg"/g)).toHaveLength(3);
  expect(markup.match(/<rect/g)).toHaveLength(3 * SIZES.length);
  // The bar of 64: 54.18% of 150 pixels, from the foot up.
  expect(markup).toMatch(/class="overhead-communication" [^>]*y="68\.73" height="81\.27"/);
  expect(markup).toContain('>54%</text>');
  expect(markup).toContain(language === 'en' ? '>with overhead</text>' : '>计开销</text>');
});

it('has its charges in the page as made, none of them out of force', () => {
  const { result } = shownAt(spec, EVEN_MAP);
  const page = renderToStaticMarkup(
    entryOf(spec)
      .still(() => result)
      .markup('en'),
  );
  const keys = [...page.matchAll(/data-key="(\w+)"/g)].map(([, key]) => key);
  expect(keys).toEqual(['communication', 'scheduling', 'peerShare']);
  expect(page).not.toContain('data-idle');
});
