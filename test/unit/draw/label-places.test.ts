import { describe, expect, it } from 'vitest';
import { steadyDomain } from '../../../src/components/chart/chart-data.ts';
import { type Box, boxAt, choosePlace } from '../../../src/draw/label-places.ts';

const at = (left: number, top = 0): Box => ({ left, right: left + 20, top, bottom: top + 15 });

describe('a label that gives way', () => {
  const places = [at(0), at(40), at(80)];

  it('stays at home as long as nothing is there', () => {
    expect(choosePlace(places, [], 0)).toBe(0);
    expect(choosePlace(places, [at(21), at(0, 16)], 0)).toBe(0);
  });

  it('goes to the first place that is clear', () => {
    expect(choosePlace(places, [at(10)], 0)).toBe(1);
    expect(choosePlace(places, [at(30), at(-10)], 0)).toBe(2);
  });

  it('goes home only when there is ample room', () => {
    expect(choosePlace(places, [at(21)], 2)).toBe(2);
    expect(choosePlace(places, [at(30)], 2)).toBe(0);
  });

  it('takes the place that is covered least where none is clear', () => {
    expect(choosePlace(places, [at(2), at(55), at(81)], 0)).toBe(1);
    expect(choosePlace([at(0)], [at(0)], 5)).toBe(0);
  });

  it('is as wide as its text, from where it is anchored', () => {
    expect(boxAt({ x: 50, y: 0, anchor: 'start' }, 30)).toMatchObject({ left: 50, right: 80 });
    expect(boxAt({ x: 50, y: 0, anchor: 'middle' }, 30)).toMatchObject({ left: 35, right: 65 });
    expect(boxAt({ x: 50, y: 0, anchor: 'end' }, 30)).toMatchObject({ left: 20, right: 50 });
  });
});

describe('the axis while a family is measured', () => {
  it('is that of the last whole family where everything fits', () => {
    expect(steadyDomain([0.01, 3], [0.001, 10])).toEqual([0.001, 10]);
    expect(steadyDomain([0.01, 30], [0.001, 10])).toEqual([0.01, 30]);
    expect(steadyDomain([0.01, 3], null)).toEqual([0.01, 3]);
  });
});
