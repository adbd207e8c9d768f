import type { OpenSet, ReadySet } from '../ready-set.ts';
import { OldestReady, RandomReady } from '../ready-set.ts';
import type { RunState } from '../run-state.ts';
import { NOBODY } from '../team.ts';

/** The ready queue of a coordinator, in the order of the run's `dispatch`. */
export function dispatchQueue({ options, graph, generator }: RunState): OpenSet {
  return options.dispatch === 'oldest'
    ? new OldestReady(graph.steps)
    : new RandomReady(graph.steps, generator);
}

export function addAll(ready: ReadySet, steps: Int32Array, count: number): void {
  for (let i = 0; i < count; i++) ready.add(steps[i]);
}

/**
 * The agent goes on with the step it takes by itself (-1: there is none). Without one it stops and frees its
 * slot; an agent alone is dispatched again, as long as a step is ready.
 */
export function goOn(state: RunState, ready: OpenSet, own: number, agent: number): void {
  let next = own;
  if (next >= 0) ready.remove(next);
  else if (state.options.kind === 'single' && ready.size > 0) next = ready.take();
  if (next >= 0) state.place(next, agent, false);
  else state.team.stop(agent);
}

/**
 * Starts new agents on ready steps while there are both slots and steps; an agent alone is started once
 * and looks after itself from then on.
 */
export function fillFromQueue(state: RunState, ready: ReadySet): void {
  const { team, options } = state;
  if (options.kind === 'single' && team.started > 0) return;
  while (team.hasRoom && ready.size > 0) state.place(ready.take(), team.start(NOBODY), true);
}
