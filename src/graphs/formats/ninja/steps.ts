import { topologicalOrder } from '../../../model/graph/metrics.ts';
import { type Rows, transpose } from '../../../model/graph/task-graph.ts';
import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import { say } from '../../said.ts';
import { within } from '../../text/reading.ts';
import type { Reading } from '../format.ts';
import { isPhonyOfItself, type NinjaBuild } from './manifest.ts';

const BETWEEN_PAUSES = 2 ** 12;
/** Prerequisites handed on by statements that are left out: in a long chain of these they would grow with its square. */
const MOST_HANDED_ON = 2000;

/** A build statement that is a step, and the statements that it waits for: by their numbers. */
export interface NinjaStep {
  readonly build: number;
  readonly needs: readonly number[];
}

/**
 * The statements that are steps: those that `runs` names, and of the others, which take no time, those that stand between
 * several and several or would hand on thousands that were handed on to them. The rest are left out, and who waits for one of
 * them waits for all that it waits for.
 */
export function* ninjaSteps(
  builds: readonly NinjaBuild[],
  runs: (build: number) => boolean,
): Reading<NinjaStep[]> {
  const needs = yield* within(neededBuilds(builds), 0, 0.3);
  const prerequisites = rowsOf(needs);
  const dependents = transpose(prerequisites);
  const order = topologicalOrder({ steps: builds.length, prerequisites, dependents });
  // Whoever is in a cycle, or behind one, stays: the cycle is shown as it is.
  const reduced: (readonly number[])[] = [...needs];
  const kept = new Uint8Array(builds.length).fill(1);
  const leads = leadsToStep(order, dependents, runs);
  for (let i = 0; i < order.length; i++) {
    if (i % BETWEEN_PAUSES === 0) yield 0.4 + (0.4 * i) / order.length;
    const build = order[i];
    const waits = reducedNeeds(needs[build], kept, reduced);
    reduced[build] = waits;
    const users = dependents.start[build + 1] - dependents.start[build];
    const joins = users > 1 || waits.length > Math.max(MOST_HANDED_ON, needs[build].length);
    kept[build] = Number(runs(build) || (leads[build] === 1 && waits.length > 1 && joins));
  }
  const steps: NinjaStep[] = [];
  for (let build = 0; build < builds.length; build++) {
    if (build % BETWEEN_PAUSES === 0) yield 0.8 + (0.2 * build) / builds.length;
    if (kept[build] === 0) continue;
    steps.push({ build, needs: reducedNeeds(reduced[build], kept, reduced) });
  }
  return steps;
}

/** 1 for a statement that runs or on which one that runs waits, however far. */
function leadsToStep(
  order: Int32Array,
  { start, item }: Rows,
  runs: (build: number) => boolean,
): Uint8Array {
  const leads = new Uint8Array(start.length - 1).fill(1);
  for (const build of order.toReversed()) {
    leads[build] = Number(runs(build));
    for (let e = start[build]; e < start[build + 1]; e++) leads[build] |= leads[item[e]];
  }
  return leads;
}

function reducedNeeds(
  needs: readonly number[],
  kept: Uint8Array,
  reduced: readonly (readonly number[])[],
): number[] {
  const waits = new Set<number>();
  for (const need of needs) {
    if (kept[need] === 1) waits.add(need);
    else for (const further of reduced[need]) waits.add(further);
  }
  return Array.from(waits);
}

/** Of each statement the others that make its inputs, each once. */
function* neededBuilds(builds: readonly NinjaBuild[]): Reading<number[][]> {
  const makerOf = new Map<string, number>();
  builds.forEach(({ outputs, place }, build) => {
    for (const output of outputs) {
      const other = makerOf.get(output);
      if (other !== undefined && other !== build) {
        throw new GraphError(place, say`${quoted(output)} is built at ${builds[other].place} too`);
      }
      makerOf.set(output, build);
    }
  });
  const needs: number[][] = [];
  for (const [build, each] of builds.entries()) {
    if (build % BETWEEN_PAUSES === 0) yield 0.2 + (0.8 * build) / builds.length;
    const makers = new Set<number>();
    for (const input of each.inputs) {
      const maker = makerOf.get(input);
      if (maker !== undefined) makers.add(maker);
    }
    if (isPhonyOfItself(each)) makers.delete(build);
    needs.push(Array.from(makers));
  }
  return needs;
}

function rowsOf(lists: readonly (readonly number[])[]): Rows {
  const start = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => {
    start[i + 1] = start[i] + list.length;
  });
  return { start, item: Int32Array.from(lists.flat()) };
}
