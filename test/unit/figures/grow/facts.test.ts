import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf, layerRows, preferenceOf, variantsOf } from '../../../../src/figures/grow/facts.ts';
import { grow } from '../../../../src/model/graph/grow.ts';
import type { TaskGraph } from '../../../../src/model/graph/task-graph.ts';
import { PRESETS } from '../../../../src/model/presets.ts';
import { handGraph } from '../../draw/samples.ts';

/**
 * By hand: root 0; layer 1: step 1 (+1), step 2 (-1), step 3 (-1); layer 2: 4 and 5 of step 1, 6 of step 2, each with
 * change 0.5, 0.5 and -2.
 */
function byHand(): TaskGraph {
  const graph = handGraph([[], [0], [0], [0], [1], [1], [2]]);
  return {
    ...graph,
    duration: Float64Array.of(2, 2, 4, 6, 8, 8, 8),
    value: Float64Array.of(0, 1, -1, -1, 1.5, 1.5, -3),
    growth: {
      mainParent: Int32Array.of(-1, 0, 0, 0, 1, 1, 2),
      bestParent: Int32Array.of(-1, 0, 0, 0, 1, 1, 2),
      change: Float64Array.of(0, 1, -1, -1, 0.5, 0.5, -2),
      layerCost: Float64Array.of(2, 4, 4, 4, 8, 8, 8),
      runNoise: 0,
      task: { depth: 2, peak: 0.5, merge: 0 },
      fertility: 0,
      notice: null,
    },
  };
}

const small = fc.record({
  seed: fc.integer({ min: 0, max: 500 }),
  steps: fc.constantFrom(10, 60, 120),
  layers: fc.integer({ min: 1, max: 9 }),
});

describe('what preference did', () => {
  it('counts variants below the root, and weighs the parents that each could have had', () => {
    const { variants, parents, drawn, expected } = preferenceOf(byHand(), Math.LN2);
    // Only steps 4, 5 and 6 could choose, among 1, 2 and 3, of which one improved.
    expect(variants).toBe(3);
    expect(parents).toBeCloseTo(1 / 3, 12);
    expect(drawn).toBeCloseTo(2 / 3, 12);
    // Weights 2, 1/2 and 1/2.
    expect(expected).toBeCloseTo(2 / 3, 12);
  });

  it('expects no more of improved parents than there are of them where nobody is preferred', () => {
    fc.assert(
      fc.property(small, (chosen) => {
        const graph = grow({ ...PRESETS.post, ...chosen });
        const { parents, expected, variants } = preferenceOf(graph, 0);
        if (variants > 0) expect(expected).toBeCloseTo(parents, 12);
      }),
    );
  });

  it('expects the more, the stronger the preference', () => {
    fc.assert(
      fc.property(small, (chosen) => {
        const graph = grow({ ...PRESETS.post, ...chosen });
        const shares = [0, 0.5, 2].map((beta) => preferenceOf(graph, beta).expected);
        if (Number.isNaN(shares[0])) return;
        expect(shares[1]).toBeGreaterThanOrEqual(shares[0] - 1e-12);
        expect(shares[2]).toBeGreaterThanOrEqual(shares[1] - 1e-12);
      }),
    );
  });

  it('comes near to what was drawn, over many graphs', () => {
    // Some 100 variants each with a standard error under 0.05: over 60 graphs under 0.007.
    for (const preference of [0, 1.5]) {
      let gap = 0;
      for (let seed = 0; seed < 60; seed++) {
        const graph = grow({ ...PRESETS.post, seed, preference, steps: 120, layers: 12 });
        const { drawn, expected } = preferenceOf(graph, preference);
        gap += (drawn - expected) / 60;
      }
      expect(Math.abs(gap)).toBeLessThan(0.02);
    }
  });

  it('has no shares where every step comes from the root', () => {
    const graph = grow({ ...PRESETS.post, steps: 20, layers: 1 });
    expect(preferenceOf(graph, 1)).toEqual({
      variants: 0,
      parents: Number.NaN,
      drawn: Number.NaN,
      expected: Number.NaN,
    });
  });
});

describe('layers and steps', () => {
  it('averages each layer, durations in median steps of the root', () => {
    expect(layerRows(byHand())).toEqual([
      { layer: 0, steps: 1, improved: Number.NaN, change: Number.NaN, duration: 1 },
      { layer: 1, steps: 3, improved: 1 / 3, change: -1 / 3, duration: 2 },
      { layer: 2, steps: 3, improved: 2 / 3, change: -1 / 3, duration: 4 },
    ]);
  });

  it('counts the variants that are there so far, and takes the first of equally good steps', () => {
    const graph = byHand();
    expect([...variantsOf(graph)]).toEqual([3, 2, 1, 0, 0, 0, 0]);
    expect([...variantsOf(graph, 5)]).toEqual([3, 1, 0, 0, 0, 0, 0]);
    expect(bestOf(graph)).toBe(4);
    expect(bestOf(graph, 4)).toBe(1);
  });
});
