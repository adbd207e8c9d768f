import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../../src/graphs/build/build.ts';
import { REPAIRS, type Repair } from '../../../src/graphs/build/repair.ts';
import { OWN_PLACES, type StepInput } from '../../../src/graphs/build/step-input.ts';
import { GraphError } from '../../../src/graphs/graph-error.ts';
import { needsById, stepLists, told } from './arbitrary-graphs.ts';

const step = (id: string, duration: unknown, ...needs: string[]) => ({ id, duration, needs });
const repaired = (steps: readonly StepInput[], ...repairs: Repair[]) =>
  buildGraph(steps, OWN_PLACES, repairs);
const repairOf = (steps: readonly StepInput[]): Repair | null => {
  try {
    buildGraph(steps);
  } catch (error) {
    if (error instanceof GraphError) return error.repair;
  }
  throw new Error('nothing was refused');
};

const messageOf = (steps: readonly StepInput[], ...repairs: Repair[]): string => {
  try {
    repaired(steps, ...repairs);
  } catch (error) {
    if (error instanceof GraphError) return error.message;
  }
  throw new Error('nothing was refused');
};

describe('what is refused', () => {
  it('says how many more the same repair would change, as it does when it has', () => {
    expect(
      messageOf([step('a', 1, 'x'), step('b', 2, 'a', 'y', 'x', 'b'), step('c', 3, 'b')]),
    ).toBe('steps[0].needs[0]: "a" needs "x", which is not the id of a step (and 2 more like it)');
    expect(messageOf([step('a', 1, 'a'), step('b', 2, 'y', 'b')])).toBe(
      'steps[0].needs[0]: "a" needs itself (and 1 more like it)',
    );
    expect(messageOf([step('a', 1), step('a', 2), step('a', 3), step('b', 1)])).toBe(
      'steps[1].id: the id "a" is that of steps[0] too (and 1 more like it)',
    );
    expect(messageOf([step('a', 1), step('b', -2), step('c', undefined), step('d', 'x')])).toBe(
      'steps[1].duration: the duration of "b" must be a finite number of at least 0, not -2 (and 2 more like it)',
    );
  });

  it('counts nothing where there is no more', () => {
    expect(messageOf([step('a', 1, 'x'), step('b', 2, 'b')])).toBe(
      'steps[0].needs[0]: "a" needs "x", which is not the id of a step',
    );
    expect(messageOf([step('a', 1, 'x'), step('b', 2, 'b')], 'skip-missing-needs')).toBe(
      'steps[1].needs[0]: "b" needs itself',
    );
  });

  it('says in how many groups steps wait for each other', () => {
    const rings = [
      step('a', 1, 'c'),
      step('b', 1, 'a'),
      step('c', 1, 'b'),
      step('d', 1, 'e', 'c'),
      step('e', 1, 'd'),
    ];
    expect(messageOf(rings)).toBe(
      'steps[3].needs[0]: the steps wait for each other in cycles, in 2 groups that share no step; a shortest cycle, each unlocking the next: d -> e -> d',
    );
    // Two cycles through one step are one group.
    const eight = [step('a', 1, 'b', 'c'), step('b', 1, 'a'), step('c', 1, 'a')];
    expect(messageOf(eight)).toMatch(/: the steps wait for each other in a cycle; a shortest one/);
  });

  it('counts as many of a kind as its repair changes', () => {
    const anyNeeds = fc.array(fc.constantFrom('a', 'b', 'x', 'y'), { maxLength: 4 });
    fc.assert(
      fc.property(anyNeeds, anyNeeds, (first, second) => {
        const steps = [step('a', 1, ...first.filter((id) => id !== 'b')), step('b', 1, ...second)];
        const missing = steps.flatMap(({ needs }) => needs).filter((id) => id > 'b').length;
        const others = REPAIRS.filter((each) => each !== 'skip-missing-needs');
        if (missing === 0) return void repaired(steps, ...others);
        const more = missing === 1 ? 'a step' : `a step (and ${missing - 1} more like it)`;
        expect(messageOf(steps, ...others).endsWith(more)).toBe(true);
      }),
    );
  });
});

describe('a repair', () => {
  it('leaves out edges to steps that are not there', () => {
    const steps = [step('a', 1, 'x'), step('b', 2, 'a', 'y', 'x'), step('c', 3, 'b')];
    expect(repairOf(steps)).toBe('skip-missing-needs');
    const built = repaired(steps, 'skip-missing-needs');
    expect(needsById(built)).toEqual({ a: [], b: ['a'], c: ['b'] });
    expect(told(built)).toEqual([
      'steps[0].needs[0]: "a" needs "x", which is not the id of a step: the edge is left out (and 2 more like it)',
    ]);
    expect(built.remarks[0].kind).toBe('repair');
  });

  it('leaves out what a step needs of itself', () => {
    const steps = [step('a', 1), step('b', 2, 'b', 'a')];
    expect(repairOf(steps)).toBe('skip-self-needs');
    const built = repaired(steps, 'skip-self-needs');
    expect(needsById(built)).toEqual({ a: [], b: ['a'] });
    expect(told(built)).toEqual(['steps[1].needs[0]: "b" needs itself: the edge is left out']);
  });

  it('keeps the first of an id, with its own needs, and the places of what follows', () => {
    const steps = [
      step('a', 1),
      step('b', 2, 'a'),
      step('b', 9, 'c'),
      step('c', 3, 'b', 'a', 'a'),
      step('a', 9),
    ];
    expect(repairOf(steps)).toBe('keep-first-of-id');
    const built = repaired(steps, 'keep-first-of-id');
    expect(built.ids).toEqual(['a', 'b', 'c']);
    expect([...built.graph.duration]).toEqual([1, 2, 3]);
    expect(needsById(built)).toEqual({ a: [], b: ['a'], c: ['a', 'b'] });
    expect(told(built)).toEqual([
      'steps[3].needs[2]: "a" is listed more than once and counts once',
      'steps[2].id: the id "b" is that of steps[1] too: the first is kept (and 1 more like it)',
    ]);
  });

  it('of durations is not offered where all would be 0, but for a step alone', () => {
    expect(repairOf([step('a', 'x'), step('b', 'y', 'a')])).toBeNull();
    expect(repairOf([step('a', 0), step('b', undefined, 'a')])).toBeNull();
    expect(repairOf([step('a', -1), step('b', Number.POSITIVE_INFINITY)])).toBeNull();
    expect(repairOf([step('a', 'x'), step('b', 1)])).toBe('zero-durations');
    expect(repairOf([step('a', 'x')])).toBe('zero-durations');
    // Who asks for it is given it.
    expect([
      ...repaired([step('a', 'x'), step('b', 'y')], 'zero-durations').graph.duration,
    ]).toEqual([0, 0]);
  });

  it('counts durations that are none as 0', () => {
    for (const odd of [undefined, null, '3', -1, Number.NaN, Number.POSITIVE_INFINITY, {}]) {
      const steps = [step('a', 4), step('b', odd, 'a'), step('c', odd)];
      expect(repairOf(steps)).toBe('zero-durations');
      const built = repaired(steps, 'zero-durations');
      expect([...built.graph.duration]).toEqual([4, 0, 0]);
      expect(told(built)).toEqual([
        expect.stringMatching(
          /^steps\[1\]\.duration: the duration of "b" .*: it counts as 0 \(and 1 more like it\)$/,
        ),
      ]);
    }
  });

  it('cuts the edge that closes a cycle, and no other', () => {
    const steps = [step('a', 1, 'c'), step('b', 1, 'a'), step('c', 1, 'b'), step('d', 1, 'c')];
    expect(repairOf(steps)).toBe('cut-cycles');
    const built = repaired(steps, 'cut-cycles');
    expect(needsById(built)).toEqual({ a: [], b: ['a'], c: ['b'], d: ['c'] });
    expect(told(built)).toEqual([
      'steps[0].needs[0]: "a" needs "c", which closes a cycle: the edge is left out',
    ]);
  });

  it('does not do what another one is for', () => {
    const steps = [step('a', -1, 'x', 'a', 'b'), step('b', 1, 'a'), step('b', 1)];
    for (const missing of REPAIRS) {
      const others = REPAIRS.filter((each) => each !== missing);
      expect(() => repaired(steps, ...others)).toThrow(GraphError);
    }
    const built = repaired(steps, ...REPAIRS);
    expect(needsById(built)).toEqual({ a: [], b: ['a'] });
    expect(built.remarks.map(({ kind, more }) => [kind, more])).toEqual(
      Array(5).fill(['repair', 0]),
    );
  });

  it('changes nothing about a graph that needs none', () => {
    fc.assert(
      fc.property(stepLists(8), (steps) => {
        expect(repaired(steps, ...REPAIRS)).toEqual(buildGraph(steps));
      }),
    );
  });
});
