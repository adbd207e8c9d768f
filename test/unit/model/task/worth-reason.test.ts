import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../../../src/graphs/build/build.ts';
import {
  agentsWorthHaving,
  criticalPathFirst,
  workAndSpan,
} from '../../../../src/model/measure/bounds.ts';
import {
  makespanWithoutWaiting,
  worthReason,
} from '../../../../src/model/measure/task/worth-reason.ts';
import { PreparedGraph } from '../../../../src/model/swarm/prepare.ts';
import { run } from '../../../../src/model/swarm/run.ts';
import { graphOf, stepLists } from '../../graphs/arbitrary-graphs.ts';

const NAME = { seed: 1, graph: 0, attempt: 0, run: 0 };

function reasonOf(steps: Parameters<typeof graphOf>[0]) {
  const { graph } = graphOf(steps);
  const { agents } = agentsWorthHaving(new PreparedGraph(graph));
  return { agents, reason: worthReason(graph, workAndSpan(graph), agents ?? Number.NaN) };
}

describe('why fewer agents than are worth having are not enough', () => {
  it('is the work, where its share is too much', () => {
    // 40 / 10.5 is 3.8.
    expect(reasonOf({ a: [10], b: [10], c: [10], d: [10] })).toEqual({ agents: 4, reason: 'work' });
  });

  it('is that steps are not divided, where all are ready at once', () => {
    // 28 / 10.5 is 2.7; three agents have two of the sixes in a row.
    expect(reasonOf({ a: [10], b: [6], c: [6], d: [6] })).toEqual({
      agents: 4,
      reason: 'undivided',
    });
  });

  it('is the same behind a step of no length, which nobody waits for', () => {
    const late = { z: [0], a: [10, 'z'], b: [6, 'z'], c: [6, 'z'], d: [6, 'z'] } as const;
    expect(reasonOf(late as unknown as Parameters<typeof graphOf>[0]).reason).toBe('undivided');
  });

  it('is the waiting, where three could share the four last steps if they were ready sooner', () => {
    // After 9, four steps of 1: C is 10. Without waiting three agents take 9.
    expect(reasonOf({ a: [9], b: [1, 'a'], c: [1, 'a'], d: [1, 'a'], e: [1, 'a'] })).toEqual({
      agents: 4,
      reason: 'waiting',
    });
  });

  it('never blames waiting where nothing waits, and blames it only where it makes the difference', () => {
    fc.assert(
      fc.property(stepLists(10), fc.boolean(), (list, apart) => {
        const { graph } = buildGraph(apart ? list.map((step) => ({ ...step, needs: [] })) : list);
        const span = workAndSpan(graph);
        const { agents } = agentsWorthHaving(new PreparedGraph(graph));
        if (agents === null || agents === 1) return;
        const reason = worthReason(graph, span, agents);
        const fewer = agents - 1;
        const lone = buildGraph(list.map((step) => ({ ...step, needs: [] }))).graph;
        const alone = run(new PreparedGraph(lone), criticalPathFirst(fewer), NAME).makespan;
        expect(makespanWithoutWaiting(graph, fewer)).toBe(alone);
        const soon = 20 * alone <= 21 * span.criticalPath;
        expect(reason === 'work').toBe(20 * span.work > 21 * fewer * span.criticalPath);
        if (apart) expect(reason).not.toBe('waiting');
        if (reason === 'waiting') expect(soon).toBe(true);
        if (reason === 'undivided') expect(soon).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
