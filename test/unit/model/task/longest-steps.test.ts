import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../../../src/graphs/build/build.ts';
import { criticalPathOf } from '../../../../src/model/measure/task/critical-path.ts';
import { graphOf, stepLists } from '../../graphs/arbitrary-graphs.ts';
import { allChains, lengthOf, longestOf } from './all-chains.ts';

const longestSteps = (steps: Parameters<typeof graphOf>[0]) =>
  criticalPathOf(graphOf(steps).graph).longest;

describe('the longest steps of the critical path', () => {
  it('are counted, with those that buy least and most alone: three of 4, worked out by hand', () => {
    // a b c d: 4 + 4 + 4 + 1 = 13. Beside b stands a step of 3: b buys 1. Nothing is beside a; c has one of 2 beside it.
    const longest = longestSteps({
      a: [4],
      b: [4, 'a'],
      besideB: [3, 'a'],
      c: [4, 'b', 'besideB'],
      besideC: [2, 'b', 'besideB'],
      d: [1, 'c', 'besideC'],
    });
    expect(longest).toEqual({
      count: 3,
      least: { step: 1, duration: 4, half: 12, none: 12, until: 3 },
      most: { step: 0, duration: 4, half: 11, none: 9, until: 0 },
    });
  });

  it('are counted beyond those that are listed', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [`s${i}`, [2, ...(i > 0 ? [`s${i - 1}`] : [])]]),
    ) as Parameters<typeof graphOf>[0];
    expect(longestSteps(chain)?.count).toBe(40);
  });

  it('are those of the chain alone, however many are as long beside it', () => {
    expect(longestSteps({ a: [5], b: [1, 'a'], c: [5], d: [5] })).toMatchObject({
      count: 1,
      most: { step: 0, none: 5, until: 4 },
    });
  });

  it('buy what taking each away from a small graph shows', () => {
    fc.assert(
      fc.property(stepLists(9), (list) => {
        const { graph } = buildGraph(list);
        const { duration } = graph;
        const { steps, longest } = criticalPathOf(graph);
        const most = Math.max(...Array.from(steps, (step) => duration[step]));
        if (most === 0) {
          expect(longest).toBeNull();
          return;
        }
        const alike = Array.from(steps).filter((step) => duration[step] === most);
        const chains = allChains(graph);
        const without = alike.map((step) => longestOf(chains, duration.with(step, 0)));
        expect(longest?.count).toBe(alike.length);
        expect(longest?.least.none).toBe(Math.max(...without));
        expect(longest?.most.none).toBe(Math.min(...without));
        expect(lengthOf(Array.from(steps), duration)).toBe(longestOf(chains, duration));
      }),
    );
  });
});
