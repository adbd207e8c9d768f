import { describe, expect, it, vi } from 'vitest';
import { grow } from '../../../src/model/graph/grow.ts';
import { drawTask, type GrowthParameters } from '../../../src/model/graph/task.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { FAR_OUT, meanDeviation, squareDeviation } from '../../reference/chance.ts';

// Seconds at most, but not on a machine that is busy with something else.
vi.setConfig({ testTimeout: 60_000 });

const GRAPHS = 3000;
const draws = (changes: Partial<GrowthParameters>, count = GRAPHS) =>
  Array.from({ length: count }, (_, g) => drawTask({ ...PRESETS.post, ...changes }, g));

/** Means far enough from every clamp for five standard deviations. */
const WIDE = {
  meanSteps: 200,
  stepsSpread: 0.3,
  meanLayers: 10,
  layersSpread: 0.2,
  peak: 0.5,
  peakSpread: 0.06,
  merge: 0.15,
  mergeSpread: 0.3,
} as const;

describe('what a task draws', () => {
  const tasks = draws(WIDE);
  const normals = {
    steps: tasks.map((t) => Math.log(t.steps / 200) / 0.3),
    depth: tasks.map((t) => Math.log(t.depth / 10) / 0.2),
    peak: tasks.map((t) => (t.peak - 0.5) / 0.06),
    merge: tasks.map((t) => Math.log(t.merge / 0.15) / 0.3),
  };

  it.each(Object.entries(normals))('%s: a standard normal each, on its own scale', (key, z) => {
    // Whole layers: rounding by up to half of ten adds 2% to the variance of a logarithm of spread 0.2.
    const rounding = key === 'depth' ? 0.02 * Math.sqrt(GRAPHS / 2) : 0;
    expect(Math.abs(meanDeviation(z, 0, 1))).toBeLessThan(FAR_OUT);
    expect(Math.abs(squareDeviation(z))).toBeLessThan(FAR_OUT + rounding);
  });

  it('the four are independent', () => {
    const columns = Object.values(normals);
    for (let a = 0; a < 4; a++) {
      for (let b = 0; b < a; b++) {
        const products = columns[a].map((x, i) => x * columns[b][i]);
        expect(Math.abs(meanDeviation(products, 0, 1))).toBeLessThan(FAR_OUT);
      }
    }
  });

  it('steps and layers are whole', () => {
    for (const t of tasks) {
      expect(Number.isInteger(t.steps)).toBe(true);
      expect(Number.isInteger(t.depth)).toBe(true);
    }
  });
});

describe('clamps', () => {
  const extreme = { stepsSpread: 2, layersSpread: 2, peakSpread: 1, mergeSpread: 2 };

  it('hold every draw, and are reached', () => {
    const tasks = draws({ ...extreme, meanSteps: 300, meanLayers: 10, merge: 0.5 });
    const range = (of: (t: (typeof tasks)[number]) => number) => {
      const all = tasks.map(of);
      return [Math.min(...all), Math.max(...all)];
    };
    expect(range((t) => t.steps)).toEqual([10, 1500]);
    // Ten steps have room for nine layers below the root.
    expect(range((t) => (t.steps > 100 ? t.depth : 10))).toEqual([3, 30]);
    expect(range((t) => t.peak)).toEqual([0.1, 0.9]);
    expect(range((t) => t.merge)[1]).toBe(0.9);
  });

  it('count the root layer where the preset says so', () => {
    const below = draws({ layersSpread: 0.4, meanLayers: 17, layersCounted: 'below-root' });
    const withRoot = draws({ layersSpread: 0.4, meanLayers: 16, layersCounted: 'with-root' });
    // 17 in all either way, with the same normal and the same clamp to 3 to 30 in all.
    expect(withRoot.map((t) => t.depth + 1)).toEqual(below.map((t) => t.depth));
    expect(Math.max(...withRoot.map((t) => t.depth))).toBe(29);
  });
});

describe('a control', () => {
  it('sets aside its own draw and clamp, and leaves the other draws alone', () => {
    const before = draws(WIDE, 50);
    const both = draws({ ...WIDE, steps: 4321, layers: 77 }, 50);
    for (let g = 0; g < 50; g++) {
      expect(both[g]).toEqual({ ...before[g], steps: 4321, depth: 77 });
    }
    expect(draws({ ...WIDE, steps: 7 }, 50).map((t) => t.steps)).toEqual(Array(50).fill(7));
    expect(draws({ ...WIDE, layers: 1 }, 50).map((t) => t.depth)).toEqual(Array(50).fill(1));
  });

  it('of layers takes no more than there are steps for, and says so', () => {
    const [task] = draws({ steps: 20, layers: 30 }, 1);
    expect(task.depth).toBe(19);
    expect(task.notice).toEqual({ kind: 'layers-reduced', drawn: false, asked: 30, used: 19 });
    const [drawn] = draws({ steps: 2, layers: null }, 1);
    expect(drawn.notice).toMatchObject({ drawn: true, used: 1 });
    expect(draws({ steps: 20, layers: 19 }, 1)[0].notice).toBeNull();
    const chain = grow({ ...PRESETS.post, steps: 20, layers: 30 });
    expect(chain.growth?.notice).toEqual(task.notice);
    expect([...chain.layer]).toEqual(Array.from({ length: 20 }, (_, i) => i));
  });

  it('reaches from two steps and one layer to a thousand layers', () => {
    expect([...grow({ ...PRESETS.post, steps: 2, layers: 1 }).layer]).toEqual([0, 1]);
    const deep = grow({ ...PRESETS.post, steps: 3000, layers: 1000 });
    expect(deep.layers).toBe(1001);
    expect(new Set(deep.layer).size).toBe(1001);
  });
});

describe('common random numbers of the task', () => {
  it('a spread moves what it spreads and nothing else', () => {
    const before = draws(WIDE, 200);
    const cases = [
      [{ stepsSpread: 0.1 }, 'steps'],
      [{ layersSpread: 0.1 }, 'depth'],
      [{ peakSpread: 0.03 }, 'peak'],
      [{ mergeSpread: 0.1 }, 'merge'],
    ] as const;
    for (const [change, key] of cases) {
      const after = draws({ ...WIDE, ...change }, 200);
      for (let g = 0; g < 200; g++)
        expect(after[g]).toEqual({ ...before[g], [key]: after[g][key] });
      expect(after.some((t, g) => t[key] !== before[g][key])).toBe(true);
    }
  });

  it('a spread of nothing gives the mean', () => {
    const still = { stepsSpread: 0, layersSpread: 0, peakSpread: 0, mergeSpread: 0 };
    for (const t of draws({ ...WIDE, ...still }, 20))
      expect(t).toEqual({ steps: 200, depth: 10, peak: 0.5, merge: 0.15, notice: null });
  });

  it('every graph and seed draws anew', () => {
    const peaks = draws(WIDE, 100).map((t) => t.peak);
    expect(new Set(peaks).size).toBe(100);
    const other = draws({ ...WIDE, seed: 2 }, 100).map((t) => t.peak);
    expect(new Set([...peaks, ...other]).size).toBe(200);
  });
});
