import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grow } from '../../../src/model/graph/grow.ts';
import { agentTimeUntil } from '../../../src/model/measure/agent-time.ts';
import { addAtWork, spentUntil, workingTime } from '../../../src/model/measure/working-time.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { swarmOptions } from '../../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';
import { buildGraph, step } from '../../reference/build-graph.ts';

const options = (agents: number) => swarmOptions({ ...PRESETS.post, dispatch: 'oldest' }, agents);
const name = { seed: 1, graph: 0, attempt: 0, run: 0 };
// A root of 2, then 3 beside 5, then 4 below the 3: two agents work 14 in 9.
const forked = run(
  new PreparedGraph(buildGraph([step(2), step(3, 0), step(5, 0), step(4, 1)])),
  options(2),
  name,
);

it('a run of four steps by hand: one agent until 2, two until 7, one until 9', () => {
  const working = workingTime(forked);
  expect([...working.time]).toEqual([0, 2, 7, 9]);
  expect([...working.count]).toEqual([1, 2, 1, 0]);
  expect([...working.spent]).toEqual([0, 2, 12, 14]);
  expect([-1, 0, 1, 2, 4.5, 7, 8, 9, 100].map((t) => spentUntil(working, t))).toEqual([
    0, 0, 1, 2, 7, 12, 13, 14, 14,
  ]);
});

it('samples count who is at work from a change on, on the clock asked for, and add up', () => {
  const working = workingTime(forked);
  // On a clock of 3 in a unit of 2 the changes lie at 0, 3, 10.5 and 13.5.
  const times = Float64Array.of(-1, 0, 2.9, 3, 10.4, 10.5, 13.4, 13.5, 20);
  const sum = new Float64Array(9).fill(10);
  addAtWork(working, 3, 2, times, sum);
  expect([...sum]).toEqual([10, 11, 11, 12, 12, 11, 11, 10, 10]);
});

it('what is spent until any time is the agent-time of the run', () => {
  fc.assert(
    fc.property(
      fc.record({
        graph: fc.integer({ min: 0, max: 500 }),
        agents: fc.integer({ min: 1, max: 40 }),
        overhead: fc.boolean(),
        shares: fc.array(fc.double({ min: 0, max: 1.2, noNaN: true }), { minLength: 1 }),
      }),
      ({ graph, agents, overhead, shares }) => {
        const parameters = { ...PRESETS.post, steps: 50, overhead, agents };
        const prepared = new PreparedGraph(grow(parameters, graph));
        const result = run(prepared, swarmOptions(parameters), { ...name, graph });
        const working = workingTime(result);
        const times = [...shares.map((share) => share * result.makespan), ...result.end];
        for (const t of times) {
          const exact = agentTimeUntil(result, t);
          expect(Math.abs(spentUntil(working, t) - exact)).toBeLessThanOrEqual(
            1e-9 * result.agentTime,
          );
        }
      },
    ),
    { numRuns: 60 },
  );
});
