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

describe('durations with units', () => {
  const read = (...fields: string[]) =>
    readGraph(`id;duration;needs\n${fields.map((field, i) => `${i};${field};`).join('\n')}`);
  const asRead = (...fields: string[]) => {
    const { graph, unit, timeUnit } = read(...fields);
    return [timeUnit, ...Array.from(graph.duration, (x) => x / unit.perOne)];
  };

  it('are read in the shortest of their units, exactly, and this is said', () => {
    expect(asRead('10 s', '1.5 min', '200ms')).toEqual(['ms', 10_000, 90_000, 200]);
    expect(asRead('1.1 s', '0.007 s')).toEqual(['s', 1.1, 0.007]);
    expect(asRead('1.1 H', '3 seconds', '0')).toEqual(['s', 3960, 3, 0]);
    expect(asRead('1e-3s', '2µs')).toEqual(['us', 1000, 2]);
    expect(told(read('0', '1.5 min', '200ms'))).toEqual([
      'line 3: durations are read with the units behind them: "1.5 min" is 90000 ms',
    ]);
  });

  it('may have decimal commas', () => {
    expect(asRead('1,5 min', '2 s')).toEqual(['s', 90, 2]);
  });

  it('stand beside numbers in the unit of the header', () => {
    const text = 'id,duration (min),needs\na,2,\nb,30 s,\n';
    expect([readGraph(text).timeUnit, durations(text)]).toEqual(['s', [120, 30]]);
    const named = 'id,duration (min),needs\na,2 h,\nb,3 h,\n';
    expect([readGraph(named).timeUnit, durations(named)]).toEqual(['h', [2, 3]]);
  });

  it('of whole milliseconds are so many milliseconds, whichever unit they are written in', () => {
    const units = { ms: 1, s: 1000, min: 60_000, h: 3_600_000 } as const;
    const one = fc.record({
      n: fc.integer({ min: 1, max: 99_999 }),
      decimals: fc.nat(3),
      unit: fc.constantFrom('ms', 's', 'min', 'h'),
    });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 6 }), (list) => {
        const fields = list.map(({ n, decimals, unit }) => {
          const places = unit === 'ms' ? 0 : decimals;
          return {
            text: `${(n / 10 ** places).toFixed(places)} ${unit}`,
            ms: (n * units[unit]) / 10 ** places,
          };
        });
        const [, ...lengths] = asRead('0 ms', ...fields.map(({ text }) => text));
        const shortest = asRead('1 ms', ...fields.map(({ text }) => text));
        expect(shortest).toEqual(['ms', 1, ...fields.map(({ ms }) => ms)]);
        expect(lengths).toEqual([0, ...fields.map(({ ms }) => ms)]);
      }),
    );
  });
});

describe('a table that is nearly one of steps', () => {
  it('without needs is a list of steps of which none waits, and says that nobody knows', () => {
    const read = readGraph('duration,id\n1,a\n2,b\n');
    expect([needsById(read), read.edgesUnknown]).toEqual([{ a: [], b: [] }, true]);
    expect(told(read)).toEqual(['no column says what a step needs: none waits for another']);
    expect(readGraph('id,duration,needs\na,1,\n').edgesUnknown).toBe(false);
  });

  it('points out a column that holds ids of other steps, and leaves it out', () => {
    const read = readGraph('id,duration,after,rank\na,1,,1\nb,2,a,2\nc,3,"a,b",3\n');
    expect(needsById(read)).toEqual({ a: [], b: [], c: [] });
    expect(told(read)).toEqual([
      'no column says what a step needs: none waits for another',
      'the column "after" holds ids of other steps: if these are needed, call it needs',
      'columns that are not used here: "after", "rank"',
    ]);
  });

  it('may call ids names, where it has durations and needs, and says so', () => {
    const read = readGraph('Name,duration,depends_on\na,1,\nb,2,a\n');
    expect(needsById(read)).toEqual({ a: [], b: ['a'] });
    expect(told(read)).toEqual(['no step has an id: its name is taken for it']);
    expect(readGraph('id,name,duration,needs\na,x,1,\n').ids).toEqual(['a']);
    expect(refused('name,duration\na,1\n')).toBe('line 1: the column id is missing');
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
      `${head}b,1,\na,1d,\n`,
      'line 3: the duration of "a" must be a number, not "1d"',
    ],
    [
      'a duration that is Infinity',
      `${head}b,1,\na,Infinity,\n`,
      'line 3: the duration of "a" must be a number, not "Infinity"',
    ],
    [
      'durations of which none is one',
      `${head}a,,\nb,1h 30m,\nc,5m,\n`,
      'line 3: "1h 30m" is no duration, and no other in the column is one: write numbers, with a unit behind each (ns, us, ms, s, min, h) or in the header, as in duration (s)',
    ],
    [
      'a duration without a unit beside one with it',
      `${head}a,10 s,\nb,0,a\nc,5,a\n`,
      'line 4: the duration "5" has no unit, and "10 s" in line 2 has one: write a unit behind each, or numbers alone and the unit in the header, as in duration (s)',
    ],
    [
      'a duration that is not the same in the shortest unit to its last digit',
      `${head}a,7 ns,\nb,0.1234567890123457 h,\n`,
      'line 3: "0.1234567890123457 h" has too many digits in ns, the unit of others: write all durations in one unit',
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
