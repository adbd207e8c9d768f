import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../../src/graphs/build/build.ts';
import { closingEdges } from '../../../src/graphs/build/cut-cycles.ts';
import { findingCycle } from '../../../src/graphs/build/cycle.ts';
import {
  cyclicGroups,
  edgesOnCycles,
  keepEdges,
} from '../../../src/graphs/build/edges-on-cycles.ts';
import { OWN_PLACES } from '../../../src/graphs/build/step-input.ts';
import { finishedReading } from '../../../src/graphs/text/reading.ts';
import { topologicalOrder } from '../../../src/model/graph/metrics.ts';
import { type Rows, transpose } from '../../../src/model/graph/task-graph.ts';

type Lists = readonly (readonly number[])[];

const findCycle = (...all: Parameters<typeof findingCycle>) =>
  finishedReading(findingCycle(...all));

/** Needs of each step, of which each is there with some chance. */
const anyNeeds = (most: number, chance: number): fc.Arbitrary<Lists> =>
  fc
    .integer({ min: 1, max: most })
    .chain((n) =>
      fc
        .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: n * n, maxLength: n * n })
        .map((draws) =>
          Array.from({ length: n }, (_, i) =>
            Array.from({ length: n }, (_, j) => j).filter(
              (j) => j !== i && draws[i * n + j] < chance,
            ),
          ),
        ),
    );

const rowsOf = (needs: Lists): Rows => {
  const start = new Int32Array(needs.length + 1);
  needs.forEach((list, i) => {
    start[i + 1] = start[i] + list.length;
  });
  return { start, item: Int32Array.from(needs.flat()) };
};
const edgesOf = ({ start, item }: Rows): [number, number][] =>
  Array.from(start.subarray(1)).flatMap((end, i) =>
    Array.from(item.subarray(start[i], end), (p): [number, number] => [i, p]),
  );
const isAcyclic = (rows: Rows): boolean => {
  const steps = rows.start.length - 1;
  const shape = { steps, prerequisites: rows, dependents: transpose(rows) };
  return topologicalOrder(shape).length === steps;
};

/** Whether each step is reached from each, by needs alone and at least one of them: Warshall's way. */
function reached(needs: Lists): boolean[][] {
  const reach = needs.map((list) => needs.map((_, j) => list.includes(j)));
  for (let k = 0; k < needs.length; k++)
    for (let i = 0; i < needs.length; i++)
      for (let j = 0; j < needs.length; j++) reach[i][j] ||= reach[i][k] && reach[k][j];
  return reach;
}

/** Steps of a shortest cycle, by paths of 1, 2, 3, … edges; null where there is none. */
function girth(needs: Lists): number | null {
  let ends = needs.map((list) => new Set(list));
  for (let length = 1; length <= needs.length; length++) {
    if (ends.some((set, i) => set.has(i))) return length;
    ends = ends.map((set) => new Set(Array.from(set).flatMap((j) => needs[j])));
  }
  return null;
}

describe('edges on cycles', () => {
  it('are those whose ends reach each other', () => {
    fc.assert(
      fc.property(anyNeeds(9, 0.25), (needs) => {
        const reach = reached(needs);
        const known = edgesOf(rowsOf(needs)).filter(([i, p]) => reach[p][i]);
        expect(edgesOf(edgesOnCycles(rowsOf(needs)))).toEqual(known);
      }),
      { numRuns: 500 },
    );
  });
});

describe('groups of steps on cycles', () => {
  it('are as many as there are steps that reach themselves, each with those that it reaches and that reach it', () => {
    fc.assert(
      fc.property(anyNeeds(9, 0.2), (needs) => {
        const reach = reached(needs);
        const groups = needs.flatMap((_, i) =>
          reach[i][i]
            ? [needs.flatMap((_, j) => (reach[i][j] && reach[j][i] ? [j] : [])).join()]
            : [],
        );
        expect(cyclicGroups(edgesOnCycles(rowsOf(needs)))).toBe(new Set(groups).size);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the cycle that is named', () => {
  it('is a cycle, and as short as any', () => {
    fc.assert(
      fc.property(anyNeeds(9, 0.2), (needs) => {
        const cycle = findCycle(edgesOnCycles(rowsOf(needs)));
        expect(cycle?.steps.length ?? null).toBe(girth(needs));
        if (cycle === null) return;
        const { steps, shortest } = cycle;
        expect(shortest).toBe(true);
        expect(new Set(steps).size).toBe(steps.length);
        expect(Math.min(...steps)).toBe(steps[0]);
        steps.forEach((each, i) => {
          expect(needs[steps[(i + 1) % steps.length]]).toContain(each);
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('is not called a shortest where looking for one took too long', () => {
    // A ring of 50, and behind it, out of reach of so few looks, a ring of 2.
    const needs = Array.from({ length: 52 }, (_, i) => [i === 0 ? 49 : i === 50 ? 51 : i - 1]);
    needs[51] = [50];
    const cyclic = edgesOnCycles(rowsOf(needs));
    expect(findCycle(cyclic, 10)).toMatchObject({ shortest: false, steps: { length: 50 } });
    expect(findCycle(cyclic)).toMatchObject({ shortest: true, steps: [50, 51] });
  });

  it('is looked for with pauses, each with a greater share', () => {
    const n = 20_000;
    const needs = Array.from({ length: n }, (_, i) =>
      Array.from({ length: 10 }, (_, j) => (i + n - 1 - 37 * j) % n).sort((a, b) => a - b),
    );
    const shares: number[] = [];
    const search = findingCycle(edgesOnCycles(rowsOf(needs)), 5_000_000);
    for (let step = search.next(); ; step = search.next()) {
      if (step.done) break;
      shares.push(step.value);
    }
    // Some 200,000 edges a step.
    expect(shares.length).toBeGreaterThan(5);
    expect(shares).toEqual([...new Set(shares)].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });

  it('is found in a graph of many steps between two cycles', () => {
    const n = 100_000;
    const middle = Array.from({ length: n }, (_, i) => (i === 0 ? [n + 1] : [i - 1, n]));
    // Steps n and n + 1 come first and wait for each other, n + 2 and n + 3 come last and do so too.
    const cycle = findCycle(
      edgesOnCycles(rowsOf([...middle, [n + 1], [n], [n + 3, n - 1], [n + 2]])),
    );
    expect(cycle).toMatchObject({ steps: [n, n + 1], shortest: true });
  });
});

describe('cutting cycles', () => {
  const steps = (needs: Lists) =>
    needs.map((list, i) => ({ id: `s${i}`, duration: 1, needs: list.map((j) => `s${j}`) }));
  const cut = (needs: Lists) => buildGraph(steps(needs), OWN_PLACES, ['cut-cycles']);

  it('leaves a graph without cycles, and leaves out only edges that were on one', () => {
    fc.assert(
      fc.property(anyNeeds(9, 0.3), (needs) => {
        const reach = reached(needs);
        const { graph, remarks } = cut(needs);
        const kept = new Set(edgesOf(graph.prerequisites).map(String));
        const gone = edgesOf(rowsOf(needs)).filter((edge) => !kept.has(String(edge)));
        for (const [i, p] of gone) expect(reach[p][i]).toBe(true);
        expect(isAcyclic(graph.prerequisites)).toBe(true);
        expect(remarks.map(({ more }) => more + 1)).toEqual(gone.length > 0 ? [gone.length] : []);
      }),
      { numRuns: 500 },
    );
  });

  it('in one go leaves none either, and cuts nothing that is on none', () => {
    fc.assert(
      fc.property(anyNeeds(9, 0.3), (needs) => {
        const reach = reached(needs);
        const rows = rowsOf(needs);
        const closing = closingEdges(rows);
        for (const [i, p] of closing) expect(reach[p][i]).toBe(true);
        const gone = new Set(closing.map(String));
        expect(isAcyclic(keepEdges(rows, (i, p) => !gone.has(String([i, p]))))).toBe(true);
        expect(closing.length > 0).toBe(!isAcyclic(rows));
      }),
      { numRuns: 500 },
    );
  });

  it('comes to an end where every step waits for every other', () => {
    const n = 600;
    const all = Array.from({ length: n }, (_, i) => i);
    const { graph } = cut(all.map((i) => all.filter((j) => j !== i)));
    expect(isAcyclic(graph.prerequisites)).toBe(true);
    // Of each pair that waits for each other one edge can be left, and hardly any pair has lost both.
    const pairs = (n * (n - 1)) / 2;
    expect(graph.prerequisites.item.length).toBeLessThanOrEqual(pairs);
    expect(graph.prerequisites.item.length).toBeGreaterThan(0.99 * pairs);
  });
});
