import { Backlogs } from '../backlogs.ts';
import type { RunState } from '../run-state.ts';
import { NOBODY } from '../team.ts';
import type { Chooser } from './chooser.ts';
import { Refill } from './refill.ts';

/**
 * A recursive swarm by `own-branch`: keep the first step that the completion unlocked, fork a child for each
 * other one while there is room, put the rest on the private backlog, work that off when the branch is over.
 */
export class RecursiveBranchChooser implements Chooser {
  private readonly state: RunState;
  private readonly refill: Refill;
  private readonly backlogs: Backlogs;
  private readonly unlocked: Int32Array;

  constructor(state: RunState) {
    this.state = state;
    this.refill = new Refill(state);
    this.backlogs = new Backlogs(state.graph.steps, state.options.backlog);
    this.unlocked = new Int32Array(state.graph.steps);
  }

  /** As if the first agent had just finished a free root that unlocks all roots. */
  begin(roots: Int32Array, count: number): void {
    const first = this.state.team.start(NOBODY);
    for (let i = 0; i < count; i++) this.state.holder[roots[i]] = first;
    this.refill.open(roots, count);
    this.goOn(first, roots, count, true);
  }

  open(steps: Int32Array, count: number): void {
    this.refill.open(steps, count);
  }

  choose(step: number, agent: number): void {
    this.goOn(agent, this.unlocked, this.state.collectUnlocked(step, this.unlocked), false);
  }

  fill(): void {
    this.refill.fill();
  }

  private goOn(agent: number, unlocked: Int32Array, count: number, dispatched: boolean): void {
    const { state, refill, backlogs } = this;
    const { team } = state;
    const mayFork = team.mayFork(agent);
    for (let i = 1; i < count; i++) {
      const step = unlocked[i];
      if (mayFork && team.hasRoom) {
        refill.taken(step);
        state.place(step, team.start(agent), true);
      } else {
        backlogs.push(agent, step);
      }
    }
    const next = count > 0 ? unlocked[0] : backlogs.take(agent, state.started);
    if (next < 0) {
      team.stop(agent);
      return;
    }
    refill.taken(next);
    state.place(next, agent, dispatched);
  }
}
