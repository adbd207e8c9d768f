import { expect, it } from 'vitest';
import { Arguments } from '../../../src/cli/arguments.ts';
import { threadsOf } from '../../../src/cli/threads.ts';

/** How many threads are used of those asked for on a machine, and what is said of it. */
function used(asked: string | null, processors: number) {
  const said: string[] = [];
  const output = { out: () => undefined, err: (text: string) => void said.push(text) };
  const given = asked === null ? [] : [['--threads', [asked]] as const];
  return {
    threads: threadsOf(new Arguments(new Map(given)), output, processors),
    said: said.join(''),
  };
}

it('as many threads compute as there are processors, or as are asked for', () => {
  expect(used(null, 6)).toEqual({ threads: 6, said: '' });
  expect(used('1', 6)).toEqual({ threads: 1, said: '' });
  expect(used('8', 2)).toEqual({ threads: 8, said: '' });
});

it('threads that a machine is too small for are not started, and it says so', () => {
  expect(used('9', 2)).toEqual({
    threads: 8,
    said: 'note: 9 threads were asked for; at most 8 are used, 4 for each processor\n',
  });
  expect(used('1024', 1).threads).toBe(4);
  expect(() => used('1025', 2)).toThrow('--threads must be a whole number from 1 to 1024');
});
