import { afterAll, describe, expect, it } from 'vitest';
import {
  MANIFEST_RULES,
  type ManifestRule,
  manifestFiles,
  realFile,
  rounded,
  skipRealFiles,
  WITHOUT_REAL_FILES,
} from '../graphs/real-files.ts';
import { call, json, type RowOutput, type RunOutput, taskGraph, temporaryFiles } from './call.ts';

// R. L. Graham, SIAM J. Applied Mathematics 17 (1969): more agents, shorter steps or fewer prerequisites take longer.
const nine = (less: number, ...freed: string[]) =>
  taskGraph(
    [3, 2, 2, 2, 4, 4, 4, 4, 9].map((duration, i) => {
      const id = `T${i + 1}`;
      const needs = i >= 4 && i <= 7 ? ['T4'] : i === 8 ? ['T1'] : [];
      return [id, duration - less, ...(freed.includes(id) ? [] : needs)] as const;
    }),
  );
const files = temporaryFiles({
  'graham.json': nine(0),
  'shorter.json': nine(1),
  'freer.json': nine(0, 'T5', 'T6'),
  'idle.json': taskGraph([
    ['a', 0],
    ['b', 0, 'a'],
  ]),
  'thirds.json': taskGraph([
    ['a', 0.1],
    ['b', 0.1],
    ['c', 0.1],
    ['d', 0.4],
  ]),
});
afterAll(files.remove);

const scale = (name: string, ...args: string[]) =>
  json<RowOutput[]>('scale', '--graph', files.path(name), ...args);

describe('scale, on a graph from a file', () => {
  it('shows Graham’s anomalies by input order', async () => {
    const order = ['--rule', 'input-order', '--agents'];
    const makespans = (rows: RowOutput[]) => rows.map((row) => row.makespan);
    expect(makespans(await scale('graham.json', ...order, '3,4'))).toEqual([12, 15]);
    expect(makespans(await scale('shorter.json', ...order, '3'))).toEqual([13]);
    expect(makespans(await scale('freer.json', ...order, '3'))).toEqual([16]);
  });

  it('prints a row for each number, in the order given, with bounds in exact decimals', async () => {
    const { out } = await call('scale', '--graph', files.path('thirds.json'), '--agents', '4,1,2');
    expect(out).toBe(
      [
        '[',
        '  {"agents":4,"makespan":0.4,"lowerBound":0.4,"grahamBound":0.475,"speedup":1.75,"agentTime":0.7,"reach":{"0.5":0.1,"0.9":0.4,"0.99":0.4,"1":0.4}},',
        '  {"agents":1,"makespan":0.7,"lowerBound":0.7,"grahamBound":0.7,"speedup":1,"agentTime":0.7,"reach":{"0.5":0.5,"0.9":0.7,"0.99":0.7,"1":0.7}},',
        '  {"agents":2,"makespan":0.4,"lowerBound":0.4,"grahamBound":0.55,"speedup":1.75,"agentTime":0.7,"reach":{"0.5":0.2,"0.9":0.4,"0.99":0.4,"1":0.4}}',
        ']',
        '',
      ].join('\n'),
    );
  });

  it('prints the same as a table', async () => {
    const { out } = await call(
      ...['scale', '--graph', files.path('thirds.json'), '--agents', '2', '--format', 'csv'],
      ...['--scheduling', '0'],
    );
    expect(out).toBe(
      'agents,makespan,lowerBound,grahamBound,speedup,agentTime,reach_0.5,reach_0.9,reach_0.99,reach_1\n' +
        '2,0.4,0.4,0.55,1.75,0.7,0.2,0.4,0.4,0.4\n',
    );
  });

  it('leaves Graham’s bound out with overhead, which one agent alone does not pay', async () => {
    const rows = await scale('graham.json', '--agents', '1,3', '--communication', 'peer:0.02');
    expect(rows.map((row) => row.grahamBound)).toEqual([34, null]);
    expect(rows[0].makespan).toBe(34);
    expect(rows[1].makespan).toBeGreaterThan(12);
    expect(rows[1].agentTime).toBeGreaterThan(34);
    const recursive = await scale('graham.json', '--agents', '2', '--swarm', 'recursive');
    expect(recursive[0].grahamBound).toBeNull();
  });

  it('has plain numbers when there is no work at all', async () => {
    expect(await scale('idle.json', '--agents', '3')).toEqual([
      {
        agents: 3,
        makespan: 0,
        lowerBound: 0,
        grahamBound: 0,
        speedup: 1,
        agentTime: 0,
        reach: { '0.5': 0, '0.9': 0, '0.99': 0, '1': 0 },
      },
    ]);
  });
});

describe('scale, over a family', () => {
  const small = ['--set', 'meanSteps=60', '--set', 'meanLayers=6'];

  it('prints means of the runs of its graphs', async () => {
    const family = ['--set', 'graphs=3', '--agents', '1,4'];
    const rows = await json<RowOutput[]>('scale', ...small, ...family, '--graph-index', '37');
    // Graph 37 belongs to family 2: graphs 32 and on.
    const runs = await Promise.all(
      ['32', '33', '34'].map((g) =>
        json<RunOutput>('run', ...small, '--agents', '4', '--graph-index', g),
      ),
    );
    const mean = (of: (run: RunOutput) => number) => runs.reduce((sum, r) => sum + of(r), 0) / 3;
    const [one, four] = rows;
    expect(four.makespan).toBeCloseTo(
      mean((run) => run.makespan),
      9,
    );
    expect(four.agentTime).toBeCloseTo(
      mean((run) => run.agentTime),
      9,
    );
    expect(four.speedup).toBeCloseTo(mean((r) => r.work) / mean((r) => r.makespan), 9);
    expect(four.reach['1']).toBe(Math.max(...runs.map((run) => run.makespan)));
    expect(one.speedup).toBe(1);
    expect(one.speedupAt).toEqual({ '0.5': 1, '0.9': 1, '0.99': 1, '1': 1 });
    const half = (one.reach['0.5'] ?? 0) / (four.reach['0.5'] ?? 0);
    expect(four.speedupAt?.['0.5']).toBeCloseTo(half, 12);
    expect(four.graphs).toBe(3);
  });

  it('gives every mean an interval that holds it, and bounds that hold', async () => {
    const rows = await json<RowOutput[]>('scale', ...small, '--agents', '2,8');
    for (const row of rows) {
      expect(row.graphs).toBe(16);
      for (const name of [
        'makespan',
        'lowerBound',
        'grahamBound',
        'speedup',
        'agentTime',
      ] as const) {
        const [low, high] = row.interval?.[name] ?? [Number.NaN, Number.NaN];
        expect(low).toBeLessThanOrEqual(row[name] as number);
        expect(high).toBeGreaterThanOrEqual(row[name] as number);
        expect(high).toBeGreaterThan(low);
      }
      const half = row.interval?.reach['0.5'] ?? [Number.NaN, Number.NaN];
      expect(half[0]).toBeLessThan(row.reach['0.5'] as number);
      expect(half[1]).toBeGreaterThan(row.reach['0.5'] as number);
      expect(row.makespan).toBeGreaterThanOrEqual(row.lowerBound ?? Number.NaN);
      expect(row.makespan).toBeLessThanOrEqual(row.grahamBound ?? Number.NaN);
    }
  });

  it('is on the family’s clock under September’s protocol, without Graham’s bound', async () => {
    const september = ['--preset', 'september', ...small, '--set', 'graphs=4'];
    const [one, eight] = await json<RowOutput[]>('scale', ...september, '--agents', '1,8');
    // The slowest of the 64 single agents finishes at 1, and one swarm of one agent is much like them.
    expect(one.makespan).toBeLessThan(1.2);
    expect(one.makespan).toBeGreaterThan(0.3);
    expect(eight.grahamBound).toBeNull();
    expect(eight.interval?.grahamBound).toBeNull();
    expect(eight.speedupAt?.['0.5']).toBeGreaterThan(2);
    const { out } = await call('scale', ...september, '--agents', '8', '--format', 'csv');
    const [names, cells] = out.split('\n').map((line) => line.split(','));
    expect(cells[names.indexOf('grahamBound')]).toBe('');
    expect(cells[names.indexOf('grahamBound_low')]).toBe('');
    expect(Number(cells[names.indexOf('speedupAt_0.5')])).toBe(eight.speedupAt?.['0.5']);
    expect(names).toHaveLength(cells.length);
  });

  it('has every time on the same clock', async () => {
    const own = ['--set', 'clock=own', '--set', 'noiseOf=graph', '--set', 'graphs=1'];
    const args = [...small, ...own, '--graph-index', '16', '--agents'];
    const [one] = await json<RowOutput[]>('scale', ...args, '1');
    // The swarm of one agent takes as long as each of the 16 single agents.
    for (const time of [one.makespan, one.reach['1'], one.agentTime, one.lowerBound]) {
      expect(time).toBeCloseTo(1, 9);
    }
    const two = ['--preset', 'september', ...args.with(-4, 'graphs=2'), '1'];
    const [{ makespan, agentTime }] = await json<RowOutput[]>('scale', ...two);
    expect(agentTime).toBeCloseTo(makespan, 9);
  });

  it('bounds one session by the agents that it has, and none by Graham’s bound', async () => {
    const family = [...small, '--set', 'graphs=2', '--agents', '6'];
    const [swarm] = await json<RowOutput[]>('scale', ...family, '--swarm', 'sessions');
    const [three] = await json<RowOutput[]>('scale', ...family.with(-1, '3'));
    expect(swarm.lowerBound).toBe(three.lowerBound);
    expect(swarm.grahamBound).toBeNull();
    expect(three.grahamBound).toBeGreaterThan(three.lowerBound ?? Number.NaN);
  });

  it('has no bound where every run draws durations of its own', async () => {
    const noisy = '--preset september --set overhead=off --set clock=raw --set layers=3 --seed 3';
    const family = ['scale', ...noisy.split(' '), '--set', 'graphs=2', '--agents', '1,4'];
    for (const row of await json<RowOutput[]>(...family)) {
      expect(row).toMatchObject({ lowerBound: null, grahamBound: null });
      expect(row.interval).toMatchObject({ lowerBound: null, grahamBound: null });
      expect(row.makespan).toBeGreaterThan(0);
    }
    const [, quiet] = await json<RowOutput[]>(...family, '--set', 'noiseOf=graph');
    expect(quiet.lowerBound).toBeLessThanOrEqual(quiet.makespan);
    expect(quiet.grahamBound).toBeGreaterThanOrEqual(quiet.makespan);
    expect((await call('scale', '--help')).out).toContain('lowerBound too');
  });

  it('has the numbers of one graph, without intervals', async () => {
    const [row] = await json<RowOutput[]>('scale', ...small, '--set', 'graphs=1', '--agents', '4');
    const run = await json<RunOutput>('run', ...small, '--agents', '4');
    expect(row.makespan).toBe(run.makespan);
    expect(row.reach).toEqual(run.reach);
    const { reach, speedupAt, ...others } = row.interval ?? {};
    const all = [others, reach, speedupAt].flatMap((intervals) => Object.values(intervals ?? {}));
    expect(all).toHaveLength(13);
    expect(new Set(all)).toEqual(new Set([null]));
  });
});

describe.skipIf(skipRealFiles)(`scale, on real task graphs${WITHOUT_REAL_FILES}`, () => {
  it('gives the makespans that are quoted', async () => {
    const file = realFile('wfcommons/1000genome-chameleon-2ch-100k-001.json');
    const rows = await json<RowOutput[]>('scale', '--graph', file, '--agents', '1,2,4,8,16,32');
    expect(rows.map((row) => row.makespan)).toEqual([
      2771.295, 1385.721, 729.741, 365.394, 252.404, 204.686,
    ]);
  });

  it('finds them', () => expect(manifestFiles()).toHaveLength(17));

  it.each(manifestFiles())('gives what the manifest says of $file', async ({ file, computed }) => {
    const agents = Object.keys(computed.makespan);
    for (const [name, rule] of Object.entries(MANIFEST_RULES)) {
      // Not in silence: one of them states another number of jobs than it has.
      const { out } = await call(
        ...['scale', '--graph', realFile(file), '--rule', rule, '--agents', agents.join(',')],
      );
      const rows = JSON.parse(out) as RowOutput[];
      const known = agents.map((k) => computed.makespan[k]);
      const makespans = rows.map((row) => rounded(row.makespan));
      expect([rule, ...makespans]).toEqual([rule, ...known.map((k) => k[name as ManifestRule])]);
      expect(rows.map((r) => rounded(r.lowerBound ?? Number.NaN))).toEqual(
        known.map((k) => k.lower_bound),
      );
      if (rule !== 'critical-path') continue;
      const halves = rows.map((row) => rounded(row.reach['0.5'] ?? Number.NaN));
      expect(halves).toEqual(known.map((k) => k.t_half_critical_path_first));
    }
  });
});
