import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { TaskGraph } from '../../../src/model/graph/task-graph.ts';
import { bestScoreCurve, coverageCurve } from '../../../src/model/measure/curve.ts';
import { isGlobalRule, type SwarmOptions } from '../../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';
import type { RunResult } from '../../../src/model/swarm/run-result.ts';
import {
  NAMES,
  PLAIN,
  POSITIVE,
  REAL,
  smallGraphs,
  swarms,
  TIED,
} from '../../reference/arbitraries.ts';
import { fromRows, toRows } from '../../reference/build-graph.ts';
import { runGraph } from '../../reference/run-graph.ts';

// Seconds at most, but not on a machine that is busy with something else.
vi.setConfig({ testTimeout: 60_000 });

/**
 * What every run must satisfy, said without simulating anything. Ties, several roots, isolated steps and
 * steps of zero length occur throughout.
 */
const DURATIONS = fc.constantFrom(TIED, POSITIVE, REAL);
const GRAPHS = DURATIONS.chain((duration) => smallGraphs(14, duration));
const CASES = { numRuns: 1500 };

function property(
  options: fc.Arbitrary<SwarmOptions>,
  check: (result: RunResult, graph: TaskGraph, options: SwarmOptions) => void,
) {
  fc.assert(
    fc.property(GRAPHS, options, NAMES, (graph, o, name) =>
      check(run(new PreparedGraph(graph), o, name), graph, o),
    ),
    CASES,
  );
}

/** How many agents are at work just after time t; a step of zero length never is. */
function atWork({ start, end }: RunResult, t: number): number {
  return start.reduce((count, s, i) => count + (s <= t && t < end[i] ? 1 : 0), 0);
}

function longestChain(graph: TaskGraph): number {
  const needs = fromRows(graph.prerequisites);
  const upTo = (i: number): number => graph.duration[i] + Math.max(0, ...needs[i].map(upTo));
  return Math.max(...needs.map((_, i) => upTo(i)));
}

describe('every run', () => {
  it('finishes every step exactly once, in order of time, ties by round and index', () => {
    property(swarms(), (result, graph) => {
      const { order, end } = result;
      expect([...order].sort((a, b) => a - b)).toEqual([...Array(graph.steps).keys()]);
      const times = Array.from(order, (s) => end[s]);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(result.makespan).toBe(Math.max(...end));
    });
  });

  it('starts no step before its prerequisites are finished', () => {
    property(swarms(), ({ start, end, order }, graph) => {
      const place = new Map(Array.from(order, (s, i) => [s, i]));
      const early = fromRows(graph.prerequisites).flatMap((list, i) =>
        list.filter((p) => end[p] > start[i] || (place.get(p) ?? 99) >= (place.get(i) ?? -1)),
      );
      expect(early).toEqual([]);
    });
  });

  it('never has more than the cap at work, nor an agent on two steps', () => {
    property(swarms(), (result) => {
      const { start, end, agent, order } = result;
      for (const t of start) expect(atWork(result, t)).toBeLessThanOrEqual(result.agents);
      const free = new Map<number, number>();
      for (const s of order) {
        expect(start[s]).toBeGreaterThanOrEqual(free.get(agent[s]) ?? 0);
        free.set(agent[s], end[s]);
      }
    });
  });

  it('lets no agent pause: it works from its first step to its last, and then has stopped', () => {
    property(swarms(), ({ start, end, agent, order, agentsStarted }) => {
      const until = new Map<number, number>();
      for (const s of order) {
        const before = until.get(agent[s]);
        if (before !== undefined) expect(start[s]).toBe(before);
        until.set(agent[s], end[s]);
      }
      expect(until.size).toBe(agentsStarted);
    });
  });

  it('numbers agents in order of starting, and a forker before its children', () => {
    property(swarms(), ({ start, agent, order, forker, agentsStarted }) => {
      const since = new Map<number, number>();
      for (const s of order) since.set(agent[s], Math.min(start[s], since.get(agent[s]) ?? 1e9));
      for (let a = 1; a < agentsStarted; a++)
        expect(since.get(a)).toBeGreaterThanOrEqual(since.get(a - 1) ?? 0);
      forker.forEach((f, a) => {
        expect(f).toBeLessThan(a);
      });
    });
  });

  it('conserves work: the steps take their durations, and all time beyond that is overhead', () => {
    property(swarms(), (result, graph, options) => {
      const { start, end, work, scheduling, communication, agentTime } = result;
      const total = graph.duration.reduce((a, b) => a + b, 0);
      const spent = end.reduce((sum, t, i) => sum + (t - start[i]), 0);
      const pays = options.kind !== 'single' && options.agents > 1;
      expect(work).toBeCloseTo(total, 9);
      expect(spent).toBeCloseTo(work + scheduling + communication, 9);
      expect(agentTime).toBeCloseTo(spent, 9);
      if (!pays) expect(scheduling + communication).toBe(0);
      if (!pays || options.scheduling === 0) expect(scheduling).toBe(0);
      end.forEach((t, i) => {
        expect(t - start[i]).toBeGreaterThanOrEqual(graph.duration[i] - 1e-9);
      });
    });
  });

  it('counts a hand-off for each step with a prerequisite of another agent', () => {
    property(swarms(), ({ agent, handoffs }, graph) => {
      const needs = fromRows(graph.prerequisites);
      const counted = needs.filter((list, i) => list.some((p) => agent[p] !== agent[i]));
      expect(handoffs).toBe(counted.length);
    });
  });

  it('has a coverage that rises from 0 to 1, one step at a time', () => {
    property(swarms(), (result, graph) => {
      const { time, level } = coverageCurve(result);
      expect(level.length).toBe(graph.steps);
      for (let i = 1; i < level.length; i++) {
        expect(time[i]).toBeGreaterThanOrEqual(time[i - 1]);
        expect(level[i] - level[i - 1]).toBeCloseTo(1 / graph.steps, 12);
      }
      expect(level.at(-1)).toBe(1);
    });
  });

  it('has a best score that only rises, to the largest value on the scale', () => {
    property(swarms(), (result, graph) => {
      const value = graph.value ?? new Float64Array(graph.steps);
      for (const scale of [0, 1, 2.5]) {
        const { time, level } = bestScoreCurve(result, value, scale);
        for (let i = 1; i < level.length; i++) {
          expect(level[i]).toBeGreaterThan(level[i - 1]);
          expect(time[i]).toBeGreaterThanOrEqual(time[i - 1]);
        }
        const most = Math.max(0, ...value);
        expect(level.at(-1) ?? 0).toBe(scale > 0 ? Math.min(1, most / scale) : 1);
      }
    });
  });
});

/** Swarms that give every ready step to whoever is free. */
const LISTS = swarms().filter((o) => o.kind !== 'recursive' || o.refill);

describe('swarms with a coordinator', () => {
  it('leave no slot empty while a step is ready', () => {
    property(LISTS, (result, graph) => {
      const { start, end } = result;
      const needs = fromRows(graph.prerequisites);
      for (const t of [0, ...end]) {
        const waiting = needs.some((list, i) => start[i] > t && list.every((p) => end[p] <= t));
        if (waiting) expect(atWork(result, t)).toBe(result.agents);
      }
    });
  });

  it("without overhead, take between max(C, W/k) and Graham's W/k + (1 - 1/k) C", () => {
    const free = swarms({ free: true }).filter((o) => o.kind !== 'recursive' || o.refill);
    property(free, ({ makespan, work, agents }, graph) => {
      const chain = longestChain(graph);
      const rounding = 1e-9;
      expect(makespan).toBeGreaterThanOrEqual(Math.max(chain, work / agents) - rounding);
      expect(makespan).toBeLessThanOrEqual(work / agents + (1 - 1 / agents) * chain + rounding);
    });
  });

  it('of as many agents as steps and no overhead, take the critical path', () => {
    const free = swarms({ free: true, kinds: ['standard'] });
    fc.assert(
      fc.property(GRAPHS, free, NAMES, (graph, options, name) => {
        const result = run(new PreparedGraph(graph), { ...options, agents: graph.steps }, name);
        expect(result.makespan).toBeCloseTo(longestChain(graph), 9);
      }),
      { numRuns: 400 },
    );
  });
});

describe('a single agent', () => {
  it('takes the work, whatever its rule', () => {
    property(swarms({ kinds: ['single'] }), ({ makespan, work, agentsStarted }) => {
      expect(makespan).toBeCloseTo(work, 9);
      expect(agentsStarted).toBe(1);
    });
  });
});

describe('options that describe no swarm', () => {
  const graph = smallGraphs(6);

  it('are refused with a sentence that names them', () => {
    fc.assert(
      fc.property(graph, swarms({ kinds: ['standard'] }), (g, options) => {
        const recursive = { ...options, kind: 'recursive' } as const;
        if (isGlobalRule(options.rule)) expect(() => runGraph(g, recursive)).toThrow(options.rule);
        for (const agents of [0, -1, 1.5, Number.NaN])
          expect(() => runGraph(g, { ...PLAIN, agents })).toThrow(String(agents));
      }),
      { numRuns: 50 },
    );
  });

  it('a graph with a cycle ends in an error, not in a loop', () => {
    // 0 → 1 → 2 → 1: the root can be done, the rest never. And a cycle alone, without any root.
    const knots = [
      [[], [0, 2], [1]],
      [[1], [0]],
    ].map((needs) => {
      const dependents: number[][] = needs.map(() => []);
      needs.forEach((list, i) => {
        for (const p of list) dependents[p].push(i);
      });
      return {
        steps: needs.length,
        layers: 1,
        duration: new Float64Array(needs.length).fill(1),
        layer: new Int32Array(needs.length),
        prerequisites: toRows(needs),
        dependents: toRows(dependents),
        value: null,
        growth: null,
      } satisfies TaskGraph;
    });
    for (const knot of knots) {
      for (const kind of ['single', 'standard', 'recursive'] as const) {
        for (const rule of ['own-branch', 'own-list'] as const)
          expect(() => runGraph(knot, { kind, rule }), `${kind} ${rule}`).toThrow(/cycle/);
      }
      for (const rule of ['random', 'shallowest', 'input-order'] as const)
        expect(() => runGraph(knot, { rule }), rule).toThrow(/cycle/);
    }
  });
});
