import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GraphError } from '../../../../src/graphs/graph-error.ts';
import { readGraph } from '../../../../src/graphs/read.ts';
import { needsById, stepLists, told } from '../arbitrary-graphs.ts';

const refused = (text: string): string => {
  try {
    readGraph(text);
  } catch (error) {
    expect(error).toBeInstanceOf(GraphError);
    return (error as GraphError).message;
  }
  throw new Error('nothing was refused');
};
const durations = (text: string) => {
  const { graph, unit } = readGraph(text);
  return Array.from(graph.duration, (x) => x / unit.perOne);
};

describe('a table of steps', () => {
  it('is read by the names of its columns, in any order and case', () => {
    const text = 'Needs,note,VALUE,Id,Duration\n,first,0.5,a,1\na,"second, last",2,b,2.25\n';
    const read = readGraph(text);
    expect(read.format).toBe('csv');
    expect(needsById(read)).toEqual({ a: [], b: ['a'] });
    expect(durations(text)).toEqual([1, 2.25]);
    expect([...(read.graph.value ?? [])]).toEqual([0.5, 2]);
    expect(told(read)).toEqual(['columns that are not used here: "note"']);
  });

  it.each([
    ['commas in quotes', 'd,1,"a,b, c"'],
    ['spaces', 'd,1,a b  c'],
    ['semicolons', 'd,1,a;b; c;'],
    ['bars', 'd,1,a|b|c'],
    ['spaces, quoted', 'd,1,"a b c"'],
  ])('takes several needs with %s', (_, row) => {
    const read = readGraph(`id,duration,needs\na,1,\nb,1,\nc,1,\n${row}`);
    expect(needsById(read).d).toEqual(['a', 'b', 'c']);
    expect(read.remarks).toEqual([]);
  });

  it('takes needs as one id where they are one, and says so', () => {
    const read = readGraph('id,duration,needs\nunit tests,1,\na;b,2,unit tests\nc,3,"a;b"\n');
    expect(needsById(read)).toEqual({ 'unit tests': [], 'a;b': ['unit tests'], c: ['a;b'] });
    expect(told(read)).toEqual([
      expect.stringMatching(/^line 2: "unit tests" holds a space or what separates needs/),
    ]);
  });

  it('takes semicolons and tabs between fields, carriage returns, blank lines and trailing separators', () => {
    const known = { a: [], b: ['a'], c: ['a', 'b'] };
    for (const text of [
      '\ufeffid;duration;needs;\r\na;1;;\r\n\r\nb;2;a;;\r\nc;3;a b;\r\n;;;\r\n',
      'id\tduration\tneeds\ra\t1\t\rb\t2\ta\rc\t3\ta,b',
      '\n\nid,duration,needs,,\na,1\nb,2,a,,,\n\nc,3,"a\nb"\n\n',
      '\t\n\tid\tduration\tneeds\n1\ta\t1\n2\tb\t2\ta\n3\tc\t3\ta b\n',
      'sep=;\nid;duration;needs\na;1;\nb;2;a\nc;3;a|b\n',
    ]) {
      expect(needsById(readGraph(text))).toEqual(known);
      expect(durations(text)).toEqual([1, 2, 3]);
    }
  });

  it('knows the unit from the name of the column, where it is there', () => {
    const unit = (name: string) => readGraph(`id,${name},needs\na,1,\n`).timeUnit;
    expect(
      ['duration', 'duration_ms', 'Duration (min)', 'duration [µs]', 'duration h'].map(unit),
    ).toEqual([null, 'ms', 'min', 'us', 'h']);
  });

  it('keeps ids as they are, in any script, with what quotes keep', () => {
    const read = readGraph(
      'id,duration,needs\n"说 ""好"", 再见",1,\nÅ-1,2,"说 ""好"", 再见"\n#3,0,Å-1\n',
    );
    expect(read.ids).toEqual(['说 "好", 再见', 'Å-1', '#3']);
    expect(needsById(read)['Å-1']).toEqual(['说 "好", 再见']);
  });

  it('is the graph that was written, of any shape', () => {
    fc.assert(
      fc.property(stepLists(9), fc.constantFrom(',', ';', '\t'), (steps, separator) => {
        const rows = steps.map(({ id, duration, needs }) => [id, duration, needs.join(' ')]);
        const text = [['id', 'duration', 'needs'], ...rows]
          .map((row) => row.join(separator))
          .join('\n');
        const read = readGraph(text);
        expect(read.ids).toEqual(steps.map(({ id }) => id));
        expect(durations(text)).toEqual(steps.map(({ duration }) => duration));
        for (const { id, needs } of steps)
          expect(needsById(read)[id].sort()).toEqual([...needs].sort());
      }),
    );
  });

  it('of many lines is read in pauses, every line once', () => {
    for (const n of [4095, 4096, 4097, 8192, 10_000]) {
      const rows = Array.from({ length: n }, (_, i) => `s${i},${i},${i === 0 ? '' : `s${i - 1}`}`);
      const read = readGraph(`id,duration,needs\n${rows.join('\n')}\n`);
      expect([read.graph.steps, read.graph.layers]).toEqual([n, n]);
      expect(read.graph.duration[n - 1]).toBe(n - 1);
    }
  });
});

describe('a comma in a number', () => {
  it('is a decimal comma where it can be nothing else, and this is said', () => {
    const text = 'id;duration;needs\na;2,5;\nb;1,500;a\nc;3;b\n';
    expect(durations(text)).toEqual([2.5, 1.5, 3]);
    expect(told(readGraph(text))).toEqual([
      'line 2: the comma in "2,5" is a decimal comma: it is 2.5',
    ]);
    expect(durations('id,duration,needs\na,"0,125",\n')).toEqual([0.125]);
  });

  it.each([
    ['where it may set thousands apart', 'id;duration;needs\na;3;\nb;1,500;a\n', 'line 3', '1,500'],
    ['beside a point', 'id;duration;needs\na;2.5;\nb;2,5;a\n', 'line 3', '2,5'],
  ])('is refused %s', (_, text, line, number) => {
    expect(refused(text)).toBe(
      `${line}: the comma in "${number}" may be a decimal comma or set thousands apart: write numbers with a point and without a comma`,
    );
  });
});

describe('a table with a fault is refused with its line', () => {
  const head = 'id,duration,needs\n';
  it.each([
    [
      'no header',
      'a,1,\nb,2,a\n',
      'line 1: the first line has to name the columns id,duration,needs, and it begins with "a"',
    ],
    [
      'no needs',
      'id,duration\na,1\n',
      'line 1: the column needs is missing: it may be empty where a step needs nothing',
    ],
    ['no durations', 'id,needs\na,\n', 'line 1: the column duration is missing'],
    ['a column twice', 'id,duration,needs,ID\na,1,,a\n', 'line 1: the column id is there twice'],
    ['a header alone', head, 'there is a header and no step: every step is a line under it'],
    [
      'needs with commas and no quotes',
      `${head}a,1,\nb,1,\nc,1,a,b\n`,
      'line 4: the line has more fields than the header: "b" is in none of its columns (several needs stand in quotes, or with spaces between them)',
    ],
    [
      'a quote that never closes',
      `${head}a,1,\n"b,1,a\n`,
      'line 3: a quote opens and never closes',
    ],
    [
      'a quote within a field in quotes',
      `${head}"a"b,1,\n`,
      'line 2: a quote stands within a field: a field with quotes begins and ends with one, and doubles those in it',
    ],
    ['no duration', `${head}a,1,\nb,,a\n`, 'line 3: the duration of "b" is missing'],
    ['a short line', `${head}a\n`, 'line 2: the duration of "a" is missing'],
    [
      'a duration that is a word',
      `${head}a,1h,\n`,
      'line 2: the duration of "a" must be a number, not "1h"',
    ],
    [
      'a duration that is Infinity',
      `${head}a,Infinity,\n`,
      'line 2: the duration of "a" must be a number, not "Infinity"',
    ],
    [
      'a duration beyond numbers',
      `${head}a,1e999,\n`,
      'line 2: the duration of "a" must be a finite number of at least 0, not Infinity',
    ],
    [
      'a negative duration',
      `${head}a,-0.5,\n`,
      'line 2: the duration of "a" must be a finite number of at least 0, not -0.5',
    ],
    ['an empty id', `${head},1,\n`, 'line 2: an id must not be empty'],
    [
      'an id twice, after a line break in quotes',
      `${head}"x\ny",1,\na,1,\na,2,\n`,
      'line 5: the id "a" is that of line 4 too',
    ],
    [
      'a need that is not there',
      `${head}a,1,\n\nb,1,a;z\n`,
      'line 4: "b" needs "z", which is not the id of a step',
    ],
  ])('%s', (_, text, message) => expect(refused(text)).toBe(message));
});
