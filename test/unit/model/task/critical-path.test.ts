import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../../../src/graphs/build/build.ts';
import { criticalPathOf } from '../../../../src/model/measure/task/critical-path.ts';
import { MOST_SHORTENED } from '../../../../src/model/measure/task/facts.ts';
import { slack } from '../../../../src/model/measure/task/slack.ts';
import { graphOf, stepLists } from '../../graphs/arbitrary-graphs.ts';
import { allChains, lengthOf, longestOf } from './all-chains.ts';

const pathOf = (steps: Parameters<typeof graphOf>[0]) => {
  const { graph, ids } = graphOf(steps);
  const path = criticalPathOf(graph);
  return { ...path, steps: Array.from(path.steps, (step) => ids[step]).join(' ') };
};
const other = (duration: Float64Array, step: number, to: number) => duration.with(step, to);

describe('the critical path', () => {
  it('is that of a graph worked out by hand, with what shortening buys', () => {
    // a b d: 2 + 8 + 3 = 13; a c d: 2 + 5 + 3 = 10; e by itself: 9.
    const path = pathOf({ a: [2], b: [8, 'a'], c: [5, 'a'], d: [3, 'b', 'c'], e: [9] });
    expect(path).toEqual({
      steps: 'a b d',
      only: true,
      others: 0,
      shortened: [
        // Without b, 10 are left beside it: nothing more is gained below 5.
        { step: 1, duration: 8, half: 10, none: 10, until: 5 },
        { step: 3, duration: 3, half: 11.5, none: 10, until: 0 },
        { step: 0, duration: 2, half: 12, none: 11, until: 0 },
      ],
      longest: {
        count: 1,
        least: { step: 1, duration: 8, half: 10, none: 10, until: 5 },
        most: { step: 1, duration: 8, half: 10, none: 10, until: 5 },
      },
      // d buys as much, and is shorter.
      most: { step: 1, duration: 8, half: 10, none: 10, until: 5 },
    });
  });

  it('goes by the lowest index where several are longest, and says so', () => {
    const path = pathOf({ z: [1], b: [3, 'z'], a: [3, 'z'], end: [1, 'a', 'b'] });
    expect(path.steps).toBe('z b end');
    expect(path).toMatchObject({ only: false, others: 1 });
    // b can buy nothing, what both chains share does.
    expect(path.shortened).toEqual([
      { step: 1, duration: 3, half: 5, none: 5, until: 3 },
      { step: 0, duration: 1, half: 4.5, none: 4, until: 0 },
      { step: 3, duration: 1, half: 4.5, none: 4, until: 0 },
    ]);
    expect(path.most?.step).toBe(0);
  });

  it('names the step that buys most, however many are longer', () => {
    // Two chains of ten twos, equally long, and one step of 1 that both wait for.
    const steps: Record<string, [number, ...string[]]> = { gate: [1] };
    for (const chain of ['p', 'q'])
      for (let i = 0; i < 10; i++)
        steps[`${chain}${i}`] = [2, i === 0 ? 'gate' : `${chain}${i - 1}`];
    const { shortened, most } = pathOf(steps);
    expect(shortened).toHaveLength(MOST_SHORTENED);
    expect(shortened.every(({ duration, none }) => duration === 2 && none === 21)).toBe(true);
    expect(most).toEqual({ step: 0, duration: 1, half: 20.5, none: 20, until: 0 });
    // Two chains that share nothing: no step buys anything.
    expect(pathOf({ a: [3], b: [3] }).most).toBeNull();
  });

  it('is the only one where others differ in steps of no length alone', () => {
    expect(pathOf({ a: [5], s: [0, 'a'], t: [0, 'a'], r: [0] })).toMatchObject({
      steps: 'a s',
      only: true,
      // t; r has all the time there is.
      others: 1,
    });
  });

  it('is there where there is no work', () => {
    expect(pathOf({ a: [0], b: [0, 'a'] })).toEqual({
      steps: 'a b',
      only: true,
      others: 0,
      shortened: [],
      longest: null,
      most: null,
    });
  });

  it('is not split by the rounding of sums', () => {
    // 0.1 + 0.2 + 0.3 from either end: one more in the last place, as doubles. Ten decimals make them doubles.
    expect(0.1 + (0.2 + 0.3)).not.toBe(0.3 + (0.2 + 0.1));
    const { only } = pathOf({
      a: [0.1],
      b: [0.2, 'a'],
      c: [0.3, 'b'],
      d: [0.3],
      e: [0.2, 'd'],
      f: [0.1, 'e'],
      fine: [0.0000000001],
    });
    expect(only).toBe(false);
  });

  it('tells of its longest steps, and of no more than a few', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [`s${i}`, [i + 1, ...(i > 0 ? [`s${i - 1}`] : [])]]),
    ) as Parameters<typeof graphOf>[0];
    const { shortened, only } = pathOf(chain);
    expect(only).toBe(true);
    expect(shortened.map(({ duration }) => duration)).toEqual(
      Array.from({ length: MOST_SHORTENED }, (_, i) => 30 - i),
    );
    expect(shortened[0]).toEqual({ step: 29, duration: 30, half: 450, none: 435, until: 0 });
  });

  it('is what walking all chains of a small graph finds', () => {
    fc.assert(
      fc.property(stepLists(9), (list) => {
        const { graph } = buildGraph(list);
        const { duration } = graph;
        const chains = allChains(graph);
        const span = longestOf(chains, duration);
        const path = criticalPathOf(graph);
        const steps = Array.from(path.steps);
        expect(lengthOf(steps, duration)).toBe(span);
        for (let i = 1; i < steps.length; i++) {
          const { start, item } = graph.prerequisites;
          expect(item.subarray(start[steps[i]], start[steps[i] + 1])).toContain(steps[i - 1]);
        }
        const longest = chains.filter((chain) => lengthOf(chain, duration) === span);
        const working = longest.map((chain) => chain.filter((step) => duration[step] > 0).join());
        expect(path.only).toBe(new Set(working).size === 1);
        const elsewhere = longest.flat().filter((step) => !steps.includes(step));
        expect(path.others).toBe(new Set(elsewhere).size);
        for (const { step, duration: own, half, none, until } of path.shortened) {
          expect(own).toBe(duration[step]);
          expect(half).toBe(longestOf(chains, other(duration, step, own / 2)));
          expect(none).toBe(longestOf(chains, other(duration, step, 0)));
          expect(longestOf(chains, other(duration, step, until))).toBe(none);
          expect(longestOf(chains, other(duration, step, until + 0.5))).toBe(none + 0.5);
        }
        const least = Math.min(...steps.map((step) => longestOf(chains, other(duration, step, 0))));
        expect(path.most?.none ?? span).toBe(least);
      }),
      { numRuns: 500 },
    );
  });
});

describe('slack', () => {
  it('is by how much a step may grow before the critical path does', () => {
    fc.assert(
      fc.property(stepLists(8), (list) => {
        const { graph } = buildGraph(list);
        const { duration } = graph;
        const chains = allChains(graph);
        const span = longestOf(chains, duration);
        slack(graph).forEach((float, step) => {
          const grown = other(duration, step, duration[step] + float);
          expect(longestOf(chains, grown)).toBe(span);
          expect(longestOf(chains, other(grown, step, grown[step] + 1))).toBe(span + 1);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('is 0 on a path whose sums are rounded', () => {
    // As doubles: ten decimals are more than an exact unit has.
    const steps = { a: [0.1], b: [0.2, 'a'], c: [1 / 3, 'b'], d: [0.0000000001] } as const;
    const { graph, unit } = graphOf(steps);
    expect(unit.decimals).toBeNull();
    expect(Array.from(slack(graph).subarray(0, 3))).toEqual([0, 0, 0]);
    expect(slack(graph)[3]).toBeCloseTo(0.3 + 1 / 3, 9);
  });
});
