import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { agentsAtWork, agentTimeUntil } from '../../../src/model/measure/agent-time.ts';
import {
  bestScoreCurve,
  coverageCurve,
  meanReaches,
  mergeCurves,
  rescale,
  type StepCurve,
  sample,
  timeToReach,
  upperEnvelope,
} from '../../../src/model/measure/curve.ts';
import { buildGraph, step } from '../../reference/build-graph.ts';
import { runGraph } from '../../reference/run-graph.ts';

// Seconds at most, but not on a machine that is busy with something else.
vi.setConfig({ testTimeout: 60_000 });

/** A curve as pairs of time and level. */
function curve(...points: [number, number][]): StepCurve {
  return {
    time: Float64Array.from(points, (p) => p[0]),
    level: Float64Array.from(points, (p) => p[1]),
  };
}

const pairs = ({ time, level }: StepCurve) => Array.from(time, (t, i) => [t, level[i]]);

/** Level of a curve at time t, by its definition. */
function at({ time, level }: StepCurve, t: number): number {
  let now = 0;
  time.forEach((u, i) => {
    if (u <= t) now = level[i];
  });
  return now;
}

const CURVES = fc
  .array(
    fc
      .array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 8 })), {
        maxLength: 6,
      })
      .map((raw) => {
        // Times that ascend and levels that rise, in eighths so that sums are exact.
        const times = raw.map((p) => p[0]).sort((a, b) => a - b);
        const levels = [...new Set(raw.map((p) => p[1]))].sort((a, b) => a - b);
        return curve(...levels.map((l, i): [number, number] => [times[i], l / 8]));
      }),
    { minLength: 1, maxLength: 5 },
  )
  .filter((curves) => curves.length > 0);

// Agent 0: step 0 at 0-1, 1 at 1-5, 4 at 5-10, 3 at 10-12; agent 1: step 2 at 1-4.
const graph = buildGraph([
  { duration: 1, needs: [], value: 0 },
  { duration: 4, needs: [0], value: 1.5 },
  { duration: 3, needs: [0], value: 2 },
  { duration: 2, needs: [0], value: 4 },
  { duration: 5, needs: [0], value: -1 },
]);
const run = runGraph(graph, { kind: 'recursive' });
const value = graph.value ?? new Float64Array();

describe('coverage', () => {
  it('is finished steps over all steps', () => {
    expect(pairs(coverageCurve(run))).toEqual([
      [1, 0.2],
      [4, 0.4],
      [5, 0.6],
      [10, 0.8],
      [12, 1],
    ]);
  });
});

describe('best score', () => {
  it('is the largest value so far over the scale, from the root’s 0 up', () => {
    expect(pairs(bestScoreCurve(run, value, 5))).toEqual([
      [4, 0.4],
      [12, 0.8],
    ]);
  });

  it('is at most 1', () => {
    expect(pairs(bestScoreCurve(run, value, 2))).toEqual([[4, 1]]);
    expect(pairs(bestScoreCurve(run, value, 3))).toEqual([
      [4, 2 / 3],
      [12, 1],
    ]);
  });

  it('is 1 from the first completion where nothing improves on the root', () => {
    expect(pairs(bestScoreCurve(run, value, 0))).toEqual([[1, 1]]);
    expect(pairs(bestScoreCurve(run, value, -2))).toEqual([[1, 1]]);
  });

  it('stays at 0 while all values are below the root’s', () => {
    const below = value.map((v) => -1 - v * v);
    expect(pairs(bestScoreCurve(run, below, 2))).toEqual([]);
  });
});

describe('time to reach a level', () => {
  const c = curve([1, 0.25], [3, 0.5], [3, 0.625], [7, 1]);

  it('is the first time at which the curve is there', () => {
    expect(timeToReach(c, 0.1)).toBe(1);
    expect(timeToReach(c, 0.25)).toBe(1);
    expect(timeToReach(c, 0.26)).toBe(3);
    expect(timeToReach(c, 0.6)).toBe(3);
    expect(timeToReach(c, 0.9)).toBe(7);
    expect(timeToReach(c, 1)).toBe(7);
  });

  it('is null for a level that is never reached', () => {
    expect(timeToReach(curve([1, 0.8]), 0.9)).toBeNull();
    expect(timeToReach(curve(), 0.1)).toBeNull();
  });

  it('does not depend on the rounding of shares: 45 of 50 steps are 90%', () => {
    for (let n = 10; n <= 1000; n += 10) {
      const chain = curve(
        ...Array.from({ length: n }, (_, i): [number, number] => [i + 1, (i + 1) / n]),
      );
      expect(timeToReach(chain, 0.9)).toBe((9 * n) / 10);
      expect(meanReaches(mergeCurves([chain, chain, chain]), [0.9])[0]).toBe((9 * n) / 10);
    }
  });
});

describe('a mean of curves', () => {
  const a = curve([1, 0.5], [3, 1]);
  const b = curve([2, 0.25], [4, 1]);

  it('reaches levels at the times worked out by hand', () => {
    // 0.25 at 1, 0.375 at 2, 0.625 at 3, 1 at 4.
    const levels = [0.25, 0.3, 0.5, 0.625, 0.9, 1];
    expect([...meanReaches(mergeCurves([a, b]), levels)]).toEqual([1, 2, 3, 3, 4, 4]);
  });

  it('takes weights, which need not sum to 1', () => {
    // Three of a, one of b: 0.375 at 1, 0.4375 at 2, 0.8125 at 3, 1 at 4.
    const levels = [0.375, 0.4, 0.5, 0.85];
    expect([...meanReaches(mergeCurves([a, b]), levels, [3, 1])]).toEqual([1, 2, 3, 4]);
    expect([...meanReaches(mergeCurves([a, b]), [0.5, 1], [0, 2])]).toEqual([4, 4]);
  });

  it('never reaches a level that a curve keeps it from', () => {
    const low = curve([1, 0.5]);
    const found = meanReaches(mergeCurves([a, low]), [0.5, 0.75, 0.8]);
    expect([found[0], found[1]]).toEqual([1, 3]);
    expect(found[2]).toBeNaN();
  });

  it('is the mean at every time, for any curves', () => {
    fc.assert(
      fc.property(CURVES, fc.integer({ min: 1, max: 64 }), (curves, level64) => {
        const level = level64 / 64;
        const mean = (t: number) => curves.reduce((sum, c) => sum + at(c, t), 0) / curves.length;
        const times = curves.flatMap((c) => [...c.time]).sort((x, y) => x - y);
        const first = times.find((t) => mean(t) >= level - 1e-9);
        const [found] = meanReaches(mergeCurves(curves), [level]);
        if (first === undefined) expect(found).toBeNaN();
        else expect(found).toBe(first);
      }),
      { numRuns: 1000 },
    );
  });

  it('merges by time, keeping each curve’s levels and rises', () => {
    const merged = mergeCurves([a, b]);
    expect([...merged.time]).toEqual([1, 2, 3, 4]);
    expect([...merged.curve]).toEqual([0, 1, 0, 1]);
    expect([...merged.level]).toEqual([0.5, 0.25, 1, 1]);
    expect([...merged.rise]).toEqual([0.5, 0.25, 0.5, 0.75]);
  });
});

describe('the largest of several curves', () => {
  it('as worked out by hand', () => {
    const a = curve([1, 0.5], [3, 1]);
    const b = curve([2, 0.75], [2.5, 0.875], [4, 1]);
    expect(pairs(upperEnvelope([a, b]))).toEqual([
      [1, 0.5],
      [2, 0.75],
      [2.5, 0.875],
      [3, 1],
    ]);
  });

  it('is the largest at every time, for any curves', () => {
    fc.assert(
      fc.property(CURVES, (curves) => {
        const envelope = upperEnvelope(curves);
        for (let t = 0; t <= 13; t += 0.5)
          expect(at(envelope, t)).toBe(Math.max(...curves.map((c) => at(c, t))));
        for (let i = 1; i < envelope.level.length; i++)
          expect(envelope.level[i]).toBeGreaterThan(envelope.level[i - 1]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a curve on another clock, and a sample of it', () => {
  it('has all times multiplied and the same levels', () => {
    expect(pairs(rescale(curve([1, 0.5], [3, 1]), 2.5))).toEqual([
      [2.5, 0.5],
      [7.5, 1],
    ]);
  });

  it('is 0 before the first time and steps at each time', () => {
    const times = Float64Array.of(0.5, 1, 2, 3, 9);
    expect([...sample(curve([1, 0.5], [3, 0.6], [3, 1]), times)]).toEqual([0, 0.5, 0.5, 1, 1]);
    expect([...sample(curve(), times)]).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('agent-time until a moment', () => {
  it('counts the steps in progress up to that moment', () => {
    const expected = [
      [0, 0],
      [0.5, 0.5],
      [1, 1],
      [3, 5],
      [4.5, 7.5],
      [12, 15],
      [99, 15],
    ];
    for (const [t, sum] of expected) expect(agentTimeUntil(run, t)).toBe(sum);
  });

  it('counts agents at work, one entry a change', () => {
    const { time, count } = agentsAtWork(run);
    expect([...time]).toEqual([0, 1, 4, 12]);
    expect([...count]).toEqual([1, 2, 1, 0]);
  });

  it('is the integral of the agents at work', () => {
    const { time, count } = agentsAtWork(run);
    for (const t of [0.5, 1, 2.5, 4, 4.5, 11]) {
      let sum = 0;
      time.forEach((from, i) => {
        const until = Math.min(t, time[i + 1] ?? t);
        if (from < until) sum += (until - from) * count[i];
      });
      expect(sum).toBe(agentTimeUntil(run, t));
    }
  });

  it('a step of zero length keeps nobody busy', () => {
    const zeros = runGraph(buildGraph([step(0), step(2, 0), step(0, 1), step(0)]), {});
    const { time, count } = agentsAtWork(zeros);
    expect([...time]).toEqual([0, 2]);
    expect([...count]).toEqual([1, 0]);
  });
});
