import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { controlsOf } from '../../../src/figures/article/spec.ts';
import { spec as compare } from '../../../src/figures/compare/spec.ts';
import { bothSwarmsJob, indexOf } from '../../../src/figures/ensemble/both-swarms.ts';
import { SIZES } from '../../../src/figures/ensemble/systems.ts';
import { meanUntil } from '../../../src/figures/recursive/at-work.ts';
import { spec } from '../../../src/figures/recursive/spec.ts';
import { grow } from '../../../src/model/graph/grow.ts';
import { agentTimeUntil } from '../../../src/model/measure/agent-time.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { swarmOptions } from '../../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';
import { idle } from '../../../src/state/applies.ts';
import { EVEN_MAP, shownAt, stillMarkup } from './shown.ts';

const SMALL = { graphs: 2, steps: 60, layers: 6 } as const;
const CHAIN = { ...EVEN_MAP, steps: 40, layers: 39 } as const;
const { post } = PRESETS;

describe('what is computed for both swarms', () => {
  it('is one job, so that two figures share its result', () => {
    const other = { ...post, swarm: 'independent', agents: 5, sessions: 3 } as const;
    expect(spec.job(other, { size: 64 })).toEqual(compare.job(post, {}));
  });

  it('has every swarm at its place', () => {
    const { systems } = bothSwarmsJob(post).tasks[0];
    const { swarm, agents } = systems[indexOf('recursive', 8)];
    expect([swarm, agents, systems.length]).toEqual(['recursive', 8, 2 * SIZES.length]);
  });
});

describe('the mean number at work', () => {
  it('is one before the first sample, and exact where the number changes evenly', () => {
    const time = Float64Array.of(1, 2, 4);
    // 1 for 1, then 3 to 5 over 1, then 5 to 1 over 2.
    const column = Float64Array.of(3, 5, 1);
    expect(meanUntil(time, column, 0.5)).toBe(1);
    expect(meanUntil(time, column, 1)).toBe(1);
    expect(meanUntil(time, column, 2)).toBeCloseTo((1 + 4) / 2, 12);
    expect(meanUntil(time, column, 4)).toBeCloseTo((1 + 4 + 6) / 4, 12);
  });

  it('of a constant is that constant', () => {
    const positive = fc.double({ min: 1e-3, max: 1e3, noNaN: true });
    fc.assert(
      fc.property(fc.array(positive, { minLength: 2 }), positive, (gaps, until) => {
        let at = 0;
        const time = Float64Array.from(gaps, (gap) => (at += gap));
        const ones = time.map(() => 1);
        expect(meanUntil(time, ones, Math.min(until, at))).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe('the figures of recursive swarms', () => {
  it('are those of equal steps, most of which the root keeps for itself', () => {
    const { result, of } = shownAt(spec, EVEN_MAP);
    const figures = spec.figures(result, of, spec.options);
    // 16 work at the second step, then the root goes on alone: 1, 17, 18, … steps done. t_mid is 33.
    expect(figures['recursive16.coverage.0.5']).toBeCloseTo(33 / 18, 9);
    expect(figures['recursive16.coverage.0.9']).toBeCloseTo(59 / 44, 9);
    expect(figures['recursive16.peakAtWork']).toBe(16);
    expect(figures['recursive16.halfAtWork']).toBeCloseTo(1 / 33, 9);
    expect(figures['recursive16.usedTo50']).toBeCloseTo((1 + 16 + 16) / 18 / 16, 2);
    expect(figures['recursive16.usedTo90']).toBeCloseTo((1 + 16 + 42) / 44 / 16, 2);
    // With a coordinator: 1, 17, 33.
    expect(figures['standard16.usedTo50']).toBeCloseTo((1 + 16 + 16) / 3 / 16, 2);
  });

  it('are those of a chain, on which one agent works', () => {
    const { result, of } = shownAt(spec, CHAIN);
    const figures = spec.figures(result, of, spec.options);
    for (const size of SIZES) {
      expect(figures[`recursive${size}.coverage.0.9`]).toBeCloseTo(1, 9);
      expect(figures[`recursive${size}.usedTo90`]).toBeCloseTo(1 / size, 9);
    }
    expect(figures['recursive2.halfAtWork']).toBeGreaterThan(0);
    expect(figures['recursive16.halfAtWork']).toBeNaN();
  });

  it('agree with the agent-time of the runs', () => {
    const { result, of } = shownAt(spec, { graphs: 1, steps: 90, layers: 7 });
    const figures = spec.figures(result, of, spec.options);
    const parameters = { ...of, swarm: 'recursive', agents: 8 } as const;
    const graph = new PreparedGraph(grow(parameters, 0));
    const done = run(graph, swarmOptions(parameters), {
      seed: of.seed,
      graph: 0,
      attempt: 0,
      run: 0,
    });
    const half = done.end.slice().sort()[90 / 2 - 1];
    const used = agentTimeUntil(done, half) / half / 8;
    expect(figures['recursive8.usedTo50'] / used).toBeGreaterThan(0.95);
    expect(figures['recursive8.usedTo50'] / used).toBeLessThan(1.05);
  });
});

describe('the controls of forking', () => {
  it('are in force whatever swarm the shared settings have', () => {
    const inEffect = { ...post, rule: 'random', swarm: 'single', ...spec.sets } as const;
    for (const key of ['backlog', 'forkDepth', 'refill'] as const) {
      expect(controlsOf(spec, post)).toContain(key);
      expect(idle(post, key)).not.toBeNull();
      expect(idle(inEffect, key)).toBeNull();
    }
  });
});

describe('the words of recursive swarms', () => {
  it.each([
    ['en', '50% coverage 1.8×', '50% coverage 11×', 'has 16 agents at work', '11% of its cap'],
    ['zh', '覆盖率 50% 为 1.8×', '覆盖率 50% 为 11×', '最多 16 个', '上限的 11%'],
  ] as const)('tell speedups and the use of the cap, in %s', (language, ...parts) => {
    const told = spec.describe(shownAt(spec, EVEN_MAP), language).toLowerCase();
    for (const part of parts) expect(told).toContain(part.toLowerCase());
  });

  it.each([
    ['en', 'Half of its cap is never at work.', 'not reached'],
    ['zh', '始终不到上限的一半', '未达到'],
  ] as const)('say that half of the cap is never at work, in %s', (language, said, cell) => {
    const shown = shownAt(spec, CHAIN);
    expect(spec.describe(shown, language)).toContain(said);
    const { head, rows } = spec.table(shown, language);
    for (const row of rows) expect(row).toHaveLength(head.length);
    expect(new Set(head).size).toBe(head.length);
    expect(rows[SIZES.indexOf(16)][8]).toBe(cell);
    expect(rows[SIZES.indexOf(2)][8]).not.toBe(cell);
  });

  it('say n and the interval, or why there is none', () => {
    expect(spec.caption(shownAt(spec, SMALL), 'en')).toMatch(/Means over 2 .*\(95%, bootstrap/);
    expect(spec.caption(shownAt(spec, EVEN_MAP), 'en')).toContain('no interval');
    expect(spec.caption(shownAt(spec, EVEN_MAP), 'zh')).toContain('没有区间');
  });
});

describe('the picture of recursive swarms', () => {
  it.each(['en', 'zh'] as const)(
    'stands in the page without a style attribute, in %s',
    (language) => {
      const markup = stillMarkup(spec, shownAt(spec, SMALL), language);
      expect(markup).not.toContain(' style=');
      expect(markup).not.toContain('NaN');
      // Twice one agent, six sizes and the standard swarm; at work without the one agent.
      expect(markup.match(/class="fplot-line"/g)).toHaveLength(2 * 8 + 7);
      expect(markup.match(/role="slider"/g)).toHaveLength(3);
    },
  );

  it('has the three plots on one axis of time', () => {
    const markup = stillMarkup(spec, shownAt(spec, SMALL), 'en');
    const ticks = [...markup.matchAll(/<line class="fplot-tick" x1="([^"]+)"/g)].map(([, x]) => x);
    const third = ticks.length / 3;
    expect(ticks.slice(0, third)).toEqual(ticks.slice(third, 2 * third));
    expect(ticks.slice(0, third)).toEqual(ticks.slice(2 * third));
  });

  it('names lines that coincide once for all', () => {
    const markup = stillMarkup(spec, shownAt(spec, CHAIN), 'en');
    const atWork = markup.slice(markup.indexOf('Agents at work'));
    const names = [...atWork.matchAll(/class="fplot-name[^>]*>([^<]+)</g)].map(([, name]) => name);
    expect(names.sort()).toEqual(['2 to 64', 'standard']);
  });
});
