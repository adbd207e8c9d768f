import { describe, expect, it } from 'vitest';
import { isHanded, isKept, isKeptGraph } from '../../../src/state/task/stored.ts';

const kept = { key: 'k', name: 'a.csv', format: 'csv', steps: 3, at: 5, bytes: 12 };
const files = [{ name: 'a.csv', bytes: new Uint8Array(3) }];
const reading = { durations: null, precedence: 'spans', repairs: ['cut-cycles'] };

describe('what is found in the database of the device', () => {
  it('is used as this version writes it', () => {
    expect(isKept(kept)).toBe(true);
    expect(isKeptGraph({ files, reading, query: '?v=2#price=3' })).toBe(true);
    expect(isHanded({ name: '', files, reading })).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'kept'],
    ['no name', { ...kept, name: undefined }],
    ['a number of steps that is none', { ...kept, steps: Number.NaN }],
    ['a date in place of milliseconds', { ...kept, at: new Date() }],
  ])('is no entry of the list where it is %s', (_, value) => {
    expect(isKept(value)).toBe(false);
  });

  it.each([
    ['without files', { reading, query: '' }],
    ['of no file', { files: [], reading, query: '' }],
    ['of a text in place of bytes', { files: [{ name: 'a', bytes: 'id' }], reading, query: '' }],
    ['without its reading', { files, query: '' }],
    ['of repairs that are no list', { files, reading: { ...reading, repairs: 'all' }, query: '' }],
    ['of decisions that are left out', { files, reading: { repairs: [] }, query: '' }],
    ['with settings that are no query', { files, reading, query: { __proto__: { price: 3 } } }],
  ])('is no graph %s', (_, value) => {
    expect(isKeptGraph(value)).toBe(false);
  });
});
