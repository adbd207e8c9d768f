import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../../../src/graphs/build/build.ts';
import { ImportedRuns } from '../../../../src/graphs/imported-runs.ts';
import { criticalPathFirst, workAndSpan } from '../../../../src/model/measure/bounds.ts';
import { scalePoint } from '../../../../src/model/measure/task/scale.ts';
import { baselineOptions, type SwarmOptions } from '../../../../src/model/swarm/options.ts';
import { graphOf, stepLists } from '../../graphs/arbitrary-graphs.ts';

const pointOf = (imported: ReturnType<typeof graphOf>, options: SwarmOptions) => {
  const runs = new ImportedRuns(imported);
  const { run, perOne } = runs.run(options, 1);
  const { graph } = imported;
  const ground = { graph, span: workAndSpan(graph), perOne: runs.perOne };
  return { point: scalePoint(ground, options, run, perOne), run };
};

/** Tenths: a 0.2, then three of 0.4, then e 0.1. */
const fork = graphOf({
  a: [0.2],
  b: [0.4, 'a'],
  c: [0.4, 'a'],
  d: [0.4, 'a'],
  e: [0.1, 'b', 'c', 'd'],
});

describe('a point of scaling', () => {
  it('is what two agents do with a fork, in 1 of the file', () => {
    const options = criticalPathFirst(2);
    const { point, run } = pointOf(fork, options);
    expect(run.makespan).toBe(11);
    expect(point).toEqual({
      options,
      agents: 2,
      // 0.2, then b and c until 0.6, d until 1.0, e.
      makespan: 1.1,
      agentTime: 1.5,
      scheduling: 0,
      communication: 0,
      agentsStarted: run.agentsStarted,
      handoffs: run.handoffs,
      // The third of five steps, and the last: 90% of five are five.
      half: 0.6,
      ninety: 1.1,
      lowerBound: 0.75,
      // 1.5 / 2 + 0.7 / 2.
      grahamBound: 1.1,
      speedup: 15 / 11,
      idle: 1 - 15 / 22,
      digest: run.digest,
    });
  });

  it('is in the same numbers where overhead is paid, and the run is in doubles', () => {
    const options: SwarmOptions = { ...criticalPathFirst(2), scheduling: 0.5 };
    const { point, run } = pointOf(fork, options);
    // A start costs half of the median 0.4: b hands off to nobody, but every dispatch pays.
    expect(run.makespan).toBe(point.makespan);
    expect(point.scheduling).toBeCloseTo(5 * 0.2, 12);
    expect(point.makespan).toBeCloseTo(1.1 + 4 * 0.2, 12);
    expect(point.agentTime).toBeCloseTo(2.5, 12);
    expect(point.speedup).toBeCloseTo(1.5 / 1.9, 12);
    expect(point.idle).toBeCloseTo(1 - 2.5 / 3.8, 12);
    expect(point.lowerBound).toBe(0.75);
    expect(point.grahamBound).toBeNull();
  });

  it('has nothing to speed up, and nobody idle, where there is nothing to do', () => {
    const { point } = pointOf(graphOf({ a: [0], b: [0, 'a'] }), criticalPathFirst(3));
    expect(point).toMatchObject({ makespan: 0, speedup: 1, idle: 0, half: 0, ninety: 0 });
  });

  it('has an idle share between 0 and 1, which is that of the time nobody works', () => {
    const durations = fc.constantFrom(0, 0.1, 0.7, 1 / 3, 2);
    fc.assert(
      fc.property(stepLists(9, durations), fc.integer({ min: 1, max: 5 }), (steps, agents) => {
        const imported = buildGraph(steps);
        const { point } = pointOf(imported, criticalPathFirst(agents));
        expect(point.idle).toBeGreaterThanOrEqual(0);
        expect(point.idle).toBeLessThan(1);
        expect(agents * point.makespan * (1 - point.idle)).toBeCloseTo(point.agentTime, 9);
        expect(point.half).toBeLessThanOrEqual(point.ninety);
        expect(point.ninety).toBeLessThanOrEqual(point.makespan);
        const alone = pointOf(
          imported,
          baselineOptions({ baseline: 'own-branch', dispatch: 'oldest' }),
        ).point;
        expect(alone.idle).toBeCloseTo(0, 12);
        expect(alone.speedup).toBeCloseTo(1, 12);
      }),
      { numRuns: 200 },
    );
  });
});
