import { describe, expect, it } from 'vitest';
import {
  type EnsembleTask,
  ensembleOf,
  measuringEnsembles,
  measuringMember,
} from '../../../src/model/measure/ensemble.ts';
import { summarise } from '../../../src/model/measure/family.ts';
import { type Ground, groundOf, measureGraph } from '../../../src/model/measure/graph-measure.ts';
import { finished } from '../../../src/model/measure/pausing.ts';
import { runSessions } from '../../../src/model/measure/sessions.ts';
import { AFRESH, graphsOf, type Source } from '../../../src/model/measure/source.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { baselineOptions } from '../../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';
import { buildGraph, step, type WrittenStep } from '../../reference/build-graph.ts';

const post: Parameters = { ...PRESETS.post, steps: 60, graphs: 5, graph: 21, dispatch: 'oldest' };
const everything = { lines: true, atWork: true, spans: true } as const;
const measured = (task: EnsembleTask, replicates = 0, samples = 50) =>
  finished(measuringEnsembles([task], { replicates, samples }))[0];

/** The number of agents at work at `t`, by looking at every step. */
function countAt(runs: readonly { start: Float64Array; end: Float64Array }[], t: number): number {
  let count = 0;
  for (const { start, end } of runs) {
    for (let i = 0; i < start.length; i++) if (start[i] <= t && t < end[i]) count++;
  }
  return count;
}

describe('two graphs by hand', () => {
  // One agent takes 2, 5, 10, 14 on the first and 1, 3, 5 on the second, whose clock runs double: 2, 6, 10.
  const written: WrittenStep[][] = [
    [step(2), step(3, 0), step(5, 0), step(4, 1)],
    [step(1), step(2, 0), step(2, 0)],
  ];
  const source: Source = {
    ...AFRESH,
    ground(parameters, graph): Ground {
      const prepared = new PreparedGraph(buildGraph(written[graph]));
      const name = { seed: parameters.seed, graph, attempt: 0, run: 0 };
      const alone = [run(prepared, baselineOptions(parameters), name)];
      return { graph, prepared, alone, clock: graph === 0 ? 1 : 2 };
    },
  };
  const parameters: Parameters = { ...post, graphs: 2, graph: 0 };
  const task: EnsembleTask = {
    ...everything,
    parameters,
    systems: [
      { ...parameters, agents: 2 },
      { ...parameters, swarm: 'single' },
    ],
  };
  const members = graphsOf(parameters).map((g) => finished(measuringMember(task, g, source)));
  const { summary, lines, atWork, spans } = ensembleOf(task, members, {
    replicates: 0,
    samples: 400,
  });
  // Own branch: the first goes 2, 5 (unlocks the 4), 9, 14. Coverage 1/4 and 1/3 at 2, 1/2 at 5, 2/3 at 6.
  const unit = 6;

  it('t_mid is where both together are half done', () => {
    expect(summary.tMid).toBe(unit);
  });

  it('work and span are on the clock of the family, in t_mid', () => {
    expect(spans).toEqual([
      { graph: 0, steps: 4, work: 14 / 6, criticalPath: 9 / 6, widest: 2, layers: 2 },
      { graph: 1, steps: 3, work: 10 / 6, criticalPath: 6 / 6, widest: 2, layers: 1 },
    ]);
  });

  it('each line is the single agent on its graph', () => {
    const steps = [
      [2, 5, 9, 14],
      [2, 6, 10],
    ];
    for (const [g, ends] of steps.entries()) {
      const expected = Array.from(
        summary.time,
        (t) => ends.filter((end) => end / unit <= t).length / ends.length,
      );
      expect([...(lines?.coverage[g] ?? [])]).toEqual(expected);
    }
  });

  it('the number at work is the mean of both graphs, and nobody is at work at the very end', () => {
    // Two agents: 1 until 2, 2 until 7, 1 until 9 beside 1 until 2, 2 until 6 on the clock of the family.
    const pair = (t: number) => (t < 2 ? 1 : t < 7 ? 2 : t < 9 ? 1 : 0);
    const other = (t: number) => (t < 2 ? 1 : t < 6 ? 2 : 0);
    const one = (t: number) => ((t < 14 ? 1 : 0) + (t < 10 ? 1 : 0)) / 2;
    for (const [i, scaled] of summary.time.entries()) {
      const t = scaled * unit;
      // A sample within rounding of a change may fall on either side of it here.
      if ([2, 6, 7, 9, 10, 14].some((change) => Math.abs(t - change) < 1e-9)) continue;
      expect(atWork?.[0][i]).toBe((pair(t) + other(t)) / 2);
      expect(atWork?.[1][i]).toBe(one(t));
    }
    expect(atWork?.map((column) => column.at(-1))).toEqual([0, 0]);
    expect(atWork?.map((column) => column[0])).toEqual([2, 1]);
  });
});

describe('families whose schedule is known', () => {
  it('a chain keeps one agent of sixteen at work', () => {
    const parameters: Parameters = { ...PRESETS.chain, steps: 12, layers: 11, graphs: 3 };
    const { summary, atWork, spans, lines } = measured({
      ...everything,
      parameters,
      systems: [parameters],
    });
    expect(summary.systems[0].curves.coverage.mean).toEqual(summary.baseline.curves.coverage.mean);
    // A graph that is not finished has one agent at work.
    const expected = Array.from(summary.time, (_, i) => {
      const unfinished = lines?.coverage.filter((line) => line[i] < 1) ?? [];
      return unfinished.length / 3;
    });
    expect([...(atWork?.[0] ?? [])]).toEqual(expected);
    for (const span of spans ?? []) {
      expect(span).toMatchObject({ steps: 12, widest: 1, layers: 11 });
      expect(span.work).toBeCloseTo(span.criticalPath, 12);
    }
  });

  it('a map of a root of 1 and four steps of 10', () => {
    const parameters: Parameters = {
      ...PRESETS.map,
      steps: 5,
      durationGrowth: 'linear',
      durationRatio: 10,
      durationNoise: 0,
      graphs: 2,
      agents: 3,
    };
    const { summary, atWork, spans } = measured({
      ...everything,
      parameters,
      systems: [parameters],
    });
    // Half of five steps are done with the third: at 21 of 41.
    expect(summary.tMid).toBe(21);
    for (const span of spans ?? []) {
      expect(span.work).toBeCloseTo(41 / 21, 14);
      expect(span.criticalPath).toBeCloseTo(11 / 21, 14);
      expect([span.widest, span.layers]).toEqual([4, 1]);
    }
    // Three agents from 1 to 11, one from 11 to 21, while one agent alone works until 41.
    for (const [i, t] of summary.time.entries()) {
      const own = t * 21;
      if ([1, 11, 21].some((change) => Math.abs(own - change) < 1e-9)) continue;
      expect(atWork?.[0][i]).toBe(own < 1 ? 1 : own < 11 ? 3 : own < 21 ? 1 : 0);
    }
  });
});

describe('an ensemble', () => {
  it('of one system is the summary of its family, bit for bit', () => {
    const measures = [16, 17, 18, 19, 20].map((graph) => measureGraph(post, [post], graph));
    const expected = summarise(measures, { replicates: 60, samples: 50 });
    expect(measured({ parameters: post, systems: [post] }, 60)).toEqual({
      summary: expected,
      lines: null,
      atWork: null,
      spans: null,
    });
    // What is kept beside it changes nothing.
    expect(measured({ ...everything, parameters: post, systems: [post] }, 60).summary).toEqual(
      expected,
    );
  });

  it('has lines whose mean is the mean curve, also where the single agent runs many times', () => {
    for (const preset of ['post', 'september'] as const) {
      const parameters: Parameters = { ...PRESETS[preset], steps: 40, graphs: 3 };
      const { summary, lines } = measured({ lines: true, parameters, systems: [] });
      for (const score of ['coverage', 'best'] as const) {
        const columns = lines?.[score] ?? [];
        expect(columns).toHaveLength(3);
        summary.baseline.curves[score].mean.forEach((mean, i) => {
          const sum = columns.reduce((total, column) => total + column[i], 0);
          expect(sum / 3).toBeCloseTo(mean, 12);
        });
      }
    }
  });

  it('counts who is at work as a look at every step does, over all sessions', () => {
    const parameters: Parameters = { ...PRESETS.september, steps: 30, graphs: 2 };
    const systems: Parameters[] = [
      { ...parameters, swarm: 'recursive', agents: 6 },
      { ...parameters, swarm: 'independent', agents: 4 },
      { ...parameters, swarm: 'sessions', sessions: 2, agents: 6 },
    ];
    const { summary, atWork } = measured({ atWork: true, parameters, systems });
    const unit = summary.tMid ?? Number.NaN;
    for (const [s, system] of systems.entries()) {
      const sum = new Float64Array(summary.time.length);
      for (const graph of [0, 1]) {
        const { prepared, clock } = groundOf(parameters, graph);
        const runs = runSessions(system, prepared, graph).map((session) => ({
          start: session.run.start.map((t) => (t * clock) / unit),
          end: session.run.end.map((t) => (t * clock) / unit),
        }));
        summary.time.forEach((t, i) => {
          sum[i] += countAt(runs, t);
        });
      }
      expect(atWork?.[s]).toEqual(sum.map((count) => count / 2));
      expect(Math.max(...sum)).toBeGreaterThan(4);
    }
  });

  it('does not depend on the tasks before it', () => {
    const narrow = { ...post, layers: 20 };
    const tasks: EnsembleTask[] = [
      { ...everything, parameters: post, systems: [post, { ...post, swarm: 'recursive' }] },
      { parameters: narrow, systems: [{ ...narrow, overhead: true }], spans: true },
    ];
    const options = { replicates: 20, samples: 30 };
    const both = finished(measuringEnsembles(tasks, options));
    const turned = finished(measuringEnsembles(tasks.toReversed(), options));
    expect(turned).toEqual(both.toReversed());
    expect(both[0].spans).not.toEqual(both[1].spans);
  });

  it('pauses after each session of each graph, and once before each summary', () => {
    const systems: Parameters[] = [
      post,
      { ...post, swarm: 'independent', agents: 3, scale: 'graph' },
    ];
    const source: Source = {
      ...AFRESH,
      // biome-ignore lint/correctness/useYield: a scale that is known takes no time.
      taskScale: function* () {
        return 1;
      },
    };
    const running = measuringEnsembles([{ parameters: post, systems }], { replicates: 0 }, source);
    let pauses = 0;
    while (!running.next().done) pauses++;
    expect(pauses).toBe(5 * (1 + 3) + 1);
  });
});
