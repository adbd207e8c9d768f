import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GraphError } from '../../../src/graphs/graph-error.ts';
import { finishedReading } from '../../../src/graphs/text/reading.ts';
import {
  listOf,
  mapOf,
  YamlAlias,
  type YamlEntry,
  YamlList,
  YamlMap,
  type YamlNode,
} from '../../../src/graphs/text/yaml/nodes.ts';
import { plainValues } from '../../../src/graphs/text/yaml/plain.ts';
import { scalarText, scalarValue } from '../../../src/graphs/text/yaml/scalars.ts';
import { yamlRoot, yamlWithList } from '../../../src/graphs/text/yaml.ts';
import { mutated } from './formats/text-files.ts';

const valuesOf = (text: string) => plainValues(yamlRoot(text, true));

function refusal(make: () => unknown): string {
  try {
    make();
  } catch (error) {
    if (error instanceof GraphError) return error.message;
    throw error;
  }
  throw new Error('it was read');
}

describe('YAML', () => {
  it.each([
    ['1e2', 100],
    ['.inf', Number.POSITIVE_INFINITY],
    ['0x1F', 31],
    ['012', 12],
    ['1_0', '1_0'],
    ['~', null],
    ['', null],
    ['"~"', '~'],
    ['yes', 'yes'],
    ['True', true],
    ['!!str 3', '3'],
    ['! 3', '3'],
    ['!!float 3', 3],
    ['!!int "3"', 3],
    ['!<tag:yaml.org,2002:str> null', 'null'],
    ['!mine 3', '3'],
    ['"\\u4efb\\t"', '任\t'],
    ["'it''s'", "it's"],
    ['two\n  lines', 'two lines'],
    ['|\n  a\n   b\n', 'a\n b\n'],
    ['>-\n  a\n  b\n', 'a b'],
  ])('means by version 1.2 what it says: %j', (text, value) => {
    expect(valuesOf(`x: ${text}`)).toEqual({ x: value });
  });

  it('keeps numbers as they are written', () => {
    const texts = listOf(yamlRoot('[1e2, 0x1F, 1.0, true, "null", null, ~, !!null x, [], *a]'));
    expect(texts?.items.map(scalarText)).toEqual([
      ...['1e2', '0x1F', '1.0', 'true', 'null'],
      ...[null, null, 'x', null, null],
    ]);
  });

  it('knows the line of everything', () => {
    const text = '# c\na:\n\n  - "x\n    y"\n  - {b: 1,\n     c: }\n';
    for (const given of [text, text.replaceAll('\n', '\r\n'), text.replaceAll('\n', '\r')]) {
      const [quoted, map] = listOf(mapOf(yamlRoot(given))?.get('a'))?.items ?? [];
      expect([quoted.line, map.line]).toEqual([4, 6]);
      expect(mapOf(map)?.entries.map(({ key, line }) => [key, line])).toEqual([
        ['b', 6],
        ['c', 7],
      ]);
    }
  });

  it('knows the line of what is not written', () => {
    const text =
      '- a: # - c\n  - |\n   - b\n\n  - # -\n\n  - - \n    -\n-\n\n- b:\n\n  c:\n  d: !!str\n- # end';
    const lines = (node: YamlNode): unknown =>
      listOf(node)?.items.map(lines) ??
      mapOf(node)?.entries.map(({ value }) => lines(value)) ??
      node.line;
    expect(listOf(yamlRoot(text))?.items.map(lines)).toEqual([
      [[3, 5, [7, 8]]],
      9,
      [11, 13, 14],
      15,
    ]);
  });

  it('knows the line of texts without lines, and of what follows them', () => {
    const items =
      listOf(yamlRoot('- plain\n- >\n- \n-  x\n- |+\n\n\n-\n- !!str |\n-\n'))?.items ?? [];
    expect(items.map(({ line }) => line)).toEqual([1, 2, 3, 4, 6, 8, 9, 10]);
  });

  it('may have tabs between words, and brackets that close at the margin of their key', () => {
    expect(valuesOf('a:\t[1,\t{b:\t2\t}\t]\t# c\n')).toEqual({ a: [1, { b: 2 }] });
    expect(valuesOf('a: "x\ty"\nb: |\n  x\ty\n')).toEqual({ a: 'x\ty', b: 'x\ty\n' });
    const closed = valuesOf('a: [\n  1,\n  {\n    b: 2\n  }\n]\nc:\n  - {\n    d: 3\n  }\n');
    expect(closed).toEqual({ a: [1, { b: 2 }], c: [{ d: 3 }] });
    // What is no bracket stays where it is.
    const texts = '- a: |\n    }\n    ]\n  b: [\n  ]\n- >-\n ]\n ]\n- c: !!str |2 # d\n     }\n';
    expect(valuesOf(texts)).toEqual([{ a: '}\n]\n', b: [] }, '] ]', { c: ' }\n' }]);
  });

  it('keeps texts of brackets as they are, wherever the sign of the text stands', () => {
    const closed = { b: [1] };
    const bracket = (margin: string) => `${margin}b: [\n${margin}  1\n${margin}]\n`;
    expect(valuesOf(`a:\n |\n  ]\n${bracket('')}`)).toEqual({ a: ']\n', ...closed });
    expect(valuesOf(`-\n |\n ]\n- a: &x\n   !!str\n   >\n   }\n${bracket('  ')}`)).toEqual([
      ']\n',
      { a: '}\n', ...closed },
    ]);
    const lines = fc.array(fc.constantFrom(']', '}', '],', '|', '- >', 'k: |', '[', '# c'), {
      minLength: 1,
      maxLength: 4,
    });
    const entries = fc.record({
      lines,
      props: fc.constantFrom('', ' !!str', ' &x', ' # c'),
      apart: fc.boolean(),
      listed: fc.boolean(),
      deeper: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(entries, ({ lines, props, apart, listed, deeper }) => {
        fc.pre(apart || props !== ' # c');
        const margin = listed ? '  ' : '';
        const inner = `${margin} ${' '.repeat(deeper)}`;
        const sign = apart ? `${props}\n${inner}|` : `${props} |`;
        const text = lines.map((line) => `${inner}${line}\n`).join('');
        const before = listed ? '- ' : '';
        const value = { a: lines.map((line) => `${line}\n`).join(''), ...closed };
        expect(valuesOf(`${before}a:${sign}\n${text}${bracket(margin)}`)).toEqual(
          listed ? [value] : value,
        );
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a: 1\n---\nb: 2', 'line 2: a second document begins here: one is expected'],
    ['# c\n---\na: 1\n--- # c\nb: 2', 'line 4: a second document begins here: one is expected'],
    ['a: 1\n...\nb: 2', 'line 2: a second document begins here: one is expected'],
    ['a: 1\n"a": 2', 'line 2: the key "a" is repeated'],
    ['b:\n  - c: 1\n    1: 2\n    1: 3', 'line 4: the key "1" is repeated'],
    ['a: [1\nb: 2', 'line 2, column 1: this is not YAML: "deficient indentation"'],
    ['- a\n\t- b', 'line 2'],
    ['"a', 'this is not YAML'],
    ['a: \x01', 'this is not YAML'],
  ])('is refused where it is wrong (%#)', (text, said) => {
    expect(refusal(() => yamlRoot(text))).toContain(said);
  });

  it('finds a key that is repeated among many', () => {
    const keys = Array.from({ length: 20 }, (_, i) => `k${i}: ${i}\n`).join('');
    expect(refusal(() => yamlRoot(`${keys}k3: 0`))).toBe('line 21: the key "k3" is repeated');
    expect(mapOf(yamlRoot(keys))?.get('k17')?.line).toBe(18);
  });
});

describe('aliases and merges', () => {
  it('stand for what has their name, the last before them', () => {
    expect(valuesOf('- &a 1\n- *a\n- &a [2]\n- *a\n')).toEqual([1, 1, [2], [2]]);
  });

  it.each([
    '- 1\n- *a\n- &a 2',
    '- 1\n- &a [*a]',
    '- 1\n- &a {<<: *a}',
    `- &a0 [1]\n- ${'[*a0, '.repeat(2)}${'*a0, '.repeat(100_000)}]]`,
    '- 1\n- <<: *a',
  ])('are refused where they lead to nothing, in a circle or to too much (%#)', (text) => {
    const said = 'line 2: its aliases lead to nothing or to more than is read';
    expect(refusal(() => valuesOf(text))).toBe(said);
  });

  it('do not lead deeper than there is room for', () => {
    const chain = Array.from({ length: 20_000 }, (_, i) => `- &a${i + 1} [*a${i}]\n`);
    expect(refusal(() => valuesOf(`- &a0 x\n${chain.join('')}`))).toContain('its aliases lead');
  });

  it('take over what is not there, the first to all others', () => {
    const text =
      '- &a {x: 1, y: 1}\n- &b {y: 2, z: 2}\n- y: 3\n  <<: [*a, *b]\n- <<: *b\n  <<: *a\n  w: 4\n';
    expect(valuesOf(text)).toEqual([
      { x: 1, y: 1 },
      { y: 2, z: 2 },
      { x: 1, y: 3, z: 2 },
      { x: 1, y: 2, z: 2, w: 4 },
    ]);
    expect(refusal(() => valuesOf('- &a 1\n- <<: *a'))).toBe(
      'line 2: only maps can be merged by <<',
    );
    expect(valuesOf('"<<": 1')).toEqual({ '<<': 1 });
    // Where nothing is merged it is a key like others.
    expect(refusal(() => yamlRoot('<<: {}\n<<: {}'))).toBe('line 2: the key "<<" is repeated');
  });

  it('never make a key a prototype', () => {
    const values = valuesOf('__proto__: {x: 1}') as object;
    expect(Object.keys(values)).toEqual(['__proto__']);
    expect('x' in values).toBe(false);
  });
});

/** What a document with a list holds, with its lines: the items and the rest, or that it is refused. */
function inParts(text: string, part: number): string {
  const items: unknown[] = [];
  try {
    const reading = yamlWithList(text, 'tasks', (node) => items.push(told(node)), part);
    const root = finishedReading(reading);
    return JSON.stringify([items, rest(root)]);
  } catch (error) {
    if (error instanceof GraphError) return 'refused';
    throw error;
  }
}

function whole(text: string): string {
  try {
    const root = yamlRoot(text);
    const items = listOf(mapOf(root)?.get('tasks'))?.items ?? [];
    return JSON.stringify([items.map(told), rest(root)]);
  } catch (error) {
    if (error instanceof GraphError) return 'refused';
    throw error;
  }
}

function rest(root: YamlNode | null): unknown {
  const map = mapOf(root);
  if (map === null) return root && told(root);
  return map.entries.map((entry) => {
    const { key, line, value } = entry;
    return key === 'tasks' && value instanceof YamlList ? [key, line] : entryTold(entry);
  });
}

/** An alias may lead in a circle: it is told by the line and the sort of what it leads to. */
function told(node: YamlNode): unknown {
  const { line } = node;
  if (node instanceof YamlAlias) {
    return [line, 'alias', node.target?.line, node.target?.constructor.name];
  }
  if (node instanceof YamlList) return [line, node.items.map(told)];
  if (!(node instanceof YamlMap)) return [line, String(scalarValue(node))];
  return [line, node.entries.map(entryTold)];
}

/** Where nothing is written as a key, nothing tells its line. */
function entryTold({ key, line, value }: YamlEntry): unknown {
  return key === '' ? [key, scalarText(value)] : [key, line, told(value)];
}

describe('a document with a long list', () => {
  const items = [
    '- plain',
    '- name: a\n  flops: 1\n  inputs:\n  - x\n  - y',
    '- {name: b, inputs: [\n    x,\n  ]}',
    '- [a,\n   b\n]',
    '- |\n  - no item\n\n  tasks:\n # margin',
    '- >+\n  folded\n\n\n',
    '- "two\n\n   - lines" # c',
    '- plain\n  - and more',
    '-\n  k: v\n\t\n  "- q": ---',
    '-',
    '- - - deep\n    - deep',
    '- &a {x: *a}\n- *a',
    '- &b\n  c: &a 1',
    '- *b',
    '- !!str 3\n- !mine x\n-\t[a,\tb]',
    '- ? k\n  : v',
    '# comment\n- after it\n\n\n# and after',
  ];
  const heads = [
    ...['', '# c\n', '---\n', '--- # c\n', 'x: &a [1]\n', 'inputs:\n- a\n', 'desc: "a\n  b"\n'],
    ...['desc: |\n  tasks:\n  - a\n', 'x: {\n  y: [\n  1\n  ]\n}\n', '%TAG !mine tag:x:\n---\n'],
    ...['%YAML 1.2\n---\n', '{\n', '|\n', '- a\n', '"tasks:\n - a"\n', '? |\n  k\n: v\n'],
  ];
  const keys = ['tasks:', 'tasks: # c', 'tasks :\t', 'tasks: &all', 'tasks: !!seq', 'tasks: [a]'];
  const tails = [
    ...['', '\n', '\n# end', '\ninputs: [a]\n', '\nz: *a\n', '\n...\n', '\n---\nx: 1', '\n}\n'],
    ...['\ntasks: []', '\n more: 1', '\n- x', '\ny:\n  - &a b\n  - *a\n', '\n"', '\n\t\n'],
  ];
  const documents = fc
    .record({
      head: fc.constantFrom(...heads),
      key: fc.constantFrom(...keys, 'tasks:', 'tasks:', 'tasks:'),
      margin: fc.constantFrom('', ' ', '  ', '    '),
      list: fc.array(fc.constantFrom(...items), { maxLength: 6 }),
      tail: fc.constantFrom(...tails),
      feed: fc.constantFrom('\n', '\n', '\r\n'),
    })
    .map(({ head, key, margin, list, tail, feed }) => {
      const body = list.map((item) => `\n${item.replace(/^(?=.)/gm, margin)}`).join('');
      return `${head}${key}${body}${tail}`.replaceAll('\n', feed);
    });

  it('is the same in parts of an item each as it is whole', () => {
    const counts = { read: 0, refused: 0 };
    fc.assert(
      fc.property(documents, (text) => {
        const expected = whole(text);
        expect(inParts(text, 1)).toBe(expected);
        counts[expected === 'refused' ? 'refused' : 'read']++;
      }),
      { numRuns: 3000 },
    );
    expect(Math.min(counts.read, counts.refused)).toBeGreaterThan(300);
  });

  it('is the same when it is broken', () => {
    const letters = ['\n', ' ', '  ', '- ', ':', '"', '[', ']', '}', '#', '&a ', '*a', '|', '\t'];
    const broken = mutated(documents, [...letters, '\n- ', '---\n', 'tasks:\n', '!', ',', '? ']);
    let refusedInParts = 0;
    fc.assert(
      fc.property(broken, (text) => {
        const [parts, expected] = [inParts(text, 1), whole(text)];
        if (parts === 'refused' && expected !== 'refused') refusedInParts++;
        else expect(parts).toBe(expected);
      }),
      { numRuns: 3000 },
    );
    // The parser takes `- &a {}:` for an entry of the map around the list, where it sees that: a few in 100,000.
    expect(refusedInParts).toBeLessThan(10);
  });

  it('pauses after every part', () => {
    const text = `x: 1\ntasks:\n${'  - a\n'.repeat(10)}y: 2\n`;
    const shares = [...yamlWithList(text, 'tasks', () => {}, 12)];
    // Two items have twelve characters.
    expect(shares).toHaveLength(5);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it('names the line of what is wrong in a part', () => {
    const at = (item: string) =>
      refusal(() => inPartsOrThrow(`x: 1\ntasks:\n  - a\n  - b\n${item}\n  - c\n`));
    expect(at('  - {a: 1, a: 2}')).toBe('line 5: the key "a" is repeated');
    expect(at('  - a: 1\n    a: 2')).toBe('line 6: the key "a" is repeated');
    expect(at('  - [a')).toBe('line 6, column 1: this is not YAML: "deficient indentation"');
    expect(at(`  - ${'['.repeat(300)}`)).toBe('line 5: the file is nested more than 200 deep');
  });

  it('may be longer than what is read at one go, if its items stand in lines of their own', () => {
    // As fast to read as they are long: comments.
    const item = (text: string) => `${text} # ${'-'.repeat(2 ** 20)}\n`;
    const block = `tasks:\n${item('  - a').repeat(33)}`;
    const read: YamlNode[] = [];
    finishedReading(yamlWithList(block, 'tasks', (node) => read.push(node)));
    expect(read.map(({ line }) => line)).toEqual(Array.from({ length: 33 }, (_, i) => i + 2));
    const flow = `tasks: [\n${item('  a,').repeat(33)}]\n`;
    expect(refusal(() => inPartsOrThrow(flow))).toBe(
      'YAML is read up to 33,554,432 characters at one go, and these are 34,603,283: only a list in lines that begin with - is read in parts',
    );
    const inside = `tasks:\n  - a\n  - [\n${item('    b,').repeat(33)}    ]\n`;
    expect(refusal(() => inPartsOrThrow(inside))).toMatch(/^line 3: YAML is read up to/);
  });
});

function inPartsOrThrow(text: string): void {
  finishedReading(yamlWithList(text, 'tasks', () => {}, 1));
}
