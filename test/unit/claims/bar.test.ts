import { describe, expect, it } from 'vitest';
import { farOff, reproduced } from '../../../src/claims/bar.ts';

const of = (published: number, median: number | null, within = false) => ({
  published,
  median,
  within,
});

describe('the bar for a published number', () => {
  it('is a median within a quarter of it, or itself in the range of single families', () => {
    expect(reproduced(of(4, 5))).toBe(true);
    expect(reproduced(of(4, 5.01))).toBe(false);
    expect(reproduced(of(4, 3))).toBe(true);
    expect(reproduced(of(4, 2.9))).toBe(false);
    expect(reproduced(of(4, 2.9, true))).toBe(true);
    expect(reproduced(of(4, null))).toBe(false);
  });

  it('takes a half for far', () => {
    const far = [6, 6.1, 2, 1.9, null].map((median) => farOff(of(4, median)));
    expect(far).toEqual([false, true, false, true, true]);
  });
});
