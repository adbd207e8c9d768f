import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../../../src/export/data-table.ts';
import { figureFile } from '../../../src/export/figure-file.ts';
import { MOST_BYTES } from '../../../src/export/figure-file-format.ts';
import { readFigureFile } from '../../../src/export/figure-file-read.ts';
import { DEFAULT_LINK_STATE } from '../../../src/link/link-state.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { openingOfFile } from '../../../src/pages/drop-file-read.ts';
import { PAGE, provenance, states } from './states.ts';

const table = tableOf(
  ['n', 'x'],
  [
    { n: 'a', x: 0.1 + 0.2 },
    { n: 'b', x: Number.NaN },
  ],
);
const state = {
  ...DEFAULT_LINK_STATE,
  figure: 'width',
  parameters: { ...PRESETS.post, agents: 8 },
} as const;
const written = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({ ...JSON.parse(figureFile(table, provenance(state, 'abc'))), ...changes });

describe('a figure file', () => {
  it('holds what the figure shows, and all of what it is of', () => {
    const text = figureFile(table, provenance(state, 'abc'));
    expect(JSON.parse(text)).toEqual({
      format: 'swarm-figure',
      version: 1,
      figure: 'width',
      title: 'A title',
      link: `${PAGE}?v=2&figure=width&agents=8#figure-width`,
      query: '?v=2&figure=width&agents=8',
      preset: 'post',
      seed: PRESETS.post.seed,
      parameters: { ...PRESETS.post, agents: 8 },
      model: 1,
      digest: 'abc',
      commands: [],
      columns: ['n', 'x'],
      rows: [
        ['a', 0.30000000000000004],
        ['b', null],
      ],
    });
    expect(text.split('\n')).toContain('  ["a",0.30000000000000004],');
  });

  it('of any state opens that state, without a remark', () => {
    fc.assert(
      fc.property(states, (each) => {
        const read = openingOfFile(figureFile(table, provenance(each)));
        if (read.kind !== 'opening') throw new Error(JSON.stringify(read));
        expect(read.opening.remarks).toEqual([]);
        expect(read.opening.figure).toBe(each.figure);
        const { notices, ...opened } = parseLink(read.opening.query);
        expect(notices).toEqual([]);
        expect(opened).toEqual(each);
      }),
    );
  });
});

describe('what cannot be opened', () => {
  const trouble = (text: string) => {
    const read = openingOfFile(text);
    return read.kind === 'trouble' ? read.trouble : read;
  };

  it.each([
    ['', { kind: 'not-json' }],
    ['{"format": "swarm-figure"', { kind: 'not-json' }],
    ['null', { kind: 'no-format' }],
    ['[{"format": "swarm-figure"}]', { kind: 'no-format' }],
    ['{"steps": []}', { kind: 'no-format' }],
    ['{"__proto__": {"format": "swarm-figure"}}', { kind: 'no-format' }],
    ['{"format": "task-graph", "version": 1}', { kind: 'other-format', format: 'task-graph' }],
    [written({ version: 2 }), { kind: 'newer', version: '2' }],
    [written({ version: undefined }), { kind: 'newer', version: '?' }],
    [written({ query: undefined }), { kind: 'no-query' }],
    [written({ query: { toString: 1 } }), { kind: 'no-query' }],
    [written({ query: '?agents=4', figure: 'constructor' }), { kind: 'not-here' }],
  ])('%.40s', (text, expected) => {
    expect(trouble(text)).toEqual(expected);
  });

  it('is told in few characters, whatever it says of itself', () => {
    const format = `\u202e\n${'长'.repeat(5000)}`;
    const { format: quoted } = trouble(JSON.stringify({ format })) as { format: string };
    expect(Array.from(quoted)).toHaveLength(40);
    expect(quoted).toMatch(/^ 长+…$/);
  });

  it('is too large beyond 2 MB where it is not written as the site writes it', () => {
    const padded = (length: number) => written().padEnd(length);
    expect(readFigureFile(padded(MOST_BYTES)).kind).toBe('read');
    expect(trouble(padded(MOST_BYTES + 1))).toEqual({ kind: 'too-large' });
  });

  it('is not a large file of this site: its head alone is read', () => {
    const rows = Array.from({ length: 200_000 }, (_, i) => ({ n: 'abcdef', x: i / 7 }));
    const text = figureFile(tableOf(['n', 'x'], rows), provenance(state));
    expect(text.length).toBeGreaterThan(MOST_BYTES);
    expect(openingOfFile(text)).toEqual(openingOfFile(written()));
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(openingOfFile(text).kind).toBe('trouble');
      }),
    );
    const keys = ['format', 'version', 'figure', 'query', 'parameters', 'model', 'preset'];
    const junk = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue());
    fc.assert(
      fc.property(junk, (changes) => {
        expect(['opening', 'trouble']).toContain(openingOfFile(written(changes)).kind);
      }),
    );
  });

  it('includes a file that was cut off', () => {
    const whole = written();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (length) => {
        expect(trouble(whole.slice(0, length))).toEqual({ kind: 'not-json' });
      }),
    );
  });
});

describe('a file that contradicts itself', () => {
  const opening = (text: string) => {
    const read = openingOfFile(text);
    return read.kind === 'opening' ? read.opening : read;
  };

  it('is opened by its query, and it is said which parameters differ', () => {
    const parameters = { ...state.parameters, agents: 9, layers: '4', unheardOf: 1 };
    expect(opening(written({ parameters }))).toEqual({
      figure: 'width',
      query: '?v=2&figure=width&agents=8',
      remarks: [{ kind: 'contradicts', parameters: ['layers', 'agents'] }],
    });
  });

  it('by its query too where it names another figure', () => {
    expect(opening(written({ figure: 'elo' }))).toMatchObject({
      figure: 'width',
      remarks: [{ kind: 'other-figure' }],
    });
  });

  it('says which version of the model made it', () => {
    expect(opening(written({ model: 7 }))).toMatchObject({
      remarks: [{ kind: 'other-model', made: 7, here: 1 }],
    });
  });

  it('or is silent: the figure is then the one that it names, and a query may lack its mark', () => {
    expect(opening(written({ query: 'agents=8', parameters: undefined }))).toEqual({
      figure: 'width',
      query: '?agents=8',
      remarks: [],
    });
  });

  it('may begin with a byte order mark', () => {
    expect(opening(`\uFEFF${written()}`)).toMatchObject({ figure: 'width' });
  });
});
