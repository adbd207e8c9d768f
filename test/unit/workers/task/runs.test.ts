import { afterAll, describe, expect, it } from 'vitest';
import { buildGraph } from '../../../../src/graphs/build/build.ts';
import { type GraphInput, graphInput } from '../../../../src/graphs/graph-input.ts';
import { readGraph } from '../../../../src/graphs/read.ts';
import { criticalPathFirst } from '../../../../src/model/measure/bounds.ts';
import { finished } from '../../../../src/model/measure/pausing.ts';
import { takingFacts } from '../../../../src/model/measure/task/take-facts.ts';
import { type Parameters, RULES } from '../../../../src/model/parameters.ts';
import { PRESETS } from '../../../../src/model/presets.ts';
import { type SwarmOptions, swarmOptions } from '../../../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../../../src/model/swarm/prepare.ts';
import { rulesAt } from '../../../../src/state/task/swarms.ts';
import { finish } from '../../../../workers/jobs/running.ts';
import { start } from '../../../../workers/jobs/start.ts';
import type { Job, ResultOf } from '../../../../workers/protocol.ts';
import { json, type RowOutput, type RunOutput, taskGraph, temporaryFiles } from '../../cli/call.ts';
import {
  MANIFEST_RULES,
  manifestFiles,
  readRealFile,
  rounded,
  skipRealFiles,
  WITHOUT_REAL_FILES,
} from '../../graphs/real-files.ts';

const result = <J extends Job>(job: J) => finish(start(job)) as ResultOf<J>;
const scale = (input: GraphInput, swarms: readonly SwarmOptions[], seed = 7) =>
  result({ kind: 'graph-scale', input, swarms, seed }).points;
const duel = (input: GraphInput, swarm: SwarmOptions, seed = 7) =>
  result({ kind: 'graph-duel', input, swarm, seed });

/** Hundredths of a second, 60 steps in layers of 6, with values. */
const text = taskGraph(
  Array.from({ length: 60 }, (_, i) => {
    const above = i < 6 ? [] : [i - 6, i - 1 - (i % 6)].map((need) => `s${need}`);
    return [`s${i}`, ((i * 37) % 101) / 100, ...new Set(above)] as const;
  }),
  Array.from({ length: 60 }, (_, i) => (i * 17) % 23),
);
const input = graphInput(readGraph(text));
const files = temporaryFiles({ 'layers.json': text });
afterAll(files.remove);

const plain: Parameters = { ...PRESETS.post, seed: 7 };
const SETTINGS: [string, Partial<Parameters>, string[]][] = [
  ['free', { rule: 'critical-path', overhead: false }, ['--rule', 'critical-path']],
  ['paying', { rule: 'shortest', overhead: true }, ['--rule', 'shortest', '--set', 'overhead=on']],
  [
    'random',
    { rule: 'own-branch', overhead: true },
    ['--rule', 'own-branch', '--set', 'overhead=on'],
  ],
  ['recursive', { swarm: 'recursive', rule: 'own-list', overhead: false }, ['--rule', 'own-list']],
];
const SIZES = [1, 3, 8];

describe.each(SETTINGS)('a %s swarm on a file', (_, set, rule) => {
  const parameters = { ...plain, ...set };
  const args = ['--graph', files.path('layers.json'), '--swarm', parameters.swarm, ...rule];
  const swarms = SIZES.map((agents) => swarmOptions(parameters, agents));

  it('scales in the numbers of the command line', async () => {
    const rows = await json<RowOutput[]>('scale', ...args, '--seed', '7', '--agents', `${SIZES}`);
    const points = scale(input, swarms);
    expect(points.map(({ options }) => options)).toEqual(swarms);
    expect(
      points.map(({ half, ninety, ...point }) => ({
        agents: point.agents,
        makespan: point.makespan,
        lowerBound: point.lowerBound,
        grahamBound: point.grahamBound,
        speedup: point.speedup,
        agentTime: point.agentTime,
        reach: [half, ninety],
      })),
    ).toEqual(rows.map((row) => ({ ...row, reach: [row.reach['0.5'], row.reach['0.9']] })));
  });

  it('makes the runs of the command line, to the bit', async () => {
    const points = scale(input, swarms);
    for (const [i, agents] of SIZES.entries()) {
      const known = await json<RunOutput>('run', ...args, '--seed', '7', '--agents', `${agents}`);
      const { digest, scheduling, communication, agentsStarted, handoffs } = points[i];
      expect({ digest, scheduling, communication, agentsStarted, handoffs }).toEqual({
        digest: known.digest,
        scheduling: known.scheduling,
        communication: known.communication,
        agentsStarted: known.agentsStarted,
        handoffs: known.handoffs,
      });
      expect(duel(input, swarms[i]).swarm.digest).toBe(known.digest);
    }
  });
});

it('compares rules at any number of agents in the numbers of the command line', async () => {
  const ruled = rulesAt({ ...plain, rule: 'critical-path', overhead: false }, 5);
  const points = scale(input, ruled);
  expect(points).toHaveLength(RULES.length);
  for (const [i, rule] of RULES.entries()) {
    const args = ['--graph', files.path('layers.json'), '--rule', rule, '--seed', '7'];
    const [row] = await json<RowOutput[]>('scale', ...args, '--agents', '5');
    expect(points[i].options.rule).toBe(rule);
    expect(points[i].makespan).toBe(row.makespan);
  }
});

describe('one agent beside a swarm', () => {
  const { work } = finished(takingFacts(new PreparedGraph(input.graph))).span;

  it('works at the durations of the file in whole units, as the swarm does that pays nothing', () => {
    const { alone, swarm, perOne, scale: most } = duel(input, criticalPathFirst(4));
    expect([perOne, alone.makespan, alone.work, swarm.work]).toEqual([100, work, work, work]);
    expect([alone.agentsStarted, alone.agents, swarm.agents]).toEqual([1, 1, 4]);
    expect(most).toBe(22);
  });

  it('pays nothing beside a swarm that pays, and is in its unit', () => {
    const paying = swarmOptions({ ...plain, overhead: true }, 4);
    const { alone, swarm, perOne } = duel(input, paying);
    expect(perOne).toBe(1);
    expect(swarm.scheduling).toBeGreaterThan(0);
    expect(swarm.communication).toBeGreaterThan(0);
    expect([alone.scheduling, alone.communication]).toEqual([0, 0]);
    expect(alone.makespan).toBeCloseTo(work / 100, 9);
  });

  it('has no score where steps carry no value', () => {
    const { graph, unit } = buildGraph([{ id: 'a', duration: 1, needs: [] }]);
    expect(duel(graphInput({ graph, unit }), criticalPathFirst(2)).scale).toBe(0);
  });
});

describe('a job on a task graph', () => {
  const facts: Job = { kind: 'graph-facts', input };

  it('has the facts of the model', () => {
    expect(result(facts)).toEqual({
      kind: 'graph-facts',
      facts: finished(takingFacts(new PreparedGraph(input.graph))),
    });
  });

  it('does not confuse one graph with another, nor need the same columns again', () => {
    const other = graphInput(buildGraph([{ id: 'a', duration: 5, needs: [] }]));
    const k = criticalPathFirst(3);
    const first = scale(input, [k]);
    expect(scale(other, [k])[0].makespan).toBe(5);
    expect(scale(structuredClone(input), [k])).toEqual(first);
    expect(scale(input, [k])).toEqual(first);
  });

  it('gives nothing away that it keeps: what it has sent may be emptied', () => {
    const job: Job = { kind: 'graph-duel', input, swarm: criticalPathFirst(3), seed: 7 };
    const first = result(job);
    const kept = structuredClone(first);
    for (const run of [first.alone, first.swarm]) {
      for (const column of [run.order, run.start, run.end, run.agent]) column.fill(99);
    }
    const told = result({ kind: 'graph-facts', input }).facts;
    for (const column of [told.profile.time, told.profile.atWork, told.path.steps]) column.fill(99);
    expect(result(job)).toEqual(kept);
    expect(result(facts)).not.toEqual({ kind: 'graph-facts', facts: told });
  });

  it('draws the first points while the others are computed', () => {
    const swarms = [1, 2, 4].map(criticalPathFirst);
    const running = start({ kind: 'graph-scale', input, swarms, seed: 7 });
    const drawn: number[] = [];
    const shares: number[] = [];
    let step = running.next();
    for (; !step.done; step = running.next()) {
      const picture = step.value.picture?.();
      if (picture?.kind === 'graph-scale') drawn.push(picture.points.length);
      shares.push(step.value.share);
    }
    expect(drawn).toEqual([1, 2]);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(step.value).toMatchObject({ kind: 'graph-scale', points: { length: 3 } });
  });

  it('says in a sentence what is no swarm', () => {
    const swarm: SwarmOptions = { ...criticalPathFirst(2), kind: 'recursive' };
    const sentence = /^a recursive swarm chooses by own-branch or own-list, not by critical-path/;
    expect(() => duel(input, swarm)).toThrow(sentence);
    expect(() => scale(input, [criticalPathFirst(2), swarm])).toThrow(sentence);
    expect(() => scale(input, [criticalPathFirst(2.5)])).toThrow('not 2.5');
  });
});

describe.skipIf(skipRealFiles)(`scaling of real task graphs${WITHOUT_REAL_FILES}`, () => {
  const several = manifestFiles().filter(({ file }) =>
    /^(graham|wfcommons)\/.*(base|1000genome|montage|forkjoin)/.test(file),
  );
  it('is known of four graphs, which CI has', () => expect(several).toHaveLength(4));

  it.each(several)('$file', ({ file, computed }) => {
    const real = graphInput(readGraph(readRealFile(file)));
    const known = Object.entries(computed.makespan);
    for (const [name, rule] of Object.entries(MANIFEST_RULES)) {
      const swarms = known.map(([agents]) => ({ ...criticalPathFirst(Number(agents)), rule }));
      const points = scale(real, swarms);
      expect(points.map(({ makespan }) => rounded(makespan))).toEqual(
        known.map(([, times]) => times[name as keyof typeof MANIFEST_RULES]),
      );
      expect(points.map((point) => rounded(point.lowerBound))).toEqual(
        known.map(([, times]) => times.lower_bound),
      );
      if (rule !== 'critical-path') continue;
      expect(points.map(({ half }) => rounded(half))).toEqual(
        known.map(([, times]) => times.t_half_critical_path_first),
      );
    }
  });
});
