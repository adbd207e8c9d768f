import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile } from '../../../src/export/csv.ts';
import { type DataTable, tableOf } from '../../../src/export/data-table.ts';
import { DEFAULT_LINK_STATE } from '../../../src/link/link-state.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { readCsv } from './read-csv.ts';
import { PAGE, provenance, states } from './states.ts';

const table: DataTable = tableOf(
  ['system', 'time (t_mid)', 'a, "b"'],
  [
    { system: 'standard', 'time (t_mid)': 0.1 + 0.2, 'a, "b"': 'x\r\ny' },
    { system: '=cmd()', 'time (t_mid)': Number.NaN },
    { system: '-3', 'time (t_mid)': -3e-7 },
  ],
);

const state = {
  ...DEFAULT_LINK_STATE,
  figure: 'standard',
  parameters: { ...PRESETS.post, layers: 17, seed: 5, graph: 32 },
  choices: { standard: { size: 4 } },
} as const;

describe('a file of numbers', () => {
  it('is what it should be, to the byte', () => {
    expect(csvFile(table, provenance(state, '0123456789abc'))).toBe(
      [
        '# A title',
        '# Figure: standard',
        `# Link: ${PAGE}?v=2&figure=standard&seed=5&layers=17&graph=32&standard.size=4#figure-standard`,
        '# Query: ?v=2&figure=standard&seed=5&layers=17&graph=32&standard.size=4',
        '# Preset: post',
        '# Differs from it: seed=5, layers=17, graph=32, standard.size=4',
        '# Seed: 5',
        '# Graph: 32',
        '# Model version: 1',
        '# Digest: 0123456789abc',
        "# Command: npm run -s swarm -- scale --agents 2,4,8,16,32,64 --link '?v=2&seed=5&layers=17&graph=32'",
        'system,time (t_mid),"a, ""b"""',
        'standard,0.30000000000000004,"x\r\ny"',
        "'=cmd(),,",
        "'-3,-3e-7,",
        '',
      ].join('\r\n'),
    );
  });

  it('says so where nothing differs and nothing is known', () => {
    const { comment } = readCsv(csvFile(table, provenance({ ...state, ...defaults })));
    expect(comment).toContain('Differs from it: nothing');
    expect(comment).toContain('Digest: none, the figure was not computed to its end');
    expect(comment.filter((line) => line.startsWith('Command'))).toEqual([
      'Command: npm run -s swarm -- scale --agents 2,4,8,16,32,64',
    ]);
  });

  it('keeps its comment together, whatever the title is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const { comment, records } = readCsv(csvFile(table, { ...provenance(state), title }));
        expect(comment).toHaveLength(11);
        expect(records[0][0]).toBe('system');
      }),
    );
  });

  it('gives its cells back to whoever reads it', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom("'", '=', '-', '"', ',', '\r', '\n', '\ud800') }),
    );
    const cell = fc.oneof(text, fc.double({ noDefaultInfinity: true }));
    const tables = fc.integer({ min: 1, max: 5 }).chain((width) =>
      fc.record({
        names: fc.array(fc.string(), { minLength: width, maxLength: width }),
        rows: fc.array(fc.array(cell, { minLength: width, maxLength: width })),
      }),
    );
    fc.assert(
      fc.property(tables, ({ names, rows }) => {
        const columns = names.map((name) => ({ name }));
        // A name may begin like a comment, which follows the comment of the file at once.
        fc.pre(!names[0].startsWith('# '));
        const { records } = readCsv(csvFile({ columns, rows }, provenance(state)));
        const [head, ...read] = records;
        expect(head.map(unguarded)).toEqual(names);
        expect(read).toHaveLength(rows.length);
        rows.forEach((row, r) => {
          row.forEach((cell, c) => {
            const text = read[r][c];
            if (typeof cell === 'string') expect(unguarded(text)).toBe(cell);
            else if (Number.isNaN(cell)) expect(text).toBe('');
            else expect(Number(text)).toBe(cell + 0);
          });
        });
      }),
    );
  });

  it('has nothing in it that a spreadsheet would run', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (first, rest) => {
        const { records } = readCsv(
          csvFile(tableOf(['x'], [{ x: first + rest }]), provenance(state)),
        );
        expect(records[1][0]).toBe(`'${first}${rest}`);
      }),
    );
  });

  it('holds a query that opens the state, and the same bytes for the same state', () => {
    fc.assert(
      fc.property(states, (each) => {
        const text = csvFile(table, provenance(each));
        expect(csvFile(table, provenance(structuredClone(each)))).toBe(text);
        const [, query] = /^# Query: (.*)\r$/m.exec(text) ?? [];
        const { notices, ...read } = parseLink(query);
        expect(notices).toEqual([]);
        expect(read).toEqual(each);
      }),
    );
  });
});

const defaults = { parameters: PRESETS.post, choices: {} };
/** One guard is taken off, wherever one may be. */
const unguarded = (text: string) => text.replace(/^'(?='*[=+\-@\t\r])/, '');
