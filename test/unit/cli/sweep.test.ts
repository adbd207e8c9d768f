import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { swarm } from '../../../src/cli/swarm.ts';
import { call, json, type RowOutput } from './call.ts';
import { argsOf, sweeps, TINY } from './sweep-inputs.ts';

type Swept = RowOutput & Record<string, unknown>;
const sweep = (...args: string[]) => json<Swept[]>('sweep', ...TINY, ...args);

describe('sweep', () => {
  it('prints every combination, the last name varying fastest and the agents within', async () => {
    const rows = await sweep('--set', 'refill=on,off', '--set', 'layers=4,none', '--agents', '2,1');
    expect(rows.map(({ refill, layers, agents }) => [refill, layers, agents])).toEqual([
      [true, 4, 2],
      [true, 4, 1],
      [true, null, 2],
      [true, null, 1],
      [false, 4, 2],
      [false, 4, 1],
      [false, null, 2],
      [false, null, 1],
    ]);
    const names = ['steps', 'graphs', 'refill', 'layers', 'agents', 'makespan', 'lowerBound'];
    expect(Object.keys(rows[0]).slice(0, 7)).toEqual(names);
    expect(rows[0]).toMatchObject({ steps: 20, graphs: 2 });
  });

  it('writes values in a table as --set takes them, and has no column twice', async () => {
    const axes = ['--set', 'refill=true', '--set', 'layers=none,4.0', '--agents', '3'];
    const { out } = await call('sweep', ...TINY, ...axes, '--format', 'csv');
    const [names, ...rows] = out
      .trimEnd()
      .split('\n')
      .map((line) => line.split(','));
    expect(names.slice(0, 6)).toEqual([
      'steps',
      'graphs',
      'refill',
      'layers',
      'agents',
      'makespan',
    ]);
    expect(rows.map((row) => row.slice(0, 5))).toEqual([
      ['20', '2', 'on', 'none', '3'],
      ['20', '2', 'on', '4', '3'],
    ]);
    expect(new Set(names).size).toBe(names.length);
    for (const row of rows) expect(row).toHaveLength(names.length);
  });

  it('has the rows that scale prints for the same settings', async () => {
    const property = fc.asyncProperty(sweeps, async (drawn) => {
      const rows = JSON.parse((await call('sweep', ...argsOf(drawn))).out) as Swept[];
      const { agents } = drawn;
      expect(rows.length % agents.length).toBe(0);
      for (let r = 0; r < rows.length; r += agents.length) {
        let rest = r / agents.length;
        const set: string[] = [];
        for (const { name, values } of drawn.axes.toReversed()) {
          set.unshift('--set', `${name}=${values[rest % values.length]}`);
          rest = Math.floor(rest / values.length);
        }
        const scaled = JSON.parse(
          (await call('scale', ...set, '--agents', agents.join(','))).out,
        ) as RowOutput[];
        for (const [a, expected] of scaled.entries()) {
          const row = rows[r + a];
          const own = Object.fromEntries(Object.keys(expected).map((key) => [key, row[key]]));
          expect(own).toEqual(expected);
        }
      }
    });
    await fc.assert(property, { numRuns: 15 });
  });

  it('takes run options for all of its rows', async () => {
    const options = ['--rule', 'own-list', '--communication', 'group:0.15,0.01', '--seed', '5'];
    const [row] = await sweep('--set', 'swarm=recursive', '--agents', '3', ...options);
    const one = [...TINY, '--swarm', 'recursive', '--agents', '3', ...options];
    const [expected] = await json<RowOutput[]>('scale', ...one);
    expect(row).toMatchObject(expected);
  });

  it('writes a combination as soon as it is there, and waits until it is taken', async () => {
    const log: string[] = [];
    const args = [
      'sweep',
      ...TINY,
      '--set',
      'layers=3,4,5',
      '--agents',
      '1,2',
      '--format',
      'jsonl',
    ];
    await swarm(args, {
      out: async (text) => {
        log.push(`${text.trimEnd().split('\n').length} rows`);
        await Promise.resolve();
        log.push('taken');
      },
      err: (text) => log.push(text),
    });
    expect(log).toEqual(['2 rows', 'taken', '2 rows', 'taken', '2 rows', 'taken']);
  });

  it('says once what many cells give reason to say', async () => {
    const args = ['--set', 'steps=5', '--set', 'graphs=2', '--set', 'layers=8,9'];
    const swarms = ['--set', 'swarm=single,standard', '--agents', '1,4'];
    const { code, out, err } = await call('sweep', ...args, ...swarms);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toHaveLength(8);
    expect(err.split('\n')).toEqual([
      'note: 8 layers were asked for; 5 steps fill 4 below the root',
      'note: a single agent is one agent; 4 agents are set aside',
      'note: 9 layers were asked for; 5 steps fill 4 below the root',
      '',
    ]);
  });

  it('takes its progress off a terminal before it writes a row or a note', async () => {
    let clock = 0;
    const now = vi.spyOn(Date, 'now').mockImplementation(() => (clock += 1000));
    let line = '';
    const dirty: string[] = [];
    const show = (text: string) => {
      const onScreen = (line + text).split('\r\u001b[K').at(-1) ?? '';
      line = onScreen.split('\n').at(-1) ?? '';
    };
    const terminal = {
      terminal: true,
      out: (text: string) => {
        if (line !== '') dirty.push(line);
        show(text);
      },
      err: (text: string) => {
        if (text.startsWith('note') && line !== '') dirty.push(line);
        seen += text;
        show(text);
      },
    };
    let seen = '';
    const args = ['--set', 'layers=3,4,20', '--set', 'steps=12', '--agents', '1,2'];
    await swarm(['sweep', '--set', 'graphs=1', ...args], terminal);
    now.mockRestore();
    expect(seen).toContain('cells: 2 of 6, about ');
    expect(seen).toContain('note: 20 layers');
    expect([dirty, line]).toEqual([[], '']);
  });
});

it('sweep has help that fits a terminal', async () => {
  const { code, out, err } = await call('sweep', '--help');
  expect([code, err]).toEqual([0, '']);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  for (const option of ['--set NAME=V,V,…', '--agents K,K,…', '--shard I/N', '--rule RULE']) {
    expect(out).toContain(`\n  ${option} `);
  }
  expect(out).not.toContain('--graph FILE');
});
