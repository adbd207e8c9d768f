import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { grow } from '../../../src/model/graph/grow.ts';
import { agentTimeUntil } from '../../../src/model/measure/agent-time.ts';
import {
  bestScoreCurve,
  coverageCurve,
  type StepCurve,
  upperEnvelope,
} from '../../../src/model/measure/curve.ts';
import type { Deployed } from '../../../src/model/measure/deploy.ts';
import { measuringDeployed } from '../../../src/model/measure/deploy-bootstrap.ts';
import { lineupsOf } from '../../../src/model/measure/deploy-lineups.ts';
import { summarise } from '../../../src/model/measure/family.ts';
import {
  groundOf,
  LEVELS,
  measureGraph,
  SCORES,
} from '../../../src/model/measure/graph-measure.ts';
import { finished } from '../../../src/model/measure/pausing.ts';
import { taskScale } from '../../../src/model/measure/score-scale.ts';
import { runSessions } from '../../../src/model/measure/sessions.ts';
import { AFRESH, type Source } from '../../../src/model/measure/source.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { baselineOptions } from '../../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';
import { buildGraph } from '../../reference/build-graph.ts';

// Seconds at most, but not on a machine that is busy with something else.
vi.setConfig({ testTimeout: 60_000 });

const small: Parameters = { ...PRESETS.post, steps: 40, layers: 6, graphs: 3, graph: 5 };
const deployed = (
  parameters: Parameters,
  sizes: readonly number[],
  levels: readonly number[] = LEVELS,
  source: Source = AFRESH,
) => finished(measuringDeployed({ parameters, sizes, levels }, source));

function splitOf({ splits }: Deployed, sessions: number, agentsEach: number) {
  const found = splits.find((s) => s.sessions === sessions && s.agentsEach === agentsEach);
  if (!found) throw new Error(`no split of ${sessions} times ${agentsEach}`);
  return found;
}

/** The swarm that a split is in the words of the parameters. */
function systemOf(parameters: Parameters, sessions: number, agentsEach: number): Parameters {
  const agents = sessions * agentsEach;
  if (agentsEach === 1) return { ...parameters, swarm: 'independent', agents };
  return { ...parameters, swarm: 'sessions', agents, sessions };
}

describe('a map of a root of 1 and four steps of 10, by hand', () => {
  const parameters: Parameters = {
    ...PRESETS.map,
    steps: 5,
    durationGrowth: 'linear',
    durationRatio: 10,
    durationNoise: 0,
    graphs: 2,
  };
  const result = deployed(parameters, [1, 4, 8], [0.5, 0.9]);
  const own = (column: Float64Array) => [...column].map((t) => Math.round(t * 21 * 1e9) / 1e9);

  it('t_mid is 21, where one agent has three of five steps', () => {
    expect(result.tMid).toBe(21);
    expect(result.trials).toBe(2);
  });

  it.each([
    // Sessions, agents each; times to 50% and 90% coverage; agent-time until then.
    [1, 1, [21, 41], [21, 41]],
    [1, 4, [11, 11], [41, 41]],
    [2, 2, [11, 21], [42, 82]],
    [4, 1, [21, 41], [84, 164]],
    // Four of eight find no work.
    [1, 8, [11, 11], [41, 41]],
    [2, 4, [11, 11], [82, 82]],
    [8, 1, [21, 41], [168, 328]],
  ])('%i sessions of %i', (sessions, agentsEach, time, spent) => {
    const split = splitOf(result, sessions, agentsEach);
    expect(split.agents).toBe(sessions * agentsEach);
    expect(own(split.time.coverage)).toEqual(time);
    expect(own(split.spent.coverage)).toEqual(spent);
    expect(split.end.coverage).toBe(1);
  });
});

it('a chain costs every split the same time, and each session its whole agent-time', () => {
  const chain: Parameters = { ...PRESETS.chain, steps: 10, layers: 9, graphs: 1, durationNoise: 0 };
  const { splits, tMid } = deployed(chain, [6], [0.9, 1]);
  const { alone } = groundOf(chain, 0);
  // Nine and ten of ten steps.
  const ends = [alone[0].end[8], alone[0].end[9]];
  for (const { sessions, time, spent } of splits) {
    ends.forEach((end, i) => {
      expect(time.coverage[i]).toBeCloseTo(end / (tMid ?? 0), 12);
      expect(spent.coverage[i]).toBeCloseTo((sessions * end) / (tMid ?? 0), 11);
    });
  }
});

it('values by hand: what one graph holds decides what one session reaches', () => {
  const values = [
    [0, 1, 3, 2],
    [0, -1, 6, 2],
  ];
  const source: Source = {
    ground(parameters, graph) {
      const steps = values[graph].map((value, i) => ({
        duration: 1,
        needs: i ? [i - 1] : [],
        value,
      }));
      const prepared = new PreparedGraph(buildGraph(steps));
      const name = { seed: 1, graph, attempt: 0, run: 0 };
      const alone = [run(prepared, baselineOptions(parameters), name)];
      return { graph, prepared, alone, clock: 1 };
    },
    // biome-ignore lint/correctness/useYield: a scale that is known takes no time.
    taskScale: function* () {
      return 4;
    },
  };
  const parameters: Parameters = { ...PRESETS.chain, steps: 4, layers: 3, graphs: 2 };
  const levels = [0.1, 0.5, 0.75, 0.8, 1];
  const result = deployed(parameters, [1], levels, source);
  // Largest of 3 and 6 on a scale of 4: 3/4, and 1 at most.
  expect(result.withinOneGraph).toEqual([1, 1, 1, 0.5, 0.5]);
  const [one] = result.splits;
  expect(one.end).toEqual({ coverage: 1, best: 0.875 });
  // The mean is (1/4 + 0) / 2 after two steps and (3/4 + 1) / 2 after three; t_mid is two steps.
  expect(result.tMid).toBe(2);
  expect([...one.time.best]).toEqual([1, 1.5, 1.5, 1.5, Number.NaN]);
  expect([...one.spent.best]).toEqual([1, 1.5, 1.5, 1.5, Number.NaN]);
});

it('the splits are all divisors of all sizes, in the order of the sizes', () => {
  const { splits, levels } = deployed({ ...small, graphs: 1 }, [6, 1, 4], [0.3]);
  expect(splits.map((s) => [s.agents, s.sessions, s.agentsEach])).toEqual([
    [6, 1, 6],
    [6, 2, 3],
    [6, 3, 2],
    [6, 6, 1],
    [1, 1, 1],
    [4, 1, 4],
    [4, 2, 2],
    [4, 4, 1],
  ]);
  expect(levels).toEqual([0.3]);
  expect(lineupsOf([6, 1, 4])).toContainEqual({ agentsEach: 2, sessions: [2, 3] });
  expect(lineupsOf([6, 1, 4])).toContainEqual({ agentsEach: 1, sessions: [1, 4, 6] });
});

it('a size that is no number of agents is refused with a sentence', () => {
  for (const size of [0, -1, 1.5, Number.NaN]) {
    expect(() => deployed(small, [2, size])).toThrow(
      `the number of agents must be a whole number of at least 1, not ${size}`,
    );
  }
});

describe.each<[string, Parameters]>([
  ['post', small],
  ['post with overhead', { ...small, overhead: true }],
  ['september', { ...PRESETS.september, steps: 40, graphs: 3 }],
])('on %s', (_, parameters) => {
  const first = Math.floor(parameters.graph / 16) * 16;
  const graphs = [first, first + 1, first + 2];
  const result = deployed(parameters, [1, 2, 6]);

  it('times are those of the family with the same systems', () => {
    const systems = result.splits.map((s) => systemOf(parameters, s.sessions, s.agentsEach));
    const measures = graphs.map((graph) => measureGraph(parameters, systems, graph));
    const summary = summarise(measures, { replicates: 0, samples: 2 });
    expect(result.tMid).toBe(summary.tMid);
    for (const [i, split] of result.splits.entries()) {
      for (const score of SCORES) {
        summary.systems[i].time[score].forEach(({ value }, level) => {
          if (value === null) expect(split.time[score][level]).toBeNaN();
          else expect(split.time[score][level] / value).toBeCloseTo(1, 12);
        });
      }
    }
    const reached = result.splits.flatMap((s) => [...s.time.best]).filter((t) => !Number.isNaN(t));
    expect(reached.length).toBeGreaterThan(3);
  });

  it('agent-time is that of all sessions until the mean reaches the level, and ends are means', () => {
    const unit = result.tMid ?? Number.NaN;
    for (const { sessions, agentsEach, time, spent, end } of result.splits) {
      const trials = graphs.map((graph) => {
        const { prepared, clock } = groundOf(parameters, graph);
        const system = systemOf(parameters, sessions, agentsEach);
        return { graph, clock, sessions: runSessions(system, prepared, graph) };
      });
      for (const score of SCORES) {
        time[score].forEach((t, level) => {
          if (Number.isNaN(t)) {
            expect(spent[score][level]).toBeNaN();
            return;
          }
          let sum = 0;
          for (const trial of trials) {
            for (const session of trial.sessions) {
              sum += agentTimeUntil(session.run, (t * unit) / trial.clock) * trial.clock;
            }
          }
          expect(spent[score][level] / (sum / 3 / unit)).toBeCloseTo(1, 9);
        });
      }
      const ends = trials.map((trial) => {
        const scale = taskScale(parameters, trial.graph);
        const own = trial.sessions.map(({ graph }) => Math.max(0, ...(graph.value ?? [])) / scale);
        return Math.min(1, Math.max(...own));
      });
      expect(end.best).toBeCloseTo(ends.reduce((sum, each) => sum + each, 0) / 3, 12);
    }
  });
});

it('one session of a standard swarm takes the time of that swarm on the same graphs', () => {
  const onTask: Parameters = { ...small, scale: 'task' };
  const [split] = deployed(onTask, [4]).splits;
  const swarm: Parameters = { ...onTask, swarm: 'standard', agents: 4 };
  const measures = [0, 1, 2].map((graph) => measureGraph(swarm, [swarm], graph));
  const { time } = summarise(measures, { replicates: 0, samples: 2 }).systems[0];
  const rounded = (t: number | null) => (t === null ? null : Number(t.toPrecision(12)));
  for (const score of SCORES) {
    const own = Array.from(split.time[score], (t) => rounded(Number.isNaN(t) ? null : t));
    expect(own).toEqual(time[score].map(({ value }) => rounded(value)));
    expect(own[0]).toBeGreaterThan(0);
  }
});

it('a split does not depend on which others are tried', () => {
  const many = deployed(small, [6, 4, 3, 2, 1]);
  const few = deployed(small, [2, 6]);
  expect(few.tMid).toBe(many.tMid);
  expect(few.withinOneGraph).toEqual(many.withinOneGraph);
  for (const split of few.splits) {
    expect(many.splits).toContainEqual(split);
  }
});

it('several sessions cover what the envelope of their coverages does, at every level', () => {
  const parameters: Parameters = { ...small, graphs: 1, graph: 3 };
  const levels = Array.from({ length: 40 }, (_, i) => (i + 1) / 40);
  const { splits, tMid } = deployed(parameters, [6], levels);
  for (const { sessions, agentsEach, time } of splits) {
    const first = new PreparedGraph(grow(parameters, 0));
    const runs = runSessions(systemOf(parameters, sessions, agentsEach), first, 0);
    const curves: Record<'coverage' | 'best', StepCurve> = {
      coverage: upperEnvelope(runs.map((session) => coverageCurve(session.run))),
      best: upperEnvelope(
        runs.map(({ graph, run: each }) =>
          bestScoreCurve(each, graph.value ?? new Float64Array(), taskScale(parameters, 0)),
        ),
      ),
    };
    for (const score of SCORES) {
      const { time: at, level } = curves[score];
      levels.forEach((wanted, i) => {
        const reached = at[level.findIndex((each) => each >= wanted - 1e-9)] ?? Number.NaN;
        expect(time[score][i]).toBe(reached / (tMid ?? Number.NaN));
      });
    }
  }
});

it('more sessions never score less, agents are never busier than all the time', () => {
  const parameters = fc.record({
    seed: fc.integer({ min: 0, max: 1000 }),
    layers: fc.integer({ min: 1, max: 12 }),
    steps: fc.integer({ min: 13, max: 30 }),
    overhead: fc.boolean(),
    graphs: fc.integer({ min: 1, max: 3 }),
    durationNoise: fc.constantFrom(0, 0.7),
  });
  fc.assert(
    fc.property(parameters, (set) => {
      const levels = [0.2, 0.5, 0.9, 1];
      const { splits } = deployed({ ...PRESETS.post, ...set }, [1, 2, 4, 8], levels);
      for (const one of splits) {
        for (const score of SCORES) {
          one.time[score].forEach((t, i) => {
            expect(one.spent[score][i] <= one.agents * t * (1 + 1e-9) || Number.isNaN(t)).toBe(
              true,
            );
          });
        }
        const more = splits.filter(
          (s) => s.agentsEach === one.agentsEach && s.sessions > one.sessions,
        );
        for (const other of more) {
          for (const score of SCORES) {
            expect(other.end[score]).toBeGreaterThanOrEqual(one.end[score]);
            one.time[score].forEach((t, i) => {
              expect(other.time[score][i] <= t || Number.isNaN(t)).toBe(true);
            });
          }
        }
      }
    }),
    { numRuns: 30 },
  );
});
