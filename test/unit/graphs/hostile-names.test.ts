import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../../src/graphs/formats/csv/columns.ts';
import { numberReader } from '../../../src/graphs/formats/csv/numbers.ts';
import { sortOf } from '../../../src/graphs/formats/wfformat/sort.ts';

/** Names at which a pattern that goes back would not end within days, or minutes. */

describe('the sort of a WfFormat task', () => {
  it('is its name without the numbers behind it, however they are set apart', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'I', 'D', 'ID', '0', '7', '_', '-', '.') });
    // As defined, tried from each place; for short names alone.
    const defined = (text: string) => text.replace(/(?:[._-]*(?:ID)?\d+)+$/, '') || text;
    fc.assert(
      fc.property(name, (text) => {
        expect(sortOf(text, {})).toBe(defined(text));
      }),
    );
    expect(sortOf('mProject_ID0000002', {})).toBe('mProject');
    expect(sortOf('12', {})).toBe('12');
  });

  it('is found in one pass', () => {
    const digits = '1'.repeat(100_000);
    expect(sortOf(`task_${digits}_a`, {})).toBe(`task_${digits}_a`);
    expect(sortOf(`task_${'ID1'.repeat(100_000)}`, {})).toBe('task');
  });
});

describe('CSV', () => {
  it('looks for a unit behind the one name that may have one', () => {
    const long = `${'_'.repeat(300_000)}x`;
    expect(columnsOf(['id', 'duration', 'needs', long]).others).toEqual([long]);
    expect(columnsOf(['id', 'Duration__(ms)']).unit).toBe('ms');
    expect(columnsOf(['id', 'duration_min']).unit).toBe('min');
    expect(columnsOf(['id', 'durations']).others).toEqual(['durations']);
  });

  it('reads long numbers in one pass', () => {
    const { read } = numberReader([]);
    const text = `${'1'.repeat(300_000)}x`;
    expect(read(text)).toBe(text);
    expect(['1.', '.5', '1.25e1', '1..2'].map(read)).toEqual([1, 0.5, 12.5, '1..2']);
  });
});
