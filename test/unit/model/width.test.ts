import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGraph, type StepInput } from '../../../src/graphs/build/build.ts';
import type { TaskGraph } from '../../../src/model/graph/task-graph.ts';
import { greatestWidth, maximumAntichain } from '../../../src/model/graph/width.ts';
import { graphOf, stepLists } from '../graphs/arbitrary-graphs.ts';

/** The largest set of steps none of which waits for another, by trying all sets. */
function widthByTrial({ steps, prerequisites: { start, item } }: TaskGraph): number {
  const before = new Int32Array(steps);
  // Steps may come in any order: repeated until nothing is added.
  for (let round = 0; round < steps; round++) {
    for (let i = 0; i < steps; i++) {
      for (let e = start[i]; e < start[i + 1]; e++) before[i] |= before[item[e]] | (1 << item[e]);
    }
  }
  let most = 0;
  for (let set = 1; set < 1 << steps; set++) {
    let size = 0;
    let apart = true;
    for (let i = 0; i < steps && apart; i++) {
      if ((set >> i) % 2 === 0) continue;
      size++;
      apart = (before[i] & set) === 0;
    }
    if (apart && size > most) most = size;
  }
  return most;
}

const equal = (count: number, needs: (i: number) => string[]): StepInput[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${i}`, duration: 1, needs: needs(i) }));

describe('greatest width', () => {
  it('is the largest antichain found by trying all sets', () => {
    fc.assert(
      fc.property(stepLists(9), (steps) => {
        const { graph } = buildGraph(steps);
        expect(maximumAntichain(graph)).toBe(widthByTrial(graph));
      }),
      { numRuns: 500 },
    );
  });

  it('may be more than any layer holds', () => {
    // Layers a b f | c d | e, but when a is finished b, f, c and d may all be at work.
    const { graph } = graphOf({ a: [1], b: [1], f: [1], c: [1, 'a'], d: [1, 'a'], e: [1, 'c'] });
    expect([...graph.layer]).toEqual([0, 0, 0, 1, 1, 2]);
    expect(greatestWidth(graph)).toEqual({ steps: 4, kind: 'antichain' });
  });

  it('counts chains through the closure, not through edges alone', () => {
    // a before c only by way of b: with the edges alone {a, c} would look like two chains.
    const { graph } = graphOf({ a: [1], b: [1, 'a'], c: [1, 'b'], d: [1, 'b'], e: [1, 'c', 'd'] });
    expect(greatestWidth(graph).steps).toBe(2);
  });

  it('is 1 for a chain, and n without edges, up to 1,100 steps', () => {
    const chain = buildGraph(equal(1100, (i) => (i === 0 ? [] : [`${i - 1}`]))).graph;
    expect(greatestWidth(chain)).toEqual({ steps: 1, kind: 'antichain' });
    const apart = buildGraph(equal(1100, () => [])).graph;
    expect(greatestWidth(apart)).toEqual({ steps: 1100, kind: 'antichain' });
  });

  it('takes a matching that pairing each step with its first successor does not find', () => {
    // Two interleaved ladders: i waits for i - 2 and i - 3, so that any two neighbours are apart.
    const ladder = equal(1000, (i) => [i - 2, i - 3].filter((p) => p >= 0).map(String));
    expect(greatestWidth(buildGraph(ladder).graph).steps).toBe(2);
  });

  it('is that of the fullest layer above 1,100 steps, and says so', () => {
    const fan = equal(1101, (i) => (i === 0 ? [] : ['0']));
    expect(greatestWidth(buildGraph(fan).graph)).toEqual({ steps: 1100, kind: 'layer' });
  });
});
