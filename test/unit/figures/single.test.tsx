import { describe, expect, it } from 'vitest';
import { reachedAt } from '../../../src/figures/single/levels.ts';
import { MOST_LINES } from '../../../src/figures/single/plots.tsx';
import { spec } from '../../../src/figures/single/spec.ts';
import { grow } from '../../../src/model/graph/grow.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { baselineOptions } from '../../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';
import { madeUpSummary, madeUpSystem } from './article/made-up-summary.ts';
import { EVEN_MAP, shownAt, stillMarkup } from './shown.ts';

const SMALL = { graphs: 2, steps: 60, layers: 6 } as const;
const { post } = PRESETS;

/** A made-up family of 16 graphs whose curves stop short of 90%. */
const STOPPING = {
  result: {
    kind: 'ensembles',
    ensembles: [
      {
        summary: { ...madeUpSummary([]), baseline: madeUpSystem(1, 0.7) },
        lines: null,
        atWork: null,
        spans: null,
      },
    ],
    complete: true,
  },
  of: post,
  options: spec.options,
} as const;

describe('what is computed for one agent', () => {
  it('does not depend on what only swarms know', () => {
    const swarm = {
      swarm: 'recursive',
      agents: 7,
      backlog: 'fifo',
      forkDepth: 3,
      refill: true,
      overhead: true,
    } as const;
    expect(spec.job({ ...post, ...swarm }, spec.options)).toEqual(spec.job(post, spec.options));
  });

  it('depends on how the agent picks its next branch', () => {
    const oldest = { ...post, dispatch: 'oldest' } as const;
    expect(spec.job(oldest, spec.options)).not.toEqual(spec.job(post, spec.options));
  });
});

describe('the figures of one agent', () => {
  it('are those of equal steps, done one after the other', () => {
    const { result, of } = shownAt(spec, EVEN_MAP);
    const figures = spec.figures(result, of, spec.options);
    // The 33rd of 65 steps is half, the 59th is 90%; t_mid is 33 steps.
    expect(figures['single.time.coverage.0.5']).toBeCloseTo(1, 9);
    expect(figures['single.time.coverage.0.9']).toBeCloseTo(59 / 33, 9);
    expect(figures['single.stretch.coverage']).toBeCloseTo(1 + 26 / 33, 9);
    expect(figures['single.time.coverage.1']).toBeCloseTo(65 / 33, 9);
    expect(figures['single.steps']).toBe(65);
    expect(figures.graphs).toBe(1);
  });

  it('are read off the mean of the graphs’ own runs', () => {
    const { result, of } = shownAt(spec, SMALL);
    const figures = spec.figures(result, of, spec.options);
    const ends = [0, 1].flatMap((graph) => {
      const prepared = new PreparedGraph(grow(of, graph));
      const id = { seed: of.seed, graph, attempt: 0, run: 0 };
      return Array.from(run(prepared, baselineOptions(of), id).end);
    });
    ends.sort((a, b) => a - b);
    // With 60 steps in each of two graphs a level is reached at a place in the order of all 120 completions.
    const at = (level: number) => ends[120 * level - 1] / ends[59];
    expect(figures['single.time.coverage.0.9']).toBeCloseTo(at(0.9), 9);
    for (const level of [0.1, 0.25, 0.75]) {
      const told = figures[`single.time.coverage.${level}`];
      // Read off samples that are a few percent apart.
      expect(Math.abs(Math.log(told / at(level)))).toBeLessThan(0.06);
    }
  });

  it('are NaN where a level is never reached', () => {
    const figures = spec.figures(STOPPING.result, post, spec.options);
    expect(figures['single.time.best.0.9']).toBeNaN();
    expect(figures['single.time.best.1']).toBeNaN();
    expect(figures['single.stretch.best']).toBeNaN();
    expect(figures['single.time.best.0.5']).toBeGreaterThan(0);
  });
});

describe('the words of one agent', () => {
  it.each([
    ['en', '90% after 1.8 t_mid', '100% after 2 t_mid', 'One graph gives no interval.'],
    ['zh', '90% 用时 1.8 t_mid', '100% 用时 2 t_mid', '只有一张图，因此没有区间。'],
  ] as const)('tell the times, in %s', (language, most, all, none) => {
    const shown = shownAt(spec, EVEN_MAP);
    expect(spec.describe(shown, language)).toContain(most);
    expect(spec.describe(shown, language)).toContain(all);
    expect(spec.caption(shown, language)).toContain(none);
    const { head, rows } = spec.table(shown, language);
    expect(rows.map(([level, coverage]) => [level, coverage])).toContainEqual(['90%', '1.79']);
    for (const row of rows) expect(row).toHaveLength(head.length);
  });

  it.each([
    ['en', '90% is never reached', 'not reached'],
    ['zh', '90% 从未达到', '未达到'],
  ] as const)('say what is never reached, in %s', (language, said, cell) => {
    expect(spec.describe(STOPPING, language)).toContain(said);
    const row = spec.table(STOPPING, language).rows.find(([level]) => level === '90%');
    expect(row?.slice(1)).toEqual([cell, cell]);
  });

  it('give the intervals of the levels that have some', () => {
    const shown = shownAt(spec, SMALL);
    const { summary } = shown.result.ensembles[0];
    const interval = reachedAt(summary, 'coverage', 0.9).interval;
    expect(interval).not.toBeNull();
    expect(spec.caption(shown, 'en')).toContain('90% coverage after');
    expect(spec.caption(shown, 'en')).not.toContain('no interval');
    expect(spec.caption(STOPPING, 'en')).not.toContain('interval');
  });
});

describe('the picture of one agent', () => {
  const lines = (markup: string) => markup.match(/class="fplot-line"/g)?.length;
  const bands = (markup: string) => markup.match(/class="fplot-band"/g)?.length ?? 0;

  it.each(['en', 'zh'] as const)(
    'stands in the page without a style attribute, in %s',
    (language) => {
      const markup = stillMarkup(spec, shownAt(spec, SMALL), language);
      expect(markup).not.toContain(' style=');
      expect(markup).not.toContain('NaN');
      // On both axes, and at the line where coverage is one half.
      expect(markup.match(/>mid<\/tspan>/g)).toHaveLength(2 + 2);
    },
  );

  it('has each graph and the mean, or the band and the mean, of both scores', () => {
    const each = stillMarkup(spec, shownAt(spec, SMALL), 'en');
    expect([lines(each), bands(each)]).toEqual([2 * (2 + 1), 0]);
    const band = stillMarkup(spec, shownAt(spec, SMALL, { show: 'band' }), 'en');
    expect([lines(band), bands(band)]).toEqual([2, 2]);
  });

  it('has one line for one graph', () => {
    const markup = stillMarkup(spec, shownAt(spec, EVEN_MAP), 'en');
    expect([lines(markup), bands(markup)]).toEqual([2, 0]);
  });

  it('has so many lines at most, and the caption says which', () => {
    const [ensemble] = STOPPING.result.ensembles;
    const graphs = MOST_LINES + 1;
    const own = Array.from({ length: graphs }, () => ensemble.summary.baseline.curves.best.mean);
    const many = {
      ...ensemble,
      summary: { ...ensemble.summary, graphs },
      lines: { coverage: own, best: own },
    };
    const shown = { ...STOPPING, result: { ...STOPPING.result, ensembles: [many] } };
    expect(lines(stillMarkup(spec, shown, 'en'))).toBe(2 * (MOST_LINES + 1));
    expect(spec.caption(shown, 'en')).toContain(`the first ${MOST_LINES} graphs`);
  });
});
