import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hitTester } from '../../../src/draw/hit-test.ts';
import { type Layout, layoutGraph } from '../../../src/draw/layout.ts';
import { moveCursor } from '../../../src/draw/step-cursor.ts';
import { grow } from '../../../src/model/graph/grow.ts';
import type { TaskGraph } from '../../../src/model/graph/task-graph.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { handGraph } from './samples.ts';

const large = { width: 584, height: 409 };
const phone = { width: 358, height: 250 };
const shapes: readonly (readonly [string, TaskGraph])[] = [
  ['post', grow(PRESETS.post)],
  ['narrow', grow(PRESETS.narrow)],
  ['wide', grow(PRESETS.wide)],
  ['map', grow(PRESETS.map)],
  ['chain', grow(PRESETS.chain)],
  ['5,000 steps', grow({ ...PRESETS.post, steps: 5000 })],
  ['4 layers of 1,200', grow({ ...PRESETS.post, steps: 4801, layers: 4 })],
  ['two steps', grow({ ...PRESETS.post, steps: 2 })],
  ['one layer', handGraph([[], [], []])],
  ['a diamond', handGraph([[], [0], [0], [1, 2]])],
];

/** The least distance of two dots of a layer, over the sum of their radii. */
function tightest({ layers, x, y, radius }: Layout): number {
  let least = Number.POSITIVE_INFINITY;
  for (let l = 0; l + 1 < layers.start.length; l++) {
    for (let i = layers.start[l]; i < layers.start[l + 1]; i++) {
      // Dots go down in order, so that close ones are close in the row.
      for (let j = i + 1; j < Math.min(i + 200, layers.start[l + 1]); j++) {
        const [a, b] = [layers.item[i], layers.item[j]];
        const distance = Math.hypot(x[a] - x[b], y[a] - y[b]);
        least = Math.min(least, distance / (radius[a] + radius[b]));
      }
    }
  }
  return least;
}

describe.each(shapes)('layout of %s', (_, graph) => {
  describe.each([large, phone, { width: 140, height: 96 }])('in $width x $height', (size) => {
    const layout = layoutGraph(graph, size);

    it('stays within its picture', () => {
      const outside = Array.from(layout.radius.keys()).filter((i) => {
        const { x, y, radius } = layout;
        return (
          !(radius[i] > 0) ||
          x[i] < radius[i] ||
          x[i] > size.width - radius[i] ||
          y[i] < radius[i] ||
          y[i] > size.height - radius[i]
        );
      });
      expect(outside).toEqual([]);
    });

    it('keeps the dots of a layer apart', () => {
      expect(tightest(layout)).toBeGreaterThanOrEqual(1);
    });

    it('has each layer to the right of the one before it', () => {
      const { start, item } = graph.prerequisites;
      const leftwards = Array.from(layout.x.keys()).filter((step) =>
        item
          .subarray(start[step], start[step + 1])
          .some((from) => layout.x[from] >= layout.x[step]),
      );
      expect(leftwards).toEqual([]);
      for (let l = 1; l < graph.layers; l++)
        expect(layout.layerX[l]).toBeGreaterThan(layout.layerX[l - 1]);
    });

    it('holds every step once, from top to bottom', () => {
      const { layers, place, y } = layout;
      expect([...layers.item].sort((a, b) => a - b)).toEqual(
        Array.from({ length: graph.steps }, (_, i) => i),
      );
      const misplaced = Array.from(layers.item.keys()).filter((i) => {
        const step = layers.item[i];
        const from = layers.start[graph.layer[step]];
        const first = i === from;
        return place[step] !== i - from || (!first && y[step] <= y[layers.item[i - 1]]);
      });
      expect(misplaced).toEqual([]);
    });
  });

  it('is the same every time', () => {
    expect(layoutGraph(graph, large)).toEqual(layoutGraph(graph, large));
  });
});

describe('the order within layers', () => {
  it.each(shapes)('is the same at every size: %s', (_, graph) => {
    const { place } = layoutGraph(graph, large);
    for (const size of [phone, { width: 1400, height: 300 }])
      expect(layoutGraph(graph, size).place).toEqual(place);
  });
});

describe('a long and narrow graph', () => {
  it('uses the height there is', () => {
    const { y } = layoutGraph(grow({ ...PRESETS.post, layers: 136 }), { width: 450, height: 315 });
    expect(Math.max(...y) - Math.min(...y)).toBeGreaterThan(200);
  });
});

describe('radii', () => {
  it('rise with the duration throughout the graph, but where a full layer has no room', () => {
    const graph = shapes[0][1];
    const { radius } = layoutGraph(graph, large);
    const steps = Array.from(radius.keys()).sort((a, b) => graph.duration[a] - graph.duration[b]);
    let held = 0;
    for (let i = 1; i < steps.length; i++)
      if (radius[steps[i]] < radius[steps[i - 1]] - 1e-9) held++;
    expect(held / steps.length).toBeLessThan(0.02);
    expect(radius[steps[steps.length - 1]]).toBeGreaterThan(2.5 * radius[steps[0]]);
  });
});

describe('order within layers', () => {
  it('crosses fewer edges than the order of growing', () => {
    const graph = shapes[0][1];
    const { place } = layoutGraph(graph, large);
    const byIndex = new Int32Array(graph.steps);
    const next = new Int32Array(graph.layers);
    for (let i = 0; i < graph.steps; i++) byIndex[i] = next[graph.layer[i]]++;
    expect(crossings(graph, place)).toBeLessThan(0.55 * crossings(graph, byIndex));
  });

  it('leaves a tree without crossings', () => {
    const tree = grow({ ...PRESETS.post, merge: 0, steps: 300 });
    const { place } = layoutGraph(tree, large);
    expect(crossings(tree, place)).toBe(0);
  });
});

/** Pairs of edges between the same two layers that cross. */
function crossings({ prerequisites, layer, steps }: TaskGraph, place: Int32Array): number {
  const edges = new Map<string, [number, number][]>();
  for (let i = 0; i < steps; i++) {
    for (let e = prerequisites.start[i]; e < prerequisites.start[i + 1]; e++) {
      const from = prerequisites.item[e];
      const key = `${layer[from]}-${layer[i]}`;
      edges.set(key, [...(edges.get(key) ?? []), [place[from], place[i]]]);
    }
  }
  let count = 0;
  for (const list of edges.values()) {
    for (let a = 0; a < list.length; a++)
      for (let b = a + 1; b < list.length; b++)
        if ((list[a][0] - list[b][0]) * (list[a][1] - list[b][1]) < 0) count++;
  }
  return count;
}

describe('pointing', () => {
  const graph = shapes[0][1];
  const layout = layoutGraph(graph, large);
  const hit = hitTester(layout);

  it('finds the nearest step within reach', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 584 }), fc.integer({ min: 0, max: 409 }), (x, y) => {
        const distances = Array.from(layout.x, (_, i) =>
          Math.hypot(layout.x[i] - x, layout.y[i] - y),
        );
        const least = Math.min(...distances);
        const found = hit(x, y, 20);
        if (least > 20) expect(found).toBe(-1);
        else expect(distances[found]).toBeCloseTo(least, 9);
      }),
    );
  });
});

describe('walking', () => {
  const graph = shapes[0][1];
  const layout = layoutGraph(graph, large);

  it('goes up and down within the layer and stops at its ends', () => {
    const { item, start } = layout.layers;
    const top = item[start[3]];
    expect(moveCursor(graph, layout, top, 'up')).toBe(top);
    const second = moveCursor(graph, layout, top, 'down');
    expect(second).toBe(item[start[3] + 1]);
    expect(moveCursor(graph, layout, second, 'up')).toBe(top);
  });

  it('goes left to the root along main parents, and right as deep as it gets', () => {
    let step = graph.steps - 1;
    for (let i = 0; i < graph.layers; i++) step = moveCursor(graph, layout, step, 'left');
    expect(step).toBe(0);
    for (let i = 0; i < graph.layers; i++) step = moveCursor(graph, layout, step, 'right');
    expect(graph.layer[step]).toBe(graph.layers - 1);
    expect(moveCursor(graph, layout, step, 'right')).toBe(step);
  });
});
