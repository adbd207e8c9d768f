import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factorAxis, sizeAxis, timeAxis } from '../../../src/figures/ensemble/axes.ts';
import {
  bothSwarmsJob,
  indexOf,
  SWARMS,
  swarmOf,
} from '../../../src/figures/ensemble/both-swarms.ts';
import { systemFigures } from '../../../src/figures/ensemble/figures.ts';
import { formatsOf } from '../../../src/figures/ensemble/formats.ts';
import { withoutOverhead } from '../../../src/figures/ensemble/free.ts';
import {
  emptyNote,
  equalSizeLine,
  type SizeSeries,
  sizeLine,
  sizeReadable,
  valuesOf,
} from '../../../src/figures/ensemble/size-plot.tsx';
import { asSwarm, ensembleJob, field, SIZES } from '../../../src/figures/ensemble/systems.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { estimate, madeUpSummary, madeUpSystem } from './article/made-up-summary.ts';

const { post } = PRESETS;
const en = formatsOf('en');
const zh = formatsOf('zh');

describe('the systems of a figure', () => {
  it('follow the rule of the settings where they can', () => {
    const shortest = { ...post, rule: 'shortest' } as const;
    expect(asSwarm(shortest, 'standard', 8)).toEqual({ ...shortest, swarm: 'standard', agents: 8 });
    expect(asSwarm(shortest, 'recursive', 8)).toMatchObject({
      swarm: 'recursive',
      agents: 8,
      rule: 'own-branch',
    });
    const list = { ...post, rule: 'own-list' } as const;
    expect(asSwarm(list, 'recursive', 8).rule).toBe('own-list');
  });

  it('are measured on the same task whatever the swarm of the settings', () => {
    const other = {
      ...post,
      swarm: 'independent',
      agents: 3,
      sessions: 5,
      rule: 'random',
    } as const;
    expect(field(other)).toEqual(field(post));
    expect(field({ ...other, layers: 7 })).toEqual({ ...field(post), layers: 7 });
  });

  it('stand on one family, with a thousand replicates for their intervals', () => {
    const systems = [asSwarm(post, 'standard', 4)];
    expect(ensembleJob({ ...post, agents: 3 }, systems, { lines: true })).toEqual({
      kind: 'ensembles',
      tasks: [{ parameters: field(post), systems, lines: true }],
      replicates: 1000,
    });
  });

  it('of both swarms are found where they were put', () => {
    const { tasks } = bothSwarmsJob({ ...post, agents: 5, rule: 'critical-path' });
    expect(tasks).toHaveLength(1);
    const { systems } = tasks[0];
    expect(systems).toHaveLength(SWARMS.length * SIZES.length);
    const summary = madeUpSummary(systems.map((_, i) => madeUpSystem(i + 1)));
    for (const swarm of SWARMS) {
      for (const size of SIZES) {
        expect(systems[indexOf(swarm, size)]).toMatchObject({ swarm, agents: size });
        const speed = 1 + indexOf(swarm, size);
        expect(swarmOf(summary, swarm, size).speedup.best[0].value).toBe(speed);
      }
    }
  });

  it('without overhead are the same whatever the overhead would be', () => {
    const moved = {
      ...post,
      overhead: true,
      scheduling: 0.4,
      communication: 'group',
      groupSlope: 0.2,
    } as const;
    expect(withoutOverhead(moved)).toEqual(withoutOverhead(post));
    expect(withoutOverhead({ ...moved, layers: 9 })).toEqual({
      ...withoutOverhead(post),
      layers: 9,
    });
    expect(withoutOverhead(moved).overhead).toBe(false);
  });
});

describe('axes', () => {
  it('of time have a tick a decade, every second one for narrow plots', () => {
    const ticks = (low: number, high: number) =>
      timeAxis(en, [low, high]).ticks.map(({ value, minor }) => [value, minor]);
    expect(ticks(10 ** -2.5, 10)).toEqual([
      [0.01, false],
      [0.1, true],
      [1, false],
      [10, true],
    ]);
    expect(ticks(1, 1)).toEqual([[1, false]]);
    expect(ticks(2, 5)).toEqual([]);
    expect(timeAxis(en, [1e-5, 10]).ticks.map(({ label }) => label)).toEqual([
      '10⁻⁵',
      '0.0001',
      '0.001',
      '0.01',
      '0.1',
      '1',
      '10',
    ]);
  });

  it('of sizes leave equal room at both ends', () => {
    const { domain, ticks } = sizeAxis(en, SIZES);
    expect(domain[0] * domain[1]).toBeCloseTo(2 * 64, 9);
    expect(domain[0]).toBeLessThan(2);
    expect(ticks.map(({ label }) => label)).toEqual(['2', '4', '8', '16', '32', '64']);
  });

  it('of factors hold one and all values, with ticks at 1, 2 and 5', () => {
    expect(factorAxis(en, [3, 12]).ticks.map(({ label, read }) => [label, read])).toEqual([
      ['1×', true],
      ['2×', false],
      ['5×', false],
      ['10×', false],
    ]);
    expect(factorAxis(en, [0.04]).ticks.map(({ value }) => value)).toEqual([
      0.05, 0.1, 0.2, 0.5, 1, 2,
    ]);
    // What is not there changes nothing.
    const { over: _, ...axis } = factorAxis(en, [3, Number.NaN, 0, -4, Number.POSITIVE_INFINITY]);
    expect(factorAxis(en, [3])).toMatchObject(axis);
    expect(factorAxis(en, []).ticks.length).toBeGreaterThanOrEqual(2);
  });

  it('of factors keep every tick and value between their ends', () => {
    const values = fc.array(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), { maxLength: 5 });
    fc.assert(
      fc.property(values, (all) => {
        const { domain, ticks } = factorAxis(en, all);
        for (const value of [1, ...all, ...ticks.map((tick) => tick.value)]) {
          expect(value).toBeGreaterThanOrEqual(domain[0] * 0.999);
          expect(value).toBeLessThanOrEqual(domain[1] * 1.001);
        }
        expect(new Set(ticks.map(({ label }) => label)).size).toBe(ticks.length);
      }),
    );
  });
});

describe('estimates as texts', () => {
  it('have their interval where there is one, and say where there is nothing', () => {
    const known = estimate(13.2, [12, 14.4]);
    expect(en.withRange(known, en.factor)).toBe('13× (12× to 14×)');
    expect(en.withRange(estimate(13.2), en.factor)).toBe('13×');
    expect(en.ranged(estimate(13.2), en.factor)).toBe('');
    expect(en.value(estimate(null), en.factor)).toBe('not reached');
    expect(zh.withRange(known, zh.factor)).toMatch(/^13× \(12×.+14×\)$/);
    expect(zh.value(estimate(null), zh.factor)).toMatch(/\p{Script=Han}/u);
  });

  it('are numbers by the names of the claims; what is never reached is NaN', () => {
    const figures = systemFigures('standard16', madeUpSystem(8, 0.95));
    expect(figures).toMatchObject({
      'standard16.coverage.0.5': 8,
      'standard16.best.0.9': 8,
      'standard16.time.coverage.0.5': 1 / 8,
      'standard16.agentTime.best': 2,
      'standard16.scheduling': 0.125,
      'standard16.communication': 0.25,
    });
    expect(figures['standard16.coverage.0.99']).toBeNaN();
    expect(figures['standard16.time.best.0.99']).toBeNaN();
    expect(figures['standard16.makespan']).toBeCloseTo(100 / 8, 9);
  });
});

const series = (values: (number | null)[]): SizeSeries => ({
  key: 'a',
  name: 'Standard',
  colour: 'var(--ink)',
  shape: 'circle',
  estimates: values.map((value, i) => estimate(value, i === 0 ? [1, 3] : null)),
});

describe('a series over sizes', () => {
  const one = series([2, 4, null, 16, 32, 64]);

  it('is broken where the level is not reached, and named at its end', () => {
    const line = sizeLine({ ...one, label: 'S' });
    expect(line.y).toEqual([2, 4, Number.NaN, 16, 32, 64]);
    expect(line.intervals).toEqual({
      low: [1, ...Array(5).fill(Number.NaN)],
      high: [3, ...Array(5).fill(Number.NaN)],
    });
    expect(line.label).toEqual({ text: 'S', at: 'end' });
    expect(sizeLine(one).label?.text).toBe('Standard');
    // A tenth of a doubling to the right.
    expect(Array.from(sizeLine({ ...one, aside: 0.1 }).x)[0]).toBeCloseTo(2 * 2 ** 0.1, 12);
    expect(equalSizeLine('equal')).toMatchObject({ x: SIZES, y: SIZES });
  });

  it('is read off at the sizes alone', () => {
    const readable = sizeReadable(en, 'Speedup', [one], en.factor);
    expect(readable.stops).toEqual(SIZES);
    expect(readable.title(8)).toBe('8 agents');
    expect(readable.rows(2)).toMatchObject([{ value: '2.0×', range: '1.0× to 3.0×' }]);
    expect(readable.rows(8)).toMatchObject([{ value: 'not reached', range: '' }]);
  });

  it('has its values and the ends of its intervals on its axis', () => {
    expect(valuesOf([one])).toEqual([2, 1, 3, 4, 16, 32, 64]);
  });

  it('of nothing says so in the plot', () => {
    const none = { ...one, estimates: SIZES.map(() => estimate(null)) };
    expect(emptyNote([none, none], 'nothing')).toHaveProperty('before');
    expect(emptyNote([none, one], 'nothing')).toEqual({});
  });
});
