import type { Rows } from '../../model/graph/task-graph.ts';
import { quoted } from '../../model/quoted.ts';
import { GraphError } from '../graph-error.ts';
import type { Place } from '../place.ts';
import { say } from '../said.ts';
import { counted } from '../text/counted.ts';
import { type InShares, within } from '../text/reading.ts';
import { type Cycle, describeCycle, findingCycle, MOST_LOOKS } from './cycle.ts';
import type { DistinctSteps } from './distinct-steps.ts';
import { cyclicGroups, edgesOnCycles, keepEdges } from './edges-on-cycles.ts';
import type { RepairsMade } from './repairs-made.ts';

/** In all, until the rest is cut in one go: about a second. */
const MOST_LOOKS_CUTTING = 10_000_000;

/**
 * Prerequisites without a cycle. Throws a GraphError that names a cycle, unless cycles are to be cut: then the edge that
 * closes a shortest cycle is left out (the need of its first step in the file), and so on until there is none. Where a
 * file has so many that this takes too long, the rest are cut in one go, as `closingEdges` says; every edge that is left
 * out lies on a cycle of edges that were there.
 */
export function* withoutCycles(
  prerequisites: Rows,
  distinct: DistinctSteps,
  repairs: RepairsMade,
): InShares<Rows> {
  const cut = new EdgeSet();
  let looks = repairs.wants('cut-cycles') ? MOST_LOOKS_CUTTING : MOST_LOOKS;
  const most = looks;
  for (let cyclic = edgesOnCycles(prerequisites); cyclic.item.length > 0; ) {
    yield done();
    const closing = looks > 0 ? yield* shortest(cyclic) : closingEdges(cyclic);
    for (const [step, need] of closing) {
      cut.add(step, need);
      repairs.count('cut-cycles', () => ({
        place: placeOf(distinct, step, need),
        said: say`${quoted(distinct.steps[step].id)} needs ${quoted(distinct.steps[need].id)}, which closes a cycle: the edge is left out`,
      }));
    }
    yield done();
    cyclic = edgesOnCycles(keepEdges(cyclic, (step, need) => !cut.has(step, need)));
  }
  return cut.size === 0 ? prerequisites : keepEdges(prerequisites, (i, p) => !cut.has(i, p));

  function done(): number {
    return 1 - Math.max(0, looks) / most;
  }

  function* shortest(cyclic: Rows): InShares<Edge[]> {
    const cycle = yield* within(findingCycle(cyclic, looks), done(), 1);
    if (cycle === null) return [];
    // Each round goes through all steps and edges several times beside.
    looks -= cycle.looks + 4 * (cyclic.start.length + cyclic.item.length);
    const step = cycle.steps[0];
    const need = cycle.steps[cycle.steps.length - 1];
    if (!repairs.wants('cut-cycles')) {
      const said = asCycle(cycle, cyclicGroups(cyclic), distinct);
      throw new GraphError(placeOf(distinct, step, need), said, 'cut-cycles');
    }
    return [[step, need]];
  }
}

type Edge = readonly [step: number, need: number];

/** `groups`: how many sets of steps there are that all wait for each other. */
function asCycle({ steps: cycle, shortest }: Cycle, groups: number, { steps }: DistinctSteps) {
  const described = describeCycle(cycle, (i) => steps[i].id);
  if (groups > 1) {
    return shortest
      ? say`the steps wait for each other in cycles, in ${counted(groups)} groups that share no step; a shortest cycle, each unlocking the next: ${described}`
      : say`the steps wait for each other in cycles, in ${counted(groups)} groups that share no step; one cycle, each unlocking the next: ${described}`;
  }
  return shortest
    ? say`the steps wait for each other in a cycle; a shortest one, each unlocking the next: ${described}`
    : say`the steps wait for each other in a cycle, each unlocking the next: ${described}`;
}

function placeOf({ steps, places }: DistinctSteps, step: number, need: number): Place {
  return places.need(step, steps[step].needs.indexOf(steps[need].id));
}

/**
 * Edges without which there is no cycle: those that lead back to a step on the way from which they were reached, in a
 * walk in depth from the lowest number on. O(steps + edges), without recursion.
 */
export function closingEdges({ start, item }: Rows): Edge[] {
  const n = start.length - 1;
  const edge = start.slice(0, n);
  // 0: not met; 1: on the way; 2: done with.
  const state = new Uint8Array(n);
  const path = new Int32Array(n);
  const closing: Edge[] = [];
  for (let root = 0; root < n; root++) {
    if (state[root] > 0) continue;
    let deep = 0;
    path[deep++] = root;
    state[root] = 1;
    while (deep > 0) {
      const step = path[deep - 1];
      if (edge[step] === start[step + 1]) {
        state[step] = 2;
        deep--;
        continue;
      }
      const next = item[edge[step]++];
      if (state[next] === 1) closing.push([step, next]);
      if (state[next] > 0) continue;
      state[next] = 1;
      path[deep++] = next;
    }
  }
  return closing;
}

/** Needs by their steps: a number for both would be too large to be looked up fast. */
class EdgeSet {
  size = 0;
  private readonly needsOf = new Map<number, Set<number>>();

  add(step: number, need: number): void {
    this.size++;
    const needs = this.needsOf.get(step);
    if (needs) needs.add(need);
    else this.needsOf.set(step, new Set([need]));
  }

  has(step: number, need: number): boolean {
    return this.needsOf.get(step)?.has(need) ?? false;
  }
}
