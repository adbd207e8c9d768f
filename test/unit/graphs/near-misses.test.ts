import { describe, expect, it } from 'vitest';
import { GraphError } from '../../../src/graphs/graph-error.ts';
import { readGraph } from '../../../src/graphs/read.ts';
import { needsById, told } from './arbitrary-graphs.ts';

const json = (value: unknown) => readGraph(JSON.stringify(value));
const a = { id: 'a', duration: 1, needs: [] };
const b = { id: 'b', duration: 2, needs: ['a'] };
const own = (steps: readonly object[]) => json({ format: 'task-graph', version: 1, steps });

describe('what is nearly the project’s own JSON is read, and it is said how', () => {
  it('without a version', () => {
    const read = json({ format: 'task-graph', unit: 's', steps: [a, b] });
    expect([needsById(read), read.timeUnit]).toEqual([{ a: [], b: ['a'] }, 's']);
    expect(told(read)).toEqual(['the file names no version: it is read as version 1']);
  });

  it('without its format, where its steps have ids and durations', () => {
    const read = json({ unit: 'ms', steps: [a, b] });
    expect([read.format, read.timeUnit, needsById(read)]).toEqual([
      'task-graph',
      'ms',
      { a: [], b: ['a'] },
    ]);
    expect(told(read)).toEqual([
      'the file does not name its format: it is read as task graph JSON',
    ]);
  });

  it('as a list of steps alone, with places in it', () => {
    const read = json([a, b]);
    expect([read.format, needsById(read)]).toEqual(['task-graph', { a: [], b: ['a'] }]);
    expect(told(read)).toEqual(['a list of steps alone is read as the steps of task graph JSON']);
    expect(() => json([a, { ...b, needs: ['z'] }])).toThrow(/^\[1\]\.needs\[0\]: "b" needs "z"/);
  });

  it('with needs by the names that tables may have, in any case', () => {
    const { needs, ...bare } = b;
    for (const key of ['dependencies', 'Prerequisites', 'depends_on', 'dependsOn']) {
      const read = own([a, { ...bare, [key]: needs }]);
      expect(needsById(read)).toEqual({ a: [], b: ['a'] });
      expect(told(read)).toEqual([`steps[1].${key}: "${key}" is read as "needs"`]);
    }
    expect(needsById(own([a, { ...b, dependencies: ['x'] }]))).toEqual({ a: [], b: ['a'] });
    expect(() => own([a, { ...bare, deps: ['x'] }])).toThrow(/^steps\[1\]\.deps\[0\]: "b" needs/);
  });

  it('with needs in one text, as in a table', () => {
    const spaced = { id: 'a c', duration: 1, needs: '' };
    const read = own([
      a,
      spaced,
      { ...b, needs: 'a; a c' },
      { id: 'd', duration: 1, needs: 'a c' },
    ]);
    expect(needsById(read)).toEqual({ a: [], 'a c': [], b: ['a', 'a c'], d: ['a c'] });
    expect(told(read)).toEqual([
      expect.stringMatching(/^steps\[1\]\.needs: a text stands where .* \(and 2 more like it\)$/),
    ]);
    expect(() => own([a, { ...b, needs: 'z' }])).toThrow(/^steps\[1\]\.needs: "b" needs "z"/);
  });

  it('with names where no step has an id', () => {
    const read = own([
      { name: 'x', duration: 1, needs: [] },
      { name: 'y', duration: 1, needs: ['x'], value: 3 },
    ]);
    expect([needsById(read), read.graph.value]).toEqual([{ x: [], y: ['x'] }, null]);
    expect(told(read)[0]).toBe('no step has an id: its name is taken for it');
    expect(() => own([a, { name: 'y', duration: 1, needs: [] }])).toThrow(
      'steps[1].id: an id must be a string, and it is missing',
    );
  });

  it('with steps that say nothing of what they need', () => {
    const some = own([{ id: 'x', duration: 1 }, { id: 'y', duration: 1, needs: null }, a, b]);
    expect(needsById(some)).toEqual({ x: [], y: [], a: [], b: ['a'] });
    expect([told(some), some.edgesUnknown]).toEqual([
      ['steps[0]: the step does not say what it needs, and waits for nothing (and 1 more like it)'],
      false,
    ]);
    const none = own([
      { id: 'x', duration: 1 },
      { id: 'y', duration: 1 },
    ]);
    expect([told(none), none.edgesUnknown]).toEqual([
      ['no step says what it needs: none waits for another'],
      true,
    ]);
  });
});

describe('what is not', () => {
  it.each([
    ['things with an id and a duration', [{ id: 'song', duration: 200 }]],
    [
      'spans as Zipkin lists them',
      [{ traceId: '1', id: '2', parentId: '3', name: 'get', timestamp: 5, duration: 7 }],
    ],
    ['a list of which not all have a duration', [a, { id: 'b', needs: ['a'] }]],
    ['an empty list', []],
    ['a list of numbers', [1, 2]],
  ])('%s: is refused as no format', (_, value) => {
    expect(() => json(value)).toThrow(/^this is JSON of none of the formats/);
  });

  it('steps of something else: is refused for its format', () => {
    expect(() => json({ steps: [{ text: 'stir' }] })).toThrow(
      'format: "task-graph" is expected, and it is missing',
    );
  });

  it('a Chrome trace or a graph of Estee, though it has ids and durations', () => {
    const event = { ph: 'X', id: '1', duration: 3, name: 'x', ts: 0, dur: 5, pid: 1, tid: 1 };
    expect(json([event]).format).toBe('chrome-trace');
    const task = { d: 1, inputs: [], outputs: [], id: '1', duration: 3 };
    expect(json([task]).format).toBe('estee');
  });

  it('a text with commas', () => {
    const prose = 'Duration, as such, is\nan idea, not a thing\n';
    expect(() => readGraph(prose)).toThrow(GraphError);
  });
});
