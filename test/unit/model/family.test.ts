import { describe, expect, it } from 'vitest';
import { grow } from '../../../src/model/graph/grow.ts';
import type { StepCurve } from '../../../src/model/measure/curve.ts';
import { summarise } from '../../../src/model/measure/family.ts';
import {
  type GraphMeasure,
  LEVELS,
  measureGraph,
  type RunMeasure,
} from '../../../src/model/measure/graph-measure.ts';
import { runSessions } from '../../../src/model/measure/sessions.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';

/** A curve as pairs of time and level. */
function curve(...points: [number, number][]): StepCurve {
  return {
    time: Float64Array.from(points, (p) => p[0]),
    level: Float64Array.from(points, (p) => p[1]),
  };
}

function measured(
  coverage: StepCurve,
  best: StepCurve,
  rest: Partial<Omit<RunMeasure, 'curve' | 'agentTime'>> & {
    agentTime: number[];
    bestAgentTime?: number[];
  },
): RunMeasure {
  const { agentTime, bestAgentTime, ...totals } = rest;
  return {
    curve: { coverage, best },
    agentTime: {
      coverage: Float64Array.from(agentTime),
      best: Float64Array.from(bestAgentTime ?? agentTime),
    },
    work: 1,
    scheduling: 0,
    communication: 0,
    handoffs: 0,
    steps: 1,
    makespan: coverage.time[coverage.time.length - 1],
    ...totals,
  };
}

const NEVER = Number.NaN;

// Two graphs worked out by hand. One agent's mean coverage is 1/8 at 1, 1/2 at 2, 5/8 at 3, 7/8 at 4, 1 at 6;
// the swarm's is 1/4 at 1, 1/2 at 1.5, 7/8 at 2, 1 at 3.
const first: GraphMeasure = {
  graph: 0,
  clock: 1,
  baseline: [
    measured(curve([2, 0.5], [4, 1]), curve([2, 0.6], [4, 0.95]), {
      agentTime: [2, 4, 4],
      bestAgentTime: [2, 4, NEVER],
    }),
  ],
  systems: [
    measured(curve([1, 0.5], [2, 1]), curve([1, 0.6], [2, 0.95]), {
      agentTime: [2, 5, 5],
      bestAgentTime: [2, 4, NEVER],
      work: 4,
      scheduling: 1,
      communication: 1,
      handoffs: 1,
      steps: 2,
    }),
  ],
};
const second: GraphMeasure = {
  graph: 1,
  clock: 0.5,
  baseline: [
    measured(curve([1, 0.25], [2, 0.5], [3, 0.75], [6, 1]), curve([2, 0.4]), {
      agentTime: [4, 6, 6],
      bestAgentTime: [NEVER, NEVER, NEVER],
    }),
  ],
  systems: [
    measured(curve([1.5, 0.5], [2, 0.75], [3, 1]), curve([0.5, 0.4]), {
      agentTime: [4, 8, 8],
      bestAgentTime: [NEVER, NEVER, NEVER],
      work: 5,
      scheduling: 0,
      communication: 1,
      handoffs: 3,
      steps: 4,
    }),
  ],
};

const family = summarise([first, second], { replicates: 400, samples: 3 });
const [swarm] = family.systems;

describe('a family of two graphs, worked out by hand', () => {
  it('the levels are 50%, 90% and 99%', () => {
    expect(LEVELS).toEqual([0.5, 0.9, 0.99]);
  });

  it('t_mid is the time at which one agent’s mean coverage is one half', () => {
    expect(family.tMid).toBe(2);
    expect(family.graphs).toBe(2);
    // In the graphs' own units: their clocks run at 1 and at a half.
    expect(family.clocks).toEqual([
      { graph: 0, tMid: 2 },
      { graph: 1, tMid: 4 },
    ]);
  });

  it('times to a level are those of the mean curve, in t_mid', () => {
    expect(family.baseline.time.coverage.map((e) => e.value)).toEqual([1, 3, 3]);
    expect(swarm.time.coverage.map((e) => e.value)).toEqual([0.75, 1.5, 1.5]);
  });

  it('speedup is the ratio of those times', () => {
    const speedups = swarm.speedup.coverage.map((e) => e.value ?? Number.NaN);
    expect(speedups[0]).toBeCloseTo(2 / 1.5, 12);
    expect(speedups[1]).toBeCloseTo(2, 12);
    expect(speedups[2]).toBeCloseTo(2, 12);
    expect(family.baseline.speedup.coverage.map((e) => e.value)).toEqual([1, 1, 1]);
  });

  it('its interval comes from resampled graphs, one agent and swarm on the same ones', () => {
    // Only the first graph: 2/1. Only the second: 2/1.5. Each is drawn in a quarter of the replicates.
    const [half, most] = swarm.speedup.coverage;
    expect(half.interval?.[0]).toBeCloseTo(4 / 3, 12);
    expect(half.interval?.[1]).toBeCloseTo(2, 12);
    // At 90% the first alone gives 4/2, the second 6/3, both together 6/3.
    expect(most.interval?.[0]).toBeCloseTo(2, 12);
    expect(most.interval?.[1]).toBeCloseTo(2, 12);
    expect([half.n, half.reached]).toEqual([2, 2]);
  });

  it('agent-time is a ratio of means over graphs', () => {
    const values = swarm.agentTime.coverage.map((e) => e.value);
    expect(values[0]).toBeCloseTo(6 / 6, 12);
    expect(values[1]).toBeCloseTo(13 / 10, 12);
    // Only the first graph 5/4, only the second 8/6.
    expect(swarm.agentTime.coverage[1].interval?.[0]).toBeCloseTo(5 / 4, 12);
    expect(swarm.agentTime.coverage[1].interval?.[1]).toBeCloseTo(8 / 6, 12);
  });

  it('a level that the mean never reaches is null, with the number of graphs that do reach it', () => {
    // The mean best score ends at (0.95 + 0.4) / 2.
    const [half, most, all] = swarm.speedup.best;
    expect(half.value).toBeCloseTo(2, 12);
    expect([most.value, most.interval, most.n, most.reached]).toEqual([null, null, 2, 1]);
    expect([all.value, all.reached]).toEqual([null, 0]);
    expect(half.reached).toBe(1);
    expect(swarm.time.best[1].value).toBeNull();
    // The mean agent-time to a level exists only where every graph reaches it.
    expect(swarm.agentTime.best.map((e) => e.value)).toEqual([null, null, null]);
  });

  it('overhead over all agent-time, over whole runs', () => {
    // Six units of agent-time in either graph.
    expect(swarm.scheduling.share.value).toBeCloseTo(1 / 12, 12);
    expect(swarm.communication.share.value).toBeCloseTo(2 / 12, 12);
    expect(family.baseline.communication.share.value).toBe(0);
  });

  it('overhead over work is the mean over runs, as in the September protocol', () => {
    // 1/4 and 0; 1/4 and 1/5. Not 1/9 and 2/9: a large graph weighs as much as a small one.
    expect(swarm.scheduling.perWork.value).toBeCloseTo((1 / 4 + 0) / 2, 12);
    expect(swarm.communication.perWork.value).toBeCloseTo((1 / 4 + 1 / 5) / 2, 12);
  });

  it('hand-offs per step are the mean over runs, too', () => {
    expect(swarm.handoffsPerStep.value).toBeCloseTo((1 / 2 + 3 / 4) / 2, 12);
  });

  it('the mean makespan is in t_mid', () => {
    expect(swarm.makespan.value).toBeCloseTo((2 + 3) / 2 / 2, 12);
    expect(family.baseline.makespan.value).toBeCloseTo((4 + 6) / 2 / 2, 12);
  });

  it('curves are sampled evenly in log time from the first completion of any run to the last', () => {
    expect(family.time[0]).toBeCloseTo(1 / 2, 12);
    expect(family.time[1]).toBeCloseTo(Math.sqrt(1 / 2) * Math.sqrt(3), 12);
    expect(family.time[2]).toBeCloseTo(3, 12);
    // At 1, at √6 = 2.45, and at 6 of the common time.
    const { mean, low, high } = family.baseline.curves.coverage;
    expect(mean[0]).toBeCloseTo(0.125, 12);
    expect(mean[1]).toBeCloseTo(0.5, 12);
    expect([low[0], high[0]]).toEqual([0.025, 0.225]);
    expect([low[1], high[1]]).toEqual([0.5, 0.5]);
    expect(swarm.curves.coverage.mean[1]).toBeCloseTo(0.875, 12);
  });
});

describe('several single-agent runs a graph', () => {
  it('count alike in the mean curve', () => {
    const twice = (m: GraphMeasure, other: RunMeasure): GraphMeasure => ({
      ...m,
      baseline: [m.baseline[0], other],
    });
    const slow = measured(curve([8, 1]), curve([8, 1]), { agentTime: [8, 8, 8] });
    const summary = summarise([twice(first, slow), twice(second, slow)], {
      replicates: 0,
      samples: 2,
    });
    // Half of all four: 1/2 and 1/2 at 2 make 1/4; at 6 two are done and two are not begun.
    expect(summary.tMid).toBe(6);
    expect(summary.baseline.time.coverage[1].value).toBeCloseTo(8 / 6, 12);
    expect(summary.systems[0].speedup.coverage[0].value).toBeCloseTo(6 / 1.5, 12);
    // Mean over a graph's runs, then over graphs: (2 + 8) / 2 and (4 + 8) / 2.
    expect(summary.systems[0].agentTime.coverage[0].value).toBeCloseTo(6 / 11, 12);
    expect(summary.systems[0].speedup.coverage[0].interval).toBeNull();
  });
});

it('the sampled mean of every family ends at full coverage', () => {
  for (const preset of ['post', 'narrow', 'wide'] as const) {
    for (let seed = 0; seed < 8; seed++) {
      const parameters = { ...PRESETS[preset], seed, steps: 60, layers: 10 };
      const measures = [0, 1, 2].map((graph) => measureGraph(parameters, [parameters], graph));
      const { baseline, systems } = summarise(measures, { replicates: 0, samples: 50 });
      const last = (curve: Float64Array) => curve[curve.length - 1];
      expect(last(baseline.curves.coverage.mean)).toBe(1);
      expect(last(systems[0].curves.coverage.mean)).toBe(1);
    }
  }
});

it('the makespan of several sessions is that of the last to finish', () => {
  const parameters = { ...PRESETS.post, steps: 60, swarm: 'independent' as const, agents: 8 };
  const measure = measureGraph(parameters, [parameters], 0);
  const runs = runSessions(parameters, new PreparedGraph(grow(parameters, 0)), 0);
  expect(measure.systems[0].makespan).toBe(Math.max(...runs.map(({ run }) => run.makespan)));
  const { tMid, systems } = summarise([measure], { replicates: 100, samples: 10 });
  expect(systems[0].makespan.value).toBeCloseTo(measure.systems[0].makespan / (tMid ?? 0), 12);
  // One graph tells nothing about others.
  expect(systems[0].makespan.interval).toBeNull();
});
