import { describe, expect, it } from 'vitest';
import type { DataTable } from '../../../src/export/data-table.ts';
import { spec as compare } from '../../../src/figures/compare/spec.ts';
import { spec as compute } from '../../../src/figures/compute/spec.ts';
import { dataOfDeploy } from '../../../src/figures/deploy/data.ts';
import { SIZES } from '../../../src/figures/ensemble/systems.ts';
import { spec as overhead } from '../../../src/figures/overhead/spec.ts';
import { spec as recursive } from '../../../src/figures/recursive/spec.ts';
import { spec as rules } from '../../../src/figures/rules/spec.ts';
import { spec as single } from '../../../src/figures/single/spec.ts';
import { spec as standard } from '../../../src/figures/standard/spec.ts';
import { pointsOf } from '../../../src/figures/width/points.ts';
import { spec as width } from '../../../src/figures/width/spec.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { madeUpSummary, madeUpSystem, reaches } from './article/made-up-summary.ts';
import { observations, where } from './data-rows.ts';
import { at, MADE_UP } from './deploy-made-up.ts';
import { EVEN_MAP, shownAt } from './shown.ts';

const { post } = PRESETS;
/** Two graphs of 65 steps in three layers: quick, and not all alike. */
const SMALL = { ...EVEN_MAP, layers: 3, graphs: 2, durationNoise: 0.3, merge: 0.2 };
const small = {
  standard: standard.data(shownAt(standard, SMALL)),
  recursive: recursive.data(shownAt(recursive, SMALL, { size: 8 })),
  single: single.data(shownAt(single, SMALL)),
  compare: compare.data(shownAt(compare, SMALL)),
  rules: rules.data(shownAt(rules, SMALL)),
  overhead: overhead.data(shownAt(overhead, { ...SMALL, scheduling: 0.2 })),
  compute: compute.data(shownAt(compute, SMALL)),
};

describe.each(Object.entries(small))('the data of %s', (_, table: DataTable) => {
  it('are one observation a row, each with all its cells', () => {
    const what = ['value', 'low', 'high', 'interval', 'n', 'reached'];
    const names = table.columns.map(({ name }) => name);
    const keys = observations(table).map((each) =>
      names
        .filter((name) => !what.includes(name))
        .map((name) => each[name])
        .join('|'),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(table.rows.filter((row) => row.length !== names.length)).toEqual([]);
    const odd = observations(table).filter(
      ({ measure, value }) => measure === '' || typeof value !== 'number',
    );
    expect(odd).toEqual([]);
  });

  it('have intervals where they have values, and their ends in order', () => {
    const odd = observations(table).filter(
      ({ value, low, high, interval }) =>
        interval !== '' && !(Number(low) <= Number(high) && !Number.isNaN(value)),
    );
    expect(odd).toEqual([]);
  });
});

describe('a family whose numbers are known', () => {
  /** Every size is three quarters as fast as it is large; the largest stops short of 99%. */
  const summary = madeUpSummary(
    SIZES.map((size) => madeUpSystem(0.75 * size, size === 64 ? 0.95 : 1)),
  );
  const result = {
    kind: 'ensembles' as const,
    ensembles: [{ summary, lines: null, atWork: null, spans: null }],
    complete: true,
  };
  const shown = { result, of: post, options: { size: 16 } } as const;
  const table = standard.data(shown);
  const level = (agents: number, at: number, measure: string, run = 'current') => ({
    run,
    agents,
    measure,
    level: at,
    score: 'best score',
  });

  it('has its speedups with their intervals, and what is never reached as no number', () => {
    expect(where(table, level(16, 0.9, 'speedup'))).toEqual([
      {
        ...level(16, 0.9, 'speedup'),
        system: 'standard',
        'time (t_mid)': '',
        value: 12,
        low: 0.9 * 12,
        high: 1.1 * 12,
        interval: '95% bootstrap',
        n: 16,
        reached: 16,
      },
    ]);
    expect(where(table, level(16, 0.9, 'time to level (t_mid)'))[0].value).toBe(reaches(12, 0.9));
    const [never] = where(table, level(64, 0.99, 'speedup'));
    expect(never).toMatchObject({ value: Number.NaN, low: Number.NaN, interval: '', reached: 3 });
    expect(where(table, { agents: 1, measure: 'speedup' })).toEqual([]);
  });

  it('has each sample of each curve with the 80% of the graphs around it', () => {
    const curve = where(table, { agents: 4, measure: 'mean score', score: 'coverage' });
    const { mean, low, high } = summary.systems[1].curves.coverage;
    expect(curve.map((row) => row['time (t_mid)'])).toEqual([...summary.time]);
    expect(curve.map(({ value }) => value)).toEqual([...mean]);
    expect(curve.map((row) => row.low)).toEqual([...low]);
    expect(curve.map((row) => row.high)).toEqual([...high]);
    expect(new Set(curve.map(({ interval }) => interval))).toEqual(new Set(['80% of graphs']));
  });

  it('has pinned runs too, by their place in the link', () => {
    const faster = madeUpSummary(SIZES.map((size) => madeUpSystem(size)));
    const ghost = { ...result, ensembles: [{ ...result.ensembles[0], summary: faster }] };
    const settings = { preset: 'post', parameters: post } as const;
    const both = standard.data({ ...shown, ghosts: [{ place: 1, settings, result: ghost }] });
    expect(both.rows).toHaveLength(2 * table.rows.length);
    expect(where(both, level(16, 0.9, 'speedup', 'pin2'))[0].value).toBe(16);
    expect(where(both, level(16, 0.9, 'speedup'))[0].value).toBe(12);
  });
});

describe('what only one figure has', () => {
  it('recursive: the standard swarm of the marked size alone, and the agents at work', () => {
    const shown = shownAt(recursive, SMALL, { size: 8 });
    const table = recursive.data(shown);
    const [{ summary, atWork }] = shown.result.ensembles;
    const sizes = where(table, { system: 'standard' }).map(({ agents }) => agents);
    expect(new Set(sizes)).toEqual(new Set([8]));
    const busy = where(table, { system: 'recursive', agents: 4, measure: 'agents at work' });
    expect(busy.map(({ value }) => value)).toEqual([...(atWork?.[SIZES.length + 1] ?? [])]);
    expect(busy).toHaveLength(summary.time.length);
  });

  it('single: every graph by its number, whatever family it is of', () => {
    const shown = shownAt(single, { ...SMALL, graph: 33 });
    const rows = where(single.data(shown), { measure: 'score of one graph', score: 'best score' });
    const [{ lines, summary }] = shown.result.ensembles;
    expect(new Set(rows.map(({ graph }) => graph))).toEqual(new Set([32, 33]));
    expect(rows.filter(({ graph }) => graph === 33).map(({ value }) => value)).toEqual([
      ...(lines?.best[1] ?? []),
    ]);
    expect(rows).toHaveLength(2 * summary.time.length);
  });

  it('compare: the bound of the even map, by hand', () => {
    // 65 steps of length 1 with a chain of 2: max(2, 65 / agents) is the least.
    const table = compare.data(shownAt(compare, EVEN_MAP));
    const bounds = where(table, { measure: 'upper bound of the speedup of the makespan' });
    expect(bounds.map(({ agents, value }) => [agents, value])).toEqual(
      SIZES.map((agents) => [agents, expect.closeTo(65 / Math.max(2, 65 / agents), 12)]),
    );
  });

  it('rules: each rule has what the picture draws of it', () => {
    const shown = shownAt(rules, SMALL);
    const { systems } = shown.result.ensembles[0].summary;
    const [row] = where(rules.data(shown), {
      rule: 'critical-path',
      agents: 4,
      measure: 'speedup',
      score: 'coverage',
      level: 0.9,
    });
    expect(row.value).toBe(systems[4 * SIZES.length + 1].speedup.coverage[1].value);
  });

  it('overhead: shares that add up to one, and none where nobody pays', () => {
    const parts = observations(small.overhead).filter(({ measure }) =>
      String(measure).startsWith('share of agent-time'),
    );
    expect(parts).toHaveLength(3 * SIZES.length);
    for (const agents of SIZES) {
      const own = parts.filter((row) => row.agents === agents);
      expect(own.every((row) => row.overhead === 'on')).toBe(true);
      expect(own.reduce((sum, { value }) => sum + Number(value), 0)).toBeCloseTo(1, 12);
    }
  });

  it('compute: ratios of agent-time, both kinds', () => {
    const shown = shownAt(compute, SMALL);
    const { systems } = shown.result.ensembles[0].summary;
    const measures = observations(small.compute).map(({ measure }) => measure);
    expect(new Set(measures)).toEqual(new Set(['agent-time over that of one agent']));
    const [row] = where(small.compute, {
      system: 'recursive',
      agents: 64,
      score: 'best score',
      level: 0.99,
    });
    expect(row.value).toBe(systems[2 * SIZES.length - 1].agentTime.best[2].value ?? Number.NaN);
  });

  it('deploy: times, agent-times and ends of every split', () => {
    const table = dataOfDeploy({
      result: { kind: 'deploy', deployed: MADE_UP, complete: true },
      of: post,
      options: at({}),
    });
    expect(table.rows).toHaveLength(6 * 2 * 3);
    const split = { deployment: 'several', sessions: 2, 'agents each': 2, agents: 4 };
    const best = where(table, { ...split, score: 'best score' });
    expect(best.map(({ measure, level, value }) => [measure, level, value])).toEqual([
      ['time to level (t_mid)', 0.9, 3],
      ['agent-time to level (t_mid)', 0.9, 12],
      ['mean score at the end', '', 0.95],
    ]);
  });
});

describe('the data of width', () => {
  it('are what the points are, at every width', () => {
    const shown = shownAt(width, { graphs: 1, agents: 4 });
    const table = width.data(shown);
    const points = pointsOf(shown.result, 4);
    expect(points).toHaveLength(11);
    for (const point of points) {
      const here = { layers: point.layers };
      const value = (measure: string, system: string) =>
        where(table, { ...here, measure, system }).map((row) => row.value);
      expect(value('upper bound of the speedup of the makespan', 'any')).toEqual([point.bound]);
      expect(value('speedup of the makespan', 'standard')).toEqual([point.whole.standard]);
      expect(value('work over critical path', '')).toEqual([point.parallelism]);
      const [row] = where(table, {
        ...here,
        system: 'recursive',
        measure: 'speedup',
        score: 'coverage',
        level: 0.5,
      });
      expect(row.value).toBe(point.systems.recursive.speedup.coverage[0].value);
      expect(row['steps per layer']).toBe(point.perLayer);
      expect(row.agents).toBe(4);
    }
  });
});
