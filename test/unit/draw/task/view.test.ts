import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acrossInSight,
  movedBy,
  onStage,
  showing,
  stretchOf,
  type View,
  type ViewBounds,
  WHOLE,
  within,
  zoomedAt,
} from '../../../../src/draw/task/view.ts';

const BOUNDS: ViewBounds = { width: 400, height: 200, most: { x: 10, y: 4 } };
const CHAIN: ViewBounds = { width: 400, height: 200, most: { x: 50, y: 1 } };

const arbitraryBounds = fc.record({
  width: fc.integer({ min: 50, max: 2000 }),
  height: fc.integer({ min: 50, max: 1000 }),
  most: fc.record({ x: fc.integer({ min: 1, max: 500 }), y: fc.integer({ min: 1, max: 500 }) }),
});
const share = fc.double({ min: 0, max: 1, noNaN: true });
const move = fc.oneof(
  fc.record({ factor: fc.double({ min: 0.1, max: 10, noNaN: true }), x: share, y: share }),
  fc.record({ dx: fc.integer({ min: -900, max: 900 }), dy: fc.integer({ min: -900, max: 900 }) }),
);

function after(
  bounds: ViewBounds,
  moves: readonly (typeof move extends fc.Arbitrary<infer M> ? M : never)[],
): View {
  return moves.reduce(
    (view, each) =>
      'factor' in each
        ? zoomedAt(view, bounds, each.factor, {
            x: each.x * bounds.width,
            y: each.y * bounds.height,
          })
        : movedBy(view, bounds, each.dx, each.dy),
    WHOLE,
  );
}

describe('a view', () => {
  it('keeps what is under the hand where it is, away from the edges', () => {
    const first = zoomedAt(WHOLE, BOUNDS, 2, { x: 200, y: 100 });
    expect(first).toEqual({ zoom: 2, x: -200, y: -100 });
    // The place 150, 75 of the layout is at 100, 50 of the stage, and stays there.
    const second = zoomedAt(first, BOUNDS, 1.5, { x: 100, y: 50 });
    expect(onStage(second, BOUNDS, { x: 150, y: 75 })).toEqual({ x: 100, y: 50 });
  });

  it('stretches no axis further than it has something to show', () => {
    const view = zoomedAt(WHOLE, CHAIN, 20, { x: 0, y: 180 });
    expect(stretchOf(view, CHAIN)).toEqual({ x: 20, y: 1 });
    expect(view.y).toBe(0);
    expect(zoomedAt(view, CHAIN, 1000, { x: 0, y: 0 }).zoom).toBe(50);
  });

  it('is whole again at the smallest, wherever it was', () => {
    const far = movedBy(zoomedAt(WHOLE, BOUNDS, 8, { x: 390, y: 10 }), BOUNDS, -999, 120);
    expect(zoomedAt(far, BOUNDS, 1 / 8, { x: 17, y: 190 })).toEqual({ zoom: 1, x: 0, y: 0 });
  });

  it('always covers the stage, whatever is done to it', () => {
    fc.assert(
      fc.property(arbitraryBounds, fc.array(move, { maxLength: 12 }), (bounds, moves) => {
        const view = after(bounds, moves);
        const stretch = stretchOf(view, bounds);
        expect(view.zoom).toBeGreaterThanOrEqual(1);
        expect(view.x).toBeLessThanOrEqual(0);
        expect(view.y).toBeLessThanOrEqual(0);
        expect(view.x + bounds.width * stretch.x).toBeGreaterThanOrEqual(bounds.width - 1e-6);
        expect(view.y + bounds.height * stretch.y).toBeGreaterThanOrEqual(bounds.height - 1e-6);
        const [from, to] = acrossInSight(view, bounds);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(bounds.width + 1e-6);
        expect(within(view, bounds)).toEqual(view);
      }),
    );
  });

  it('moves as little as it takes to show a place', () => {
    const left = movedBy(zoomedAt(WHOLE, BOUNDS, 4, { x: 0, y: 0 }), BOUNDS, 0, 0);
    expect(left).toEqual({ zoom: 4, x: 0, y: 0 });
    // At 4 × 120 = 480, which is 120 beyond 400 less the margin of 40; y is in sight.
    expect(showing(left, BOUNDS, { x: 120, y: 25 }, 40)).toEqual({ zoom: 4, x: -120, y: 0 });
    expect(showing(left, BOUNDS, { x: 50, y: 25 }, 40)).toEqual(left);
  });
});
