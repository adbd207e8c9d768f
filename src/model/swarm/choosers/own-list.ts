import { AgentLists } from '../agent-lists.ts';
import type { OpenSet } from '../ready-set.ts';
import type { RunState } from '../run-state.ts';
import type { Chooser } from './chooser.ts';
import { addAll, dispatchQueue, fillFromQueue, goOn } from './dispatch.ts';

/**
 * One agent or a standard swarm by `own-list`: the deepest step still open on the agent's own list. With an
 * empty list the agent stops and frees its slot; an agent alone is dispatched again.
 */
export class OwnListChooser implements Chooser {
  private readonly state: RunState;
  private readonly ready: OpenSet;
  private readonly lists: AgentLists;

  constructor(state: RunState) {
    this.state = state;
    this.ready = dispatchQueue(state);
    this.lists = new AgentLists(state);
  }

  begin(roots: Int32Array, count: number): void {
    addAll(this.ready, roots, count);
  }

  open(steps: Int32Array, count: number): void {
    addAll(this.ready, steps, count);
    for (let i = 0; i < count; i++) this.lists.enlist(steps[i], true);
  }

  choose(_step: number, agent: number): void {
    goOn(this.state, this.ready, this.lists.take(agent), agent);
  }

  fill(): void {
    fillFromQueue(this.state, this.ready);
  }
}
