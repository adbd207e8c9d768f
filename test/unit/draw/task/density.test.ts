import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnOf,
  columnsOfAll,
  densityGrid,
  durationRows,
  rowOf,
  rowRange,
} from '../../../../src/draw/task/density.ts';
import { heatLevel } from '../../../../src/draw/task/density-painter.ts';
import { densityScene, fieldAt, placeDensity } from '../../../../src/draw/task/density-scene.ts';
import { WHOLE, zoomedAt } from '../../../../src/draw/task/view.ts';
import { marksOf } from '../../../../src/figures/task/graph/marks.ts';
import { buildGraph } from '../../../../src/graphs/build/build.ts';
import { chain, random, type Steps, shownOf } from '../../../browser/task-graph/cases.ts';

const of = (steps: Steps) => buildGraph(steps).graph;

function sceneOf(steps: Steps, width = 600) {
  const { task, results } = shownOf(steps, { alone: true });
  if (!results.facts) throw new Error('no facts');
  return densityScene(marksOf(task, results.facts), { width, height: 400 });
}

describe('rows of durations', () => {
  it('are one for a single duration, and one more for zero', () => {
    const same = of([
      { id: 'a', duration: 3, needs: [] },
      { id: 'b', duration: 3, needs: [] },
    ]);
    expect(durationRows(same, 20).rows).toBe(1);
    const zero = of([
      { id: 'a', duration: 3, needs: [] },
      { id: 'b', duration: 0, needs: [] },
    ]);
    const rows = durationRows(zero, 20);
    expect(rows.rows).toBe(2);
    expect([rowOf(rows, 3), rowOf(rows, 0)]).toEqual([0, 1]);
    const none = durationRows(of([{ id: 'a', duration: 0, needs: [] }]), 20);
    expect([none.rows, rowOf(none, 0)]).toEqual([1, 0]);
  });

  it('have the longest at the top, each the same factor shorter', () => {
    const graph = of(
      [1, 10, 100, 1000].map((duration, i) => ({ id: `${i}`, duration, needs: [] })),
    );
    const rows = durationRows(graph, 3);
    expect([1, 10.001, 99, 101, 1000].map((x) => rowOf(rows, x))).toEqual([2, 1, 1, 0, 0]);
    expect(rowRange(rows, 1)[0]).toBeCloseTo(10);
    expect(rowRange(rows, 1)[1]).toBeCloseTo(100);
  });
});

describe('the grid', () => {
  it('counts every step once, in the column of its layer, however many layers a column has', () => {
    const graph = of(random(900, 37, 3));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 1, max: 30 }),
        (wanted, most) => {
          const all = columnsOfAll(graph.layers, wanted);
          const grid = densityGrid(graph, durationRows(graph, most), all, [0, all]);
          expect(grid.count.reduce((a, b) => a + b, 0)).toBe(900);
          expect(grid.steps.reduce((a, b) => a + b, 0)).toBe(900);
          expect(grid.work.reduce((a, b) => a + b, 0)).toBe(
            graph.duration.reduce((a, b) => a + b, 0),
          );
          for (let c = 0; c < all; c++)
            for (let layer = grid.first[c] ?? 0; layer < (grid.first[c + 1] ?? 0); layer++)
              expect(columnOf(graph.layers, all, layer)).toBe(c);
          expect(grid.first[all]).toBe(graph.layers);
        },
      ),
    );
  });

  it('puts twenty thousand layers of a chain into as many columns as can be seen', () => {
    const placed = placeDensity(sceneOf(chain(20_000)), WHOLE);
    expect(placed.grid.columns).toBe(150);
    expect(Math.max(...placed.grid.count)).toBe(134);
    expect(Math.min(...placed.grid.count)).toBe(133);
  });

  it('shows the columns in sight alone when enlarged, and finds the field at a place', () => {
    const scene = sceneOf(random(3000, 200, 2));
    const whole = placeDensity(scene, WHOLE);
    expect([whole.all, whole.grid.columns]).toEqual([150, 150]);
    const view = zoomedAt(WHOLE, scene.bounds, 10, { x: 300, y: 0 });
    const placed = placeDensity(scene, view);
    expect(placed.all).toBe(200);
    expect(placed.width).toBeCloseTo(30);
    expect(placed.grid.columns).toBeLessThanOrEqual(22);
    const field = fieldAt(placed, { x: 300, y: 1 });
    expect(placed.grid.first[field?.column ?? -1]).toBe(100);
    expect(field?.row).toBe(0);
    expect(fieldAt(placed, { x: 300, y: 390 })?.row).toBe(-1);
  });

  it('shows a single step, and the fullest field strongest', () => {
    expect([0, 1, 10, 100].map((steps) => heatLevel(steps, 100, 9))).toEqual([-1, 0, 4, 8]);
    expect(heatLevel(1, 1, 9)).toBe(8);
  });
});
