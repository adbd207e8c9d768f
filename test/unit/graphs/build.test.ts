import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../../src/graphs/build/build.ts';
import { GraphError } from '../../../src/graphs/graph-error.ts';
import { graphOf, needsById, told } from './arbitrary-graphs.ts';

const refused = (make: () => unknown): string => {
  try {
    make();
  } catch (error) {
    expect(error).toBeInstanceOf(GraphError);
    return (error as GraphError).message;
  }
  throw new Error('nothing was refused');
};
const step = (id: string, duration: number, ...needs: string[]) => ({ id, duration, needs });

describe('a graph from a list of steps', () => {
  it('keeps their order, sorts prerequisites, and layers by the deepest of them', () => {
    const built = graphOf({ z: [1, 'c', 'a'], a: [2], b: [0, 'a'], c: [3, 'b', 'a'] });
    expect(built.ids).toEqual(['z', 'a', 'b', 'c']);
    expect([...built.graph.duration]).toEqual([1, 2, 0, 3]);
    expect([...built.graph.prerequisites.start]).toEqual([0, 2, 2, 3, 5]);
    expect([...built.graph.prerequisites.item]).toEqual([1, 3, 1, 1, 2]);
    expect([...built.graph.dependents.item]).toEqual([0, 2, 3, 3, 0]);
    expect([...built.graph.layer]).toEqual([3, 0, 1, 2]);
    expect(built.graph.layers).toBe(4);
    expect(built.graph.growth).toBeNull();
    expect(told(built)).toEqual([]);
  });

  it('takes ids that mean something to JavaScript', () => {
    const built = buildGraph([
      step('__proto__', 1),
      step('constructor', 2, '__proto__'),
      step('toString', 1),
    ]);
    expect(needsById(built).constructor).toEqual(['__proto__']);
    expect(built.ids).toEqual(['__proto__', 'constructor', 'toString']);
  });

  it('counts a prerequisite once, and says which was repeated and how often', () => {
    const built = buildGraph([
      step('a', 1),
      step('b', 1, 'a', 'a'),
      step('c', 1, 'b', 'a', 'b', 'b'),
    ]);
    expect(needsById(built)).toEqual({ a: [], b: ['a'], c: ['a', 'b'] });
    expect(told(built)).toEqual([
      'steps[1].needs[1]: "a" is listed more than once and counts once (and 2 more like it)',
    ]);
  });

  it('keeps values only when every step has a finite one', () => {
    const valued = (...values: unknown[]) =>
      buildGraph(values.map((value, i) => ({ ...step(`s${i}`, 1), value })));
    expect([...(valued(0, -1.5, 2).graph.value ?? [])]).toEqual([0, -1.5, 2]);
    expect(valued(undefined, undefined)).toMatchObject({ graph: { value: null }, remarks: [] });
    for (const odd of [undefined, null, Number.NaN, Number.POSITIVE_INFINITY, '3', {}]) {
      const built = valued(1, odd, 3, undefined);
      expect(built.graph.value).toBeNull();
      expect(told(built)).toEqual([
        'steps[1]: "s1" has no finite value, so that no step is given one (and 1 more like it)',
      ]);
    }
  });

  it('has sorts where a step says one, as texts', () => {
    const sorted = (...sorts: unknown[]) =>
      buildGraph(sorts.map((sort, i) => ({ ...step(`s${i}`, 1), sort }))).sorts;
    expect(sorted('x', undefined, 7, 'y')).toEqual(['x', '', '', 'y']);
    expect(sorted(undefined, '', {})).toBeNull();
  });

  it('has no negative zero', () => {
    expect(Object.is(graphOf({ a: [-0] }).graph.duration[0], 0)).toBe(true);
  });
});

describe('what is no graph is refused with its place', () => {
  it.each([
    ['no steps', [], 'the graph has no steps'],
    ['an empty id', [step('', 1)], 'steps[0].id: an id must not be empty'],
    [
      'a repeated id',
      [step('a', 1), step('b', 1), step('a', 2)],
      'steps[2].id: the id "a" is that of steps[0] too',
    ],
    [
      'a negative duration',
      [step('a', 1), step('b', -0.5)],
      'steps[1].duration: the duration of "b" must be a finite number of at least 0, not -0.5',
    ],
    [
      'an infinite duration',
      [step('a', Number.POSITIVE_INFINITY)],
      'steps[0].duration: the duration of "a" must be a finite number of at least 0, not Infinity',
    ],
    [
      'a duration that is no number',
      [step('a', Number.NaN)],
      'steps[0].duration: the duration of "a" must be a finite number of at least 0, not NaN',
    ],
    [
      'a total beyond all numbers',
      [step('a', 1e308), step('b', 1e308)],
      'steps[1].duration: the durations add up to more than a number can hold',
    ],
    [
      'an unknown prerequisite',
      [step('a', 1), step('b', 1, 'a', 'toString')],
      'steps[1].needs[1]: "b" needs "toString", which is not the id of a step',
    ],
    [
      'a step that needs itself',
      [step('a', 1), step('b', 1, 'a', 'b')],
      'steps[1].needs[1]: "b" needs itself',
    ],
  ])('%s', (_, steps, message) => expect(refused(() => buildGraph(steps))).toBe(message));

  it('too many steps, or edges, before they are made', () => {
    expect(refused(() => buildGraph(new Array(10_000_001)))).toBe(
      'the graph has 10,000,001 steps: at most 10,000,000 are read',
    );
    const needs = { length: 50_000_001 } as unknown as string[];
    expect(refused(() => buildGraph([{ ...step('a', 1), needs }]))).toBe(
      'the graph has 50,000,001 edges: at most 50,000,000 are read',
    );
  });

  it('shows an unprintable id on one line', () => {
    const message = refused(() => buildGraph([step(`a\n\u2028\u202e${'x'.repeat(99)}`, -1)]));
    expect(message).toContain(`"a\\n\\u2028\\u202e${'x'.repeat(55)}…"`);
  });
});

describe('a cycle', () => {
  it('is named step by step in the order of unlocking, from the first of its steps in the file', () => {
    const steps = [
      step('start', 1),
      step('b', 1, 'a', 'start'),
      step('c', 1, 'b'),
      step('a', 1, 'c'),
      step('end', 1, 'c'),
    ];
    expect(refused(() => buildGraph(steps))).toBe(
      'steps[1].needs[0]: the steps wait for each other in a cycle; a shortest one, each unlocking the next: b -> c -> a -> b',
    );
  });

  it('is named without what only waits for it or leads to it', () => {
    const steps = [
      step('after', 1, 'x'),
      step('before', 1),
      step('x', 1, 'before', 'y'),
      step('y', 1, 'x'),
      step('last', 1, 'after'),
    ];
    expect(refused(() => buildGraph(steps))).toMatch(/: x -> y -> x$/);
  });

  it('is a short one where there is a long one too', () => {
    const ring = Array.from({ length: 30 }, (_, i) => step(`s${i}`, 1, `s${(i + 29) % 30}`));
    const steps = ring.map((s, i) => (i === 0 ? step('s0', 1, 's29', 's1') : s));
    expect(refused(() => buildGraph(steps))).toMatch(/: s0 -> s1 -> s0$/);
  });

  it('of 40 steps is named in full, of more with its middle counted', () => {
    const ring = (n: number) =>
      Array.from({ length: n }, (_, i) => step(`s${i}`, 1, `s${(i + n - 1) % n}`));
    expect(refused(() => buildGraph(ring(40))).split(' -> ')).toHaveLength(41);
    const long = refused(() => buildGraph(ring(200_000)));
    expect(long).toMatch(
      /: s0 -> s1 -> .* -> s19 -> \(199,961 more steps\) -> s199981 -> .* -> s0$/,
    );
  });

  it('puts names in quotes that would be mistaken', () => {
    expect(refused(() => buildGraph([step('a b', 1, 'é'), step('é', 1, 'a b')]))).toMatch(
      /: "a b" -> "é" -> "a b"$/,
    );
  });
});
