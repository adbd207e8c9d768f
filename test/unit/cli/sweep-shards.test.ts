import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { call } from './call.ts';
import { argsOf, sweeps, TINY } from './sweep-inputs.ts';

describe('shards of a sweep', () => {
  const shards = async (count: number, args: readonly string[]) => {
    const parts: string[] = [];
    for (let i = 1; i <= count; i++) {
      const { code, out } = await call('sweep', ...args, '--shard', `${i}/${count}`);
      expect(code).toBe(0);
      parts.push(out);
    }
    return parts;
  };

  it('are the whole, byte for byte, one after the other', async () => {
    const formats = fc.constantFrom('json', 'csv', 'jsonl');
    const count = fc.integer({ min: 1, max: 12 });
    const property = fc.asyncProperty(sweeps, formats, count, async (drawn, format, n) => {
      const args = [...argsOf(drawn), '--format', format];
      const whole = await call('sweep', ...args);
      expect((await shards(n, args)).join('')).toBe(whole.out);
    });
    await fc.assert(property, { numRuns: 25 });
  });

  it('print nothing where there are more of them than rows', async () => {
    const args = [...TINY, '--set', 'layers=3,4', '--agents', '2'];
    for (const format of ['json', 'csv', 'jsonl']) {
      const parts = await shards(7, [...args, '--format', format]);
      expect(parts.map((part) => part !== '')).toEqual([
        false,
        true,
        false,
        false,
        false,
        true,
        false,
      ]);
      expect(parts.join('')).toBe((await call('sweep', ...args, '--format', format)).out);
    }
  });

  it('can each be read by itself as JSON Lines', async () => {
    const args = [...TINY, '--set', 'layers=3,4,5', '--agents', '1,2', '--format', 'jsonl'];
    const agents = (await shards(3, args)).map((part) =>
      part
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).agents),
    );
    expect(agents).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
  });

  it('cut a combination where that is fairer', async () => {
    const args = [...TINY, '--agents', '1,2,3,4', '--format', 'jsonl'];
    const rows = (await shards(2, args)).map((part) => part.trimEnd().split('\n').length);
    expect(rows).toEqual([2, 2]);
  });
});
