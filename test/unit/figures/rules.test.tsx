import { describe, expect, it } from 'vitest';
import { criticalPathFirst, criticalPathSlowest } from '../../../src/claims/post/statements.ts';
import { COMPARED, figureName } from '../../../src/figures/rules/rules.ts';
import { spec } from '../../../src/figures/rules/spec.ts';
import { grow } from '../../../src/model/graph/grow.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { baselineOptions, swarmOptions } from '../../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';
import { EVEN_MAP, shownAt, stillMarkup } from './shown.ts';

const SIZES = [2, 4, 8, 16, 32, 64];
const SMALL = { graphs: 2, steps: 60, layers: 6 } as const;

describe('the figures of the rules', () => {
  it('are those of equal steps in one layer, where no rule differs from another', () => {
    const { result, of } = shownAt(spec, EVEN_MAP);
    const figures = spec.figures(result, of, spec.options);
    for (const rule of COMPARED) {
      for (const size of SIZES) {
        // The 33rd of 65 steps is half of them: the root, then 32 in rounds of `size`.
        const half = 33 / (1 + Math.ceil(32 / size));
        expect(figures[`${figureName(rule)}${size}.coverage.0.5`]).toBeCloseTo(half, 9);
        // And the 59th is 90%.
        const most = 59 / (1 + Math.ceil(58 / size));
        expect(figures[`${figureName(rule)}${size}.coverage.0.9`]).toBeCloseTo(most, 9);
      }
    }
  });

  it.each([
    ['critical-path', 'critical-path', 4],
    ['shortest', 'shortest', 2],
    ['shallowest', 'shallowest', 32],
    ['random', 'random', 8],
    ['own-branch', 'standard', 16],
  ] as const)('%s are read off that rule’s own runs', (rule, name, size) => {
    const { result, of } = shownAt(spec, { graphs: 1, steps: 90, layers: 7 });
    const parameters: Parameters = { ...of, swarm: 'standard', rule, agents: size };
    const graph = new PreparedGraph(grow(parameters, 0));
    const id = { seed: of.seed, graph: 0, attempt: 0, run: 0 };
    const half = ({ end }: { readonly end: Float64Array }) => end.slice().sort()[90 / 2 - 1];
    const alone = half(run(graph, baselineOptions(parameters), id));
    const swarm = half(run(graph, swarmOptions(parameters), id));
    const figures = spec.figures(result, of, spec.options);
    expect(figures[`${name}${size}.coverage.0.5`]).toBeCloseTo(alone / swarm, 9);
  });

  it('keep own branch under its name whatever rule the settings have', () => {
    const usual = shownAt(spec, SMALL);
    const other = shownAt(spec, { ...SMALL, rule: 'deepest' });
    expect(spec.figures(other.result, other.of, spec.options)).toEqual(
      spec.figures(usual.result, usual.of, spec.options),
    );
  });

  it('hold all that the statements about the rules need', () => {
    const { result, of } = shownAt(spec, SMALL);
    const figures = spec.figures(result, of, spec.options);
    expect(criticalPathSlowest(figures)).not.toBeNaN();
    expect(criticalPathFirst(figures)).not.toBeNaN();
  });
});

describe('the words of the rules', () => {
  it.each([
    ['en', /Coverage, to 90%\. 2 agents: Own branch (.+?), Random /, 'Critical path, 32'],
    ['zh', /覆盖率达到 90%：2 个智能体：沿自己的分支 (.+?)，随机 /, '关键路径优先，32'],
  ] as const)('tell the values that are drawn, in %s', (language, spoken, last) => {
    const shown = shownAt(spec, SMALL, { level: 0.9 });
    const value = spec.figures(shown.result, shown.of, spec.options)['standard2.coverage.0.9'];
    const text = spoken.exec(spec.describe(shown, language));
    expect(text?.[1]).toBe(`${value.toFixed(1)}×`);
    const { head, rows } = spec.table(shown, language);
    expect(rows).toHaveLength(30);
    expect(rows.every((row) => row.length === head.length)).toBe(true);
    expect(rows[0][2]).toContain(`${value.toFixed(1)}× (`);
    expect(rows[28][0]).toBe(last);
  });

  it('say where one agent goes by another rule, and where there is one graph', () => {
    const shown = shownAt(spec, { ...SMALL, graphs: 1, baseline: 'own-list' });
    const caption = spec.caption(shown, 'en');
    expect(caption).toContain('One task graph, so there is no interval.');
    expect(caption).not.toContain('95%');
    expect(caption).toContain('“Own list”');
    expect(spec.caption(shownAt(spec, SMALL), 'en')).toContain('Means over 2 task graphs.');
  });
});

describe('a level that is never reached', () => {
  // On the task's scale most graphs end below 1.
  const shown = shownAt(
    spec,
    { graphs: 1, scale: 'task', fertility: 2, graph: 16 },
    { level: 0.9 },
  );

  it('is not reached here', () => {
    expect(spec.figures(shown.result, shown.of, spec.options)['shortest8.best.0.9']).toBeNaN();
  });

  it.each([
    [
      'en',
      'not reached',
      'Best score, to 90%. Not reached at any size.',
      'not reached (0 of 1 graphs)',
    ],
    ['zh', '未达到', '最佳得分达到 90%：各种规模下均未达到。', '未达到（1 张图中有 0 张达到）'],
  ] as const)(
    'is said to be so in picture, words and table, in %s',
    (language, note, told, cell) => {
      const markup = stillMarkup(spec, shown, language);
      expect(markup).toContain(`>${note}</text>`);
      expect(markup).not.toMatch(/NaN|Infinity|undefined/);
      expect(spec.describe(shown, language)).toContain(told);
      expect(spec.table(shown, language).rows[0][4]).toBe(cell);
    },
  );
});

it.each(['en', 'zh'] as const)('is drawn before a script runs, in %s', (language) => {
  const markup = stillMarkup(spec, shownAt(spec, SMALL), language);
  expect(markup).not.toContain('style=');
  expect(markup).not.toMatch(/NaN|Infinity|undefined/);
  // Five rules and the line of equal size, in both plots; a mark for each rule and size.
  expect(markup.match(/class="fplot-line"/g)).toHaveLength(2 * 6);
  expect(markup.match(/class="fplot-marker"/g)).toHaveLength(2 * 5 * 6);
  for (const rule of COMPARED) expect(markup).toContain(`var(--rule-${rule})`);
  expect(markup).toContain(language === 'en' ? '>Critical path</text>' : '>关键路径优先</text>');
});

it('opens the lab at a swarm that follows the critical path', () => {
  expect({ ...PRESETS.post, ...spec.lab(PRESETS.post, spec.options) }).toMatchObject({
    swarm: 'standard',
    rule: 'critical-path',
    agents: 16,
  });
});
