import { describe, expect, it, vi } from 'vitest';
import { grow, growTask, growValues } from '../../../src/model/graph/grow.ts';
import { drawTask } from '../../../src/model/graph/task.ts';
import { agentTimeUntil } from '../../../src/model/measure/agent-time.ts';
import { bestScoreCurve, coverageCurve, timeToReach } from '../../../src/model/measure/curve.ts';
import { groundOf, LEVELS, measureGraph } from '../../../src/model/measure/graph-measure.ts';
import { largestValue, taskScale } from '../../../src/model/measure/score-scale.ts';
import { deployment, runSessions } from '../../../src/model/measure/sessions.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { baselineOptions, swarmOptions } from '../../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';
import { buildGraph } from '../../reference/build-graph.ts';
import {
  chiSquareTail,
  chiSquareUniform,
  FALSE_ALARM,
  meanDeviation,
} from '../../reference/chance.ts';

// Seconds at most, but not on a machine that is busy with something else.
vi.setConfig({ testTimeout: 60_000 });

const september: Parameters = { ...PRESETS.september, meanSteps: 120, seed: 3 };
const post: Parameters = { ...PRESETS.post, steps: 150, seed: 3 };
const named = (graph: number, index = 0, attempt = 0) => ({ seed: 3, graph, attempt, run: index });

describe('a graph measured on its own clock', () => {
  it('has sixteen single-agent runs, with noise and choices of their own', () => {
    const { baseline } = measureGraph({ ...september, scale: 'graph' }, [], 0);
    expect(baseline.length).toBe(16);
    const times = baseline.map((r) => [...r.curve.coverage.time]);
    expect(new Set(times.map(String)).size).toBe(16);
    const prepared = new PreparedGraph(grow(september, 0));
    const alone = baselineOptions(september);
    const ground = groundOf({ ...september, scale: 'graph' }, 0);
    expect(ground.alone.map((r) => r.digest)).toEqual(
      baseline.map((_, i) => run(prepared, alone, named(0, i)).digest),
    );
  });

  it('is divided by their mean finishing time and multiplied by exp(delta), delta evenly within 0.3', () => {
    const tiny: Parameters = { ...september, scale: 'graph', steps: 12, layers: 4 };
    const deltas = Array.from({ length: 400 }, (_, g) => {
      const { baseline, clock } = measureGraph(tiny, [], g);
      const finish = baseline.reduce((sum, r) => sum + r.makespan, 0) / 16;
      // On the family's clock already: the mean is exp(delta), and the own clock is taken out again.
      const own = groundOf(tiny, g).alone.reduce((sum, r) => sum + r.makespan, 0) / 16;
      expect(finish / (clock * own)).toBeCloseTo(1, 12);
      return Math.log(finish);
    });
    // All of 400 within 0.28 would happen once in 1e12.
    const most = Math.max(...deltas.map(Math.abs));
    expect(most).toBeLessThan(0.3);
    expect(most).toBeGreaterThan(0.28);
    const cells = new Array(6).fill(0);
    for (const d of deltas) cells[Math.floor((d + 0.3) * 10)]++;
    expect(chiSquareTail(chiSquareUniform(cells), 5)).toBeGreaterThan(FALSE_ALARM);
  });

  it('multiplies every time of its curves, and no other figure', () => {
    const swarm: Parameters = { ...september, agents: 8 };
    const measure = measureGraph(september, [swarm], 1);
    const prepared = new PreparedGraph(grow(september, 1));
    const result = run(prepared, swarmOptions(swarm), named(1));
    const own = coverageCurve(result);
    const [system] = measure.systems;
    own.time.forEach((t, i) => {
      expect(system.curve.coverage.time[i] / (t * measure.clock)).toBeCloseTo(1, 12);
    });
    expect([...system.curve.coverage.level]).toEqual([...own.level]);
    expect(system.makespan / (result.makespan * measure.clock)).toBeCloseTo(1, 12);
    expect([system.work, system.scheduling, system.communication, system.handoffs]).toEqual([
      result.work,
      result.scheduling,
      result.communication,
      result.handoffs,
    ]);
    LEVELS.forEach((level, i) => {
      const t = timeToReach(own, level) ?? Number.NaN;
      expect(system.agentTime.coverage[i]).toBeCloseTo(agentTimeUntil(result, t), 9);
    });
  });

  it('a raw clock leaves times as they are, with one single-agent run', () => {
    const measure = measureGraph(post, [{ ...post, agents: 4 }], 2);
    expect(measure.clock).toBe(1);
    expect(measure.baseline.length).toBe(1);
    const result = run(new PreparedGraph(grow(post, 2)), baselineOptions(post), named(2));
    expect([...measure.baseline[0].curve.coverage.time]).toEqual([...coverageCurve(result).time]);
  });
});

describe('score scales', () => {
  it('of the graph: its own largest value, never below 0', () => {
    const values = (...value: number[]) =>
      largestValue(buildGraph(value.map((v) => ({ duration: 1, needs: [], value: v }))));
    expect(values(0, 3, -1, 2)).toBe(3);
    expect(values(0, -3, -1)).toBe(0);
    expect(largestValue(buildGraph([{ duration: 1, needs: [] }]))).toBe(0);
  });

  it('of the task: at sorted index 57 of 64 graphs of the same task, none of them measured', () => {
    const scale = taskScale(september, 5);
    const task = drawTask(september, 5);
    // Seven of any 64 graphs lie above the index; of many others, one in nine.
    const largest = Array.from({ length: 1500 }, (_, attempt) =>
      largestValue(growTask(september, task, 5, attempt)),
    ).sort((a, b) => a - b);
    const below = largest.filter((v) => v < scale).length / largest.length;
    // The 58th of 64 uniform numbers has mean 58/65 and standard deviation 0.038.
    const deviation = Math.sqrt((58 * 7) / (65 * 65 * 66));
    expect(Math.abs(below - 58 / 65)).toBeLessThan(4 * deviation);
    expect(largest).not.toContain(scale);
  });

  it('of the task: round(0.9 · 63) counts from 0', () => {
    // Over many tasks the share below comes out at 58/65. One index more or less would be 1/65 off, which is
    // seven standard errors of the mean over these tasks.
    const shares: number[] = [];
    const small: Parameters = { ...september, steps: 12, layers: 3, seed: 8 };
    for (let g = 0; g < 700; g++) {
      const scale = taskScale(small, g);
      const task = drawTask(small, g);
      let below = 0;
      for (let attempt = 0; attempt < 50; attempt++)
        below += Math.max(0, ...growValues(small, task, g, attempt)) < scale ? 1 : 0;
      shares.push(below / 50);
    }
    // The spread of the 58th of 64, and of the fifty graphs about it.
    const p = 58 / 65;
    const deviation = Math.sqrt((58 * 7) / (65 * 65 * 66) + (p * (1 - p)) / 50);
    expect(Math.abs(meanDeviation(shares, p, deviation))).toBeLessThan(4.4);
  });

  it('a measured graph is scored on the scale that the parameters name', () => {
    for (const scale of ['graph', 'task'] as const) {
      const parameters: Parameters = { ...post, scale, agents: 4 };
      const graph = grow(parameters, 4);
      const by = scale === 'graph' ? largestValue(graph) : taskScale(parameters, 4);
      const result = run(new PreparedGraph(graph), swarmOptions(parameters), named(4));
      const expected = bestScoreCurve(result, graph.value ?? new Float64Array(), by);
      const [system] = measureGraph(parameters, [parameters], 4).systems;
      expect(system.curve.best).toEqual(expected);
    }
  });
});

describe('several sessions', () => {
  it('put the single agent and the swarms beside them on the scale of the task', () => {
    const standard: Parameters = { ...post, agents: 4 };
    const independent: Parameters = { ...post, swarm: 'independent', agents: 4 };
    const beside = measureGraph(post, [standard, independent], 9);
    const onTask = { ...post, scale: 'task' } as const;
    const expected = measureGraph(onTask, [{ ...standard, scale: 'task' }], 9);
    expect(beside.baseline).toEqual(expected.baseline);
    expect(beside.systems[0]).toEqual(expected.systems[0]);
    expect(measureGraph(post, [standard], 9).systems[0].curve.best).not.toEqual(
      expected.systems[0].curve.best,
    );
  });

  it.each([
    ['single', 8, 2, { sessions: 1, agentsEach: 1 }],
    ['standard', 8, 2, { sessions: 1, agentsEach: 8 }],
    ['recursive', 8, 2, { sessions: 1, agentsEach: 8 }],
    ['independent', 8, 2, { sessions: 8, agentsEach: 1 }],
    ['sessions', 8, 2, { sessions: 2, agentsEach: 4 }],
    ['sessions', 9, 2, { sessions: 2, agentsEach: 4 }],
    ['sessions', 3, 8, { sessions: 3, agentsEach: 1 }],
  ] as const)('%s of %i agents in %i sessions', (swarm, agents, sessions, expected) => {
    expect(deployment({ swarm, agents, sessions })).toEqual(expected);
  });

  it('each has a graph of its own, and the first that of the single agent', () => {
    const parameters: Parameters = { ...post, swarm: 'independent', agents: 3 };
    const first = new PreparedGraph(grow(parameters, 6));
    const sessions = runSessions(parameters, first, 6);
    expect(sessions.length).toBe(3);
    sessions.forEach((session, j) => {
      const graph = grow(parameters, 6, j);
      expect(session.graph.prerequisites).toEqual(graph.prerequisites);
      const alone = run(new PreparedGraph(graph), baselineOptions(parameters), named(6, 0, j));
      expect(session.run.digest).toBe(alone.digest);
    });
    expect(sessions[0].graph).toBe(first.graph);
  });

  it('score as the best of them, on the scale of the task; agent-time and overhead add', () => {
    const parameters: Parameters = { ...post, swarm: 'sessions', agents: 6, sessions: 3 };
    const paying: Parameters = { ...parameters, overhead: true };
    const [measure] = measureGraph(paying, [paying], 7).systems;
    const sessions = runSessions(paying, new PreparedGraph(grow(paying, 7)), 7);
    const scale = taskScale(paying, 7);
    const bests = sessions.map(({ graph, run: r }) =>
      bestScoreCurve(r, graph.value ?? new Float64Array(), scale),
    );
    const coverages = sessions.map(({ run: r }) => coverageCurve(r));
    for (const [own, parts] of [
      [measure.curve.best, bests],
      [measure.curve.coverage, coverages],
    ] as const) {
      for (const level of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const times = parts.map((c) => timeToReach(c, level) ?? Number.POSITIVE_INFINITY);
        const soonest = Math.min(...times);
        expect(timeToReach(own, level) ?? Number.POSITIVE_INFINITY).toBe(soonest);
      }
    }
    const total = (of: (r: (typeof sessions)[number]['run']) => number) =>
      sessions.reduce((sum, s) => sum + of(s.run), 0);
    expect(measure.work).toBeCloseTo(
      total((r) => r.work),
      9,
    );
    expect(measure.communication).toBeCloseTo(
      total((r) => r.communication),
      9,
    );
    expect(measure.communication).toBeGreaterThan(0);
    expect(measure.makespan).toBe(Math.max(...sessions.map((s) => s.run.makespan)));
    const half = timeToReach(measure.curve.coverage, 0.5) ?? Number.NaN;
    const spent = total((r) => agentTimeUntil(r, half));
    expect(measure.agentTime.coverage[0]).toBeCloseTo(spent, 6);
  });
});
