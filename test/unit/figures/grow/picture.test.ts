import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growPlan, radiusOf, tintOf } from '../../../../src/figures/grow/plan.ts';
import { growTimeline, stepsAt } from '../../../../src/figures/grow/timeline.ts';
import { grow } from '../../../../src/model/graph/grow.ts';
import { PRESETS } from '../../../../src/model/presets.ts';

describe('the growth along the player', () => {
  it('has the root at first, one step more at each event, and all at the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), (steps) => {
        const timeline = growTimeline(steps);
        expect(stepsAt(timeline, 0)).toBe(1);
        expect(stepsAt(timeline, timeline.length)).toBe(steps);
        const counts = (off: number) =>
          Array.from(timeline.events, (event) => stepsAt(timeline, event + off));
        expect(counts(0)).toEqual(Array.from(timeline.events, (_, i) => i + 2));
        expect(counts(-1e-9)).toEqual(Array.from(timeline.events, (_, i) => i + 1));
      }),
    );
  });
});

describe('the marks', () => {
  it('are hollow up to no change, and no stronger beyond the last tint', () => {
    expect([-3, 0, 0.01, 0.75, 0.76, 2.9, 3.1, 40].map(tintOf)).toEqual([0, 0, 1, 1, 2, 4, 5, 5]);
  });

  it('never touch within a layer, on a page or on a phone, however many variants there are', () => {
    for (const [steps, layers] of [
      [60, 12],
      [240, 17],
      [240, 1],
    ]) {
      const graph = grow({ ...PRESETS.post, steps, layers });
      for (const size of [
        { width: 880, height: 330 },
        { width: 350, height: 272 },
      ]) {
        const plan = growPlan(graph, size);
        const { x, y } = plan.layout;
        let touching = 0;
        for (let a = 0; a < steps; a++) {
          for (let b = 0; b < a; b++) {
            if (graph.layer[a] !== graph.layer[b]) continue;
            const apart = Math.hypot(x[a] - x[b], y[a] - y[b]);
            if (radiusOf(plan, a, 500) + radiusOf(plan, b, 500) >= apart) touching++;
          }
        }
        expect(touching).toBe(0);
      }
    }
  });
});
