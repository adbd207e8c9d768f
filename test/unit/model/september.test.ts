import { beforeAll, describe, expect, it } from 'vitest';
import { summarise } from '../../../src/model/measure/family.ts';
import { measureGraph } from '../../../src/model/measure/graph-measure.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { meanAndError } from '../../reference/chance.ts';

/**
 * The September preset against an independent re-implementation of its rules, over 256 families of 16 tasks:
 * Espere-1119-Song/ai-village-swarm-dynamics, MIT. Means over families; half the 95% interval where it
 * is published. Times in T1, the slowest of a family's 256 single-agent runs.
 */
const FAMILIES_THERE = 256;
const ALONE = { t50: 0.29705, t90: 0.66992, meanTaskFinish: 0.77147 };
const SWARMS = [
  // kind, agents, speedup at 50% and its half interval, at 90%, scheduling, communication, hand-offs, finish
  ['standard', 2, 1.7297, 0.003, 1.72702, 0.02151, 0.14978, 0.38773, 0.57939],
  ['standard', 8, 6.69295, 0.0117, 6.55077, 0.03908, 0.20865, 0.59144, 0.16781],
  ['standard', 16, 12.56325, 0.0245, 12.06242, 0.04726, 0.28314, 0.66558, 0.10802],
  ['standard', 64, 31.71074, 0.1761, 27.32737, 0.06232, 0.61101, 0.7824, 0.08116],
  ['recursive', 4, 3.41569, 0.0061, 3.39429, 0.03102, 0.16799, 0.50974, 0.30181],
  ['recursive', 16, 13.19983, 0.0253, 12.82933, 0.0474, 0.20315, 0.66671, 0.10291],
  ['recursive', 64, 39.67488, 0.2483, 33.99733, 0.06243, 0.26792, 0.78264, 0.0752],
] as const;

const FAMILIES = 12;
/**
 * With the spread over families estimated from twelve of them, a correct program is seven standard errors off
 * in one figure out of 40,000 (t with 11 degrees of freedom).
 */
const FAR = 7;

// Coverage is the same on any score scale, and the scale of the task would grow 64 graphs a task.
const september: Parameters = { ...PRESETS.september, scale: 'graph' };
const systems = SWARMS.map(([swarm, agents]): Parameters => ({ ...september, swarm, agents }));

interface Figures {
  readonly [figure: string]: number;
}

function measureFamily(family: number): { alone: Figures; swarms: Figures[] } {
  const measures = Array.from({ length: 16 }, (_, i) =>
    measureGraph(september, systems, 16 * family + i),
  );
  const summary = summarise(measures, { replicates: 0, samples: 2 });
  const finish = (time: Float64Array) => time[time.length - 1];
  const alone = measures.flatMap((m) => m.baseline.map((r) => finish(r.curve.coverage.time)));
  const slowest = Math.max(...alone);
  const tMid = (summary.tMid ?? Number.NaN) / slowest;
  const number = (e: { readonly value: number | null }) => e.value ?? Number.NaN;
  return {
    alone: {
      t50: tMid,
      t90: tMid * number(summary.baseline.time.coverage[1]),
      meanTaskFinish: alone.reduce((a, b) => a + b, 0) / alone.length / slowest,
    },
    swarms: summary.systems.map((s, i) => ({
      speedup50: number(s.speedup.coverage[0]),
      speedup90: number(s.speedup.coverage[1]),
      scheduling: number(s.scheduling.perWork),
      communication: number(s.communication.perWork),
      handoffs: number(s.handoffsPerStep),
      finish: Math.max(...measures.map((m) => finish(m.systems[i].curve.coverage.time))) / slowest,
    })),
  };
}

describe('families of the September preset', () => {
  let families: ReturnType<typeof measureFamily>[];
  beforeAll(() => {
    families = Array.from({ length: FAMILIES }, (_, f) => measureFamily(f));
  }, 60_000);

  function expectMean(figure: string, own: number[], published: number) {
    const { mean, error } = meanAndError(own);
    // The published mean has an error of its own, by the number of families.
    const off = (mean - published) / (error * Math.sqrt(1 + FAMILIES / FAMILIES_THERE));
    expect(
      Math.abs(off),
      `${figure}: ${mean} for ${published}, ${off} standard errors`,
    ).toBeLessThan(FAR);
    // Nor may a wide spread hide a wrong mean.
    expect(Math.abs(mean / published - 1), figure).toBeLessThan(0.12);
  }

  it.each(Object.entries(ALONE))('one agent: %s', (figure, published) => {
    const own = families.map((f) => f.alone[figure]);
    expectMean(figure, own, published);
  });

  describe.each(SWARMS.map((row, i) => [`${row[0]} swarm of ${row[1]}`, i, row] as const))(
    '%s',
    (_, i, row) => {
      const [, , speedup50, half, speedup90, scheduling, communication, handoffs, finish] = row;
      const published = { speedup50, speedup90, scheduling, communication, handoffs, finish };

      it.each(Object.entries(published))('%s', (figure, value) => {
        const own = families.map((f) => f.swarms[i][figure]);
        expectMean(figure, own, value);
      });

      it('speedup at half coverage, with the spread over families as published', () => {
        // The spread follows from the published interval, so that here the normal distribution applies:
        // 4.9 standard errors in one of a million.
        const deviation = (half / 1.96) * Math.sqrt(FAMILIES_THERE);
        const error = deviation * Math.sqrt(1 / FAMILIES + 1 / FAMILIES_THERE);
        const { mean } = meanAndError(families.map((f) => f.swarms[i].speedup50));
        expect(Math.abs(mean - speedup50) / error).toBeLessThan(4.9);
      });
    },
  );
});
