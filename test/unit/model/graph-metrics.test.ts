import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  criticalPath,
  greatestLayerWidth,
  levels,
  tails,
  topologicalOrder,
  upperMedianPositive,
  work,
} from '../../../src/model/graph/metrics.ts';
import { edgeCount, type TaskGraph, transpose } from '../../../src/model/graph/task-graph.ts';
import { REAL, smallGraphs } from '../../reference/arbitraries.ts';
import { buildGraph, fromRows, step, toRows } from '../../reference/build-graph.ts';

// Seconds at most, but not on a machine that is busy with something else.
vi.setConfig({ testTimeout: 60_000 });

const GRAPHS = fc.oneof(smallGraphs(9), smallGraphs(9, REAL));

/** Every chain of steps from i on that cannot be continued, by walking. */
function chains(graph: TaskGraph, i: number): number[][] {
  const unlocks = fromRows(graph.prerequisites).flatMap((list, c) => (list.includes(i) ? [c] : []));
  if (unlocks.length === 0) return [[i]];
  return unlocks.flatMap((c) => chains(graph, c).map((rest) => [i, ...rest]));
}

// A kite with a tail: 0 → 1, 2 → 3 → 4, and 5 alone.
const kite = buildGraph([step(1), step(4, 0), step(2, 0), step(3, 1, 2), step(1, 3), step(6)]);

describe('work and chains', () => {
  it('of a kite, by hand', () => {
    expect(work(kite)).toBe(17);
    expect([...tails(kite)]).toEqual([9, 8, 6, 4, 1, 6]);
    expect(criticalPath(kite)).toBe(9);
    expect([...levels(kite)]).toEqual([0, 1, 1, 2, 3, 0]);
    expect(greatestLayerWidth(kite)).toBe(2);
    expect(edgeCount(kite)).toBe(5);
  });

  it('of another cost than the duration', () => {
    expect([...tails(kite, new Float64Array(6).fill(1))]).toEqual([4, 3, 3, 2, 1, 1]);
  });

  it('of any graph: the longest chain that a step heads, its own duration included', () => {
    fc.assert(
      fc.property(GRAPHS, (graph) => {
        const tail = tails(graph);
        for (let i = 0; i < graph.steps; i++) {
          const sums = chains(graph, i).map((c) =>
            c.reduce((sum, s) => sum + graph.duration[s], 0),
          );
          expect(tail[i]).toBeCloseTo(Math.max(...sums), 9);
        }
        expect(criticalPath(graph)).toBe(Math.max(...tail));
      }),
      { numRuns: 300 },
    );
  });

  it('a layer is one below the deepest prerequisite', () => {
    fc.assert(
      fc.property(GRAPHS, (graph) => {
        const level = levels(graph);
        fromRows(graph.prerequisites).forEach((list, i) => {
          expect(level[i]).toBe(1 + Math.max(-1, ...list.map((p) => level[p])));
        });
      }),
      { numRuns: 300 },
    );
  });
});

describe('the order of the steps', () => {
  it('has every prerequisite first', () => {
    fc.assert(
      fc.property(GRAPHS, (graph) => {
        const place = new Map(Array.from(topologicalOrder(graph), (s, i) => [s, i]));
        expect(place.size).toBe(graph.steps);
        fromRows(graph.prerequisites).forEach((list, i) => {
          for (const p of list) expect(place.get(p)).toBeLessThan(place.get(i) ?? -1);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('leaves out what a cycle holds back', () => {
    // 0 → 1 → 2 → 1, and 3 after 2.
    const prerequisites = toRows([[], [0, 2], [1], [2]]);
    const knot = { steps: 4, prerequisites, dependents: transpose(prerequisites) };
    expect([...topologicalOrder(knot)]).toEqual([0]);
  });
});

describe('rows turned round', () => {
  it('list who needs what, ascending, and turned round again are the same', () => {
    fc.assert(
      fc.property(GRAPHS, (graph) => {
        expect(transpose(graph.prerequisites)).toEqual(graph.dependents);
        expect(transpose(graph.dependents)).toEqual(graph.prerequisites);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the upper median of the positive values', () => {
  it.each([
    [[3], 3],
    [[1, 2], 2],
    [[5, 1, 3], 3],
    [[4, 1, 3, 2], 3],
    [[0, 0, 0, 2, 1], 2],
    [[10, 9, 100], 10],
    [[0, 0], 0],
    [[], 0],
  ])('of %j is %d', (values, median) => {
    const column = Float64Array.from(values);
    expect(upperMedianPositive(column)).toBe(median);
    // What was given stays as it was.
    expect([...column]).toEqual(values);
  });
});
