import type { TaskGraph } from '../../src/model/graph/task-graph.ts';
import type { SwarmOptions } from '../../src/model/swarm/options.ts';
import type { RunResult } from '../../src/model/swarm/run-result.ts';
import { type Choices, simulate, type Trace } from './reference-simulator.ts';

/** What a run says about itself and the checker reads. */
export type Recorded = Omit<RunResult, 'digest' | 'steps' | 'agents'>;

/** Rounding that an ending may differ by: a sum of three terms in another order. */
const ROUNDING = 4 * Number.EPSILON;
/** Rounding of totals over all steps. */
const TOTALS = 1e-9;

/**
 * Replays a recorded run and throws, with one sentence, at the first choice that the rules do not allow
 * or the first figure that does not follow. A run that comes through is one of those that
 * MODEL.md section 2 describes: everything that is not left to chance had to be as it was.
 */
export function explain(
  graph: TaskGraph,
  options: SwarmOptions,
  result: Recorded,
  duration: ArrayLike<number> = graph.duration,
): void {
  sameTrace(simulate(graph, options, recordedChoices(result), duration), result);
}

/** Throws at the first difference between a run and what the reference makes of it. */
export function sameTrace(expected: Trace, result: Recorded): void {
  for (const column of ['order', 'agent', 'forker', 'start', 'end'] as const) {
    const is = result[column];
    const should = expected[column];
    if (is.length !== should.length)
      throw new Error(`${column} has ${is.length} entries, should have ${should.length}`);
    for (let i = 0; i < is.length; i++) {
      if (is[i] !== should[i])
        throw new Error(`${column}[${i}] is ${is[i]}, should be ${should[i]}`);
    }
  }
  for (const figure of ['agentsStarted', 'handoffs', 'makespan'] as const) {
    if (result[figure] !== expected[figure])
      throw new Error(`${figure} is ${result[figure]}, should be ${expected[figure]}`);
  }
  const { work, scheduling, communication } = expected;
  const totals = { work, scheduling, communication, agentTime: work + scheduling + communication };
  for (const [figure, should] of Object.entries(totals)) {
    const is = result[figure as keyof typeof totals];
    if (!(Math.abs(is - should) <= TOTALS * should))
      throw new Error(`${figure} is ${is}, should be ${should}`);
  }
}

/** The choices that a recorded run made, each refused unless it is one of those on offer. */
export function recordedChoices(result: Recorded): Choices {
  const taken: number[][] = [];
  for (const s of result.order) {
    taken[result.agent[s]] ??= [];
    taken[result.agent[s]].push(s);
  }
  const next = (agent: { id: number; steps: readonly number[] }) =>
    taken[agent.id]?.[agent.steps.length];
  const pick = (offered: readonly number[], agent: Parameters<typeof next>[0], from: string) => {
    const chosen = next(agent);
    if (chosen === undefined || !offered.includes(chosen))
      throw new Error(`agent ${agent.id} took step ${chosen}, not from ${from}: ${offered}`);
    return chosen;
  };
  return {
    ready: (ready, agent) => pick(ready, agent, 'the ready set'),
    listed: (deepest, agent) => pick(deepest, agent, 'the deepest of its list'),
    shuffled(unlocked, agent, forks, child) {
      const forked: number[] = [];
      for (let i = 0; i < forks; i++) {
        const first = next({ id: child + i, steps: [] });
        if (first === undefined || !unlocked.includes(first) || forked.includes(first))
          throw new Error(`agent ${agent.id} forked for step ${first}, not one of ${unlocked}`);
        forked.push(first);
      }
      const rest = unlocked.filter((s) => !forked.includes(s));
      return [...rest.slice(0, 1), ...forked, ...rest.slice(1)];
    },
    ending(step, expected) {
      const recorded = result.end[step];
      if (!(Math.abs(recorded - expected) <= ROUNDING * expected))
        throw new Error(`step ${step} ended at ${recorded}, should have ended at ${expected}`);
      return recorded;
    },
  };
}

/** For runs that leave nothing to chance. */
export const noChoices: Choices = {
  ready: () => refuse(),
  listed: () => refuse(),
  shuffled: () => refuse(),
  ending: (_, expected) => expected,
};

function refuse(): never {
  throw new Error('a choice was left to chance');
}

/** Choices at random; `below(n)` is a uniform whole number in [0, n). */
export function randomChoices(below: (n: number) => number): Choices {
  return {
    ready: (ready) => ready[below(ready.length)],
    listed: (deepest) => deepest[below(deepest.length)],
    shuffled(unlocked) {
      const order = [...unlocked];
      for (let i = order.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [order[i], order[j]] = [order[j], order[i]];
      }
      return order;
    },
    ending: (_, expected) => expected,
  };
}
