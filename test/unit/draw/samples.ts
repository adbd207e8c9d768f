import fc from 'fast-check';
import type { RaceData } from '../../../src/draw/race-data.ts';
import { runColumns } from '../../../src/draw/run-columns.ts';
import type { TaskGraph } from '../../../src/model/graph/task-graph.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { raceOf } from '../../browser/race/fixture/results.ts';

/** Evenly between two numbers; fast-check's own doubles are nearly all next to nothing. */
export const between = (low: number, high: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: 10_000 }).map((i) => low + ((high - low) * i) / 10_000);

/** Small races of every kind. */
export const anyParameters: fc.Arbitrary<Parameters> = fc
  .record({
    seed: fc.integer({ min: 0, max: 1000 }),
    steps: fc.integer({ min: 2, max: 120 }),
    layers: fc.option(fc.integer({ min: 1, max: 30 }), { nil: null }),
    swarm: fc.constantFrom('single', 'standard', 'recursive', 'independent', 'sessions'),
    agents: fc.integer({ min: 1, max: 20 }),
    overhead: fc.boolean(),
    durationNoise: fc.constantFrom(0, 0.3),
    noiseOf: fc.constantFrom('graph', 'run'),
  } as const)
  .map((chosen) => ({ ...PRESETS.post, ...chosen }) as Parameters);

/** A race with what is drawn of its swarm's first session. */
export function sample(parameters: Partial<Parameters> = {}) {
  const race: RaceData = raceOf({ ...PRESETS.post, ...parameters });
  const { graph, run } = race.swarm[0];
  return { race, graph, run, columns: runColumns(graph, run) };
}

/** A graph by hand: steps with their prerequisites, all of one unit; layers as an import gives them. */
export function handGraph(prerequisites: readonly (readonly number[])[]): TaskGraph {
  const n = prerequisites.length;
  const layer = new Int32Array(n);
  prerequisites.forEach((row, i) => {
    for (const p of row) layer[i] = Math.max(layer[i], layer[p] + 1);
  });
  const rows = (lists: readonly (readonly number[])[]) => {
    const start = new Int32Array(n + 1);
    lists.forEach((list, i) => {
      start[i + 1] = start[i] + list.length;
    });
    return { start, item: Int32Array.from(lists.flat()) };
  };
  const dependents = prerequisites.map((_, i) =>
    prerequisites.flatMap((row, j) => (row.includes(i) ? [j] : [])),
  );
  return {
    steps: n,
    layers: Math.max(...layer) + 1,
    duration: new Float64Array(n).fill(1),
    layer,
    prerequisites: rows(prerequisites),
    dependents: rows(dependents),
    value: null,
    growth: null,
  };
}
