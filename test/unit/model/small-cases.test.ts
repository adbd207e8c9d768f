import { describe, expect, it } from 'vitest';
import type { SwarmOptions } from '../../../src/model/swarm/options.ts';
import { buildGraph, step } from '../../reference/build-graph.ts';
import { runGraph } from '../../reference/run-graph.ts';

// The cases that MODEL.md section 7 works out by hand. Decimals such as 0.15 are not exact in binary.
const DIGITS = 12;

const SEPTEMBER: Partial<SwarmOptions> = {
  rule: 'own-list',
  dispatch: 'random',
  scheduling: 0.05,
  schedulingPays: 'both',
  communication: { law: 'group', base: 0.15, slope: 0.01 },
};

function sorted(column: Float64Array): number[] {
  return Array.from(column).sort((a, b) => a - b);
}

function expectTimes(actual: readonly number[], expected: readonly number[]) {
  expect(actual.length).toBe(expected.length);
  for (let i = 0; i < expected.length; i++) expect(actual[i]).toBeCloseTo(expected[i], DIGITS);
}

describe('a root and two steps, two agents', () => {
  const graph = buildGraph([step(1), step(10, 0), step(10, 0)]);

  it.each([1, 2, 3, 4, 5])('costs what section 7 says, seed %i', (seed) => {
    const result = runGraph(graph, { ...SEPTEMBER, agents: 2 }, { seed });
    expect(result.end[0]).toBeCloseTo(1.5, DIGITS);
    // Which of the two is the first agent's is drawn; the ends are the same.
    expectTimes(sorted(result.end), [1.5, 13, 14]);
    expect(result.work).toBe(21);
    expect(result.scheduling).toBeCloseTo(1.5, DIGITS);
    expect(result.communication).toBeCloseTo(3, DIGITS);
    expect(result.agentTime).toBeCloseTo(25.5, DIGITS);
    expect(result.agentsStarted).toBe(2);
    expect(result.handoffs).toBe(1);
    expect(result.makespan).toBeCloseTo(14, DIGITS);
  });

  it('pays once for a first step that is also a hand-off, when told so', () => {
    const result = runGraph(graph, { ...SEPTEMBER, schedulingPays: 'once', agents: 2 });
    expectTimes(sorted(result.end), [1.5, 13, 13.5]);
    expect(result.scheduling).toBeCloseTo(1, DIGITS);
  });

  it('pays nothing alone, whether as a single agent or as a swarm of one', () => {
    for (const kind of ['single', 'standard', 'recursive'] as const) {
      const result = runGraph(graph, { ...SEPTEMBER, kind, agents: 1 });
      expectTimes(sorted(result.end), [1, 11, 21]);
      expect(result.scheduling).toBe(0);
      expect(result.communication).toBe(0);
    }
  });
});

describe('a root and four steps, four agents', () => {
  const graph = buildGraph([step(1), step(10, 0), step(10, 0), step(10, 0), step(10, 0)]);

  it('each of the four pays 17%', () => {
    const result = runGraph(graph, { ...SEPTEMBER, agents: 4 });
    expectTimes(sorted(result.end), [1.5, 13.2, 14.2, 14.2, 14.2]);
    expect(result.scheduling).toBeCloseTo(3.5, DIGITS);
    expect(result.communication).toBeCloseTo(6.8, DIGITS);
    expect(result.handoffs).toBe(3);
  });

  it('under the per-peer law each of the four pays for three others', () => {
    const result = runGraph(graph, {
      ...SEPTEMBER,
      schedulingPays: 'once',
      agents: 4,
      communication: { law: 'peer', share: 0.02 },
    });
    // 1 + 0.5; then 10·1.06 for the first agent, half a unit more for the others.
    expectTimes(sorted(result.end), [1.5, 12.1, 12.6, 12.6, 12.6]);
    expect(result.communication).toBeCloseTo(2.4, DIGITS);
    expect(result.scheduling).toBeCloseTo(2, DIGITS);
  });
});

describe('communication shares by group sizes', () => {
  const communication = { law: 'group', base: 0.15, slope: 0.01 } as const;

  it.each([
    [1, 0],
    [2, 0.15],
    [4, 0.17],
    [64, 0.77],
  ])('a group of %i adds %f', (size, share) => {
    // As many steps at once as there are agents in the group, under a cap that is never met.
    const graph = buildGraph(Array.from({ length: size }, () => step(1)));
    const { end } = runGraph(graph, { agents: 65, communication });
    for (const t of end) expect(t).toBeCloseTo(1 + share, DIGITS);
  });

  it('two groups of two add 0.3 to a step of the agent in both', () => {
    // Agent 0 forks for step 2, agent 1 for step 4 while it goes on with step 3.
    const graph = buildGraph([step(1), step(10, 0), step(1, 0), step(5, 2), step(5, 2)]);
    const { start, end } = runGraph(graph, { kind: 'recursive', agents: 3, communication });
    expect(end[3] - start[3]).toBeCloseTo(5 * 1.3, DIGITS);
    expect(end[4] - start[4]).toBeCloseTo(5 * 1.15, DIGITS);
  });
});

describe('one agent with a list', () => {
  it('goes to the end of the branch it has begun', () => {
    // 0 root, 1 a1, 2 b1, 3 a2, 4 a3
    const graph = buildGraph([step(1), step(1, 0), step(1, 0), step(1, 1), step(1, 3)]);
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 400; seed++) {
      const { order } = runGraph(graph, { kind: 'single', agents: 1, rule: 'own-list' }, { seed });
      const key = order.join(' ');
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['0 1 3 4 2', '0 2 1 3 4']);
    // A fair coin stays within 400/2 ± 50 but for one time in two million.
    expect(Math.abs((seen.get('0 1 3 4 2') ?? 0) - 200)).toBeLessThan(50);
  });
});

describe('what starts together pays for the numbers after all starts and stops', () => {
  const free: Partial<SwarmOptions> = {
    agents: 3,
    communication: { law: 'peer', share: 0.5 },
  };

  it('one that stops at the same instant is not counted', () => {
    // Steps 0 and 1 end together at 2; agent 1 finds nothing and stops; step 2 has one agent for itself.
    const graph = buildGraph([step(1), step(1), step(4, 0)]);
    const result = runGraph(graph, { ...free, agents: 2 });
    expect([...result.end]).toEqual([1.5, 1.5, 5.5]);
  });

  it('one that starts at the same instant is counted, and what is under way is not charged again', () => {
    // Step 1 pays for one other. At 1.5 three are at work: steps 2 and 3 pay for two others each.
    const graph = buildGraph([step(1), step(4), step(1, 0), step(1, 0)]);
    const result = runGraph(graph, free);
    expect([...result.start]).toEqual([0, 0, 1.5, 1.5]);
    expect([...result.end]).toEqual([1.5, 6, 3.5, 3.5]);
  });
});

describe('scheduling refers to the upper median of the positive durations', () => {
  it('leaves zeros out and takes the larger of the middle two', () => {
    const graph = buildGraph([step(0), step(0), step(0), step(2), step(6)]);
    const result = runGraph(graph, { agents: 5, scheduling: 0.5 });
    expect([...result.end]).toEqual([3, 3, 3, 5, 9]);
  });
});

describe('ties', () => {
  it('the completion of higher index unlocks a common successor and holds it', () => {
    // 0 and 1 end together; 2 needs both. Agent 1 finished step 1, so it goes on; agent 0 stops.
    const graph = buildGraph([step(2), step(2), step(1, 0, 1)]);
    const result = runGraph(graph, { agents: 2 });
    expect([...result.agent]).toEqual([0, 1, 1]);
  });

  it('a slot that frees is filled after every finisher has chosen', () => {
    // At 1 agent 0 stops (nothing unlocked), agent 1 goes on with 3; then 2, ready since 0, is given away.
    const graph = buildGraph([step(1), step(1), step(1), step(1, 1)]);
    const result = runGraph(graph, { agents: 2 });
    expect([...result.agent]).toEqual([0, 1, 2, 1]);
    expect([...result.start]).toEqual([0, 0, 1, 1]);
  });

  it('steps of zero length form further rounds of the same instant', () => {
    // A chain of zeros takes no time, and its end opens step 3 while step 4 is still open.
    const graph = buildGraph([step(1), step(0, 0), step(0, 1), step(5, 2), step(5, 0)]);
    const result = runGraph(graph, { agents: 2 });
    expect([...result.order]).toEqual([0, 1, 2, 3, 4]);
    expect([...result.start]).toEqual([0, 1, 1, 1, 1]);
    expect([...result.agent]).toEqual([0, 0, 0, 0, 1]);
    expect(result.makespan).toBe(6);
  });
});
