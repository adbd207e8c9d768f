import { describe, expect, it } from 'vitest';
import { GraphError } from '../../../src/graphs/graph-error.ts';
import { readGraph } from '../../../src/graphs/read.ts';

import { needsById, told } from './arbitrary-graphs.ts';
import { readTogether, said } from './formats/together.ts';

const refused = (text: string): string => {
  try {
    readGraph(text);
  } catch (error) {
    expect(error).toBeInstanceOf(GraphError);
    return (error as GraphError).message;
  }
  throw new Error('nothing was refused');
};
const file = (steps: unknown, more: object = {}) =>
  JSON.stringify({ format: 'task-graph', version: 1, steps, ...more });
const a = { id: 'a', duration: 1, needs: [] };
const with_ = (change: object) => file([a, { id: 'b', duration: 2, needs: ['a'], ...change }]);

describe('a file in the project’s own format', () => {
  it('is read with keys that it does not know, at the top and in steps', () => {
    const text = file([{ ...a, colour: 'red', layer: 7, value: 0 }], { name: 'x', expected: {} });
    const { graph, ids, remarks } = readGraph(text);
    expect([ids, [...graph.layer], [...(graph.value ?? [])]]).toEqual([['a'], [0], [0]]);
    expect(remarks).toEqual([]);
  });

  it('is read with a byte order mark, white space around it and Windows line ends', () => {
    const text = `\ufeff\r\n ${JSON.stringify(JSON.parse(with_({})), null, 2).replaceAll('\n', '\r\n')}\r\n`;
    expect(needsById(readGraph(text))).toEqual({ a: [], b: ['a'] });
  });

  it('may say its unit, the makespan of a real run, and sorts of steps', () => {
    const steps = [
      { ...a, sort: 'split' },
      { id: 'b', duration: 2, needs: ['a'], sort: 7 },
    ];
    const read = readGraph(file(steps, { unit: 'µs', recorded: 12.5 }));
    expect([read.timeUnit, read.recorded, read.sorts]).toEqual(['us', 12.5, ['split', '']]);
    const plain = readGraph(file([a]));
    expect([plain.timeUnit, plain.recorded, plain.sorts]).toEqual([null, null, null]);
  });

  it('says once what it carries beside time, and leaves it out', () => {
    const steps = [a, { ...a, id: 'b', cores: 4, memory: 9 }, { ...a, id: 'c', Cores: 2 }];
    expect(told(readGraph(file(steps)))).toEqual([
      'steps[1]: what the file tells and is not used here: "cores", "memory", "Cores"',
    ]);
  });

  it('has keys of its own only', () => {
    expect(refused('{"__proto__": {"format": "task-graph", "steps": []}}')).toMatch(
      /^this is JSON of none of the formats/,
    );
    const step = '{"id": "a", "needs": [], "__proto__": {"duration": 1}}';
    expect(refused(`{"format": "task-graph", "version": 1, "steps": [${step}]}`)).toBe(
      'steps[0].duration: the duration of "a" is missing',
    );
  });

  it.each([
    ['nothing', '', 'the file is empty'],
    ['white space', ' \n\t', 'the file is empty'],
    ['a byte order mark alone', '\ufeff', 'the file is empty'],
    ['no format', '{"steps": []}', 'format: "task-graph" is expected, and it is missing'],
    [
      'another format',
      file([a], { format: 'graph' }),
      'format: "task-graph" is expected, not "graph"',
    ],
    ['another version', file([a], { version: 2 }), 'version: this program reads version 1, not 2'],
    [
      'a version that is a text',
      file([a], { version: '1' }),
      'version: this program reads version 1, not "1"',
    ],
    [
      'no steps',
      '{"format":"task-graph","version":1}',
      'steps: a list is expected, and it is missing',
    ],
    ['steps by name', file({ a: {} }), 'steps: a list is expected, not an object'],
    ['an empty list of steps', file([]), 'steps: the list is empty'],
    ['a step that is none', file([a, 7]), 'steps[1]: an object is expected, not 7'],
    ['a step that is null', file([null]), 'steps[0]: an object is expected, not null'],
    [
      'an id that is a number',
      with_({ id: 5 }),
      'steps[1].id: an id must be a string, not 5: write "5"',
    ],
    ['no id', with_({ id: undefined }), 'steps[1].id: an id must be a string, and it is missing'],
    [
      'a unit that is none',
      file([a], { unit: 'day' }),
      'unit: one of ns, us, ms, s, min, h, none is expected, not "day"',
    ],
    [
      'a recorded makespan that is none',
      file([a], { recorded: '7' }),
      'recorded: a number of at least 0 is expected, not "7"',
    ],
    [
      'no duration',
      with_({ duration: undefined }),
      'steps[1].duration: the duration of "b" is missing',
    ],
    [
      'a duration in quotes',
      with_({ duration: '2' }),
      'steps[1].duration: the duration of "b" must be a number, not "2"',
    ],
    [
      'a duration of null',
      with_({ duration: null }),
      'steps[1].duration: the duration of "b" must be a number, not null',
    ],
    [
      'a duration too large for a number',
      with_({ duration: 12345 }).replace('12345', '1e999'),
      'steps[1].duration: the duration of "b" must be a finite number of at least 0, not Infinity',
    ],
    ['needs that are no list', with_({ needs: 7 }), 'steps[1].needs: a list is expected, not 7'],
    [
      'needs by another name that are no list',
      with_({ needs: undefined, dependsOn: {} }),
      'steps[1].dependsOn: a list is expected, not an object',
    ],
    [
      'edges in a list of their own',
      JSON.stringify({ steps: [{ id: 'a', duration: 1 }], edges: [] }),
      'edges: what a step needs is read from "needs" at the step, and not from a list of edges',
    ],
    [
      'a need that is no id',
      with_({ needs: ['a', 1] }),
      'steps[1].needs[1]: an id must be a string, not 1: write "1"',
    ],
    [
      'a need by the wrong name',
      with_({ needs: ['A'] }),
      'steps[1].needs[0]: "b" needs "A", which is not the id of a step',
    ],
  ])('of %s is refused', (_, text, message) => expect(refused(text)).toBe(message));
});

describe('a file that is not JSON', () => {
  it.each([
    ['{"a": 1,}', 'line 1, column 9', '"}" stands where a name in double quotes is expected'],
    ['{"a": [1,\n 2,\n]}', 'line 3, column 1', '"]" stands where a value is expected'],
    ['{"a": [1 2]}', 'line 1, column 10', '"2" stands where "," or "]" is expected'],
    ['{"a" 1}', 'line 1, column 6', '"1" stands where ":" is expected'],
    [
      "{'a': 1}",
      'line 1, column 2',
      '"\'" stands where a name in double quotes or "}" is expected',
    ],
    ['{"a": NaN}', 'line 1, column 7', '"NaN" stands where a value is expected'],
    ['{"a": -Infinity}', 'line 1, column 7', '"-" stands where a value is expected'],
    ['{"a": 01}', 'line 1, column 8', '"1" stands where "," or "}" is expected'],
    ['{"a": .5}', 'line 1, column 7', '"." stands where a value is expected'],
    ['{"a": tru}', 'line 1, column 7', '"tru" stands where a value is expected'],
    ['{"a": 1} {}', 'line 1, column 10', '"{" stands where the end of the file is expected'],
    ['{"a": 1', 'line 1, column 8', 'it ends where "," or "}" is expected'],
    ['{"a":\r\n', 'line 2, column 1', 'it ends where a value is expected'],
    ['{"a": "b\n"}', 'line 1, column 9', 'a line break or control character in a string'],
    ['{"a": "b\\x"}', 'line 1, column 9', 'a backslash that begins no escape'],
    ['{"a": "\\u12G4"}', 'line 1, column 8', 'a backslash that begins no escape'],
    ['{"a": "b}', 'line 1, column 7', 'a string that is never closed'],
    ['{"a": 1} // note', 'line 1, column 10', '"/" stands where the end of the file is expected'],
    ['[1}', 'line 1, column 3', '"}" stands where "," or "]" is expected'],
  ])('%j is refused with line and column', (text, place, sentence) => {
    expect(refused(text)).toBe(`${place}: this is not JSON: ${sentence}`);
  });

  it('with a key twice in one object is read, and this is said', () => {
    const step =
      '{"id": "a", "duration": 1, "needs": [], "d\\u0075ration": 5, "n": {"id": 1, "duration": 2}}';
    const text = `{"format": "task-graph", "version": 1,\n "steps": [\n${step},\n{"id": "b", "id": "c", "duration": 0, "needs": ["a", "a"]}]}`;
    const read = readGraph(text);
    expect([read.ids, [...read.graph.duration]]).toEqual([
      ['a', 'c'],
      [5, 0],
    ]);
    expect(told(read)[0]).toBe(
      'line 3: the key "duration" is there more than once in one object, and the last counts (and 1 more like it)',
    );
  });

  it('with such a key is named where it is one of several', () => {
    const turns = '{"trajectory": [{"action": "ls", "action": "cat"}]}';
    const once = '{"trajectory": [{"action": "ls"}]}';
    const read = readTogether({ 'a.traj': turns, 'b.traj': once, 'c.traj': turns });
    expect(said(read, 'oddity').slice(0, 2)).toEqual([
      '"a.traj", line 1: the key "action" is there more than once in one object, and the last counts',
      '"c.traj", line 1: the key "action" is there more than once in one object, and the last counts',
    ]);
  });

  it('may be nested deeply without harm', () => {
    expect(refused('['.repeat(200_000))).toMatch(/^line 1, column 200001: this is not JSON/);
    expect(() => readGraph('[{"a":'.repeat(100_000))).toThrow(GraphError);
    expect(() => readGraph(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)).toThrow(GraphError);
  });
});
