import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grow } from '../../../src/model/graph/grow.ts';
import { GRAPH_SHAPES, gini, graphShape } from '../../../src/model/graph/shape.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { buildGraph } from '../../reference/build-graph.ts';
import { graphStatistics } from '../../reference/graph-statistics.ts';

const graphOf = (needs: readonly number[][], values: readonly number[] = []) =>
  buildGraph(needs.map((each, i) => ({ duration: 1, needs: each, value: values[i] ?? 0 })));

describe('the shape of a graph', () => {
  it('of a chain: no leaf but the last, everybody an only child', () => {
    const shape = graphShape(graphOf([[], [0], [1], [2]], [0, 3, 2, 1]));
    expect(shape).toEqual({
      crossLayerEdgeShare: 0,
      leafShare: 1 / 4,
      multiParentShare: 0,
      meanParents: 1,
      siblingMergeShare: Number.NaN,
      outdegreeGini: 0,
      top10ChildShare: 1 / 3,
      bestDepthShare: 1 / 3,
    });
  });

  it('of a star: all children are the root’s', () => {
    const shape = graphShape(graphOf([[], [0], [0], [0]], [0, 0, 1, 0]));
    expect(shape).toMatchObject({ leafShare: 3 / 4, outdegreeGini: 0, top10ChildShare: 1 });
    expect(shape.bestDepthShare).toBe(1);
  });

  it('measures layers from the deepest parent', () => {
    // 0 → 1 → 2 → 3, and 3 needs 0 as well: one edge in four spans three layers.
    const shape = graphShape(graphOf([[], [0], [1], [0, 2]]));
    expect(shape.crossLayerEdgeShare).toBe(1 / 4);
    expect(shape.multiParentShare).toBe(1 / 3);
    expect(shape.meanParents).toBe(4 / 3);
    // 0 has no parent, so that 0 and 2 share none.
    expect(shape.siblingMergeShare).toBe(0);
  });

  it('knows siblings by a parent that they share, and cousins apart', () => {
    // 1 and 2 are siblings; 3 is a child of 1 and 4 of 2: cousins.
    const shape = graphShape(graphOf([[], [0], [0], [1], [2], [1, 2], [3, 4]]));
    expect(shape.siblingMergeShare).toBe(1 / 2);
  });

  it('is that of the definitions followed word by word, on any grown graph', () => {
    fc.assert(
      fc.property(
        fc.nat(1e6),
        fc.integer({ min: 12, max: 120 }),
        fc.double({ min: 0.05, max: 0.9, noNaN: true }),
        (seed, steps, merge) => {
          const graph = grow({ ...PRESETS.september, seed, steps, merge });
          const shape = graphShape(graph);
          const words = graphStatistics(graph);
          for (const name of GRAPH_SHAPES) {
            if (Number.isNaN(words[name])) expect(shape[name]).toBeNaN();
            else expect(shape[name]).toBeCloseTo(words[name], 12);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the Gini coefficient', () => {
  it('of equals is 0, of one owner among n (n - 1) / n, and of 3, 2, 1 it is 2 / 9', () => {
    expect(gini([5, 5, 5, 5])).toBe(0);
    expect(gini([8, 0, 0, 0])).toBeCloseTo(3 / 4, 15);
    // Differences 1, 1, 2, each twice: a mean of 8 / 9 over twice the mean of 2.
    expect(gini([3, 2, 1])).toBeCloseTo(2 / 9, 15);
    expect(gini([])).toBeNaN();
  });
});
