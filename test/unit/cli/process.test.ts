import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { call } from './call.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const command = ['--import', 'tsx', 'src/cli/main.ts'];

interface Finished {
  code: number | string | null | undefined;
  out: string;
  err: string;
}

/** The command line as a process of its own. */
function start(args: readonly string[], input = ''): Promise<Finished> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...command, ...args],
      { cwd: root, maxBuffer: 1 << 26 },
      (error, out, err) => resolve({ code: error ? error.code : 0, out, err }),
    );
    child.stdin?.end(input);
  });
}

describe('the command line as a process', () => {
  it('prints to the last byte what it prints in this process', async () => {
    const args = ['run', '--set', 'steps=3000', '--agents', '3'];
    const [child, here] = await Promise.all([start(args), call(...args)]);
    expect(child.code).toBe(0);
    expect(child.err).toBe('');
    expect(here.out.length).toBeGreaterThan(200_000);
    expect(child.out).toBe(here.out);
  });

  it('reads standard input, and leaves with 2 and one line for what it cannot use', async () => {
    const { out } = await call('grow', '--set', 'steps=9');
    const read = await start(['inspect', '--graph', '-'], out);
    expect(read).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(read.out)).toMatchObject({ steps: 9 });
    expect(await start(['inspect', '--graph', '-'], '{')).toEqual({
      code: 2,
      out: '',
      err: 'error: standard input: line 1, column 2: this is not JSON: it ends where a name in double quotes or "}" is expected\n',
    });
  });

  it('stops in silence when nobody reads on', async () => {
    const args = [...command, 'grow', '--set', 'steps=100000'];
    const child = spawn(process.execPath, args, { cwd: root });
    let err = '';
    child.stderr.on('data', (text) => {
      err += text;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect([code, err]).toEqual([0, '']);
  });
});
