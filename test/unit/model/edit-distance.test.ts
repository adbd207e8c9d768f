import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../../../src/model/edit-distance.ts';

describe('the edit distance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['agents', 'agents', 0],
    ['agnets', 'agents', 2],
    ['layer', 'layers', 1],
    ['kitten', 'sitting', 3],
    ['abc', 'cab', 2],
  ])('of %j and %j is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });

  it('is what the definition by recursion gives', () => {
    const defined = (a: string, b: string): number =>
      a === '' || b === ''
        ? a.length + b.length
        : Math.min(
            defined(a.slice(1), b) + 1,
            defined(a, b.slice(1)) + 1,
            defined(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
          );
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(fc.property(text, text, (a, b) => editDistance(a, b) === defined(a, b)));
  });
});
