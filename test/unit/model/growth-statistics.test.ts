import { describe, expect, it, vi } from 'vitest';
import { grow } from '../../../src/model/graph/grow.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { buildGraph } from '../../reference/build-graph.ts';
import { meanAndError } from '../../reference/chance.ts';
import { type GraphStatistics, gini, graphStatistics } from '../../reference/graph-statistics.ts';

// Seconds at most, but not on a machine that is busy with something else.
vi.setConfig({ testTimeout: 60_000 });

/**
 * Mean, 2.5% and 97.5% over 1,024 graphs of 723 steps and 17 layers (root included) without task variation,
 * from an independent re-implementation of the September rules:
 * Espere-1119-Song/ai-village-swarm-dynamics, MIT.
 */
const PUBLISHED: Record<keyof GraphStatistics, readonly [number, number, number]> = {
  crossLayerEdgeShare: [0.186, 0.156, 0.214],
  leafShare: [0.481, 0.44, 0.527],
  multiParentShare: [0.422, 0.381, 0.463],
  meanParents: [1.73, 1.62, 1.84],
  siblingMergeShare: [0.455, 0.376, 0.532],
  outdegreeGini: [0.508, 0.473, 0.546],
  top10ChildShare: [0.416, 0.372, 0.466],
  bestDepthShare: [0.927, 0.688, 1],
};

const GRAPHS = 256;

describe('graphs of the September preset without task variation', () => {
  const statistics = Array.from({ length: GRAPHS }, (_, index) => {
    const still = { stepsSpread: 0, layersSpread: 0, peakSpread: 0, mergeSpread: 0 };
    const graph = grow({ ...PRESETS.september, ...still }, index);
    expect([graph.steps, graph.layers]).toEqual([723, 17]);
    return graphStatistics(graph);
  });

  it.each(Object.keys(PUBLISHED) as (keyof GraphStatistics)[])('%s', (key) => {
    const [mean, low, high] = PUBLISHED[key];
    const own = statistics.map((s) => s[key]);
    const { mean: ours, error } = meanAndError(own);
    // The standard error of these means is 0.5% for the depth of the best value and 0.1 to 0.6% for the
    // others, so that 2% is three to twenty of them.
    expect(error / mean).toBeLessThan(0.0065);
    expect(Math.abs(ours / mean - 1)).toBeLessThan(0.02);
    // Nineteen graphs in twenty lie in the band of single graphs; 88% is five standard errors below.
    const inside = own.filter((x) => x >= low && x <= high).length / GRAPHS;
    expect(inside).toBeGreaterThan(0.88);
  });
});

describe('the statistics themselves', () => {
  it('on a graph small enough to count', () => {
    // 0 → 1, 2, 3; 4 needs 1 and 2 (siblings); 5 needs 0 and 4; 6 needs 3 and 4.
    const graph = buildGraph([
      { duration: 1, needs: [], value: 0 },
      { duration: 1, needs: [0], value: 1 },
      { duration: 1, needs: [0], value: 0 },
      { duration: 1, needs: [0], value: 0 },
      { duration: 1, needs: [1, 2], value: 3 },
      { duration: 1, needs: [0, 4], value: 2 },
      { duration: 1, needs: [3, 4], value: 2 },
    ]);
    const s = graphStatistics(graph);
    // Layers 0, 1, 1, 1, 2, 3, 3. Nine edges: 0-5 spans three layers, 3-6 two.
    expect(s.crossLayerEdgeShare).toBeCloseTo(2 / 9, 12);
    expect(s.leafShare).toBeCloseTo(2 / 7, 12);
    expect(s.multiParentShare).toBeCloseTo(3 / 6, 12);
    expect(s.meanParents).toBeCloseTo(9 / 6, 12);
    // Only 1 and 2 share a parent: 0 has none, and 3's is not among 4's.
    expect(s.siblingMergeShare).toBeCloseTo(1 / 3, 12);
    // Children: 4, 1, 1, 1, 2.
    expect(s.top10ChildShare).toBeCloseTo(4 / 9, 12);
    expect(s.outdegreeGini).toBeCloseTo(gini([4, 1, 1, 1, 2]), 12);
    expect(s.bestDepthShare).toBeCloseTo(2 / 3, 12);
  });

  it('the Gini coefficient of equals is 0, of one owner among n (n - 1) / n', () => {
    expect(gini([3, 3, 3])).toBe(0);
    expect(gini([0, 0, 0, 8])).toBeCloseTo(0.75, 12);
  });
});
