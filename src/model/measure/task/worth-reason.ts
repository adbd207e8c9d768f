import type { TaskGraph } from '../../graph/task-graph.ts';
import { EventQueue } from '../../swarm/event-queue.ts';
import { fewestByWork, isSoonEnough } from '../agents-worth-having.ts';
import type { WorkAndSpan } from '../bounds.ts';
import { roundingIn } from './rounding.ts';

/**
 * Why one agent fewer than are worth having is not enough. `work`: the work shared evenly takes longer than 1.05 C.
 * `undivided`: even if nothing waited, it would take longer, because a step is worked on by one agent as a whole.
 * `waiting`: if nothing waited, one agent fewer would be enough.
 */
export type WorthReason = 'work' | 'undivided' | 'waiting';

/** `agents`: as many as are worth having, above 1. O(n log n). */
export function worthReason(graph: TaskGraph, span: WorkAndSpan, agents: number): WorthReason {
  if (agents <= fewestByWork(span)) return 'work';
  const without = makespanWithoutWaiting(graph, agents - 1);
  return isSoonEnough(without, span.criticalPath, roundingIn(graph)) ? 'waiting' : 'undivided';
}

/**
 * What the steps take where none waits for another, the longest first. Where none does, that is the run by which the agents
 * worth having are found, so that waiting is never blamed there.
 */
export function makespanWithoutWaiting({ duration }: TaskGraph, agents: number): number {
  const longestFirst = Float64Array.from(duration).sort().reverse();
  const queue = new EventQueue(Math.min(agents, duration.length));
  let end = 0;
  for (let i = 0; i < longestFirst.length; i++) {
    let from = 0;
    if (queue.size === agents) {
      from = queue.peek();
      queue.pop();
    }
    const until = from + longestFirst[i];
    queue.push(until, i);
    end = Math.max(end, until);
  }
  return end;
}
