import { describe, expect, it } from 'vitest';
import { agentTimeToBest } from '../../../src/claims/post/statements.ts';
import { ratioAxis } from '../../../src/figures/compute/ratio-axis.ts';
import { spec } from '../../../src/figures/compute/spec.ts';
import { formatsOf } from '../../../src/figures/ensemble/formats.ts';
import { EVEN_MAP, shownAt, stillMarkup } from './shown.ts';

const SIZES = [2, 4, 8, 16, 32, 64];
const SMALL = { graphs: 2, steps: 60, layers: 6 } as const;

describe('the figures of agent-time', () => {
  it('count steps in progress up to the moment, and waiting not at all', () => {
    const { result, of } = shownAt(spec, EVEN_MAP);
    const figures = spec.figures(result, of, spec.options);
    for (const size of SIZES) {
      // 59 of 65 steps: the root alone, then whole rounds of `size` equal steps, 64 of them at most.
      const spent = 1 + Math.min(64, size * Math.ceil(58 / size));
      expect(figures[`standard${size}.agentTime.coverage`]).toBeCloseTo(spent / 59, 9);
    }
    // From 29 rounds of 2 to 8 rounds of 8, beside the root.
    expect(figures.least).toBeCloseTo(59 / 59, 9);
    expect(figures.most).toBeCloseTo(65 / 59, 9);
  });

  it('are one in a chain, where there is no other order', () => {
    const { result, of } = shownAt(spec, { graphs: 1, steps: 20 }, {}, 'chain');
    const figures = spec.figures(result, { ...of }, spec.options);
    for (const name of ['least', 'most', 'best.least', 'best.most'])
      expect(figures[name]).toBeCloseTo(1, 9);
  });

  it('bound what they are the bounds of, over both kinds and all sizes', () => {
    const { result, of } = shownAt(spec, SMALL);
    const figures = spec.figures(result, of, spec.options);
    for (const [score, prefix] of [
      ['coverage', ''],
      ['best', 'best.'],
    ]) {
      const all = ['standard', 'recursive'].flatMap((kind) =>
        SIZES.map((size) => figures[`${kind}${size}.agentTime.${score}`]),
      );
      expect(all.every(Number.isFinite)).toBe(true);
      expect(figures[`${prefix}least`]).toBe(Math.min(...all));
      expect(figures[`${prefix}most`]).toBe(Math.max(...all));
    }
    expect(agentTimeToBest(figures)).not.toBeNaN();
  });

  it('leave overhead out, whatever the settings say', () => {
    const options = spec.options;
    const free = shownAt(spec, SMALL).of;
    const paying = { ...free, overhead: true, peerShare: 0.1, scheduling: 0.3 };
    expect(spec.job(paying, options)).toEqual(spec.job(free, options));
  });
});

describe('the words of agent-time', () => {
  it.each([
    ['en', /Coverage, to 90%: (.+?) to (.+?) over all swarms\./, 'recursive, 2'],
    ['zh', /覆盖率达到 90%，各群体为 (.+?) 至 (.+?)：/, '递归群体，2'],
  ] as const)('tell the range and every value, in %s', (language, spoken, seventh) => {
    const shown = shownAt(spec, SMALL);
    const { least, most, ...figures } = spec.figures(shown.result, shown.of, spec.options);
    const told = spoken.exec(spec.describe(shown, language));
    expect(told?.slice(1)).toEqual([least.toFixed(2), most.toFixed(2)]);
    const { head, rows } = spec.table(shown, language);
    expect(rows).toHaveLength(12);
    expect(rows.every((row) => row.length === head.length)).toBe(true);
    expect(rows[6][0]).toBe(seventh);
    expect(rows[6][2]).toContain(`${figures['recursive2.agentTime.coverage'].toFixed(2)} (`);
  });

  it('give the graphs that reach a level which not all of them reach', () => {
    const shown = shownAt(spec, { scale: 'task', graphs: 8, steps: 60, layers: 6, fertility: 2 });
    const system = shown.result.ensembles[0].summary.systems[0].agentTime.best[1];
    expect(system.value).toBeNull();
    expect(system.reached).toBeGreaterThan(0);
    const { rows } = spec.table(shown, 'en');
    expect(rows[0][5]).toBe(`not reached (${system.reached} of 8 graphs)`);
    expect(spec.describe(shown, 'en')).toContain('Best score, to 90%. Not reached at any size.');
    expect(spec.figures(shown.result, shown.of, spec.options)['best.most']).toBeNaN();
  });
});

describe('the axis of ratios', () => {
  const formats = formatsOf('en');
  const labels = (values: readonly number[]) =>
    ratioAxis(formats, values).ticks.map((t) => t.label);

  it('always has 1, and holds every value', () => {
    for (const values of [[], [1], [0.66, 1.57], [0.02, 1.1], [0.9, 4.3], [0.001, 900]]) {
      const { domain, ticks } = ratioAxis(formats, values);
      expect(ticks.filter(({ read }) => read).map(({ value }) => value)).toEqual([1]);
      for (const value of values) {
        expect(value).toBeGreaterThan(domain[0]);
        expect(value).toBeLessThan(domain[1]);
      }
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThanOrEqual(8);
    }
  });

  it('has more ticks where less is shown', () => {
    expect(labels([])).toEqual(['0.7', '0.8', '0.9', '1', '1.2', '1.4']);
    expect(labels([0.5, 4.3])).toEqual(['0.5', '0.7', '1', '1.5', '2', '3']);
  });
});

it.each(['en', 'zh'] as const)('is drawn before a script runs, in %s', (language) => {
  const markup = stillMarkup(spec, shownAt(spec, SMALL), language);
  expect(markup).not.toContain('style=');
  expect(markup).not.toMatch(/NaN|Infinity|undefined/);
  // Two kinds and the line at one agent; a mark for each kind and size.
  expect(markup.match(/class="fplot-line"/g)).toHaveLength(2 * 3);
  expect(markup.match(/class="fplot-marker"/g)).toHaveLength(2 * 2 * SIZES.length);
  expect(markup).toContain(language === 'en' ? '>1 agent</text>' : '>1 个智能体</text>');
});
