import { describe, expect, it, vi } from 'vitest';
import { type Deployed, deployedOver } from '../../../src/model/measure/deploy.ts';
import {
  drawingIntervals,
  measuringDeployed,
} from '../../../src/model/measure/deploy-bootstrap.ts';
import { lineupsOf } from '../../../src/model/measure/deploy-lineups.ts';
import { measuringTrial } from '../../../src/model/measure/deploy-trial.ts';
import { percentileInterval, resamples } from '../../../src/model/measure/estimate.ts';
import { SCORES } from '../../../src/model/measure/graph-measure.ts';
import { finished } from '../../../src/model/measure/pausing.ts';
import type { Source } from '../../../src/model/measure/source.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { baselineOptions } from '../../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';
import { buildGraph } from '../../reference/build-graph.ts';

// Seconds at most, but not on a machine that is busy with something else.
vi.setConfig({ testTimeout: 60_000 });

const small: Parameters = { ...PRESETS.post, steps: 40, layers: 6, graphs: 5, graph: 5 };

interface Chain {
  readonly duration: number;
  readonly values: readonly number[];
}

/** Graph g is the chain `chains[g]`, on a scale of 4. */
const sourceOf = (chains: readonly Chain[]): Source => ({
  ground(parameters, graph) {
    const { duration, values } = chains[graph];
    const steps = values.map((value, i) => ({ duration, needs: i ? [i - 1] : [], value }));
    const prepared = new PreparedGraph(buildGraph(steps));
    const name = { seed: 1, graph, attempt: 0, run: 0 };
    return {
      graph,
      prepared,
      alone: [run(prepared, baselineOptions(parameters), name)],
      clock: 1,
    };
  },
  // biome-ignore lint/correctness/useYield: a scale that is known takes no time.
  taskScale: function* () {
    return 4;
  },
});

/** One agent on chains of four steps, over 1,000 replicates. */
function alone(chains: readonly Chain[], levels: readonly number[]): Deployed {
  const parameters: Parameters = {
    ...PRESETS.chain,
    steps: 4,
    layers: 3,
    graphs: chains.length,
  };
  return finished(measuringDeployed({ parameters, sizes: [1], levels }, sourceOf(chains), 1000));
}

describe('two trials by hand: a replicate is the one twice, both, or the other twice', () => {
  // In a quarter, a half and a quarter of the replicates, so that the interval runs from the least to the most.
  const { splits, tMid } = alone(
    [
      { duration: 1, values: [0, 1, 3, 2] },
      { duration: 2, values: [0, -1, 6, 2] },
    ],
    [0.25, 0.5, 0.8, 1],
  );
  const [{ intervals, time }] = splits;
  const inSteps = (interval: readonly [number, number] | null | undefined) =>
    interval?.map((t) => Math.round(t * 3 * 1e9) / 1e9) ?? null;

  it('t_mid, where three and one of four steps are done, is 3, in every replicate', () => {
    expect(tMid).toBe(3);
  });

  it('time of coverage: 1, 2, 2; 2, 3, 4; 4, 8, 8; 4, 8, 8', () => {
    expect(intervals?.time.coverage.map(inSteps)).toEqual([
      [1, 2],
      [2, 4],
      [4, 8],
      [4, 8],
    ]);
  });

  it('agent-time until then: at either end a replicate is one chain, at which one agent works all the time', () => {
    expect(intervals?.spent.coverage.map(inSteps)).toEqual([
      [1, 2],
      [2, 4],
      [4, 8],
      [4, 8],
    ]);
  });

  it('a level that a quarter of the replicates misses has no interval, nor one that is never reached', () => {
    // 1/4 from 2 and 3/4 from 3 on; 1 from 6 on. A level of 0.8 takes 6 with both, and the first never gets there.
    expect([...time.best].map((t) => Math.round(t * 3))).toEqual([3, 6, 6, Number.NaN]);
    expect(intervals?.time.best.map(inSteps)).toEqual([[2, 6], [3, 6], null, null]);
    expect(intervals?.spent.best.map(inSteps)).toEqual([[2, 6], [3, 6], null, null]);
  });
});

it('equal trials leave nothing to chance', () => {
  const chain: Chain = { duration: 1, values: [0, 1, 3, 2] };
  const { splits, order } = alone([chain, chain, chain], [0.5, 0.75]);
  const [{ intervals, time, spent }] = splits;
  for (const score of SCORES) {
    intervals?.time[score].forEach((interval, i) => {
      expect(interval).toEqual([time[score][i], time[score][i]]);
      expect(intervals.spent[score][i]?.[0]).toBeCloseTo(spent[score][i], 12);
      expect(intervals.spent[score][i]?.[1]).toBeCloseTo(spent[score][i], 12);
    });
  }
  expect(order?.time.coverage.map((shares) => [...shares])).toEqual([[0.5], [0.5]]);
});

it('one trial has no interval and no order', () => {
  const { splits, order } = alone([{ duration: 1, values: [0, 1, 3, 2] }], [0.5]);
  expect(splits[0].time.best[0]).toBeGreaterThan(0);
  expect(splits[0].intervals).toEqual({
    time: { coverage: [null], best: [null] },
    spent: { coverage: [null], best: [null] },
  });
  expect(order).toBeNull();
});

describe.each<[string, Parameters]>([
  ['post', small],
  ['post with overhead', { ...small, overhead: true, scale: 'task' }],
  ['september', { ...PRESETS.september, steps: 40, graphs: 5 }],
])('on %s, against trials that are drawn and measured anew', (_, parameters) => {
  const REPLICATES = 60;
  const task = { parameters, sizes: [1, 6], levels: [0.3, 0.6, 0.9] };
  const lineups = lineupsOf(task.sizes);
  const first = Math.floor(parameters.graph / 16) * 16;
  const trials = [0, 1, 2, 3, 4].map((i) =>
    finished(measuringTrial(parameters, lineups, first + i)),
  );
  const deployed = deployedOver(task, lineups, trials);
  const result = finished(drawingIntervals(deployed, lineups, trials, REPLICATES));
  const replicates = Array.from(resamples(trials.length, REPLICATES), (counts) => {
    const drawn = trials.flatMap((trial, i) => Array.from({ length: counts[i] }, () => trial));
    const { splits, tMid } = deployedOver(task, lineups, drawn);
    const factor = (tMid ?? Number.NaN) / (deployed.tMid ?? Number.NaN);
    return { splits, factor };
  });
  const columnOf = (
    figure: 'time' | 'spent',
    split: number,
    score: 'coverage' | 'best',
    level: number,
  ) =>
    Float64Array.from(
      replicates,
      ({ splits, factor }) => splits[split][figure][score][level] * factor,
    );

  it.each(['time', 'spent'] as const)('intervals of %s', (figure) => {
    let defined = 0;
    result.splits.forEach((split, i) => {
      for (const score of SCORES) {
        split.intervals?.[figure][score].forEach((interval, level) => {
          const reached = Number.isFinite(split[figure][score][level]);
          const expected = reached ? percentileInterval(columnOf(figure, i, score, level)) : null;
          if (!expected || !interval) {
            expect(interval).toBe(expected);
            return;
          }
          defined++;
          expect(interval[0] / expected[0]).toBeCloseTo(1, 9);
          expect(interval[1] / expected[1]).toBeCloseTo(1, 9);
        });
      }
    });
    expect(defined).toBeGreaterThan(15);
  });

  it('the share of replicates in which one is sooner than another', () => {
    const n = result.splits.length;
    for (const score of SCORES) {
      result.order?.time[score].forEach((shares, level) => {
        for (let i = 0; i < n; i++) {
          for (let j = 0; j < n; j++) {
            const [a, b] = [i, j].map((split) => columnOf('time', split, score, level));
            const points = [...a].map((t, r) => {
              if (Number.isNaN(t) && Number.isNaN(b[r])) return 0.5;
              if (Number.isNaN(b[r]) || t < b[r] * (1 - 1e-12)) return 1;
              return t <= b[r] * (1 + 1e-12) ? 0.5 : 0;
            });
            const share = points.reduce((sum: number, each) => sum + each, 0) / REPLICATES;
            expect(shares[i * n + j]).toBeCloseTo(share, 5);
            expect(shares[i * n + j] + shares[j * n + i]).toBeCloseTo(1, 6);
          }
        }
      });
    }
  });

  it('values, ends and t_mid stay as they were, and with no replicates everything does', () => {
    const without = result.splits.map((split) => ({ ...split, intervals: null }));
    expect({ ...result, splits: without, order: null }).toEqual(deployed);
    expect(finished(drawingIntervals(deployed, lineups, trials, 0))).toBe(deployed);
  });
});
