import type { RaceResult } from '../../compute/index.ts';
import type { DataTable } from '../../export/data-table.ts';
import type { TaskGraph } from '../../model/graph/task-graph.ts';
import type { Shown } from '../article/spec.ts';
import { tableOfRuns } from '../ensemble/data.ts';
import { growthOf, variantsOf } from './facts.ts';
import type { GrowOptions } from './job.ts';

/**
 * The graph, step by step in the order in which it grows. Prerequisites are numbers of steps with spaces between them;
 * the root has no parents. Durations are in median steps of the root's layer.
 */
export function dataOfGrow(shown: Shown<RaceResult, GrowOptions>): DataTable {
  return tableOfRuns(
    shown,
    [
      ...['step', 'layer', 'prerequisites', 'main parent', 'best parent', 'variants'],
      ...['value', 'change over best parent', 'duration (median root steps)'],
    ],
    ({ result }) => stepRows(result.alone.graph),
  );
}

function stepRows(graph: TaskGraph) {
  const { mainParent, bestParent, change, layerCost } = growthOf(graph);
  const { start, item } = graph.prerequisites;
  const variants = variantsOf(graph);
  const parent = (step: number) => (step < 0 ? Number.NaN : step);
  return Array.from({ length: graph.steps }, (_, i) => ({
    step: i,
    layer: graph.layer[i],
    prerequisites: item.subarray(start[i], start[i + 1]).join(' '),
    'main parent': parent(mainParent[i]),
    'best parent': parent(bestParent[i]),
    variants: variants[i],
    value: graph.value?.[i] ?? Number.NaN,
    'change over best parent': change[i],
    'duration (median root steps)': graph.duration[i] / layerCost[0],
  }));
}
