import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HeightGate,
  LEAST_WIDTH,
  MOST_GROWTHS,
  MOST_HEIGHT,
} from '../../../src/pages/embed/talk/height-gate.ts';

const told = (gate: HeightGate, heights: readonly number[], width = 600) =>
  heights.map((height) => gate.next(height, width));

describe('the heights that are told', () => {
  it('are rounded up, and small changes are not told', () => {
    expect(told(new HeightGate(), [400.2, 401.9, 400, 403, 402, 401])).toEqual([
      401,
      null,
      null,
      403,
      null,
      401,
    ]);
  });

  it('are none of what is no height', () => {
    expect(told(new HeightGate(), [0, -3, Number.NaN, Number.POSITIVE_INFINITY])).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('are none of a frame in which nothing fits, and go on where it was', () => {
    const gate = new HeightGate();
    expect(gate.next(400, 600)).toBe(400);
    expect(told(gate, [9000, 8000], 0)).toEqual([null, null]);
    expect(gate.next(9000, LEAST_WIDTH - 1)).toBeNull();
    expect(gate.next(400, 600)).toBeNull();
    expect(gate.next(900, LEAST_WIDTH)).toBe(900);
  });

  it('end where no figure is that high', () => {
    expect(told(new HeightGate(), [1e9])).toEqual([MOST_HEIGHT]);
  });
});

describe('a figure that grows with its frame', () => {
  const follow = (gate: HeightGate, rounds: number, width = () => 600) => {
    let frame = 300;
    for (let i = 0; i < rounds; i++) {
      const height = gate.next(frame + 10, width());
      if (height !== null) frame = height;
    }
    return frame;
  };

  it('is stopped', () => {
    expect(follow(new HeightGate(), 1000)).toBe(300 + 10 * MOST_GROWTHS);
  });

  it('grows on after a cause of its own, and is stopped again', () => {
    const gate = new HeightGate();
    follow(gate, 100);
    gate.caused();
    expect(gate.next(1000, 600)).toBe(1000);
    for (let i = 1; i < MOST_GROWTHS; i++) expect(gate.next(1000 + 10 * i, 600)).not.toBeNull();
    expect(gate.next(1000 + 10 * MOST_GROWTHS, 600)).toBeNull();
  });

  it('is stopped by the cap where its width changes each time', () => {
    let width = 600;
    expect(follow(new HeightGate(), 5000, () => ++width)).toBe(MOST_HEIGHT);
  });

  it('may go back and forth below the height that it had', () => {
    const gate = new HeightGate();
    expect(gate.next(500, 600)).toBe(500);
    for (let i = 0; i < 50; i++) {
      expect(gate.next(300, 600)).toBe(300);
      expect(gate.next(500, 600)).toBe(500);
    }
  });
});

it('whatever is measured, what is told without a cause is never more than so many heights above the first', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1, max: 20_000, noNaN: true })), (heights) => {
      const all = told(new HeightGate(), heights).filter((each) => each !== null);
      let highest = 0;
      let growths = 0;
      for (const height of all) {
        expect(height).toBeLessThanOrEqual(MOST_HEIGHT);
        if (height > highest) growths++;
        highest = Math.max(highest, height);
      }
      expect(growths).toBeLessThanOrEqual(MOST_GROWTHS);
    }),
  );
});
