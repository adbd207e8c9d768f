import { describe, expect, it } from 'vitest';
import { grow } from '../../../../src/model/graph/grow.ts';
import { work } from '../../../../src/model/graph/metrics.ts';
import { agentTimeUntil } from '../../../../src/model/measure/agent-time.ts';
import { bestOfMembers, bestOfRun } from '../../../../src/model/measure/elo/best-so-far.ts';
import { valuesWithin } from '../../../../src/model/measure/elo/budgets.ts';
import {
  type BestSoFar,
  ELO_SYSTEMS,
  joinEloRecords,
  takingEloRecords,
} from '../../../../src/model/measure/elo/records.ts';
import { finished } from '../../../../src/model/measure/pausing.ts';
import type { Parameters } from '../../../../src/model/parameters.ts';
import { PRESETS } from '../../../../src/model/presets.ts';
import { baselineOptions, swarmOptions } from '../../../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../../../src/model/swarm/prepare.ts';
import { run } from '../../../../src/model/swarm/run.ts';
import type { RunResult } from '../../../../src/model/swarm/run-result.ts';

const small: Parameters = { ...PRESETS.post, meanSteps: 80, meanLayers: 6 };
const records = (first: number, sessions: number, parameters = small) =>
  finished(takingEloRecords(parameters, first, sessions));

const best = (...entries: [spent: number, value: number][]): BestSoFar => ({
  spent: Float64Array.from(entries, (e) => e[0]),
  value: Float64Array.from(entries, (e) => e[1]),
});

/** Largest value among the steps that a run has finished by a time, never below 0. */
function valueBy(of: RunResult, value: ArrayLike<number>, time: number): number {
  let most = 0;
  for (let i = 0; i < of.steps; i++) if (of.end[i] <= time) most = Math.max(most, value[i]);
  return most;
}

function runOn(graph: number, agents: number, parameters = small) {
  const prepared = new PreparedGraph(grow(parameters, graph));
  const options =
    agents === 1
      ? baselineOptions(parameters)
      : swarmOptions({ ...parameters, swarm: 'standard', overhead: false }, agents);
  const name = { seed: parameters.seed, graph, attempt: 0, run: 0 };
  const { value } = prepared.graph;
  if (value === null) throw new Error('grown graphs carry values');
  return { run: run(prepared, options, name), value };
}

/** When a run has worked for so long, summed over its agents, by bisection. */
function timeOfAgentTime(of: RunResult, spent: number): number {
  let low = 0;
  let high = of.makespan;
  for (let i = 0; i < 200; i++) {
    const middle = (low + high) / 2;
    if (agentTimeUntil(of, middle) < spent) low = middle;
    else high = middle;
  }
  return high;
}

describe('the best value so far', () => {
  it.each([1, 2, 4, 16])('of %i agents is had at the agent-time of that moment', (agents) => {
    for (let graph = 0; graph < 5; graph++) {
      const { run: r, value } = runOn(graph, agents);
      const { spent, value: found } = bestOfRun(r, value);
      expect(found[0]).toBe(0);
      expect(found[found.length - 1]).toBe(Math.max(...value));
      for (let i = 0; i < found.length; i++) {
        if (i > 0) expect(found[i]).toBeGreaterThan(found[i - 1]);
        const end = r.end[i === 0 ? 0 : value.indexOf(found[i])];
        expect(spent[i] / agentTimeUntil(r, end)).toBeCloseTo(1, 10);
        expect(valueBy(r, value, end)).toBe(found[i]);
      }
    }
  });

  it('begins with the first step, at the root’s 0 if that is worse, and counts steps of no length', () => {
    // Two agents: the steps end at 2, 3 and 3, the last of no length.
    const r: RunResult = {
      ...runOn(0, 2).run,
      steps: 3,
      order: Int32Array.from([0, 1, 2]),
      start: Float64Array.from([0, 0, 3]),
      end: Float64Array.from([2, 3, 3]),
    };
    expect(bestOfRun(r, Float64Array.from([-1, -2, 5]))).toEqual(best([4, 0], [5, 5]));
    expect(bestOfRun(r, Float64Array.from([1, -2, 0.5]))).toEqual(best([4, 1]));
  });

  it('of members comes when each has spent its share', () => {
    const one = best([1, 0], [2, 3], [6, 4]);
    const other = best([1.5, 0], [3, 3], [4, 7]);
    expect(bestOfMembers([one, other])).toEqual(best([2, 0], [4, 3], [8, 7]));
    expect(bestOfMembers([one])).toEqual(one);
  });

  it('is what has been finished when a budget is used up', () => {
    const sessions = [best([1, 0], [2, 3]), best([5, 1])];
    const within = valuesWithin(sessions, Float64Array.from([0.5, 2, 4, 5]));
    expect(within.map((each) => Array.from(each))).toEqual([
      [0, 0],
      [3, 0],
      [3, 0],
      [3, 1],
    ]);
  });
});

describe('sessions', () => {
  it('are the same in blocks as together', () => {
    const joined = joinEloRecords([records(0, 4), records(4, 4)]);
    expect(joined).toEqual(records(0, 8));
    expect(records(5, 1).best['pass@4'][0]).toEqual(joined.best['pass@4'][5]);
  });

  it('grow graphs 4s to 4s + 3 and share each budget equally, whatever the swarm of the parameters', () => {
    const parameters: Parameters = { ...small, swarm: 'recursive', agents: 7, overhead: true };
    const { work: works, best: found } = records(0, 3, parameters);
    for (let s = 0; s < 3; s++) {
      const graphs = [0, 1, 2, 3].map((j) => 4 * s + j);
      graphs.forEach((g) => {
        expect(works[g]).toBe(work(grow(small, g)));
      });
      const members = {
        'pass@1': [runOn(graphs[0], 1)],
        'pass@4': graphs.map((g) => runOn(g, 1)),
        'group@4': [runOn(graphs[0], 4)],
        'pass@2 group@2': [runOn(graphs[0], 2), runOn(graphs[1], 2)],
      };
      const budgets = Float64Array.from([0.5, 3, 30, 300, 3000], (b) => 1.0000001 * b);
      for (const system of ELO_SYSTEMS) {
        const within = valuesWithin([found[system][s]], budgets);
        within.forEach(([value], b) => {
          const naive = members[system].map(({ run: r, value: values }) =>
            valueBy(r, values, timeOfAgentTime(r, budgets[b] / members[system].length)),
          );
          expect([system, value]).toEqual([system, Math.max(...naive)]);
        });
      }
    }
  });
});
