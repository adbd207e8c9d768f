import { largest, levels, topologicalOrder } from '../../model/graph/metrics.ts';
import { type Rows, type TaskGraph, transpose } from '../../model/graph/task-graph.ts';
import { quoted } from '../../model/quoted.ts';
import { GraphError } from '../graph-error.ts';
import type { Place } from '../place.ts';
import { type Remark, remark } from '../remark.ts';
import { say } from '../said.ts';
import { describeCycle, findCycle } from './cycle.ts';
import type { ImportedGraph } from './imported-graph.ts';
import { exactUnit, inUnit } from './unit.ts';

export interface StepInput {
  /** Not empty, and no other step's. */
  readonly id: string;
  /** Finite and at least 0. */
  readonly duration: number;
  /** Ids of the prerequisites, in any order; further mentions of the same one are passed over. */
  readonly needs: readonly string[];
  /** A finite number; anything else counts as no value. */
  readonly value?: unknown;
  /** What sort of step it is, where the format says so (a program, a rule, a stage): for sums over steps alike. */
  readonly sort?: string;
}

/** Where in its file a step was found, for messages. */
export interface Places {
  step(step: number): Place;
  id(step: number): Place;
  duration(step: number): Place;
  need(step: number, need: number): Place;
}

/** Places in the project's own format. */
export const OWN_PLACES: Places = {
  step: (i) => `steps[${i}]`,
  id: (i) => `steps[${i}].id`,
  duration: (i) => `steps[${i}].duration`,
  need: (i, j) => `steps[${i}].needs[${j}]`,
};

/**
 * A task graph from a list of steps, in their order. Throws a GraphError for no steps, an id that is empty
 * or taken, a duration that is negative or not finite, a prerequisite that is unknown or the step itself,
 * and a cycle, which it names. O(steps + edges), without recursion.
 */
export function buildGraph(steps: readonly StepInput[], places = OWN_PLACES): ImportedGraph {
  if (steps.length === 0) throw new GraphError(null, say`the graph has no steps`);
  const remarks: Remark[] = [];
  const indexOf = indexById(steps, places);
  const ids = steps.map((step) => step.id);
  const read = durations(steps, places);
  const unit = exactUnit(read);
  const prerequisites = prerequisiteRows(steps, indexOf, places, remarks);
  const dependents = transpose(prerequisites);
  const shape = { steps: steps.length, prerequisites, dependents };
  refuseCycle(shape, steps, ids, places);
  const layer = levels(shape);
  const graph: TaskGraph = {
    ...shape,
    layers: largest(layer) + 1,
    duration: inUnit(read, unit),
    layer,
    value: values(steps, places, remarks),
    growth: null,
  };
  return { graph, ids, unit, remarks };
}

/** The number of each step by its id. Throws a GraphError for an id that is empty or taken. */
export function indexById(
  steps: readonly Pick<StepInput, 'id'>[],
  places: Pick<Places, 'id' | 'step'>,
): Map<string, number> {
  const indexOf = new Map<string, number>();
  steps.forEach(({ id }, i) => {
    if (id === '') throw new GraphError(places.id(i), say`an id must not be empty`);
    const other = indexOf.get(id);
    if (other !== undefined) {
      throw new GraphError(
        places.id(i),
        say`the id ${quoted(id)} is that of ${places.step(other)} too`,
        'keep-first-of-id',
      );
    }
    indexOf.set(id, i);
  });
  return indexOf;
}

function durations(steps: readonly StepInput[], places: Places): Float64Array {
  const read = new Float64Array(steps.length);
  let total = 0;
  steps.forEach(({ id, duration }, i) => {
    if (!Number.isFinite(duration) || duration < 0) {
      throw new GraphError(
        places.duration(i),
        say`the duration of ${quoted(id)} must be a finite number of at least 0, not ${duration}`,
        'zero-durations',
      );
    }
    // Adding 0 turns -0 into 0.
    read[i] = duration + 0;
    total += duration;
    if (total === Number.POSITIVE_INFINITY) {
      throw new GraphError(
        places.duration(i),
        say`the durations add up to more than a number can hold`,
      );
    }
  });
  return read;
}

/** Prerequisites of each step, ascending and each once. */
function prerequisiteRows(
  steps: readonly StepInput[],
  indexOf: ReadonlyMap<string, number>,
  places: Places,
  remarks: Remark[],
): Rows {
  let most = 0;
  for (const { needs } of steps) most += needs.length;
  const start = new Int32Array(steps.length + 1);
  const item = new Int32Array(most);
  // Which step a prerequisite was last listed for.
  const listedFor = new Int32Array(steps.length).fill(-1);
  let edges = 0;
  let repeats = 0;
  let firstRepeat: Remark | undefined;
  steps.forEach(({ id, needs }, i) => {
    for (let j = 0; j < needs.length; j++) {
      const p = indexOf.get(needs[j]);
      if (p === undefined) {
        throw new GraphError(
          places.need(i, j),
          say`${quoted(id)} needs ${quoted(needs[j])}, which is not the id of a step`,
          'skip-missing-needs',
        );
      }
      if (p === i)
        throw new GraphError(places.need(i, j), say`${quoted(id)} needs itself`, 'skip-self-needs');
      if (listedFor[p] === i) {
        firstRepeat ??= remark(
          'oddity',
          places.need(i, j),
          say`${quoted(needs[j])} is listed more than once and counts once`,
        );
        repeats++;
        continue;
      }
      listedFor[p] = i;
      item[edges++] = p;
    }
    start[i + 1] = edges;
    if (edges - start[i] > 1) item.subarray(start[i], edges).sort();
  });
  if (firstRepeat) remarks.push({ ...(firstRepeat as Remark), more: repeats - 1 });
  return { start, item: item.slice(0, edges) };
}

function refuseCycle(
  shape: Pick<TaskGraph, 'steps' | 'prerequisites' | 'dependents'>,
  steps: readonly StepInput[],
  ids: readonly string[],
  places: Places,
): void {
  const order = topologicalOrder(shape);
  if (order.length === shape.steps) return;
  const done = new Uint8Array(shape.steps);
  for (const step of order) done[step] = 1;
  const cycle = findCycle(shape.prerequisites, shape.dependents, done);
  const need = steps[cycle[0]].needs.indexOf(ids[cycle[cycle.length - 1]]);
  throw new GraphError(
    places.need(cycle[0], need),
    say`the steps wait for each other in a cycle, each unlocking the next: ${describeCycle(cycle, ids)}`,
    'cut-cycles',
  );
}

/** Length n; null, with a warning unless no step has one, when values are not complete. */
function values(
  steps: readonly StepInput[],
  places: Places,
  remarks: Remark[],
): Float64Array | null {
  const column = new Float64Array(steps.length);
  let missing = 0;
  let given = 0;
  let firstMissing = -1;
  steps.forEach(({ value }, i) => {
    if (value !== undefined) given++;
    if (typeof value === 'number' && Number.isFinite(value)) column[i] = value + 0;
    else if (missing++ === 0) firstMissing = i;
  });
  if (missing === 0) return column;
  if (given > 0) {
    remarks.push(
      remark(
        'oddity',
        places.step(firstMissing),
        say`${quoted(steps[firstMissing].id)} has no finite value, so that no step is given one`,
        missing - 1,
      ),
    );
  }
  return null;
}
