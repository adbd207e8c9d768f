import { describe, expect, it, vi } from 'vitest';
import { grow } from '../../../src/model/graph/grow.ts';
import type { GrowthParameters } from '../../../src/model/graph/task.ts';
import type { GrowthRecord, TaskGraph } from '../../../src/model/graph/task-graph.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { fromRows } from '../../reference/build-graph.ts';
import { chiSquare, chiSquareTail, FALSE_ALARM, FAR_OUT } from '../../reference/chance.ts';

// Seconds at most, but not on a machine that is busy with something else.
vi.setConfig({ testTimeout: 60_000 });

/** P(K) ~ K^-2.3, K = 1 to 16. */
const K_WEIGHTS = Array.from({ length: 16 }, (_, i) => (i + 1) ** -2.3);
const K_TOTAL = K_WEIGHTS.reduce((a, b) => a + b, 0);
const P_K = K_WEIGHTS.map((w) => w / K_TOTAL);

/** Nothing varies from task to task, and all layers are about equally wide. */
const STILL = {
  ...PRESETS.september,
  stepsSpread: 0,
  layersSpread: 0,
  peakSpread: 0,
  mergeSpread: 0,
  peak: 0.5,
  steepness: 0.1,
  layerNoise: 0,
  fertility: 0,
} satisfies GrowthParameters;

interface Grown {
  readonly graph: TaskGraph;
  readonly record: GrowthRecord;
  readonly parents: number[][];
  /** Steps of each layer. */
  readonly layers: number[][];
}

function grown(changes: Partial<GrowthParameters>, index = 0): Grown {
  const graph = grow({ ...STILL, ...changes }, index);
  if (!graph.growth) throw new Error('a grown graph has a record of its growth');
  const layers: number[][] = Array.from({ length: graph.layers }, () => []);
  graph.layer.forEach((d, i) => {
    layers[d].push(i);
  });
  return { graph, record: graph.growth, parents: fromRows(graph.prerequisites), layers };
}

/**
 * Compares choices with the probabilities they should have had: how many standard errors the sum of some
 * figure over the chosen lies from what those probabilities make of it.
 */
class Comparison {
  private surplus = 0;
  private variance = 0;

  add(
    chosen: number,
    offered: readonly number[],
    weight: (s: number) => number,
    of: (s: number) => number,
  ) {
    let total = 0;
    let mean = 0;
    let square = 0;
    for (const s of offered) {
      const w = weight(s);
      total += w;
      mean += w * of(s);
      square += w * of(s) ** 2;
    }
    mean /= total;
    this.surplus += of(chosen) - mean;
    this.variance += square / total - mean * mean;
  }

  get deviation(): number {
    return this.surplus / Math.sqrt(this.variance);
  }
}

/** The step's own change, its square, and its place in the row: too many of the improved, the extreme, or the early. */
function compareChoices(
  choices: Iterable<{ chosen: number; offered: readonly number[]; record: GrowthRecord }>,
  beta: number,
) {
  const figures = [new Comparison(), new Comparison(), new Comparison()];
  for (const { chosen, offered, record } of choices) {
    const weight = (s: number) => Math.exp(beta * record.change[s]);
    figures[0].add(chosen, offered, weight, (s) => record.change[s]);
    figures[1].add(chosen, offered, weight, (s) => record.change[s] ** 2);
    figures[2].add(chosen, offered, weight, (s) => s);
  }
  for (const figure of figures) expect(Math.abs(figure.deviation)).toBeLessThan(FAR_OUT);
}

describe('the main parent', () => {
  it.each([1.4, 0.73, 0, -1])('is drawn in proportion to exp(%f × change)', (beta) => {
    function* choices() {
      for (let index = 0; index < 40; index++) {
        const { record, layers } = grown({ preference: beta, steps: 400, layers: 8 }, index);
        for (let d = 1; d < layers.length; d++) {
          for (const s of layers[d])
            yield { chosen: record.mainParent[s], offered: layers[d - 1], record };
        }
      }
    }
    compareChoices(choices(), beta);
  });
});

describe('further parents', () => {
  it('from a layer above are drawn by the same weights', () => {
    // Only the main parent's own layer is searched; of two parents one is the main one.
    const beta = 0.8;
    function* choices() {
      for (let index = 0; index < 30; index++) {
        const { record, layers, parents } = grown(
          { preference: beta, steps: 600, layers: 8, siblingShare: 0, furtherUp: 0 },
          index,
        );
        for (let d = 2; d < layers.length; d++) {
          for (const s of layers[d]) {
            if (parents[s].length !== 2) continue;
            const main = record.mainParent[s];
            const [chosen] = parents[s].filter((p) => p !== main);
            yield { chosen, offered: layers[d - 1].filter((p) => p !== main), record };
          }
        }
      }
    }
    compareChoices(choices(), beta);
  });

  it('that are siblings are other main children of the main parent’s main parent, by the same weights', () => {
    const beta = 0.5;
    let without = 0;
    function* choices() {
      for (let index = 0; index < 30; index++) {
        const { record, layers, parents } = grown(
          { preference: beta, steps: 600, layers: 8, siblingShare: 1, furtherUp: 0, merge: 0.9 },
          index,
        );
        for (let d = 2; d < layers.length; d++) {
          for (const s of layers[d]) {
            const main = record.mainParent[s];
            const siblings = layers[d - 1].filter(
              (p) => p !== main && record.mainParent[p] === record.mainParent[main],
            );
            const further = parents[s].filter((p) => p !== main);
            // Where there is none, the layers above are searched instead.
            if (siblings.length === 0) without += further.length > 0 ? 1 : 0;
            else expect(siblings).toEqual(expect.arrayContaining(further));
            // Many siblings: two parents then mean that one more was wanted, and the first try was taken.
            if (siblings.length > 4 && further.length === 1)
              yield { chosen: further[0], offered: siblings, record };
          }
        }
      }
    }
    compareChoices(choices(), beta);
    expect(without).toBeGreaterThan(100);
  });

  it('are as many as K ~ K^-2.3 says, for a share m of the steps', () => {
    // A layer so wide that every try but a rare repeat is taken.
    const m = 0.6;
    const { layers, parents } = grown({
      steps: 60_001,
      layers: 2,
      merge: m,
      preference: 0,
      siblingShare: 0,
      furtherUp: 0,
    });
    const counts = new Array(17).fill(0);
    for (const s of layers[2]) counts[parents[s].length - 1]++;
    const n = layers[2].length;
    const expected = [1 - m, ...P_K.map((p) => m * p)].map((p) => p * n);
    expect(Math.min(...expected)).toBeGreaterThan(20);
    // With 20 expected none at all comes up twice in a billion times; seventeen never do.
    expect(counts.length).toBe(17);
    expect(counts[16]).toBeGreaterThan(0);
    expect(chiSquareTail(chiSquare(counts, expected), 16)).toBeGreaterThan(FALSE_ALARM);
  });

  it('are looked for among siblings with the share asked for', () => {
    // One layer is searched besides, and any of it may happen to be a sibling too.
    const share = 0.2;
    const found = new Comparison();
    for (let index = 0; index < 20; index++) {
      const { record, layers, parents } = grown(
        { steps: 900, layers: 6, preference: 0, siblingShare: share, furtherUp: 0, merge: 0.9 },
        index,
      );
      for (let d = 3; d < layers.length; d++) {
        for (const s of layers[d]) {
          if (parents[s].length !== 2) continue;
          const main = record.mainParent[s];
          const wide = layers[d - 1].length;
          const grandparent = record.mainParent[main];
          const siblings = layers[d - 1].filter((p) => record.mainParent[p] === grandparent);
          if (siblings.length === 1) continue;
          const [other] = parents[s].filter((p) => p !== main);
          // A try that meets the main parent again is skipped.
          const sibling = share + ((1 - share) * (siblings.length - 1)) / wide;
          const stranger = ((1 - share) * (wide - siblings.length)) / wide;
          const is = record.mainParent[other] === grandparent ? 1 : 0;
          found.add(
            is,
            [1, 0],
            (x) => (x === 1 ? sibling : stranger),
            (x) => x,
          );
        }
      }
    }
    expect(Math.abs(found.deviation)).toBeLessThan(FAR_OUT);
  });

  it('are looked for b layers above, one further with the probability asked for', () => {
    // Layers so wide that hardly a candidate is an ancestor, but for the root, which always is.
    const { layers, parents, graph, record } = grown({
      steps: 60_001,
      layers: 5,
      merge: 0.9,
      preference: 0,
      siblingShare: 0,
    });
    const counts = [0, 0, 0, 0];
    for (const s of layers[5]) {
      if (parents[s].length !== 2) continue;
      const [other] = parents[s].filter((p) => p !== record.mainParent[s]);
      counts[5 - graph.layer[other] - 1]++;
    }
    const n = counts.reduce((a, b) => a + b, 0);
    const weights = [1, 0.8, 0.64, 0.512];
    const expected = weights.map((w) => (n * w) / 2.952);
    expect(chiSquareTail(chiSquare(counts, expected), 3)).toBeGreaterThan(FALSE_ALARM);
  });

  /**
   * Shares of steps by number of further parents (0 to `most`, the last one for more) where a try is taken
   * with probability `taken`: the lesser of K and the successes among 8K tries.
   */
  function sharesOfFurther(m: number, taken: number, most: number): number[] {
    const shares = new Array(most + 1).fill(0);
    shares[0] = 1 - m;
    P_K.forEach((pK, i) => {
      const k = i + 1;
      const tries = 8 * k;
      let left = 1;
      let p = (1 - taken) ** tries;
      for (let successes = 0; successes < k; successes++) {
        shares[Math.min(successes, most)] += m * pK * p;
        left -= p;
        p *= ((tries - successes) / (successes + 1)) * (taken / (1 - taken));
      }
      shares[Math.min(k, most)] += m * pK * left;
    });
    return shares;
  }

  function compareFurther(counts: number[], shares: number[]) {
    const n = counts.reduce((a, b) => a + b, 0);
    const expected = shares.map((share) => share * n);
    const chance = chiSquareTail(chiSquare(counts, expected), counts.length - 1);
    expect(chance, `${counts} for ${expected}`).toBeGreaterThan(FALSE_ALARM);
  }

  it('are given up after 8K tries', () => {
    // Nine tries in ten climb to the root, which is an ancestor already.
    const { layers, parents } = grown({
      steps: 60_001,
      layers: 2,
      merge: 0.9,
      preference: 0,
      siblingShare: 0,
      furtherUp: 0.9,
    });
    const counts = new Array(5).fill(0);
    for (const s of layers[2]) counts[Math.min(4, parents[s].length - 1)]++;
    compareFurther(counts, sharesOfFurther(0.9, 0.1, 4));
  });

  it('come from the next layer above with steps when the search ends in an empty one', () => {
    // Three layers, the middle one empty: a search of one or two layers up ends in the first, of three
    // at the root, an ancestor. Strong layer noise makes such graphs; n is large against repeats.
    const noisy = {
      steps: 3000,
      layers: null,
      meanLayers: 3,
      layersCounted: 'below-root',
      layerNoise: 3,
      preference: 0,
      siblingShare: 0,
    } as const;
    const counts = new Array(5).fill(0);
    let graphs = 0;
    for (let index = 0; index < 400; index++) {
      // Without merges a graph has the same layers and grows faster.
      const [, first, second, third] = grown({ ...noisy, merge: 0 }, index).layers;
      if (second.length > 0 || first.length < 1000 || third.length < 200) continue;
      graphs++;
      const { layers, parents } = grown({ ...noisy, merge: 0.9 }, index);
      for (const s of layers[3]) counts[Math.min(4, parents[s].length - 1)]++;
    }
    expect(graphs).toBeGreaterThan(0);
    compareFurther(counts, sharesOfFurther(0.9, 0.2 + 0.16, 4));
  });
});
