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
