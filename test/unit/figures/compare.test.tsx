import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardFaster } from '../../../src/claims/post/statements.ts';
import { recursiveFaster } from '../../../src/figures/compare/faster.ts';
import { lambda } from '../../../src/figures/compare/figures.ts';
import { spec } from '../../../src/figures/compare/spec.ts';
import { SWARMS, swarmOf } from '../../../src/figures/ensemble/both-swarms.ts';
import { averageParallelism, completionBound } from '../../../src/figures/ensemble/bound.ts';
import { SIZES } from '../../../src/figures/ensemble/systems.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { madeUpSummary, madeUpSystem } from './article/made-up-summary.ts';
import { EVEN_MAP, shownAt, stillMarkup } from './shown.ts';

const SMALL = { graphs: 2, steps: 60, layers: 6 } as const;
const span = (work: number, criticalPath: number) => ({
  graph: 0,
  steps: 10,
  work,
  criticalPath,
  widest: 5,
  layers: 2,
});

/**
 * Standard swarms are half as fast as they are large, recursive ones a quarter; but with 8 agents the recursive one is the
 * faster, and with 64 the standard one stops short of 90%.
 */
const MADE_UP = {
  result: {
    kind: 'ensembles',
    ensembles: [
      {
        summary: madeUpSummary([
          ...SIZES.map((size) => madeUpSystem(size / 2, size === 64 ? 0.7 : 1)),
          ...SIZES.map((size) => madeUpSystem(size === 8 ? 6 : size / 4)),
        ]),
        lines: null,
        atWork: null,
        spans: [span(60, 10), span(20, 10)],
      },
    ],
    complete: true,
  },
  of: PRESETS.post,
  options: {},
} as const;
const { summary } = MADE_UP.result.ensembles[0];

describe('the bound for completion', () => {
  it('is all work over the least that all graphs can take', () => {
    const spans = [span(60, 10), span(20, 10)];
    expect(completionBound(spans, 2)).toBe(80 / (30 + 10));
    expect(completionBound(spans, 4)).toBe(80 / (15 + 10));
    expect(completionBound(spans, 64)).toBe(80 / (10 + 10));
    expect(averageParallelism(spans)).toBe(4);
  });

  it('of a graph without work is one', () => {
    expect(completionBound([span(0, 0)], 8)).toBe(1);
  });

  it('is beaten by no swarm', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e6 }),
        fc.integer({ min: 2, max: 8 }),
        (seed, layers) => {
          const shown = shownAt(spec, { graphs: 4, steps: 50, layers, seed });
          const [{ summary: measured, spans }] = shown.result.ensembles;
          for (const swarm of SWARMS) {
            for (const size of SIZES) {
              const alone = measured.baseline.makespan.value ?? Number.NaN;
              const swarmed = swarmOf(measured, swarm, size).makespan.value ?? Number.NaN;
              const bound = completionBound(spans ?? [], size);
              expect(alone / swarmed).toBeLessThanOrEqual(bound * (1 + 1e-9));
            }
          }
        },
      ),
      { numRuns: 6 },
    );
  });
});

describe('the figures of both swarms', () => {
  it('are those of equal steps in one layer', () => {
    const { result, of } = shownAt(spec, EVEN_MAP);
    const figures = spec.figures(result, of, spec.options);
    expect(figures['standard16.coverage.0.5']).toBeCloseTo(11, 9);
    expect(figures['recursive16.coverage.0.5']).toBeCloseTo(33 / 18, 9);
    // W is 65, C is 2.
    expect(figures['compare.parallelism']).toBeCloseTo(32.5, 9);
    expect(figures['standard16.lambda']).toBeCloseTo(Math.log(11) / Math.log(16), 9);
    // Half is 33 / (1 + 32 / agents) as soon, from 4 agents to 32; 64 gain no more than 32.
    expect(figures['lambda.most']).toBeCloseTo(Math.log(33 / 9) / Math.log(4), 9);
    expect(figures['lambda.least']).toBeCloseTo(Math.log(33 / 2) / Math.log(64), 9);
  });

  it('hold all that the statement about them needs', () => {
    const { result, of } = shownAt(spec, EVEN_MAP);
    expect(standardFaster(spec.figures(result, of, spec.options))).not.toBeNaN();
    expect(standardFaster(spec.figures(MADE_UP.result, MADE_UP.of, spec.options))).toBeNaN();
  });

  it('give a swarm that gains its own size an exponent of 1, and NaN to one that never gets there', () => {
    expect(lambda(madeUpSystem(16), 16)).toBeCloseTo(1, 12);
    expect(lambda(madeUpSystem(4), 16)).toBeCloseTo(0.5, 12);
    expect(lambda(madeUpSystem(4, 0.4), 16)).toBeNaN();
  });
});

describe('where the recursive swarm is faster', () => {
  it('is where it gets there sooner, or alone', () => {
    expect(recursiveFaster(summary, 'coverage', 0.5)).toEqual([8]);
    expect(recursiveFaster(summary, 'coverage', 0.9)).toEqual([8, 64]);
  });

  it.each([
    ['en', '50% coverage with 8 agents', '90% coverage with 8 and 64 agents', 'Ringed'],
    ['zh', '覆盖率 50%，8 个智能体', '覆盖率 90%，8和64 个智能体', '带圈'],
  ] as const)('is said, in %s', (language, half, most, ringed) => {
    expect(spec.describe(MADE_UP, language)).toContain(half);
    expect(spec.describe(MADE_UP, language)).toContain(most);
    expect(spec.caption(MADE_UP, language)).toContain(ringed);
  });

  it.each([
    ['en', 'faster nowhere', 'Ringed'],
    ['zh', '任何一处都不更快', '带圈'],
  ] as const)('is said to be nowhere, in %s', (language, nowhere, ringed) => {
    const shown = shownAt(spec, { ...EVEN_MAP, steps: 40, layers: 39 });
    expect(spec.describe(shown, language)).toContain(nowhere);
    expect(spec.caption(shown, language)).not.toContain(ringed);
  });

  it('is ringed', () => {
    const markup = stillMarkup(spec, MADE_UP, 'en');
    // 8 agents at both levels and 64 at one, of both scores.
    expect(markup.match(/<circle r="8"/g)).toHaveLength(2 * 3);
  });
});

describe('the words of both swarms', () => {
  it.each([
    ['en', 'to 50%, standard 8.0×, recursive 4.0×', 'standard 64', 'not reached (3 of 16 graphs)'],
    ['zh', '50% 处标准群体为 8.0×，递归群体为 4.0×', '标准 64', '未达到（16 张图中有 3 张达到）'],
  ] as const)('tell speedups and what is not reached, in %s', (language, said, name, cell) => {
    expect(spec.describe(MADE_UP, language)).toContain(said);
    const { head, rows } = spec.table(MADE_UP, language);
    expect(rows).toHaveLength(2 * SIZES.length);
    for (const row of rows) expect(row).toHaveLength(head.length);
    const row = rows.find(([first]) => first === name) ?? [];
    expect(row[1]).toMatch(/^32× /);
    expect(row[2]).toBe(cell);
    // 5 / 6 is the logarithm of 32 over that of 64; 4 the bound.
    expect(row.slice(-2)).toEqual(['0.83', '4.0×']);
    expect(spec.caption(MADE_UP, language)).toContain('4');
  });
});

describe('the picture of both swarms', () => {
  it.each(['en', 'zh'] as const)(
    'stands in the page without a style attribute, in %s',
    (language) => {
      const markup = stillMarkup(spec, shownAt(spec, SMALL), language);
      expect(markup).not.toContain(' style=');
      expect(markup).not.toContain('NaN');
      // Two swarms at two levels and the line of equal size, twice; the bound once, with coverage.
      expect(markup.match(/class="fplot-line"/g)).toHaveLength(2 * 5 + 1);
      expect(markup.match(/role="slider"/g)).toHaveLength(2);
    },
  );

  it('keeps the names of lines that break off', () => {
    const markup = stillMarkup(spec, MADE_UP, 'en');
    expect(markup.match(/>standard 90%</g)).toHaveLength(2);
  });
});
