import type { Rows } from '../../model/graph/task-graph.ts';
import { quoted } from '../../model/quoted.ts';

/**
 * The steps of a cycle, each unlocking the next and the last the first, beginning with the lowest index:
 * a shortest cycle through one of the steps that can never start. `done[i]` is 1 for the
 * steps of a topological order, and must be 0 for some. O(steps + edges).
 */
export function findCycle(prerequisites: Rows, dependents: Rows, done: Uint8Array): number[] {
  const through = stepOnCycle(prerequisites, done);
  const n = done.length;
  const from = new Int32Array(n).fill(-1);
  const queue = new Int32Array(n);
  let filled = 0;
  queue[filled++] = through;
  for (let q = 0; q < filled && from[through] === -1; q++) {
    const step = queue[q];
    for (let e = dependents.start[step]; e < dependents.start[step + 1]; e++) {
      const next = dependents.item[e];
      // What follows a step that can never start cannot start either: no need to ask for done.
      if (from[next] !== -1) continue;
      from[next] = step;
      if (next !== through) queue[filled++] = next;
    }
  }
  const cycle = [through];
  for (let step = from[through]; step !== through; step = from[step]) cycle.push(step);
  cycle.reverse();
  let first = 0;
  for (let i = 1; i < cycle.length; i++) if (cycle[i] < cycle[first]) first = i;
  return [...cycle.slice(first), ...cycle.slice(0, first)];
}

/** Every step that is not done waits for another, so that going back from one to the next meets a step twice. */
function stepOnCycle({ start, item }: Rows, done: Uint8Array): number {
  const met = new Uint8Array(done.length);
  let step = done.indexOf(0);
  while (met[step] === 0) {
    met[step] = 1;
    let e = start[step];
    while (done[item[e]] === 1) e++;
    step = item[e];
  }
  return step;
}

const MOST_NAMED = 40;
const PLAIN = /^[\w.:/@+#-]{1,60}$/;

/** "a -> b -> c -> a"; of a cycle of more than 40 steps the middle is counted instead of named. */
export function describeCycle(cycle: readonly number[], ids: readonly string[]): string {
  const name = (step: number) => (PLAIN.test(ids[step]) ? ids[step] : quoted(ids[step]));
  const names = [...cycle, cycle[0]].map(name);
  if (cycle.length > MOST_NAMED) {
    const left = names.length - MOST_NAMED;
    names.splice(MOST_NAMED / 2, left, `(${left} more steps)`);
  }
  return names.join(' -> ');
}
