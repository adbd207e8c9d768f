import { largest, levels } from '../../model/graph/metrics.ts';
import { type TaskGraph, transpose } from '../../model/graph/task-graph.ts';
import { GraphError } from '../graph-error.ts';
import type { Remark } from '../remark.ts';
import { say } from '../said.ts';
import { finishedReading, type InShares, within } from '../text/reading.ts';
import { sortColumn, valueColumn } from './columns.ts';
import { withoutCycles } from './cut-cycles.ts';
import { distinctSteps } from './distinct-steps.ts';
import { durationColumn } from './durations.ts';
import type { ImportedGraph } from './imported-graph.ts';
import { prerequisiteRows } from './prerequisites.ts';
import type { Repair } from './repair.ts';
import { RepairsMade } from './repairs-made.ts';
import { OWN_PLACES, type Places, type StepInput } from './step-input.ts';
import { exactUnit, inUnit } from './unit.ts';

export type { StepInput } from './step-input.ts';

export interface BuiltGraph extends ImportedGraph {
  /** Length n, '' where a step is of no sort; null where none is of any. */
  readonly sorts: readonly string[] | null;
}

/**
 * A task graph from a list of steps, in their order. Throws a GraphError for no steps, an id that is empty
 * or taken, a duration that is no finite number of at least 0, a prerequisite that is unknown or the step itself,
 * and a cycle, which it names; those of them that a repair is asked for are repaired, and counted in a remark.
 * O(steps + edges), without recursion.
 */
export function* building(
  list: readonly StepInput[],
  listed: Places,
  wanted: readonly Repair[],
): InShares<BuiltGraph> {
  if (list.length === 0) throw new GraphError(null, say`the graph has no steps`);
  const remarks: Remark[] = [];
  const repairs = new RepairsMade(wanted);
  const distinct = yield* within(distinctSteps(list, listed, repairs), 0, 0.2);
  const { steps, places } = distinct;
  const ids = steps.map((step) => step.id);
  const read = durationColumn(steps, places, repairs);
  yield 0.25;
  const unit = exactUnit(read);
  yield 0.3;
  const rows = yield* within(prerequisiteRows(distinct, repairs, remarks), 0.3, 0.8);
  const prerequisites = yield* within(withoutCycles(rows, distinct, repairs), 0.8, 0.95);
  const shape = { steps: steps.length, prerequisites, dependents: transpose(prerequisites) };
  yield 0.97;
  const layer = levels(shape);
  yield 0.99;
  const graph: TaskGraph = {
    ...shape,
    layers: largest(layer) + 1,
    duration: inUnit(read, unit),
    layer,
    value: valueColumn(steps, places, remarks),
    growth: null,
  };
  remarks.push(...repairs.remarks());
  return { graph, ids, unit, remarks, sorts: sortColumn(steps) };
}

/** The same without a pause. */
export function buildGraph(
  steps: readonly StepInput[],
  places: Places = OWN_PLACES,
  repairs: readonly Repair[] = [],
): BuiltGraph {
  return finishedReading(building(steps, places, repairs));
}
