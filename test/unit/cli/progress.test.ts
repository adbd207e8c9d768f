import { describe, expect, it } from 'vitest';
import { carried, progress } from '../../../src/cli/progress.ts';

/** What progress writes when it is told, at each of these seconds, how much is done. */
function written(terminal: boolean, steps: readonly (readonly [second: number, done: number])[]) {
  const texts: string[] = [];
  let time = 0;
  const output = { terminal, out: () => undefined, err: (text: string) => void texts.push(text) };
  const bar = progress(output, 'sessions', 400, () => time * 1000);
  for (const [second, done] of steps) {
    time = second;
    bar.step(done);
  }
  bar.end();
  return texts;
}

describe('progress', () => {
  it('overwrites itself on a terminal, ten times a second at most, and leaves nothing', () => {
    const steps = [
      [0.01, 1],
      [0.5, 100],
      [0.55, 110],
      [2, 400],
    ] as const;
    expect(written(true, steps)).toEqual([
      '\r\u001b[Ksessions: 100 of 400, about 2 s left',
      '\r\u001b[Ksessions: 400 of 400',
      '\r\u001b[K',
    ]);
  });

  it('is a whole line every ten seconds elsewhere, and nothing before', () => {
    const steps = [
      [9, 30],
      [10, 40],
      [12, 48],
      [21, 84],
    ] as const;
    expect(written(false, steps)).toEqual([
      'sessions: 40 of 400, about 90 s left\n',
      'sessions: 84 of 400, about 79 s left\n',
    ]);
    expect(written(false, steps.slice(0, 1))).toEqual([]);
  });

  it('counts without an end where nobody knows it', () => {
    const texts: string[] = [];
    let time = 0;
    const output = {
      terminal: true,
      out: () => undefined,
      err: (text: string) => void texts.push(text),
    };
    const bar = progress(output, 'steps', null, () => time);
    time = 1000;
    bar.step(7);
    expect(texts).toEqual(['\r\u001b[Ksteps: 7']);
  });

  it('of a computation is how often it has paused, and ends with it, well or not', () => {
    const told: (number | string)[] = [];
    const bar = { step: (done: number) => void told.push(done), end: () => void told.push('end') };
    function* computing(fails: boolean) {
      yield;
      yield;
      if (fails) throw new Error('no luck');
      return 'result';
    }
    expect(carried(computing(false), bar)).toBe('result');
    expect(() => carried(computing(true), bar)).toThrow('no luck');
    expect(told).toEqual([1, 2, 'end', 1, 2, 'end']);
  });
});
