import { describe, expect, it } from 'vitest';
import { buildGraph, type StepInput } from '../../../../src/graphs/build/build.ts';
import { takingFacts } from '../../../../src/model/measure/task/take-facts.ts';
import { PreparedGraph } from '../../../../src/model/swarm/prepare.ts';
import { graphOf } from '../../graphs/arbitrary-graphs.ts';

/** What is found out, and the shares that are told on the way. */
function facts(graph: ReturnType<typeof graphOf>['graph']) {
  const taking = takingFacts(new PreparedGraph(graph));
  const shares: number[] = [];
  let step = taking.next();
  for (; !step.done; step = taking.next()) shares.push(step.value);
  return { facts: step.value, shares };
}

describe('the facts of a graph', () => {
  it('are those of a graph worked out by hand', () => {
    const { graph } = graphOf({ a: [2], b: [8, 'a'], c: [5, 'a'], d: [3, 'b', 'c'], e: [0] });
    expect(facts(graph).facts).toEqual({
      steps: 5,
      edges: 4,
      layers: 3,
      roots: 2,
      sinks: 2,
      zeroDuration: 1,
      span: { work: 18, criticalPath: 13 },
      averageParallelism: 18 / 13,
      width: { steps: 3, kind: 'antichain' },
      worth: { agents: 2, about: false },
      // a to 2, then b and c, and d from 10 on; e in between.
      worthMakespan: 13,
      // 18 / 13.65 is above 1.
      worthReason: 'work',
      profile: {
        time: Float64Array.of(0, 2, 7, 13),
        atWork: Int32Array.of(1, 2, 1, 0),
        most: 2,
      },
      path: {
        steps: Int32Array.of(0, 1, 3),
        only: true,
        others: 0,
        shortened: expect.objectContaining({ length: 3 }),
        longest: expect.objectContaining({ count: 1 }),
        most: expect.objectContaining({ step: 1 }),
      },
    });
  });

  it('come with shares that grow, however long agents worth having are looked for', () => {
    // A chain, and then a wide layer that needs all of its 300 agents: from 37 on, every number is tried.
    const steps: StepInput[] = [{ id: 'first', duration: 500, needs: [] }];
    for (let i = 0; i < 300; i++) steps.push({ id: `${i}`, duration: 60, needs: ['first'] });
    const { shares, facts: found } = facts(buildGraph(steps).graph);
    expect(found.worth).toEqual({ agents: 300, about: false });
    expect(shares.length).toBeGreaterThan(260);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBeLessThan(1);
  });

  it('pause within a run on a large graph', () => {
    const chains: StepInput[] = Array.from({ length: 60_000 }, (_, i) => ({
      id: `${i}`,
      duration: 1,
      needs: i < 300 ? [] : [`${i - 300}`],
    }));
    const { shares, facts: found } = facts(buildGraph(chains).graph);
    expect(found).toMatchObject({
      span: { work: 60_000, criticalPath: 200 },
      width: { steps: 300, kind: 'layer' },
      profile: { most: 300 },
    });
    // Four times before the search, and every 10,000 completions of the first number of agents, which is enough.
    // Then every 5,000 of the run of so many, but for the last, with which it ends.
    expect(found.worth).toEqual({ agents: 286, about: true });
    expect(found.worthMakespan).toBe(210);
    expect(shares).toHaveLength(4 + 6 + 11);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });
});
