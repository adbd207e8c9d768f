import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { layerCosts } from '../../../src/model/graph/durations.ts';
import { grow, growValues } from '../../../src/model/graph/grow.ts';
import { drawTask, type GrowthParameters } from '../../../src/model/graph/task.ts';
import type { GrowthRecord, TaskGraph } from '../../../src/model/graph/task-graph.ts';
import { definition } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { evenly } from '../../reference/arbitraries.ts';
import { fromRows, toRows } from '../../reference/build-graph.ts';
import { FAR_OUT, meanDeviation, squareDeviation } from '../../reference/chance.ts';

// Seconds at most, but not on a machine that is busy with something else.
vi.setConfig({ testTimeout: 60_000 });

/** Within the bounds of the table, a value for each parameter that growing reads. */
function withinBounds(key: keyof GrowthParameters): fc.Arbitrary<unknown> {
  const d = definition(key);
  if (d.kind === 'choice') return fc.constantFrom(...d.options);
  if (d.kind === 'switch') return fc.boolean();
  const [min, max] = d.bounds;
  return d.kind === 'integer'
    ? fc.integer({ min, max })
    : fc.oneof(evenly(min, max), fc.constantFrom(min, max));
}

const KEYS = [
  'seed',
  'meanSteps',
  'stepsSpread',
  'meanLayers',
  'layersSpread',
  'layersCounted',
  'peak',
  'peakSpread',
  'steepness',
  'layerNoise',
  'merge',
  'mergeSpread',
  'siblingShare',
  'furtherUp',
  'preference',
  'changeAtRoot',
  'changeAtEnd',
  'fertility',
  'durationGrowth',
  'durationRatio',
  'durationRate',
  'durationShape',
  'durationNoise',
  'noiseOf',
] as const satisfies readonly (keyof GrowthParameters)[];

const PARAMETERS = fc.record({
  // The controls within what a test has time for; their far ends are in task-draws.test.ts.
  steps: fc.option(fc.integer({ min: 2, max: 400 })),
  layers: fc.option(fc.integer({ min: 1, max: 120 })),
  ...(Object.fromEntries(KEYS.map((key) => [key, withinBounds(key)])) as {
    [K in (typeof KEYS)[number]]: fc.Arbitrary<GrowthParameters[K]>;
  }),
});

function growthOf(graph: TaskGraph): GrowthRecord {
  if (!graph.growth) throw new Error('a grown graph has a record of its growth');
  return graph.growth;
}

/** All ancestors of each step, as one big bit set a step. */
function ancestors(parents: readonly (readonly number[])[]): bigint[] {
  const above: bigint[] = [];
  parents.forEach((list, i) => {
    above[i] = list.reduce((set, p) => set | above[p] | (1n << BigInt(p)), 0n);
  });
  return above;
}

function checkGrowth(graph: TaskGraph, parameters: Partial<GrowthParameters>) {
  const { steps: n, layer, value } = graph;
  const { mainParent, bestParent, change, task, notice } = growthOf(graph);
  const parents = fromRows(graph.prerequisites);
  if (parameters.steps) expect(n).toBe(parameters.steps);
  expect(layer.length).toBe(n);
  expect(parents.length).toBe(n);

  // Layers: one root, numbered from above, and how many.
  expect(graph.layers).toBe(task.depth + 1);
  expect([...layer].filter((d) => d === 0)).toEqual([0]);
  expect([...layer]).toEqual([...layer].sort((a, b) => a - b));
  expect(layer[n - 1]).toBeLessThan(graph.layers);
  if (parameters.layers) {
    expect(task.depth).toBe(Math.min(parameters.layers, n - 1));
    expect(new Set(layer).size).toBe(task.depth + 1);
    const reduced = parameters.layers > n - 1;
    expect(notice).toEqual(
      reduced
        ? { kind: 'layers-reduced', drawn: false, asked: parameters.layers, used: n - 1 }
        : null,
    );
  }

  // The same edges in both directions.
  const children: number[][] = parents.map(() => []);
  parents.forEach((list, i) => {
    for (const p of list) children[p].push(i);
  });
  expect(graph.prerequisites).toEqual(toRows(parents));
  expect(graph.dependents).toEqual(toRows(children));

  const above = ancestors(parents);
  const inUse = [...new Set(layer)];
  const previous = new Map(inUse.map((d, i) => [d, inUse[i - 1]]));
  const values = value ?? new Float64Array(n).fill(Number.NaN);
  expect([parents[0], mainParent[0], bestParent[0], change[0], values[0]]).toEqual([
    [],
    -1,
    -1,
    0,
    0,
  ]);
  // Said once for all steps: an assertion a step would take longer than growing.
  const wrong: string[] = [];
  for (let i = 1; i < n; i++) {
    const list = parents[i];
    const must = (holds: boolean, what: string) => {
      if (!holds) wrong.push(`step ${i}: ${what}`);
    };
    must(list.includes(mainParent[i]), 'the main parent is a prerequisite');
    must(layer[mainParent[i]] === previous.get(layer[i]), 'it lies in the previous layer in use');
    must(new Set(list).size === list.length, 'no prerequisite twice');
    must(list.length <= 17, 'at most 16 beside the main parent');
    must(
      list.every((p) => layer[p] < layer[i]),
      'prerequisites lie in layers above',
    );
    const set = list.reduce((s, p) => s | (1n << BigInt(p)), 0n);
    must(
      list.every((p) => (above[p] & set) === 0n),
      'no prerequisite follows from another',
    );
    const most = Math.max(...list.map((p) => values[p]));
    must(
      bestParent[i] === list.find((p) => values[p] === most),
      'the best parent has the largest value, the first of such',
    );
    must(values[i] === most + change[i], "the value is the best parent's and the change");
    must(graph.duration[i] > 0 && Number.isFinite(graph.duration[i]), 'a duration');
  }
  expect(wrong).toEqual([]);
}

describe('every grown graph', () => {
  it('has the shape that section 1 describes, for all parameters within their bounds', () => {
    fc.assert(
      fc.property(PARAMETERS, fc.nat(1000), fc.nat(3), (parameters, index, attempt) =>
        checkGrowth(grow(parameters, index, attempt), parameters),
      ),
      { numRuns: 250 },
    );
  });

  it.each(Object.entries(PRESETS))('also with the preset %s', (_, preset) => {
    for (let g = 0; g < 4; g++) checkGrowth(grow(preset, g), preset);
  });

  it('is a pure function of parameters, index and attempt', () => {
    fc.assert(
      fc.property(PARAMETERS, fc.nat(1000), fc.nat(3), (parameters, index, attempt) => {
        fc.pre((parameters.steps ?? 1000) < 200);
        expect(grow(parameters, index, attempt)).toEqual(grow(parameters, index, attempt));
      }),
      { numRuns: 50 },
    );
  });

  it('has the same values when only those are grown', () => {
    fc.assert(
      fc.property(PARAMETERS, fc.nat(1000), fc.nat(3), (parameters, index, attempt) => {
        fc.pre((parameters.steps ?? 1000) < 200);
        const values = growValues(parameters, drawTask(parameters, index), index, attempt);
        expect(values).toEqual(grow(parameters, index, attempt).value);
      }),
      { numRuns: 50 },
    );
  });

  it('differs from attempt to attempt, on the same task', () => {
    const attempts = [0, 1, 2].map((attempt) => grow(PRESETS.september, 3, attempt));
    const tasks = attempts.map((g) => growthOf(g).task);
    expect(tasks).toEqual([tasks[0], tasks[0], tasks[0]]);
    expect(new Set(attempts.map((g) => g.steps)).size).toBe(1);
    expect(new Set(attempts.map((g) => growthOf(g).fertility)).size).toBe(3);
    expect(new Set(attempts.map((g) => growthOf(g).change[5])).size).toBe(3);
    expect(new Set(attempts.map((g) => [...g.prerequisites.item].join())).size).toBe(3);
  });
});

describe('layer costs', () => {
  it('linear: from 1 at the root to the ratio in the deepest layer', () => {
    const linear = { ...PRESETS.september, durationRatio: 10 };
    expect([...layerCosts(linear, 4)]).toEqual([1, 3.25, 5.5, 7.75, 10]);
  });

  it('exponential: exp(g x^h)', () => {
    const g = 7.5;
    const h = 1.06;
    const costs = layerCosts({ ...PRESETS.post, durationRate: g, durationShape: h }, 17);
    expect(costs[0]).toBe(1);
    costs.forEach((c, d) => {
      expect(c / Math.exp(g * (d / 17) ** h)).toBeCloseTo(1, 13);
    });
  });

  it('are held per step, and the noise of the graph multiplies them', () => {
    const logs: number[] = [];
    for (let index = 0; index < 10; index++) {
      const graph = grow(PRESETS.post, index);
      const { layerCost, task } = growthOf(graph);
      const costs = layerCosts(PRESETS.post, task.depth);
      layerCost.forEach((c, i) => {
        expect(c).toBe(costs[graph.layer[i]]);
        logs.push(Math.log(graph.duration[i] / c) / PRESETS.post.durationNoise);
      });
    }
    expect(Math.abs(meanDeviation(logs, 0, 1))).toBeLessThan(FAR_OUT);
    expect(Math.abs(squareDeviation(logs))).toBeLessThan(FAR_OUT);
  });
});

describe('changes of value', () => {
  const straight = { ...PRESETS.post, layers: 10, changeAtRoot: 2, changeAtEnd: -3 };

  it('have the mean of their layer and the fertility of the graph, and unit spread', () => {
    const z: number[] = [];
    for (let index = 0; index < 20; index++) {
      const { change, fertility } = growthOf(grow(straight, index));
      const { layer } = grow(straight, index);
      for (let i = 1; i < change.length; i++) z.push(change[i] - (2 - 0.5 * layer[i]) - fertility);
    }
    expect(Math.abs(meanDeviation(z, 0, 1))).toBeLessThan(FAR_OUT);
    expect(Math.abs(squareDeviation(z))).toBeLessThan(FAR_OUT);
  });

  it('the fertility is normal with the spread asked for', () => {
    const q = Array.from(
      { length: 3000 },
      (_, index) =>
        growthOf(grow({ ...straight, steps: 11, layers: null, fertility: 0.55 }, index)).fertility /
        0.55,
    );
    expect(Math.abs(meanDeviation(q, 0, 1))).toBeLessThan(FAR_OUT);
    expect(Math.abs(squareDeviation(q))).toBeLessThan(FAR_OUT);
  });
});

describe('common random numbers: a parameter moves what it is about', () => {
  const base: GrowthParameters = { ...PRESETS.september, seed: 11, noiseOf: 'graph' };
  const before = grow(base, 2);
  const record = growthOf(before);
  const normalsOfDuration = (g: TaskGraph, sigma: number) =>
    Array.from(g.duration, (d, i) => Math.log(d / growthOf(g).layerCost[i]) / sigma);

  const close = (a: ArrayLike<number>, b: ArrayLike<number>) => {
    expect(a.length).toBe(b.length);
    for (let i = 0; i < a.length; i++) expect(a[i]).toBeCloseTo(b[i], 9);
  };

  it('duration parameters leave the graph and its values', () => {
    for (const change of [
      { durationNoise: 1 },
      { durationGrowth: 'exponential' as const },
      { durationRatio: 50 },
      { noiseOf: 'run' as const },
    ]) {
      const after = grow({ ...base, ...change }, 2);
      expect(after.prerequisites).toEqual(before.prerequisites);
      expect(after.value).toEqual(before.value);
      expect(after.duration).not.toEqual(before.duration);
    }
  });

  it('durations keep their normals when costs or sizes of the noise change', () => {
    const after = grow({ ...base, durationRatio: 3, durationNoise: 0.7 }, 2);
    close(normalsOfDuration(after, 0.7), normalsOfDuration(before, 0.2));
  });

  it('a step has the same normals by its index when the graph gets more steps', () => {
    const few = grow({ ...base, steps: 300 }, 2);
    const many = grow({ ...base, steps: 301 }, 2);
    close(normalsOfDuration(many, 0.2).slice(0, 300), normalsOfDuration(few, 0.2));
  });

  it('merging, siblings, reach and preference leave the changes', () => {
    for (const change of [
      { merge: 0.1 },
      { mergeSpread: 0 },
      { siblingShare: 0.9 },
      { furtherUp: 0.1 },
      { preference: 0 },
    ]) {
      const after = grow({ ...base, ...change }, 2);
      expect(growthOf(after).change).toEqual(record.change);
      expect(growthOf(after).fertility).toBe(record.fertility);
      expect(after.layer).toEqual(before.layer);
      expect(after.prerequisites).not.toEqual(before.prerequisites);
    }
  });

  it('means of the changes shift them, and without preference leave the graph', () => {
    const still = { ...base, preference: 0 };
    const one = grow(still, 2);
    const two = grow({ ...still, changeAtRoot: 3, changeAtEnd: 1.5 }, 2);
    expect(two.prerequisites).toEqual(one.prerequisites);
    close(
      growthOf(two).change.slice(1),
      growthOf(one)
        .change.slice(1)
        .map((c) => c + 2),
    );
  });

  it('fertility shifts all changes alike', () => {
    const after = growthOf(grow({ ...base, fertility: 0.6 }, 2));
    expect(after.fertility).toBeCloseTo(3 * record.fertility, 12);
    close(
      after.change.slice(1),
      record.change.slice(1).map((c) => c + 2 * record.fertility),
    );
  });

  it('layer noise leaves the fertility and the normals of the changes', () => {
    const flat = { ...base, changeAtRoot: 0, changeAtEnd: 0 };
    const one = growthOf(grow(flat, 2));
    const two = growthOf(grow({ ...flat, layerNoise: 0 }, 2));
    expect(two.fertility).toBe(one.fertility);
    expect(two.change).toEqual(one.change);
  });
});
