import { describe, expect, it } from 'vitest';
import { asRead } from '../../../../src/figures/task/frame/shown-as-read.ts';

const results = { facts: 1, scale: [1], rules: [2], whole: false };

describe('results as they are read', () => {
  it('are the same until something that was read is another', () => {
    const of = asRead<typeof results>();
    const first = of(results);
    expect(first.scale).toBe(results.scale);
    expect(of({ ...results, rules: [3], whole: true })).toBe(first);
    const second = of({ ...results, scale: [1, 2] });
    expect(second).not.toBe(first);
    expect(second.scale).toEqual([1, 2]);
  });

  it('tell what is newest, whenever they are read, and count that as read', () => {
    const of = asRead<typeof results>();
    const view = of(results);
    expect(view.facts).toBe(1);
    expect(of({ ...results, whole: true })).toBe(view);
    // Read late, as by a hand: not what was there when the view was made.
    expect(view.whole).toBe(true);
    expect(of({ ...results, whole: false })).not.toBe(view);
  });

  it('count what a copy took', () => {
    const of = asRead<typeof results>();
    const view = of(results);
    expect({ ...view }).toEqual(results);
    expect(of({ ...results, rules: [] })).not.toBe(view);
  });
});
