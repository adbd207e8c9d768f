import { describe, expect, it } from 'vitest';
import type { Drawing } from '../../../src/export/drawing.ts';
import { stack } from '../../../src/export/stack.ts';

const look = { paper: '#ffffff', ink: '#000000', inkSoft: '#555555', family: 'serif' };
const drawing = (width: number, height: number, d: string, ink = '#000000'): Drawing => ({
  width,
  height,
  look: { ...look, ink },
  marks: [{ kind: 'path', d, stroke: ink }],
});

describe('drawings beneath each other', () => {
  it('are as high as all with 10 pixels between, and as wide as the widest', () => {
    const all = stack([
      drawing(300, 20, 'M0 5L30 5'),
      drawing(200, 100, 'M0 0L200 100', '#123456'),
      drawing(100, 7, 'M1 1L2 2'),
    ]);
    expect(all).toMatchObject({ width: 300, height: 20 + 10 + 100 + 10 + 7 });
    expect(all.look.ink).toBe('#000000');
    const numbers = all.marks.map((mark) =>
      mark.kind === 'path' ? mark.d.match(/[\d.]+/g)?.map(Number) : null,
    );
    expect(numbers).toEqual([
      [0, 5, 30, 5],
      [0, 30, 200, 130],
      [1, 141, 2, 142],
    ]);
  });

  it('leave one alone, and need one', () => {
    const one = drawing(30, 20, 'M0 5L30 5');
    expect(stack([one])).toEqual(one);
    expect(() => stack([])).toThrow(RangeError);
  });
});
