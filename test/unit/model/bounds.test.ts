import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGraph, type StepInput } from '../../../src/graphs/build/build.ts';
import { grow } from '../../../src/model/graph/grow.ts';
import {
  agentsWorthHaving,
  averageParallelism,
  criticalPathFirst,
  grahamBound,
  grahamBoundApplies,
  lowerBound,
  workAndSpan,
} from '../../../src/model/measure/bounds.ts';
import { RULES } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';
import { graphOf, stepLists } from '../graphs/arbitrary-graphs.ts';

const NAME = { seed: 3, graph: 0, attempt: 0, run: 0 };
const worth = (steps: StepInput[]) => agentsWorthHaving(new PreparedGraph(buildGraph(steps).graph));
const equal = (count: number, needs: (i: number) => string[] = () => []): StepInput[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${i}`, duration: 1, needs: needs(i) }));

describe('work, span and the bounds', () => {
  // Two chains side by side, 1 + 6 and 2 + 2, joined by a step of 3.
  const { graph } = graphOf({ a: [1], b: [6, 'a'], c: [2], d: [2, 'c'], e: [3, 'b', 'd'] });
  const span = workAndSpan(graph);

  it('are those of a graph worked out by hand', () => {
    expect(span).toEqual({ work: 14, criticalPath: 10 });
    expect(averageParallelism(span)).toBe(1.4);
    expect([1, 2, 4].map((k) => lowerBound(span, k))).toEqual([14, 10, 10]);
    expect([1, 2, 4].map((k) => grahamBound(span, k))).toEqual([14, 12, 11]);
  });

  it('come out of whole units in one division, as the nearest double', () => {
    const thousandths = { work: 2771295, criticalPath: 204686 };
    expect(lowerBound(thousandths, 4, 1000)).toBe(692.82375);
    expect(grahamBound(thousandths, 4, 1000)).toBe(846.33825);
    expect(lowerBound(thousandths, 32, 1000)).toBe(204.686);
    const twelve = { work: 1120, criticalPath: 373 };
    expect(1120 / 12 / 1000).not.toBe(1.12 / 12);
    expect(lowerBound({ ...twelve, criticalPath: 0 }, 12, 1000)).toBe(1.12 / 12);
    expect(grahamBound(twelve, 12, 1000)).toBe(0.43525);
  });

  it('are plain numbers when there is no work at all', () => {
    const idle = workAndSpan(graphOf({ a: [0], b: [0, 'a'] }).graph);
    expect(averageParallelism(idle)).toBe(1);
    expect(lowerBound(idle, 3)).toBe(0);
    expect(grahamBound(idle, 3)).toBe(0);
  });

  it('hold for every swarm to which they apply, to the last unit', () => {
    const arguments_ = [
      stepLists(12),
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom(...RULES),
      fc.boolean(),
    ] as const;
    fc.assert(
      fc.property(...arguments_, (steps, agents, rule, refilled) => {
        const { graph } = buildGraph(steps);
        const own = rule === 'own-branch' || rule === 'own-list';
        const alone = agents === 1;
        const kind = (refilled || alone) && own ? ('recursive' as const) : ('standard' as const);
        const options = { ...criticalPathFirst(agents), rule, kind, refill: refilled };
        expect(grahamBoundApplies(graph, options)).toBe(true);
        const { makespan } = run(new PreparedGraph(graph), options, NAME);
        const span = workAndSpan(graph);
        expect(makespan).toBeGreaterThanOrEqual(lowerBound(span, agents));
        // Compared in whole numbers: k times the bound.
        expect(makespan * agents).toBeLessThanOrEqual(span.work + (agents - 1) * span.criticalPath);
      }),
      { numRuns: 400 },
    );
  });

  it('leave Graham’s bound out where it proves nothing', () => {
    const free = criticalPathFirst(4);
    const peer = { law: 'peer', share: 0.02 } as const;
    expect(grahamBoundApplies(graph, { ...free, scheduling: 0.05 })).toBe(false);
    expect(grahamBoundApplies(graph, { ...free, communication: peer })).toBe(false);
    expect(grahamBoundApplies(graph, { ...free, agents: 1, communication: peer })).toBe(true);
    const recursive = { ...free, kind: 'recursive', rule: 'own-branch' } as const;
    expect(grahamBoundApplies(graph, recursive)).toBe(false);
    expect(grahamBoundApplies(graph, { ...recursive, agents: 1 })).toBe(true);
    // Laws that ask for nothing.
    const none = { law: 'group', base: 0, slope: 0 } as const;
    for (const communication of [none, { law: 'peer', share: 0 } as const])
      expect(grahamBoundApplies(graph, { ...free, communication })).toBe(true);
    expect(grahamBoundApplies(graph, { ...free, communication: { ...none, slope: 0.01 } })).toBe(
      false,
    );
    const noisy = grow(PRESETS.september, 0);
    expect(grahamBoundApplies(noisy, free)).toBe(false);
  });
});

describe('agents worth having', () => {
  it('count a makespan of exactly 1.05 C as near enough, in tenths too', () => {
    // Two agents: one takes the long step, the other twenty short ones, and two are left: 21 to 20.
    const long: StepInput = { id: 'long', duration: 2, needs: [] };
    const short = equal(22).map((step) => ({ ...step, duration: 0.1 }));
    expect(worth([long, ...short])).toEqual({ agents: 2, about: false });
    expect(worth([long, ...short, { id: 'more', duration: 0.1, needs: [] }]).agents).toBe(3);
  });

  it('count it too where durations have too many decimals for whole units, and sums are rounded', () => {
    // Ten decimals: 21 short steps beside one as long as 20 of them.
    for (const [length, many] of [
      [0.3333333333, 6.666666666],
      [1.2345678912, 24.691357824],
      [2.7182818291, 54.365636582],
      [0.1234567891, 2.469135782],
    ]) {
      const long: StepInput = { id: 'long', duration: many, needs: [] };
      const short = equal(21).map((step) => ({ ...step, duration: length }));
      expect(worth([long, ...short]).agents).toBe(2);
      // A thousandth less of the chain, and they are too late.
      expect(worth([{ ...long, duration: many - 1e-3 }, ...short]).agents).toBe(3);
    }
  });

  it('are the smallest number, by trying all', () => {
    fc.assert(
      fc.property(stepLists(10), (steps) => {
        const prepared = new PreparedGraph(buildGraph(steps).graph);
        const { criticalPath } = workAndSpan(prepared.graph);
        let k = 1;
        while (run(prepared, criticalPathFirst(k), NAME).makespan * 20 > criticalPath * 21) k++;
        expect(agentsWorthHaving(prepared)).toEqual({ agents: k, about: false });
      }),
      { numRuns: 300 },
    );
  });

  it('are 1 when there is no work at all', () => {
    expect(worth(equal(5).map((step) => ({ ...step, duration: 0 })))).toEqual({
      agents: 1,
      about: false,
    });
  });

  it('may be 1,024, and are null above', () => {
    expect(worth(equal(1024)).agents).toBe(1024);
    expect(worth(equal(1025)).agents).toBeNull();
    expect(worth(equal(5000)).agents).toBeNull();
  });

  it('are found by bisection above 20,000 steps, and then called about', () => {
    // 300 chains of 100 unit steps: from ceil(30000 / 105) = 286 on, all but 300 agents need more than 105.
    const chains = equal(30_000, (i) => (i < 300 ? [] : [`${i - 300}`]));
    expect(worth(chains)).toEqual({ agents: 286, about: true });
    expect(worth(equal(20_001))).toEqual({ agents: null, about: true });
    expect(worth(equal(20_000, (i) => (i === 0 ? [] : [`${i - 1}`])))).toEqual({
      agents: 1,
      about: false,
    });
  });
});
