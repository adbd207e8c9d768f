import { describe, expect, it } from 'vitest';
import {
  type ClockedRun,
  figuresOf,
  measuringSeptemberFamily,
} from '../../../../src/claims/september/family.ts';
import { SWARMS } from '../../../../src/claims/september/table.ts';
import { grow } from '../../../../src/model/graph/grow.ts';
import { coverageCurve } from '../../../../src/model/measure/curve.ts';
import { groundOf } from '../../../../src/model/measure/graph-measure.ts';
import { finished } from '../../../../src/model/measure/pausing.ts';
import { taskScale } from '../../../../src/model/measure/score-scale.ts';
import type { Parameters } from '../../../../src/model/parameters.ts';
import { PRESETS } from '../../../../src/model/presets.ts';
import { Generator, STREAM } from '../../../../src/model/random/generator.ts';
import { swarmOptions } from '../../../../src/model/swarm/options.ts';
import { run } from '../../../../src/model/swarm/run.ts';

/** A run that finishes as many steps as there are times, one at each; its score rises to `levels` at the first of them. */
function clocked(times: readonly number[], levels: readonly number[], paid = 0): ClockedRun {
  return {
    coverage: {
      time: Float64Array.from(times),
      level: Float64Array.from(times, (_, i) => (i + 1) / times.length),
    },
    best: {
      time: Float64Array.from(times.slice(0, levels.length)),
      level: Float64Array.from(levels),
    },
    finish: times.at(-1) ?? 0,
    schedulingOverWork: paid,
    communicationOverWork: 2 * paid,
    handoffsPerStep: paid / 10,
  };
}

const evenly = (step: number) => Array.from({ length: 10 }, (_, i) => (i + 1) * step);
const linear = [0.2, 0.4, 0.6, 0.8];

describe('the protocol on runs written down by hand', () => {
  // Two tasks, single agents that end at 10 and at 20; swarms k times as fast, and one of them stops short of 0.8.
  const alone = [clocked(evenly(1), linear), clocked(evenly(2), linear)];
  const swarms = SWARMS.map(({ kind, agents }) => [
    clocked(evenly(1 / agents), kind === 'standard' ? linear : linear.slice(0, 3), 0.1),
    clocked(evenly(2 / agents), linear, 0.3),
  ]);
  const figures = figuresOf({ alone, swarms });

  it('reads mean curves at equal times, in units of the slowest single agent', () => {
    // Coverage at t is (floor(t) + floor(t / 2)) / 20: it is 10 at t = 7 (7 + 3) and 18 at t = 16 (10 + 8).
    expect(figures['single-t50']).toBeCloseTo(7 / 20, 12);
    expect(figures['single-t90']).toBeCloseTo(16 / 20, 12);
    // Best score: 0.6 and 0.2 at t = 3, 0.8 and 0.4 at t = 4, both at 0.8 only at t = 8.
    expect(figures['single-best50']).toBeCloseTo(4 / 20, 12);
    expect(figures['single-best80']).toBeCloseTo(8 / 20, 12);
    expect(figures['single-bestFinal']).toBeCloseTo(0.8, 12);
    expect(figures['single-meanTaskFinish']).toBeCloseTo((10 + 20) / 2 / 20, 12);
  });

  it.each(SWARMS.map(({ kind, agents }) => [kind, agents] as const))(
    '%s swarm of %i',
    (kind, k) => {
      const of = (figure: string) => figures[`${kind}${k}-${figure}`];
      expect(of('speedupCoverage50')).toBeCloseTo(k, 9);
      expect(of('speedupCoverage90')).toBeCloseTo(k, 9);
      // As fast as its number of agents: an exponent of 1.
      expect(of('lambda')).toBeCloseTo(1, 9);
      expect(of('t50')).toBeCloseTo(7 / 20 / k, 12);
      expect(of('familyFinish')).toBeCloseTo(1 / k, 12);
      expect(of('schedulingOverWork')).toBeCloseTo(0.2, 12);
      expect(of('communicationOverWork')).toBeCloseTo(0.4, 12);
      expect(of('handoffsPerStep')).toBeCloseTo(0.02, 12);
      if (kind === 'standard') {
        expect(of('speedupBest50')).toBeCloseTo(k, 9);
        expect(of('speedupBest80')).toBeCloseTo(k, 9);
      } else {
        // One of the two ends at 0.6, the mean at 0.7: never at 0.8, and no number is put in its place.
        expect(of('speedupBest50')).toBeGreaterThan(0);
        expect(of('speedupBest80')).toBeNaN();
      }
    },
  );
});

describe('a family of small tasks', () => {
  const parameters: Parameters = { ...PRESETS.september, seed: 5, steps: 40, layers: 5 };
  const family = 3;
  const figures = finished(measuringSeptemberFamily(parameters, family));
  const graphs = Array.from({ length: 16 }, (_, i) => 16 * family + i);
  const deltas = graphs.map(
    (graph) => 0.3 * (2 * new Generator(parameters.seed, STREAM.clock, graph).uniform() - 1),
  );

  it('gives each task a clock on which its own 16 agents finish at exp(delta) in the mean', () => {
    for (const [i, graph] of graphs.entries()) {
      const { alone, clock } = groundOf(parameters, graph);
      expect(alone).toHaveLength(16);
      const mean = alone.reduce((sum, each) => sum + each.makespan, 0) / 16;
      expect(Math.log(mean * clock)).toBeCloseTo(deltas[i], 9);
    }
    // delta is uniform in (-0.3, 0.3): sixteen of them spread over more than half of it.
    expect(Math.max(...deltas) - Math.min(...deltas)).toBeGreaterThan(0.3);
    expect(Math.max(...deltas.map(Math.abs))).toBeLessThan(0.3);
  });

  it('divides all times by T1, the finish of the slowest of all 256 single agents', () => {
    const slowest = Math.max(
      ...graphs.map((graph) => {
        const { alone, clock } = groundOf(parameters, graph);
        return Math.max(...alone.map((each) => each.makespan * clock));
      }),
    );
    const mean = deltas.reduce((sum, delta) => sum + Math.exp(delta), 0) / 16;
    expect(figures['single-meanTaskFinish']).toBeCloseTo(mean / slowest, 9);
    expect(figures['single-t90']).toBeLessThan(1);
  });

  it('has overhead over work and hand-offs over steps as means over runs, and the last finish', () => {
    const runs = graphs.map((graph) => {
      const { prepared, clock } = groundOf(parameters, graph);
      const options = swarmOptions({ ...parameters, swarm: 'recursive', agents: 8 });
      const name = { seed: parameters.seed, graph, attempt: 0, run: 0 };
      return { result: run(prepared, options, name), clock };
    });
    const mean = (of: (each: (typeof runs)[number]) => number) =>
      runs.reduce((sum, each) => sum + of(each), 0) / 16;
    const scheduling = mean(({ result }) => result.scheduling / result.work);
    expect(scheduling).toBeGreaterThan(0);
    expect(figures['recursive8-schedulingOverWork']).toBeCloseTo(scheduling, 12);
    expect(figures['recursive8-communicationOverWork']).toBeCloseTo(
      mean(({ result }) => result.communication / result.work),
      12,
    );
    expect(figures['recursive8-handoffsPerStep']).toBeCloseTo(
      mean(({ result }) => result.handoffs / 40),
      12,
    );
    // Half of all steps of the family are done at t50: counted, without a curve.
    const ends = runs.flatMap(({ result, clock }) =>
      Array.from(coverageCurve(result).time, (t) => t * clock),
    );
    const half = ends.sort((a, b) => a - b)[16 * 20 - 1];
    const last = ends.at(-1) ?? Number.NaN;
    const { 'recursive8-t50': t50, 'recursive8-familyFinish': finish } = figures;
    expect(t50 / finish).toBeCloseTo(half / last, 9);
  });

  it('takes scores on the scale of the task', () => {
    const final = graphs.map((graph) => {
      const value = grow(parameters, graph).value ?? [];
      return Math.min(1, Math.max(0, ...value) / taskScale(parameters, graph));
    });
    const mean = final.reduce((sum, each) => sum + each, 0) / 16;
    expect(figures['single-bestFinal']).toBeCloseTo(mean, 12);
    // Nine attempts in ten have a lower largest value than the scale.
    expect(mean).toBeLessThan(1);
  });

  it('measures the generator on graphs that do not vary', () => {
    const drawn: Parameters = { ...PRESETS.september, meanSteps: 40, stepsSpread: 1, merge: 0 };
    const of = finished(measuringSeptemberFamily(drawn, 0));
    // Trees of 40 steps, all of them: an edge a step.
    expect(of['generator-meanParents']).toBe(1);
    expect(of['generator-multiParentShare']).toBe(0);
    expect(of['generator-siblingMergeShare']).toBeNaN();
    expect((of['generator-leafShare'] * 40 * 16) % 1).toBeCloseTo(0, 6);
  });
});
