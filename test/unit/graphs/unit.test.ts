import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asRead, type ImportedGraph } from '../../../src/graphs/build/imported-graph.ts';
import { AS_READ, decimalsOf, exactUnit, inUnit } from '../../../src/graphs/build/unit.ts';
import { criticalPathFirst } from '../../../src/model/measure/bounds.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';
import { graphOf } from './arbitrary-graphs.ts';

const held = (...durations: number[]) => {
  const column = Float64Array.from(durations);
  const unit = exactUnit(column);
  return [unit.decimals, ...inUnit(column, unit)];
};

describe('decimals of the shortest decimal of a number', () => {
  it.each([
    [0, 0],
    [120, 0],
    [1e21, 0],
    [1.5e300, 0],
    [0.1, 1],
    [53.6, 1],
    [204.686, 3],
    [0.000001, 6],
    [1e-7, 7],
    [1.25e-7, 9],
    [5e-324, 324],
    [0.1 + 0.2, 17],
    [123456.123456789, 9],
  ])('of %d are %i', (x, decimals) => expect(decimalsOf(x)).toBe(decimals));
});

describe('the unit of imported durations', () => {
  it('is the smallest that represents them all', () => {
    expect(held(1, 2.5, 0.125)).toEqual([3, 1000, 2500, 125]);
    expect(held(3, 4)).toEqual([0, 3, 4]);
    expect(held(0.3, 0.1, 0.2)).toEqual([1, 3, 1, 2]);
  });

  it('moves the point in the text, where a product would round', () => {
    // 1.005 · 1000 is 1004.9999999999999 as a product of doubles.
    expect(1.005 * 1000).not.toBe(1005);
    expect(held(1.005, 4.35)).toEqual([3, 1005, 4350]);
    expect(held(1e-7, 2)).toEqual([7, 1, 20_000_000]);
    expect(held(4503599627370.497)).toEqual([3, 4503599627370497]);
  });

  it('is given up for more than 9 decimals', () => {
    expect(held(0.123456789)).toEqual([9, 123456789]);
    expect(held(0.1234567891, 1)).toEqual([null, 0.1234567891, 1]);
  });

  it('is given up when the total comes to 2^53', () => {
    expect(held(2 ** 53 - 2, 1)).toEqual([0, 2 ** 53 - 2, 1]);
    expect(held(2 ** 53 - 2, 1, 1)).toEqual([null, 2 ** 53 - 2, 1, 1]);
    expect(held(9e6, 1e-9)).toEqual([9, 9e15, 1]);
    expect(held(1e7, 1e-9)).toEqual([null, 1e7, 1e-9]);
  });

  it('gives every duration back to the bit', () => {
    const decimals = fc.tuple(fc.maxSafeNat(), fc.integer({ min: 0, max: 9 }));
    const durations = decimals.map(([whole, digits]) => whole / 10 ** digits);
    fc.assert(
      fc.property(fc.array(durations, { minLength: 1, maxLength: 5 }), (list) => {
        const column = Float64Array.from(list);
        const unit = exactUnit(column);
        const back = inUnit(column, unit).map((x) => x / unit.perOne);
        expect([...back]).toEqual(list);
        if (unit.decimals === null) expect(unit).toBe(AS_READ);
        else for (const x of inUnit(column, unit)) expect(Number.isSafeInteger(x)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a run in whole units', () => {
  // In doubles 0.1 + 0.2 ends after 0.3, and the agent that is free first would be another one.
  const imported = graphOf({
    a: [0.1],
    b: [0.3],
    c: [0.2, 'a'],
    d: [1, 'b', 'c'],
    e: [2, 'b'],
  });
  const makespan = ({ graph, unit }: ImportedGraph) => {
    const options = { ...criticalPathFirst(2), rule: 'input-order' } as const;
    const name = { seed: 0, graph: 0, attempt: 0, run: 0 };
    return run(new PreparedGraph(graph), options, name).end.map((x) => x / unit.perOne);
  };

  it('sees steps that end together end together', () => {
    expect([...makespan(imported)]).toEqual([0.1, 0.3, 0.3, 1.3, 2.3]);
  });

  it('may also be had in doubles, the same numbers that were read', () => {
    const doubles = asRead(imported);
    expect(doubles.unit).toBe(AS_READ);
    expect([...doubles.graph.duration]).toEqual([0.1, 0.3, 0.2, 1, 2]);
    expect([...makespan(doubles)].slice(0, 3)).toEqual([0.1, 0.3, 0.1 + 0.2]);
    expect(asRead(doubles)).toBe(doubles);
  });
});
