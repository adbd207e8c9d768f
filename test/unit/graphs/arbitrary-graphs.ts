import fc from 'fast-check';
import { buildGraph, type StepInput } from '../../../src/graphs/build/build.ts';
import type { ImportedGraph } from '../../../src/graphs/build/imported-graph.ts';
import { remarkText } from '../../../src/graphs/remark.ts';

interface TimedStep extends StepInput {
  readonly duration: number;
}

/** Steps of a random task graph, in an order in which prerequisites may also come after. */
export function stepLists(most = 9, duration: fc.Arbitrary<number> = fc.nat(6)) {
  return fc
    .integer({ min: 1, max: most })
    .chain((n) =>
      fc.record({
        durations: fc.array(duration, { minLength: n, maxLength: n }),
        edges: fc.array(fc.boolean(), { minLength: n * n, maxLength: n * n }),
        order: fc.shuffledSubarray(
          Array.from({ length: n }, (_, i) => i),
          { minLength: n, maxLength: n },
        ),
      }),
    )
    .map(({ durations, edges, order }): TimedStep[] =>
      order.map((i) => ({
        id: `t${i}`,
        duration: durations[i],
        // Edges from a lower number to a higher one only: no cycle, whatever the order of the list.
        needs: order.filter((j) => j < i && edges[i * order.length + j]).map((j) => `t${j}`),
      })),
    );
}

/** Builds a graph from id -> [duration, needs…], in order. */
export function graphOf(steps: Readonly<Record<string, readonly [number, ...string[]]>>) {
  return buildGraph(
    Object.entries(steps).map(([id, [duration, ...needs]]) => ({ id, duration, needs })),
  );
}

/** What is said of a graph, in English. */
export const told = ({ remarks }: Pick<ImportedGraph, 'remarks'>) =>
  remarks.map((remark) => remarkText(remark));

/** Prerequisites by id, which is how a reader of the file sees them. */
export function needsById({ graph, ids }: Pick<ImportedGraph, 'graph' | 'ids'>) {
  const { start, item } = graph.prerequisites;
  return Object.fromEntries(
    ids.map((id, i) => [id, Array.from(item.subarray(start[i], start[i + 1]), (p) => ids[p])]),
  );
}
