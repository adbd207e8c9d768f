import type { OpenSet } from '../ready-set.ts';
import type { RunState } from '../run-state.ts';
import type { Chooser } from './chooser.ts';
import { addAll, dispatchQueue, fillFromQueue, goOn } from './dispatch.ts';

/**
 * One agent or a standard swarm by `own-branch`: on with the first step that the last completion unlocked.
 * When there is none, the agent stops and frees its slot; an agent alone is dispatched again.
 */
export class OwnBranchChooser implements Chooser {
  private readonly state: RunState;
  private readonly ready: OpenSet;

  constructor(state: RunState) {
    this.state = state;
    this.ready = dispatchQueue(state);
  }

  begin(roots: Int32Array, count: number): void {
    addAll(this.ready, roots, count);
  }

  open(steps: Int32Array, count: number): void {
    addAll(this.ready, steps, count);
  }

  choose(step: number, agent: number): void {
    goOn(this.state, this.ready, this.state.firstUnlocked(step), agent);
  }

  fill(): void {
    fillFromQueue(this.state, this.ready);
  }
}
