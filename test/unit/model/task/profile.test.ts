import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../../../src/graphs/build/build.ts';
import { maximumAntichain } from '../../../../src/model/graph/width.ts';
import { agentsAtWork } from '../../../../src/model/measure/agent-time.ts';
import { criticalPathFirst, workAndSpan } from '../../../../src/model/measure/bounds.ts';
import type { Profile } from '../../../../src/model/measure/task/facts.ts';
import { parallelismProfile } from '../../../../src/model/measure/task/profile.ts';
import { PreparedGraph } from '../../../../src/model/swarm/prepare.ts';
import { run } from '../../../../src/model/swarm/run.ts';
import { graphOf, stepLists } from '../../graphs/arbitrary-graphs.ts';

const entries = ({ time, atWork }: Profile) => Array.from(time, (t, i) => [t, atWork[i]]);
const profileOf = (steps: Parameters<typeof graphOf>[0]) =>
  parallelismProfile(graphOf(steps).graph);

describe('the parallelism profile', () => {
  it('is that of a graph worked out by hand', () => {
    // a 0 to 2; b 2 to 8, c 2 to 5, d 2 to 5; e 5 to 6 behind c and d; f 8 to 9 behind b and e; g 0 to 3 by itself.
    const profile = profileOf({
      a: [2],
      b: [6, 'a'],
      c: [3, 'a'],
      d: [3, 'a'],
      e: [1, 'c', 'd'],
      f: [1, 'b', 'e'],
      g: [3],
    });
    expect(entries(profile)).toEqual([
      [0, 2],
      [2, 4],
      [3, 3],
      [5, 2],
      [6, 1],
      [9, 0],
    ]);
    expect(profile.most).toBe(4);
  });

  it('does not show steps of no length, at the ends and between', () => {
    const profile = profileOf({ s: [0], a: [1, 's'], z: [0, 'a'], b: [1, 'z'], t: [0, 'b'] });
    expect(entries(profile)).toEqual([
      [0, 1],
      [2, 0],
    ]);
    expect(profile.most).toBe(1);
  });

  it('is one entry where there is no work', () => {
    const profile = profileOf({ a: [0], b: [0, 'a'] });
    expect(entries(profile)).toEqual([[0, 0]]);
    expect(profile.most).toBe(0);
  });

  it('does not take an error of rounding for an overlap, nor for a gap', () => {
    // In doubles 0.1 + 0.2 is more than 0.3, and 0.7 + 0.1 less than 0.8; 1e-10 is what keeps them from being whole numbers.
    const profile = profileOf({
      a: [0.1],
      b: [0.2, 'a'],
      c: [0.3],
      d: [0.2, 'c'],
      e: [0.2, 'c'],
      fine: [1e-10, 'e'],
    });
    expect(Array.from(profile.atWork)).toEqual([2, 1, 0]);
    expect(profile.most).toBe(2);
    const gap = profileOf({
      a: [0.7],
      b: [0.1, 'a'],
      c: [0.8],
      d: [1, 'b'],
      e: [1, 'c'],
      f: [1e-10],
    });
    expect(Array.from(gap.atWork)).toEqual([3, 2, 0]);
  });

  it('shows steps that are shorter than the rounding, and an overlap that is longer', () => {
    // Near 2^20 doubles are 2^-32 apart; times of two layers are one up to 4 of 2^-33.
    const short = profileOf({ long: [2 ** 20], one: [2 ** -32, 'long'], two: [2 ** -32, 'long'] });
    expect(entries(short)).toEqual([
      [0, 1],
      [2 ** 20, 2],
      [2 ** 20 + 2 ** -32, 0],
    ]);
    const overlap = profileOf({
      a: [2 ** 20 + 2 ** -29],
      b: [2 ** 20],
      c: [0.5, 'b'],
      d: [0.5, 'b'],
    });
    expect(entries(overlap)).toEqual([
      [0, 2],
      [2 ** 20, 3],
      [2 ** 20 + 2 ** -29, 2],
      [2 ** 20 + 0.5, 0],
    ]);
    expect(overlap.most).toBe(3);
  });

  it('of tenths is that of whole numbers', () => {
    fc.assert(
      fc.property(stepLists(12, fc.integer({ min: 0, max: 40 })), (steps) => {
        const withSpeck = (parts: number, speck: number) => {
          const scaled = steps.map((step) => ({ ...step, duration: step.duration / parts }));
          return buildGraph([...scaled, { id: 'speck', duration: speck, needs: [] }]);
        };
        const tenths = withSpeck(10, 1e-10);
        const whole = withSpeck(1, 1e-9);
        expect(whole.unit.decimals).toBe(9);
        expect(tenths.unit.decimals).toBeNull();
        const [a, b] = [tenths, whole].map(({ graph }) => parallelismProfile(graph));
        expect(a.atWork).toEqual(b.atWork);
      }),
      { numRuns: 300 },
    );
  });

  it('adds up to the work, ends with the critical path, and stays within the greatest width', () => {
    fc.assert(
      fc.property(stepLists(12), (steps) => {
        const { graph } = buildGraph(steps);
        const { time, atWork, most } = parallelismProfile(graph);
        const { work, criticalPath } = workAndSpan(graph);
        let sum = 0;
        for (let i = 1; i < time.length; i++) {
          expect(time[i]).toBeGreaterThan(time[i - 1]);
          expect(atWork[i]).not.toBe(atWork[i - 1]);
          sum += atWork[i - 1] * (time[i] - time[i - 1]);
        }
        expect(sum).toBe(work);
        expect([time[0], time.at(-1), atWork.at(-1)]).toEqual([0, criticalPath, 0]);
        expect(most).toBe(Math.max(...atWork));
        expect(most).toBeLessThanOrEqual(maximumAntichain(graph));
      }),
      { numRuns: 400 },
    );
  });

  it('is what a swarm shows that has an agent for every step', () => {
    fc.assert(
      fc.property(stepLists(10, fc.integer({ min: 1, max: 5 })), (steps) => {
        const { graph } = buildGraph(steps);
        const name = { seed: 0, graph: 0, attempt: 0, run: 0 };
        const swarm = run(new PreparedGraph(graph), criticalPathFirst(steps.length), name);
        const { time, count } = agentsAtWork(swarm);
        const profile = parallelismProfile(graph);
        expect([profile.time, profile.atWork]).toEqual([time, count]);
      }),
      { numRuns: 200 },
    );
  });
});
