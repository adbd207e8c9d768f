import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const command = ['--import', 'tsx', 'src/cli/main.ts', 'sweep'];

/** The command as a process of its own. */
function start(...args: string[]): Promise<{ code: unknown; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...command, ...args], { cwd: root }, (error, out, err) =>
      resolve({ code: error ? error.code : 0, out, err }),
    );
  });
}

describe('sweep as a process', () => {
  const small = ['--set', 'steps=6', '--set', 'graphs=1', '--agents', '1,3'];

  it('writes rows and nothing else on standard output, in shards the same bytes', async () => {
    const args = [...small, '--set', 'layers=3,9'];
    const runs = [[], ['--shard', '1/2'], ['--shard', '2/2']].map((shard) =>
      start(...args, ...shard),
    );
    const [whole, one, two] = await Promise.all(runs);
    const note = 'note: 9 layers were asked for; 6 steps fill 5 below the root\n';
    expect([whole.code, whole.err]).toEqual([0, note]);
    expect([one.code, one.err]).toEqual([0, '']);
    expect([two.code, two.err]).toEqual([0, note]);
    const rows = JSON.parse(whole.out) as { layers: number; agents: number }[];
    expect(rows.map(({ layers, agents }) => [layers, agents])).toEqual([
      [3, 1],
      [3, 3],
      [9, 1],
      [9, 3],
    ]);
    expect(one.out + two.out).toBe(whole.out);
  });

  it('leaves with 2 and one line for a combination that cannot be run', async () => {
    expect(await start(...small, '--swarm', 'recursive', '--set', 'rule=own-list,random')).toEqual({
      code: 2,
      out: '',
      err: 'error: steps=6, graphs=1, rule=random: a recursive swarm chooses by own-branch or own-list, not by random, which needs a coordinator that sees the whole graph\n',
    });
  });
});
