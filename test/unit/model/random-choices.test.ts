import { describe, expect, it, vi } from 'vitest';
import type { TaskGraph } from '../../../src/model/graph/task-graph.ts';
import type { SwarmOptions } from '../../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';
import type { RunResult } from '../../../src/model/swarm/run-result.ts';
import { PLAIN } from '../../reference/arbitraries.ts';
import { buildGraph, step, type WrittenStep } from '../../reference/build-graph.ts';
import {
  chiSquare,
  chiSquareTail,
  chiSquareUniform,
  FALSE_ALARM,
  orders,
  tally,
} from '../../reference/chance.ts';

// Seconds at most, but not on a machine that is busy with something else.
vi.setConfig({ testTimeout: 60_000 });

const RUNS = 12_000;

/** One outcome per run, over runs 0 to RUNS - 1 of one seed. */
function* outcomes(
  graph: TaskGraph,
  options: Partial<SwarmOptions>,
  of: (result: RunResult) => string,
): Iterable<string> {
  const prepared = new PreparedGraph(graph);
  for (let r = 0; r < RUNS; r++) {
    const name = { seed: 7, graph: 0, attempt: 0, run: r };
    yield of(run(prepared, { ...PLAIN, ...options }, name));
  }
}

/** `names` are all outcomes there may be; `shares` how likely each is, all alike when left out. */
function expectShares(
  found: Iterable<string>,
  names: readonly string[],
  shares: readonly number[] = names.map(() => 1 / names.length),
) {
  const counts = tally(found, names);
  const expected = shares.map((share) => share * RUNS);
  const chance = chiSquareTail(chiSquare(counts, expected), names.length - 1);
  expect(chance, `counts ${counts}`).toBeGreaterThan(FALSE_ALARM);
}

const startOrder = ({ start }: RunResult, of: readonly number[]) =>
  [...of].sort((a, b) => start[a] - start[b]).join(' ');

describe('the tail of chi-square that these tests rely on', () => {
  it('agrees with published critical values', () => {
    // Pearson and Hartley, Biometrika Tables for Statisticians, table 8.
    for (const [degrees, p, x] of [
      [1, 0.05, 3.84146],
      [2, 0.01, 9.21034],
      [5, 0.001, 20.515],
      [10, 0.05, 18.307],
      [10, 0.95, 3.9403],
      [23, 0.01, 41.6384],
      [100, 0.05, 124.342],
    ])
      expect(chiSquareTail(x, degrees) / p).toBeCloseTo(1, 3);
    // With two degrees of freedom the tail is e^(-x/2).
    expect(chiSquareTail(27.6, 2) / Math.exp(-13.8)).toBeCloseTo(1, 10);
  });

  it('rejects a die that is off by a tenth', () => {
    const counts = [2200, 2000, 2000, 2000, 2000, 1800];
    expect(chiSquareTail(chiSquareUniform(counts), 5)).toBeLessThan(FALSE_ALARM);
  });
});

describe('random dispatch', () => {
  const isolated = buildGraph([step(1), step(1), step(1), step(1)]);
  const four = [0, 1, 2, 3];

  it.each(['own-branch', 'own-list', 'random'] as const)(
    'of a single agent, rule %s, takes isolated steps in any order alike',
    (rule) => {
      const found = outcomes(
        isolated,
        { kind: 'single', agents: 1, rule, dispatch: 'random' },
        (r) => startOrder(r, four),
      );
      expectShares(found, orders(four));
    },
  );

  it.each(['own-branch', 'random'] as const)(
    'of a standard swarm, rule %s, gives any step to any agent',
    (rule) => {
      const found = outcomes(isolated, { agents: 4, rule, dispatch: 'random' }, (r) =>
        [...r.agent].join(' '),
      );
      expectShares(found, orders(four));
    },
  );

  it('of a refilling recursive swarm, draws from all that its agents have in store', () => {
    // Agent 0 keeps 1, forks for 2, stores 3 to 6. At 2 agent 1 stops, and one of the four is drawn.
    const graph = buildGraph([step(1), step(9, 0), ...Array.from({ length: 5 }, () => step(1, 0))]);
    const found = outcomes(graph, { kind: 'recursive', agents: 2, refill: true }, (r) =>
      startOrder(r, [3, 4, 5, 6]),
    );
    expectShares(found, orders([3, 4, 5, 6]));
  });
});

describe('own list', () => {
  it('takes the steps of a layer in any order alike', () => {
    const graph = buildGraph([step(1), step(1, 0), step(1, 0), step(1, 0), step(1, 0)]);
    const found = outcomes(graph, { kind: 'single', agents: 1, rule: 'own-list' }, (r) =>
      startOrder(r, [1, 2, 3, 4]),
    );
    expectShares(found, orders([1, 2, 3, 4]));
  });

  it('draws from what others have left', () => {
    // At 1 agent 0 draws from its list of four and the coordinator from the other three; at 2 the same again.
    const graph = buildGraph([step(1), step(1, 0), step(1, 0), step(1, 0), step(1, 0)]);
    const found = outcomes(graph, { agents: 2, rule: 'own-list', dispatch: 'random' }, (r) => {
      const of = (agent: number) => [...r.order].filter((s) => r.agent[s] === agent).slice(0, 3);
      // Agent 1 has nothing on a list and stops; agent 2 takes its place.
      return [of(0)[1], of(1)[0], of(0)[2], of(2)[0]].join(' ');
    });
    expectShares(found, orders([1, 2, 3, 4]));
  });

  it('draws alike from a step that has waited on the list and one that has just come', () => {
    // 0: agent 0 starts step 0, agent 1 step 3.
    // 1: agent 0 has 1 and 2 on its list, takes one of them; the other waits.
    // 2: agent 1 ends 3. Step 5 comes on both lists, for agent 0 did 0; agent 1 goes deeper, with 4.
    // 3: agent 0 has one that waited and one that came, both of layer 1.
    const graph = buildGraph([
      step(1),
      step(2, 0),
      step(2, 0),
      step(2),
      { duration: 9, needs: [3], layer: 7 },
      { duration: 2, needs: [0, 3], layer: 1 },
    ]);
    // The same in a recursive swarm, in which either agent may be given step 0, and nobody can fork.
    for (const kind of ['standard', 'recursive'] as const) {
      const options = { kind, agents: 2, rule: 'own-list', dispatch: 'oldest' } as const;
      const found = outcomes(graph, options, ({ agent, start }) =>
        [1, 2, 5].find((s) => agent[s] === agent[0] && start[s] === 3) === 5 ? 'came' : 'waited',
      );
      expectShares(found, ['came', 'waited']);
    }
  });

  it('draws alike from several that have waited and several that came one by one', () => {
    // 1: agent 0 has 1, 2 and 3 on its list, takes one of them; two wait.
    // 1.25 and 1.75: agent 1 ends 4, then 5; steps 7 and 8 come on agent 0's list; agent 1 goes deeper.
    // 2: agent 0 has two that waited and two that came, all of layer 2.
    const steps: WrittenStep[] = [
      step(1),
      { duration: 1, needs: [0], layer: 2 },
      { duration: 1, needs: [0], layer: 2 },
      { duration: 1, needs: [0], layer: 2 },
      step(1.25),
      { duration: 0.5, needs: [4], layer: 9 },
      { duration: 9, needs: [5], layer: 9 },
      { duration: 1, needs: [0, 4], layer: 2 },
      { duration: 1, needs: [0, 5], layer: 2 },
    ];
    const options = { agents: 2, rule: 'own-list', dispatch: 'oldest' } as const;
    const found = outcomes(buildGraph(steps), options, (r) => {
      const atTwo = [1, 2, 3, 7, 8].find((s) => r.agent[s] === 0 && r.start[s] === 2);
      return atTwo === 7 || atTwo === 8 ? String(atTwo) : 'waited';
    });
    expectShares(found, ['waited', '7', '8'], [1 / 2, 1 / 4, 1 / 4]);
  });
});

describe('forking from a list', () => {
  it('shuffles what was unlocked before it keeps and forks', () => {
    // Three agents: the root keeps two of four steps and forks for the other two, in any order.
    const graph = buildGraph([step(1), step(9, 0), step(9, 0), step(9, 0), step(9, 0)]);
    const found = outcomes(graph, { kind: 'recursive', agents: 3, rule: 'own-list' }, (r) => {
      const first = (agent: number) => [1, 2, 3, 4].filter((s) => r.agent[s] === agent);
      const [kept, later] = first(0).sort((a, b) => r.start[a] - r.start[b]);
      return [kept, later, first(1)[0], first(2)[0]].join(' ');
    });
    expectShares(found, orders([1, 2, 3, 4]));
  });
});
