import { describe, expect, it } from 'vitest';
import type { SwarmOptions } from '../../../src/model/swarm/options.ts';
import { buildGraph, step } from '../../reference/build-graph.ts';
import { runGraph, schedule } from '../../reference/run-graph.ts';

const RECURSIVE: Partial<SwarmOptions> = { kind: 'recursive', agents: 2 };

describe('an agent that cannot fork for everything', () => {
  // At 1 it keeps step 1 and forks for step 2; steps 3 and 4 go on its backlog.
  const graph = buildGraph([step(1), step(4, 0), step(3, 0), step(2, 0), step(5, 0)]);

  it('works its backlog off last in, first out, and no freed slot forks from it', () => {
    const result = runGraph(graph, { ...RECURSIVE, backlog: 'lifo' });
    expect(schedule(result)).toEqual(['0@0-1 1@1-5 4@5-10 3@10-12', '2@1-4']);
    expect([...result.forker]).toEqual([-1, 0]);
    expect(result.makespan).toBe(12);
  });

  it('or first in, first out', () => {
    const result = runGraph(graph, { ...RECURSIVE, backlog: 'fifo' });
    expect(schedule(result)).toEqual(['0@0-1 1@1-5 3@5-7 4@7-12', '2@1-4']);
  });

  it('with refill a slot that frees forks for a step that its holder has in store', () => {
    const results = Array.from({ length: 24 }, (_, seed) =>
      schedule(runGraph(graph, { ...RECURSIVE, refill: true }, { seed })),
    );
    // At 4 agent 1 stops and one of the two steps in store is drawn.
    const drew3 = ['0@0-1 1@1-5 4@5-10', '2@1-4', '3@4-6'];
    const drew4 = ['0@0-1 1@1-5 3@5-7', '2@1-4', '4@4-9'];
    for (const r of results) expect([drew3, drew4]).toContainEqual(r);
    expect(results).toContainEqual(drew3);
    expect(results).toContainEqual(drew4);
  });

  it('per peer: pays for each start, and for the other while it is at work', () => {
    // Median 3, half of it a start: 1.5. Root 1 + 1.5. At 2.5 both start: 4·1.1, and 1.5 + 3·1.1.
    // At 6.9 the forker takes 4 (5·1.1) while the child works until 7.3; step 3 is done alone.
    const options = {
      ...RECURSIVE,
      scheduling: 0.5,
      communication: { law: 'peer', share: 0.1 } as const,
    };
    const once = runGraph(graph, options);
    const ends = [2.5, 6.9, 7.3, 14.4, 12.4];
    ends.forEach((t, s) => {
      expect(once.end[s]).toBeCloseTo(t, 12);
    });
    expect(once.scheduling).toBeCloseTo(3, 12);
    expect(once.communication).toBeCloseTo(1.2, 12);
    expect(once.handoffs).toBe(1);
    const both = runGraph(graph, { ...options, schedulingPays: 'both' });
    expect(both.end[2]).toBeCloseTo(8.8, 12);
    expect(both.scheduling).toBeCloseTo(4.5, 12);
  });
});

describe('the cap on the depth of forking', () => {
  // 0 unlocks 1 and 2; 2 unlocks 3 and 4.
  const graph = buildGraph([step(1), step(10, 0), step(1, 0), step(5, 2), step(5, 2)]);
  const four = { ...RECURSIVE, agents: 4 };

  it('none: the child forks in its turn', () => {
    const result = runGraph(graph, four);
    expect(schedule(result)).toEqual(['0@0-1 1@1-11', '2@1-2 3@2-7', '4@2-7']);
    expect([...result.forker]).toEqual([-1, 0, 1]);
  });

  it('two: the child sits at the cap and keeps both steps', () => {
    const result = runGraph(graph, { ...four, forkDepth: 2 });
    expect(schedule(result)).toEqual(['0@0-1 1@1-11', '2@1-2 3@2-7 4@7-12']);
  });

  it('one: nobody forks', () => {
    const result = runGraph(graph, { ...four, forkDepth: 1 });
    expect(schedule(result)).toEqual(['0@0-1 1@1-11 2@11-12 3@12-17 4@17-22']);
  });

  it('two, with refill: what the child may not fork, a coordinator starts anew at layer 1', () => {
    const result = runGraph(graph, { ...four, forkDepth: 2, refill: true });
    expect(schedule(result)).toEqual(['0@0-1 1@1-11', '2@1-2 3@2-7', '4@2-7']);
    expect([...result.forker]).toEqual([-1, 0, -1]);
  });

  it('a layer-1 agent of the coordinator may fork again', () => {
    // As above, and step 4 unlocks 5 and 6: agent 2, at layer 1, forks for step 6.
    const deeper = buildGraph([
      step(1),
      step(10, 0),
      step(1, 0),
      step(5, 2),
      step(1, 2),
      step(2, 4),
      step(2, 4),
    ]);
    const result = runGraph(deeper, { ...four, forkDepth: 2, refill: true });
    expect(schedule(result)).toEqual(['0@0-1 1@1-11', '2@1-2 3@2-7', '4@2-3 5@3-5', '6@3-5']);
    expect([...result.forker]).toEqual([-1, 0, -1, 2]);
  });
});

describe('groups in a recursive swarm', () => {
  const graph = buildGraph([step(1), step(10, 0), step(1, 0), step(5, 2), step(5, 2)]);
  const law = { law: 'group', base: 0.5, slope: 0.25 } as const;

  it('an agent with a superior and a child pays for both groups, its child for one', () => {
    const result = runGraph(graph, { ...RECURSIVE, agents: 4, communication: law });
    // Alone: 1. At 1 {0, 1}: 10·1.5 and 1·1.5. At 2.5 {0, 1} and {1, 2}: 5·2 for agent 1, 5·1.5 for 2.
    expect([...result.end]).toEqual([1, 16, 2.5, 12.5, 10]);
    expect(result.communication).toBe(5 + 0.5 + 5 + 2.5);
  });

  it('coordinator-started agents are a group with the first agent, children are not in it', () => {
    const result = runGraph(graph, {
      ...RECURSIVE,
      agents: 4,
      forkDepth: 2,
      refill: true,
      communication: law,
    });
    // At 2.5 agent 1 goes on in {0, 1}, and agent 2 starts in the group {0, 2} of layer 1: 5·1.5 each.
    expect([...result.end]).toEqual([1, 16, 2.5, 10, 10]);
    expect([...result.forker]).toEqual([-1, 0, -1]);
  });

  it('children whose forker has stopped are a group by themselves', () => {
    // 0 unlocks 1, 2, 3; agent 0 ends with 1 and stops; 2 unlocks 4 and 3 unlocks 5.
    const three = buildGraph([step(1), step(2, 0), step(4, 0), step(8, 0), step(8, 2), step(8, 3)]);
    const result = runGraph(three, { ...RECURSIVE, agents: 3, communication: law });
    // At 1 all three are one group, 75%: 1+3.5, 1+7, 1+14. At 8 agents 1 and 2 are left, 50%: 8+12.
    // At 15 both are still there: 15+12.
    expect([...result.end]).toEqual([1, 4.5, 8, 15, 20, 27]);
  });
});

describe('a graph with several roots', () => {
  const graph = buildGraph([step(4), step(4), step(4), step(1, 0)]);

  it('is begun as if the first agent had just unlocked all of them', () => {
    const result = runGraph(graph, RECURSIVE);
    expect(schedule(result)).toEqual(['0@0-4 3@4-5 2@5-9', '1@0-4']);
    expect([...result.forker]).toEqual([-1, 0]);
  });

  it('where nobody may fork, one agent works all of them off', () => {
    const result = runGraph(graph, { ...RECURSIVE, forkDepth: 1, backlog: 'fifo' });
    expect(schedule(result)).toEqual(['0@0-4 3@4-5 1@5-9 2@9-13']);
  });

  it('a first agent pays one start, and its roots are no hand-offs', () => {
    const result = runGraph(graph, { ...RECURSIVE, scheduling: 0.5, schedulingPays: 'both' });
    // Median 4. Two starts of 2 each; steps 3 and 2 are the first agent's own.
    expect(result.handoffs).toBe(0);
    expect(result.scheduling).toBe(4);
    expect([...result.end]).toEqual([6, 6, 11, 7]);
  });
});

describe('own list in a recursive swarm', () => {
  it('forks first, then takes the deepest of what it keeps', () => {
    // The root unlocks two steps of layers 1 and 4; with one child to fork, either may be forked.
    const graph = buildGraph([step(1), step(2, 0), { duration: 3, needs: [0], layer: 4 }]);
    const seen = new Set<string>();
    for (let seed = 0; seed < 20; seed++)
      seen.add(schedule(runGraph(graph, { ...RECURSIVE, rule: 'own-list' }, { seed })).join('; '));
    expect([...seen].sort()).toEqual(['0@0-1 1@1-3; 2@1-4', '0@0-1 2@1-4; 1@1-3']);
  });

  it('where nobody may fork, the deepest on the list comes first, newest or not', () => {
    const graph = buildGraph([step(1), step(2, 0), { duration: 3, needs: [0], layer: 4 }]);
    for (let seed = 0; seed < 20; seed++) {
      const options = { ...RECURSIVE, rule: 'own-list', forkDepth: 1 } as const;
      expect(schedule(runGraph(graph, options, { seed }))).toEqual(['0@0-1 2@1-4 1@4-6']);
    }
  });

  it('a step is also on the list of a running agent that finished one of its prerequisites', () => {
    // 0 and 1 are roots; 2 needs both, 3 needs 0. Agent 1 ends 1 at 3 and unlocks 2, and goes on with it.
    // Were it not open to agent 0, which ends 3 at 3 as well and chooses first, agent 1 would have it.
    const graph = buildGraph([step(1), step(3), step(1, 0, 1), step(2, 0)]);
    const result = runGraph(graph, { rule: 'own-list', agents: 2 });
    // Finishers choose by step index: agent 1 (step 1) before agent 0 (step 3).
    expect([...result.agent]).toEqual([0, 1, 1, 0]);
    const swapped = buildGraph([step(1), step(2, 0), step(1, 0, 3), step(3)]);
    // Now agent 0 ends step 1 at 3, agent 1 ends step 3 at 3, and step 2 is on both lists.
    expect([...runGraph(swapped, { rule: 'own-list', agents: 2 }).agent]).toEqual([0, 0, 0, 1]);
  });
});
