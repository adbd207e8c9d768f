import type { Rows } from '../../model/graph/task-graph.ts';
import { quoted } from '../../model/quoted.ts';
import { type SaidValue, say } from '../said.ts';
import { counted } from '../text/counted.ts';
import type { InShares } from '../text/reading.ts';
import { CycleSearch } from './cycle-search.ts';

/** A cycle of a graph. */
export interface Cycle {
  /** Each unlocks the next and the last the first; begins with the lowest number. */
  readonly steps: number[];
  /** Whether no cycle of the graph is shorter: known where finding out did not take too long. */
  readonly shortest: boolean;
  /** Edges that were looked at. */
  readonly looks: number;
}

/** Edges that are looked at until the shortest cycle so far has to do: some tenths of a second. */
export const MOST_LOOKS = 20_000_000;
const BETWEEN_PAUSES = 2 ** 19;

/**
 * A shortest cycle, of several the one through the lowest step number; null where there is none. From each step in turn,
 * ways along the edges back to it, shorter than the shortest so far; then the step is done with, and with it all that is
 * on no cycle without it. `cyclic`: the edges that lie on cycles (`edgesOnCycles`), so that the first step on one finds
 * one. O(steps + edges + mostLooks), without recursion.
 */
export function* findingCycle(cyclic: Rows, mostLooks = MOST_LOOKS): InShares<Cycle | null> {
  const search = new CycleSearch(cyclic);
  let best: number[] | null = null;
  let pause = BETWEEN_PAUSES;
  for (let step = 0; step < search.steps; step++) {
    if (!search.isLeft(step)) continue;
    if (search.looks >= pause) {
      yield Math.min(1, search.looks / mostLooks);
      pause = search.looks + BETWEEN_PAUSES;
    }
    if (search.looks > mostLooks && best)
      return { steps: fromLowest(best), shortest: false, looks: search.looks };
    const cycle = search.shortestThrough(step, best?.length ?? Number.POSITIVE_INFINITY);
    if (cycle) best = cycle;
    if (best?.length === 2) break;
    search.remove(step);
  }
  return best && { steps: fromLowest(best), shortest: true, looks: search.looks };
}

function fromLowest(cycle: readonly number[]): number[] {
  let first = 0;
  for (let i = 1; i < cycle.length; i++) if (cycle[i] < cycle[first]) first = i;
  return [...cycle.slice(first), ...cycle.slice(0, first)];
}

const MOST_NAMED = 40;
const PLAIN = /^[\w.:/@+#-]{1,60}$/;

/** "a -> b -> c -> a"; of a cycle of more than 40 steps the middle is counted instead of named. */
export function describeCycle(cycle: readonly number[], idOf: (step: number) => string): SaidValue {
  const named = (steps: readonly number[]) =>
    steps.map((step) => (PLAIN.test(idOf(step)) ? idOf(step) : quoted(idOf(step)))).join(' -> ');
  const whole = [...cycle, cycle[0]];
  if (cycle.length <= MOST_NAMED) return named(whole);
  const head = named(whole.slice(0, MOST_NAMED / 2));
  const tail = named(whole.slice(-MOST_NAMED / 2));
  return say`${head} -> (${counted(whole.length - MOST_NAMED)} more steps) -> ${tail}`;
}
