import { AgentLists } from '../agent-lists.ts';
import type { RunState } from '../run-state.ts';
import { NOBODY } from '../team.ts';
import type { Chooser } from './chooser.ts';
import { Refill } from './refill.ts';

/**
 * A recursive swarm by `own-list`: forking comes before choosing. The unlocked steps are shuffled; a child
 * is forked for each but the first while there is room; the others go on the agent's list, of which it takes
 * the deepest.
 */
export class RecursiveListChooser implements Chooser {
  private readonly state: RunState;
  private readonly refill: Refill;
  private readonly lists: AgentLists;
  private readonly unlocked: Int32Array;

  constructor(state: RunState) {
    this.state = state;
    this.refill = new Refill(state);
    this.lists = new AgentLists(state);
    this.unlocked = new Int32Array(state.graph.steps);
  }

  /** As if the first agent had just finished a free root that unlocks all roots. */
  begin(roots: Int32Array, count: number): void {
    const first = this.state.team.start(NOBODY);
    for (let i = 0; i < count; i++) {
      this.state.holder[roots[i]] = first;
      this.unlocked[i] = roots[i];
    }
    this.refill.open(roots, count);
    this.goOn(first, count, true);
  }

  open(steps: Int32Array, count: number): void {
    this.refill.open(steps, count);
    for (let i = 0; i < count; i++) this.lists.enlist(steps[i], false);
  }

  choose(step: number, agent: number): void {
    this.goOn(agent, this.state.collectUnlocked(step, this.unlocked), false);
  }

  fill(): void {
    this.refill.fill();
  }

  private goOn(agent: number, count: number, dispatched: boolean): void {
    const { state, refill, lists, unlocked } = this;
    const { team, generator } = state;
    for (let i = count - 1; i > 0; i--) {
      const j = generator.below(i + 1);
      const step = unlocked[i];
      unlocked[i] = unlocked[j];
      unlocked[j] = step;
    }
    const mayFork = team.mayFork(agent);
    for (let i = 0; i < count; i++) {
      const step = unlocked[i];
      if (i > 0 && mayFork && team.hasRoom) {
        refill.taken(step);
        state.place(step, team.start(agent), true);
      } else {
        lists.add(agent, step);
      }
    }
    const next = lists.take(agent);
    if (next < 0) {
      team.stop(agent);
      return;
    }
    refill.taken(next);
    state.place(next, agent, dispatched);
  }
}
