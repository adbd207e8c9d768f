import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stg } from '../../../../src/graphs/formats/stg.ts';
import { stepLists, told } from '../arbitrary-graphs.ts';
import {
  expectRising,
  expectSameBack,
  isAnswered,
  mutated,
  pauses,
  read,
  refusal,
  refused,
  stepsOf,
} from './text-files.ts';

/** Four tasks between two dummies, as the standard set writes them: fields of 11 letters, notes at the end. */
const STANDARD = `          4
          0          0          0
          1         20          1          0
          2          5          1          0
          3          7          2          1          2
          4          1          1          2
          5          0          2          3          4
# Standard Task Graph Set
# Tasks : 4 (+dummy tasks : 2)
`;

describe('STG', () => {
  it('has a count, then a line a task with its predecessors', () => {
    const graph = read(STANDARD);
    expect(graph.format).toBe('stg');
    expect(graph.timeUnit).toBeNull();
    expect(stepsOf(graph)).toEqual([
      ['0', 0],
      ['1', 20, '0'],
      ['2', 5, '0'],
      ['3', 7, '1', '2'],
      ['4', 1, '2'],
      ['5', 0, '3', '4'],
    ]);
    expect(told(graph)).toEqual([]);
  });

  it('of the prototype set has processors on the first line, and one dummy at the end', () => {
    const graph = read('2 3\r\n1 14 0\r\n2 20 1 1\r\n3 0 1 2\r\n');
    expect(stepsOf(graph)).toEqual([
      ['1', 14],
      ['2', 20, '1'],
      ['3', 0, '2'],
    ]);
    expect(told(graph)).toEqual(['line 1: the number of processors (3) is not used']);
  });

  it('may have costs of communication, a line each, which are not used', () => {
    const graph = read('3\n1 4 0\n2 5 1\n  1 9\n\n3 6 2 # two\n  1 2\n  2 3\n');
    expect(stepsOf(graph)).toEqual([
      ['1', 4],
      ['2', 5, '1'],
      ['3', 6, '1', '2'],
    ]);
    expect(told(graph)).toEqual(['costs of communication (3) are not used']);
    expect(stepsOf(read('2\n1 4 0\n2 5 1 1 9\n'))).toEqual(stepsOf(read('2\n1 4 0\n2 5 1 1\n')));
  });

  it('may count the dummies or have none', () => {
    expect(read('2\n1 0 0\n2 5 1 1').graph.steps).toBe(2);
    expect(read('# a note\n\n 1 \n 7 2.5 0').graph.duration).toEqual(new Float64Array([25]));
  });

  it('may have notes of any length in front', () => {
    const notes = `# ${'x'.repeat(70)}\r\n\r\n`.repeat(20_000);
    expect(read(`${notes}${STANDARD}`).graph).toEqual(read(STANDARD).graph);
  });

  it.each([
    [
      STANDARD.replace('          4\n', '          6\n').replace(/^ +4 .*\n/m, ''),
      'line 1: the first line gives 6 as the number of tasks (8 with a dummy at either end), and the file has 5',
    ],
    [
      '3\n1 2 0\n2 2 0\n',
      'line 1: the first line gives 3 as the number of tasks (5 with a dummy at either end), and the file has 2',
    ],
    // Two more, but no dummies.
    [
      '1\n1 2 0\n2 2 0\n3 4 0',
      'line 1: the first line gives 1 as the number of tasks (3 with a dummy at either end), and the file has 3',
    ],
    ['1\n1 2 0\n2 0 0', 'and the file has 2'],
    ['999999999999\n1 2 0\n', 'gives 999999999999 as the number of tasks'],
    ['2\n1 2 0\n2 3 2 1\n', 'line 3: the count of predecessors says 2, the line has 1'],
    ['2\n1 2 0\n2 3 1 1 1 1\n', 'line 3: the count of predecessors says 1, the line has 3'],
    // One of the two could be a cost, were there no line that says that there are none.
    ['3\n1 2 0\n2 3 1 1\n3 3 1 1 2\n', 'line 4: the count of predecessors says 1, the line has 2'],
    [
      '3\n1 2 0\n2 3 1 1 1\n3 3 2 1 2\n',
      'line 3: the count of predecessors says 1, the line has 2',
    ],
    [
      '2\n1 2 0\n2 3\n',
      'line 3: a task has a number, a duration and a count of predecessors: at least 3 numbers, not 2',
    ],
    ['2\n1 2 0\n2 three 0\n', 'line 3: a number is expected, not "three"'],
    ['2\n1 2 0\n2.5 3 0\n', 'line 3: tasks have whole numbers, not 2.5'],
    ['2\n1 2 0\n1 3 0\n', 'line 3: the id "1" is that of line 2 too'],
    [
      '2\n1 2 0\n2 -3 0\n',
      'line 3: the duration of "2" must be a finite number of at least 0, not -3',
    ],
  ])('%j is refused', (text, said) => expect(refusal(text)).toContain(said));

  it('names the line of a predecessor that is not there', () => {
    const error = refused('2\n1 2 0\n2 3 2\n1 4\n7 4\n');
    expect(error.message).toBe('line 5: "2" needs "7", which is not the id of a step');
    expect(error.repair).toBe('skip-missing-needs');
  });

  it('pauses while a long file is read', () => {
    const tasks = Array.from({ length: 100_000 }, (_, i) => `${i} 1 0`);
    expectRising(pauses(stg, `${tasks.length}\n${tasks.join('\n')}`));
  });

  it('is not a table or other numbers', () => {
    expect(() => read('3 4 5\n1 2 3\n')).toThrow('none of the formats');
    expect(() => read(`${'\n'.repeat(5000)}x`)).toThrow('none of the formats');
  });
});

const printed = stepLists(8).map((steps) => {
  const number = (id: string) => Number(id.slice(1)) + 1;
  const lines = steps.map(({ id, duration, needs }) =>
    [number(id), duration, needs.length, ...needs.map(number)].join('  '),
  );
  return { steps, text: `${steps.length}\n${lines.join('\n')}\n# end` };
});

describe('STG of any graph', () => {
  it('gives the same graph back', () => {
    expectSameBack(printed, (id) => String(Number(id.slice(1)) + 1));
  });

  it('is a graph or refused when it is broken', () => {
    const texts = mutated(
      printed.map(({ text }) => text),
      ['0', '9', ' ', '\n', '#', '-', '.', 'e5', ','],
    );
    fc.assert(fc.property(texts, isAnswered), { numRuns: 1500 });
  });
});
