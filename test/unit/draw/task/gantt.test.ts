import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { busyRows, busyShare } from '../../../../src/draw/task/busy-painter.ts';
import { barAt, nextBar } from '../../../../src/draw/task/find-bar.ts';
import {
  barsInSight,
  ganttRun,
  ganttScene,
  timesInSight,
} from '../../../../src/draw/task/gantt-scene.ts';
import { packLanes } from '../../../../src/draw/task/lanes.ts';
import { WHOLE, zoomedAt } from '../../../../src/draw/task/view.ts';
import { laneSums, runOf } from '../../../../src/figures/task/gantt/run-of.ts';
import { buildGraph } from '../../../../src/graphs/build/build.ts';
import type { RunResult } from '../../../../src/model/swarm/run-result.ts';
import {
  random,
  type ShownOptions,
  type Steps,
  shownOf,
} from '../../../browser/task-graph/cases.ts';

/** Agents of a run told as their bars: agent, start, end. */
function told(bars: readonly (readonly [agent: number, start: number, end: number])[]): RunResult {
  const end = Float64Array.from(bars, ([, , to]) => to);
  return {
    steps: bars.length,
    agents: 2,
    order: Int32Array.from(bars.keys()).sort((a, b) => (end[a] ?? 0) - (end[b] ?? 0)),
    start: Float64Array.from(bars, ([, from]) => from),
    end,
    agent: Int32Array.from(bars, ([agent]) => agent),
    forker: new Int32Array(1 + Math.max(...bars.map(([agent]) => agent))).fill(-1),
    agentsStarted: 1 + Math.max(...bars.map(([agent]) => agent)),
    handoffs: 0,
    makespan: Math.max(...end),
    work: 0,
    scheduling: 0,
    communication: 0,
    agentTime: 0,
    digest: '',
  };
}

/** Two agents; the second ends and a third takes its lane at once; a fourth waits for the lane of the first. */
const RUN = told([
  [0, 0, 4],
  [0, 4, 6],
  [1, 0, 2],
  [2, 2, 9],
  [3, 7, 8],
]);
const STEPS: Steps = [4, 1.5, 2, 7, 1].map((duration, i) => ({ id: `s${i}`, duration, needs: [] }));
const OF = ganttRun(buildGraph(STEPS).graph, RUN, Int32Array.of(3), 0.1);
const SCENE = ganttScene(OF, { width: 900, height: 40 });

function sceneOf(steps: Steps, options: ShownOptions) {
  const { task, results } = shownOf(steps, options);
  if (!results.facts || !results.duel) throw new Error('no run');
  return runOf(task, results.facts, results.duel);
}

describe('lanes', () => {
  it('are taken by the next agent as soon as they are free, the lowest first', () => {
    const lanes = packLanes(RUN);
    expect(lanes.count).toBe(2);
    expect([...lanes.ofAgent]).toEqual([0, 1, 1, 0]);
    expect([...lanes.item]).toEqual([0, 1, 4, 2, 3]);
    expect([...lanes.start]).toEqual([0, 3, 5]);
  });

  it('are never more than agents, and hold no two bars at once, in runs of any swarm', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 24 }),
        fc.constantFrom('standard', 'recursive'),
        fc.boolean(),
        fc.integer({ min: 1, max: 99 }),
        (agents, kind, pays, seed) => {
          const { lanes, run } = sceneOf(random(120, 9, 3, seed), {
            swarm: {
              agents,
              kind: kind as 'standard',
              rule: 'own-branch',
              refill: seed % 2 === 0,
              scheduling: pays ? 0.4 : 0,
            },
          });
          expect(lanes.count).toBeLessThanOrEqual(agents);
          for (let lane = 0; lane < lanes.count; lane++) {
            const row = lanes.item.subarray(lanes.start[lane], lanes.start[lane + 1]);
            for (let i = 1; i < row.length; i++)
              expect(run.start[row[i] ?? 0]).toBeGreaterThanOrEqual(run.end[row[i - 1] ?? 0] ?? 0);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('sum up to the work and the overhead of the run', () => {
    const of = sceneOf(random(200, 10, 3), {
      swarm: { agents: 8, scheduling: 0.3, communication: { law: 'peer', share: 0.1 } },
    });
    const sums = laneSums(of, 1000);
    const total = (key: 'work' | 'overhead' | 'steps' | 'agents') =>
      sums.reduce((sum, lane) => sum + lane[key], 0);
    expect(total('steps')).toBe(200);
    expect(total('agents')).toBe(of.run.agentsStarted);
    expect(total('work')).toBeCloseTo(of.run.work, 6);
    expect(total('overhead')).toBeCloseTo(of.run.scheduling + of.run.communication, 6);
    expect(total('overhead')).toBeGreaterThan(1);
  });
});

describe('bars', () => {
  it('hold what is neither work nor idle as overhead', () => {
    // Durations are held in tenths, and a unit of the run is 1 of the file.
    expect([...OF.overhead].map((x) => Math.round(1e9 * x) / 1e9)).toEqual([0, 0.5, 0, 0, 0]);
    expect([...OF.onPath]).toEqual([0, 0, 0, 1, 0]);
  });

  it('are found at a place, or the nearest within reach', () => {
    // 100 pixels to a unit, lanes of 20 pixels.
    expect(barAt(SCENE, WHOLE, { x: 450, y: 5 }, 6)).toBe(1);
    expect(barAt(SCENE, WHOLE, { x: 850, y: 35 }, 6)).toBe(3);
    expect(barAt(SCENE, WHOLE, { x: 650, y: 5 }, 6)).toBe(-1);
    expect(barAt(SCENE, WHOLE, { x: 605, y: 5 }, 6)).toBe(1);
    expect(barAt(SCENE, WHOLE, { x: 695, y: 5 }, 6)).toBe(4);
    expect(barAt(SCENE, WHOLE, { x: 450, y: 41 }, 6)).toBe(-1);
  });

  it('lead from one to the next along their lane, and to who works beside them', () => {
    expect(nextBar(SCENE, 0, 'right')).toBe(1);
    expect(nextBar(SCENE, 4, 'right')).toBe(4);
    expect(nextBar(SCENE, 0, 'left')).toBe(0);
    expect(nextBar(SCENE, 1, 'down')).toBe(3);
    expect(nextBar(SCENE, 2, 'up')).toBe(0);
    expect(nextBar(SCENE, 2, 'down')).toBe(2);
  });

  it('are those in sight alone when enlarged', () => {
    // The shortest bar, of 1, is 100 pixels long already.
    expect(SCENE.bounds.most).toEqual({ x: 1, y: 1 });
    const near = { ...SCENE, bounds: { ...SCENE.bounds, most: { x: 9, y: 1 } } };
    const enlarged = zoomedAt(WHOLE, near.bounds, 9, { x: 0, y: 0 });
    expect(timesInSight(near, enlarged)).toEqual([0, 1]);
    expect(barsInSight(near, enlarged).count).toBe(2);
    expect(barsInSight(near, WHOLE).count).toBe(5);
  });

  it('as shares of time are the time at work', () => {
    const { ranges } = barsInSight(SCENE, WHOLE);
    const share = busyShare(SCENE, WHOLE, ranges, 2, 9);
    expect([...share].map((x) => Math.round(1e6 * x) / 1e6)).toEqual([
      1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    ]);
    const one = busyShare(SCENE, WHOLE, ranges, 1, 3);
    expect([...one].map((x) => Math.round(1e6 * x) / 1e6)).toEqual([1, 1, 0.666667]);
    expect(busyRows(SCENE)).toBe(2);
  });

  it('of no length at all are drawn nowhere and found nowhere', () => {
    const nothing = ganttScene(
      ganttRun(
        buildGraph([{ id: 'a', duration: 0, needs: [] }]).graph,
        told([[0, 0, 0]]),
        Int32Array.of(0),
        1,
      ),
      { width: 900, height: 40 },
    );
    expect(nothing.bounds.most.x).toBe(1);
    expect(timesInSight(nothing, WHOLE)).toEqual([0, 0]);
    expect(barAt(nothing, WHOLE, { x: 3, y: 3 }, 6)).toBe(-1);
  });
});
