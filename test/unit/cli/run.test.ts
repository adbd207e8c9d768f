import { afterAll, describe, expect, it } from 'vitest';
import { grow } from '../../../src/model/graph/grow.ts';
import { criticalPath } from '../../../src/model/graph/metrics.ts';
import { taskScale } from '../../../src/model/measure/score-scale.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { call, json, type RunOutput, taskGraph, temporaryFiles } from './call.ts';

// MODEL.md section 7, and decimals that doubles do not add up to.
const files = temporaryFiles({
  'two.json': taskGraph([
    ['root', 1],
    ['a', 10, 'root'],
    ['b', 10, 'root'],
  ]),
  'four.json': taskGraph([
    ['root', 1],
    ['a', 10, 'root'],
    ['b', 10, 'root'],
    ['c', 10, 'root'],
    ['d', 10, 'root'],
  ]),
  'tenths.json': taskGraph(
    [
      ['x', 0.1],
      ['y', 0.2, 'x'],
      ['z', 0.3],
      ['w, "last"', 0.4, 'y', 'z'],
    ],
    [0.2, 1, -3, 2],
  ),
  'wide.json': taskGraph(Array.from({ length: 12 }, (_, i) => [`s${i}`, 1] as const)),
  'warned.json': taskGraph([
    ['a', 1],
    ['b', 1, 'a', 'a'],
  ]),
  'worthless.json': taskGraph(
    [
      ['a', 1],
      ['b', 2, 'a'],
    ],
    [0, -1],
  ),
});
afterAll(files.remove);
const SEPTEMBER = '--rule own-list --scheduling 0.05 --communication group:0.15,0.01'.split(' ');
const both = [...SEPTEMBER, '--set', 'schedulingPays=both'];

describe('run, on a graph from a file', () => {
  it('pays overhead as in the first case that was computed by hand', async () => {
    const run = await json<RunOutput>(
      'run',
      '--graph',
      files.path('two.json'),
      '--agents',
      '2',
      ...both,
    );
    const ends = run.schedule.map(({ step, end }) => [step, end]);
    expect(ends[0]).toEqual(['root', 1.5]);
    expect(ends.slice(1).map(([, end]) => end)).toEqual(expect.arrayContaining([13, 14]));
    expect(run).toMatchObject({ makespan: 14, work: 21, scheduling: 1.5, communication: 3 });
    expect(run).toMatchObject({ agentTime: 25.5, agentsStarted: 2, handoffs: 1, agents: 2 });
  });

  it('pays overhead as in the second', async () => {
    const run = await json<RunOutput>(
      'run',
      '--graph',
      files.path('four.json'),
      '--agents',
      '4',
      ...both,
    );
    const ends = run.schedule.slice(1).map(({ end }) => Number(end.toFixed(9)));
    expect(ends.sort((a, b) => a - b)).toEqual([13.2, 14.2, 14.2, 14.2]);
    expect(run.scheduling).toBeCloseTo(3.5, 12);
    expect(run.communication).toBeCloseTo(6.8, 12);
  });

  it('pays nothing by default, and works by critical path', async () => {
    const run = await json<RunOutput>('run', '--graph', files.path('four.json'), '--agents', '3');
    expect(run).toMatchObject({ makespan: 21, scheduling: 0, communication: 0, agentTime: 41 });
  });

  it('pays only what is named', async () => {
    const four = ['run', '--graph', files.path('four.json'), '--agents', '4'];
    const scheduling = await json<RunOutput>(...four, '--scheduling', '0.05');
    expect(scheduling.communication).toBe(0);
    expect(scheduling.scheduling).toBeGreaterThan(0);
    const communication = await json<RunOutput>(...four, '--communication', 'peer:0.02');
    expect(communication.scheduling).toBe(0);
    expect(communication.communication).toBeCloseTo(4 * 10 * 0.06, 12);
    const none = await json<RunOutput>(...four, '--communication', 'none');
    expect([none.scheduling, none.communication]).toEqual([0, 0]);
    const standard = await json<RunOutput>(...four, '--set', 'overhead=on');
    expect(standard.scheduling).toBeGreaterThan(0);
    expect(standard.communication).toBeGreaterThan(0);
  });

  it('prints exact decimals, steps by start and in the order of the file at a tie', async () => {
    const { out } = await call('run', '--graph', files.path('tenths.json'), '--agents', '2');
    expect(out).toMatch(
      /^\{\n {2}"steps": 4,\n {2}"agents": 2,\n {2}"makespan": 0\.7,\n {2}"reach": \{"0\.5":0\.3,"0\.9":0\.7,"0\.99":0\.7,"1":0\.7\},\n {2}"best": \{"0\.5":0\.3,"0\.9":0\.7\},\n/,
    );
    const run = JSON.parse(out) as RunOutput;
    expect(run.schedule).toEqual([
      { step: 'x', agent: expect.any(Number), start: 0, end: 0.1 },
      { step: 'z', agent: expect.any(Number), start: 0, end: 0.3 },
      { step: 'y', agent: expect.any(Number), start: 0.1, end: 0.3 },
      { step: 'w, "last"', agent: expect.any(Number), start: 0.3, end: 0.7 },
    ]);
    expect(run.work).toBe(1);
    expect(Object.keys(run)).toEqual(
      'steps agents makespan reach best agentTime work scheduling communication agentsStarted handoffs digest schedule'.split(
        ' ',
      ),
    );
  });

  it('prints the schedule as a table with --format csv', async () => {
    const { out } = await call(
      ...['run', '--graph', files.path('tenths.json'), '--agents', '1', '--format', 'csv'],
    );
    expect(out).toBe(
      'step,agent,start,end\nx,0,0,0.1\nz,0,0.1,0.4\ny,0,0.4,0.6\n"w, ""last""",0,0.6,1\n',
    );
  });

  it('has no best score where steps carry no value, and reaches it at once where nothing improves', async () => {
    const valueless = await json<RunOutput>('run', '--graph', files.path('two.json'));
    expect(valueless.best).toBeNull();
    const worthless = await json<RunOutput>('run', '--graph', files.path('worthless.json'));
    expect(worthless.best).toEqual({ '0.5': 1, '0.9': 1 });
  });

  it('rounds the number of steps of a level up', async () => {
    const wide = ['run', '--graph', files.path('wide.json'), '--agents', '1'];
    const { reach } = await json<RunOutput>(...wide);
    expect(reach).toEqual({ '0.5': 6, '0.9': 11, '0.99': 12, '1': 12 });
  });

  it('says on standard error what was odd about the file', async () => {
    const { code, out, err } = await call('run', '--graph', files.path('warned.json'));
    expect(code).toBe(0);
    expect(err).toBe('note: steps[1].needs[1]: "a" is listed more than once and counts once\n');
    expect(JSON.parse(out)).toMatchObject({ steps: 2, makespan: 2 });
  });

  it('works by own branch when it forks, unless told otherwise', async () => {
    const recursive = ['run', '--graph', files.path('four.json'), '--swarm', 'recursive'];
    const run = await json<RunOutput>(...recursive, '--agents', '4');
    expect(run.makespan).toBe(11);
    const { out } = await call(...recursive, '--agents', '4', '--rule', 'own-branch');
    expect(JSON.parse(out)).toEqual(run);
  });

  it('draws by the seed, and the same twice', async () => {
    const random = ['run', '--graph', files.path('wide.json'), '--rule', 'random', '--agents', '2'];
    const outputs = await Promise.all(['1', '1', '2'].map((s) => call(...random, '--seed', s)));
    expect(outputs[0].out).toBe(outputs[1].out);
    expect(JSON.parse(outputs[2].out).digest).not.toBe(JSON.parse(outputs[0].out).digest);
  });
});

describe('run, on a grown graph', () => {
  it('is one agent’s whole work, with the names that grow prints', async () => {
    const run = await json<RunOutput>('run', '--swarm', 'single', '--agents', '1');
    const graph = grow(PRESETS.post, 0);
    expect(run.steps).toBe(graph.steps);
    expect(run).toMatchObject({ agents: 1, agentsStarted: 1, handoffs: 0 });
    expect(run.makespan).toBeCloseTo(run.work, 6);
    expect(run.schedule[0]).toEqual({
      step: 'root',
      agent: 0,
      start: 0,
      end: graph.duration[0],
    });
    expect(new Set(run.schedule.map(({ step }) => step)).size).toBe(graph.steps);
  });

  it('is the same from the parameters and from the file that grow prints', async () => {
    const model = ['--preset', 'flat', '--seed', '7', '--graph-index', '2'];
    const { out } = await call('grow', ...model);
    const file = temporaryFiles({ 'grown.json': out });
    const how = ['--agents', '5', '--rule', 'critical-path', '--seed', '7'];
    const grown = await json<RunOutput>('run', ...how, '--preset', 'flat', '--graph-index', '2');
    const read = await json<RunOutput>('run', ...how, '--graph', file.path('grown.json'));
    file.remove();
    expect(read).toEqual(grown);
  });

  it('pays what the preset pays beside what is named, where overhead is on', async () => {
    const september = ['run', '--preset', 'september', '--agents', '8'];
    const plain = await json<RunOutput>(...september);
    const free = await json<RunOutput>(...september, '--scheduling', '0');
    expect(plain.scheduling).toBeGreaterThan(0);
    expect(free.scheduling).toBe(0);
    expect(free.communication).toBeGreaterThan(0);
  });

  it('begins with the preset, and each option changes one thing', async () => {
    const digest = async (...args: string[]) => (await json<RunOutput>('run', ...args)).digest;
    const plain = await digest();
    expect(await digest('--agents', '16', '--swarm', 'standard', '--seed', '1')).toBe(plain);
    expect(await digest('--set', 'agents=16', '--set', 'rule=own-branch')).toBe(plain);
    const others = await Promise.all(
      [
        ['--agents', '15'],
        ['--seed', '2'],
        ['--graph-index', '1'],
        ['--rule', 'shallowest'],
        ['--dispatch', 'oldest'],
        ['--scheduling', '0.05'],
        ['--communication', 'peer:0.02'],
        ['--communication', 'group:0.15,0.01'],
        ['--swarm', 'recursive'],
        ['--swarm', 'recursive', '--backlog', 'fifo'],
        ['--swarm', 'recursive', '--fork-depth', '2'],
        ['--set', 'durationRate=2'],
        ['--preset', 'september'],
      ].map((args) => digest(...args)),
    );
    expect(new Set([plain, ...others]).size).toBe(others.length + 1);
  });

  it('is independent sessions on graphs of their own, under one task’s scale', async () => {
    const run = await json<RunOutput>('run', '--swarm', 'independent', '--agents', '3');
    const single = await json<RunOutput>('run', '--swarm', 'single', '--agents', '1');
    expect(run).toMatchObject({ sessions: 3, agents: 3, agentsStarted: 3, handoffs: 0 });
    expect(run.steps).toBe(3 * single.steps);
    const sessionEnds = [0, 1, 2].map((s) =>
      Math.max(...run.schedule.filter(({ session }) => session === s).map(({ end }) => end)),
    );
    expect(sessionEnds[0]).toBe(single.makespan);
    expect(new Set(sessionEnds).size).toBe(3);
    expect(run.makespan).toBe(Math.max(...sessionEnds));
    expect(run.reach['1']).toBe(Math.min(...sessionEnds));
    expect(run.digest).not.toBe(single.digest);
    const scale = taskScale(PRESETS.post, 0);
    const good = [0, 1, 2].flatMap((session) => {
      const { value } = grow(PRESETS.post, 0, session);
      const names = run.schedule.filter((row) => row.session === session);
      const index = (step: string) => (step === 'root' ? 0 : Number(step.slice(1)));
      return names.filter(({ step }) => (value?.[index(step)] ?? 0) >= scale / 2);
    });
    expect(run.best?.['0.5']).toBe(Math.min(...good.map(({ end }) => end)));
  });

  it('is several swarms that share the agents, with a note when they do not divide', async () => {
    const two = ['run', '--swarm', 'sessions', '--set', 'sessions=2', '--format', 'csv'];
    const even = await call(...two, '--agents', '6');
    expect(even.err).toBe('');
    expect(even.out).toMatch(/^session,step,agent,start,end\n0,root,0,0,/);
    const odd = await call(...two, '--agents', '7');
    expect(odd.err).toBe('note: 7 agents are 3 for each of 2 sessions; the rest is set aside\n');
    expect(odd.out).toBe(even.out);
  });

  it('notes agents that a single one makes no use of, and layers without steps', async () => {
    const many = await call('run', '--swarm', 'single', '--agents', '8');
    expect(many.err).toBe('note: a single agent is one agent; 8 agents are set aside\n');
    expect(JSON.parse(many.out)).toMatchObject({ agents: 1 });
    const few = await call('run', '--set', 'steps=5', '--set', 'layers=9');
    expect(few.err).toBe('note: 9 layers were asked for; 5 steps fill 4 below the root\n');
  });

  it('takes as long as the longest chain when there are more agents than steps', async () => {
    const run = await json<RunOutput>('run', '--agents', '65536', '--set', 'steps=50');
    const graph = grow({ ...PRESETS.post, steps: 50 }, 0);
    expect(run.makespan).toBeCloseTo(criticalPath(graph), 6);
  });
});
