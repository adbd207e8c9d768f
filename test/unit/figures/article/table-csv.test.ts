import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableAsCsv } from '../../../../src/figures/article/table-csv.ts';

const table = (...rows: string[][]) => ({
  caption: 'not in it',
  head: rows[0],
  rows: rows.slice(1),
});

/** A reader of RFC 4180 that goes by its grammar: fields, quoted or bare, between commas and line ends. */
function readCsv(text: string): string[][] {
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  const rows: string[][] = [];
  let row: string[] = [];
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const found = field.exec(text);
    if (!found) throw new Error(`no field at ${at} of ${JSON.stringify(text)}`);
    const [, quoted, bare, end] = found;
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  expect(row).toEqual([]);
  return rows;
}

describe('a table as comma-separated values', () => {
  it('ends every line with a carriage return and a line feed, the last one too', () => {
    expect(tableAsCsv(table(['agents', 'Coverage 50%'], ['2', '1.9×'], ['4', '']))).toBe(
      'agents,Coverage 50%\r\n2,1.9×\r\n4,\r\n',
    );
  });

  it('quotes what would be taken for the end of a cell, and doubles quotes', () => {
    expect(tableAsCsv(table(['1,000', 'a "b"', 'c\nd', 'e\rf', 'g;h', ' i ']))).toBe(
      '"1,000","a ""b""","c\nd","e\rf",g;h, i \r\n',
    );
  });

  it('comes back as it was', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', 'a') }),
    );
    const rows = fc.integer({ min: 1, max: 4 }).chain((columns) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
        minLength: 1,
        maxLength: 5,
      }),
    );
    fc.assert(
      fc.property(rows, (all) => {
        expect(readCsv(tableAsCsv(table(...all)))).toEqual(all);
      }),
    );
  });
});
