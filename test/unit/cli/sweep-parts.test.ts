import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Remembered } from '../../../src/cli/remembered.ts';
import { cellsOf, costOf } from '../../../src/cli/sweep/shard.ts';
import { type Ground, groundOf } from '../../../src/model/measure/graph-measure.ts';
import {
  definition,
  PARAMETER_KEYS,
  type ParameterKey,
  type Parameters,
} from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';

describe('the cells of a shard', () => {
  const costs = fc
    .array(fc.double({ min: 1, max: 1e12, noNaN: true }), { minLength: 1, maxLength: 60 })
    .map((list) => Float64Array.from(list));
  const count = fc.integer({ min: 1, max: 90 });

  it('follow one another from the first cell to the last', () => {
    fc.assert(
      fc.property(costs, count, (list, n) => {
        let next = 0;
        for (let index = 1; index <= n; index++) {
          const { first, end } = cellsOf({ index, count: n }, list);
          expect(first).toBe(next);
          expect(end).toBeGreaterThanOrEqual(first);
          next = end;
        }
        expect(next).toBe(list.length);
      }),
    );
  });

  it('cost no more than a fair part and one cell', () => {
    fc.assert(
      fc.property(costs, count, (list, n) => {
        const total = list.reduce((sum, cost) => sum + cost, 0);
        for (let index = 1; index <= n; index++) {
          const { first, end } = cellsOf({ index, count: n }, list);
          const cost = list.slice(first, end).reduce((sum, each) => sum + each, 0);
          expect(cost).toBeLessThanOrEqual((total / n + Math.max(...list)) * (1 + 1e-12));
        }
      }),
    );
  });

  it('are the heavy one and all the light ones', () => {
    const list = Float64Array.of(1, 1, 1, 1, 4);
    expect(cellsOf({ index: 1, count: 2 }, list)).toEqual({ first: 0, end: 4 });
    expect(cellsOf({ index: 2, count: 2 }, list)).toEqual({ first: 4, end: 5 });
  });
});

it('a row costs more with more steps, graphs, sessions or runs of one agent, not with more agents', () => {
  const cost = (changes: Partial<Parameters>, agents = 4) =>
    costOf({ ...PRESETS.post, ...changes }, agents, 2);
  expect(cost({}, 64)).toBe(cost({}));
  for (const more of [
    { steps: 10_000 },
    { graphs: 64 },
    { swarm: 'independent' },
    { clock: 'own' },
  ] as const) {
    expect(cost(more)).toBeGreaterThan(cost({}));
  }
  // 16 graphs of 100,000 steps: a hundred thousand bootstrap steps are nothing beside them.
  expect(cost({ steps: 100_000 }) / cost({ steps: 1_000_000 })).toBeCloseTo(0.1, 2);
});

describe('what is remembered', () => {
  const base: Parameters = {
    ...PRESETS.september,
    steps: 12,
    layers: 4,
    swarm: 'standard',
    durationGrowth: 'linear',
  };
  const digests = ({ alone, clock, prepared }: Ground) => ({
    clock,
    runs: alone.map((run) => run.digest),
    values: [...(prepared.graph.value ?? [])],
    durations: [...prepared.graph.duration],
    costs: [...(prepared.graph.growth?.layerCost ?? [])],
  });

  /** Another value that the parameter accepts. */
  function other(key: ParameterKey): Partial<Parameters> {
    const now = base[key];
    const parameter = definition(key);
    if (parameter.kind === 'switch') return { [key]: !now };
    if (parameter.kind === 'choice') return { [key]: parameter.options.find((o) => o !== now) };
    const [low, high] = parameter.bounds;
    return {
      [key]: typeof now === 'number' && now * 2 <= high && now > 0 ? now * 2 : Math.max(low, 1),
    };
  }

  it.each(PARAMETER_KEYS)('is the same graph and runs with another %s, or is not used', (key) => {
    const remembered = new Remembered();
    const changed = { ...base, ...other(key) };
    expect(changed[key]).not.toBe(base[key]);
    remembered.ground(base, 3);
    expect(digests(remembered.ground(changed, 3))).toEqual(digests(groundOf(changed, 3)));
  });

  it('is shared by swarms', () => {
    const remembered = new Remembered();
    const ground = remembered.ground(base, 3);
    const swarm = { swarm: 'recursive', rule: 'own-branch', overhead: false, agents: 5 } as const;
    expect(remembered.ground({ ...base, ...swarm, refill: false, graphs: 2 }, 3)).toBe(ground);
    expect(remembered.ground(base, 4)).not.toBe(ground);
    expect(remembered.ground({ ...base, baseline: 'own-branch' }, 3)).not.toBe(ground);
  });

  it('lets go of the oldest where there is no room', () => {
    // A graph of 12 steps and 16 runs on it, each counted as 64 steps more.
    const size = 17 * (12 + 64);
    const remembered = new Remembered(2 * size);
    const [zero, one] = [remembered.ground(base, 0), remembered.ground(base, 1)];
    expect(remembered.ground(base, 0)).toBe(zero);
    remembered.ground(base, 2);
    expect(remembered.ground(base, 1)).toBe(one);
    expect(remembered.ground(base, 0)).not.toBe(zero);
    const small = new Remembered(size - 1);
    expect(small.ground(base, 0)).not.toBe(small.ground(base, 0));
  });

  it('is told apart by the family and its number of graphs', () => {
    const remembered = new Remembered();
    const rows = () => [new Float64Array(1)];
    const first = remembered.ofFamily(base, 0, rows);
    expect(remembered.ofFamily({ ...base, swarm: 'recursive' }, 0, rows)).toBe(first);
    expect(remembered.ofFamily(base, 16, rows)).not.toBe(first);
    expect(remembered.ofFamily({ ...base, graphs: 2 }, 0, rows)).not.toBe(first);
  });
});
