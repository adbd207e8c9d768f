import { type OpenSet, RandomReady } from '../ready-set.ts';
import type { RunState } from '../run-state.ts';
import { NOBODY } from '../team.ts';
import { addAll } from './dispatch.ts';

/**
 * The option `refill` of a recursive swarm: a free slot is given a random ready step, for which its holder
 * forks a child; where the holder has stopped or may not fork, a coordinator starts a new agent of layer 1.
 * Without the option nothing is kept and nothing happens.
 */
export class Refill {
  private readonly state: RunState;
  private readonly ready: OpenSet | null;

  constructor(state: RunState) {
    this.state = state;
    this.ready = state.options.refill ? new RandomReady(state.graph.steps, state.generator) : null;
  }

  open(steps: Int32Array, count: number): void {
    if (this.ready) addAll(this.ready, steps, count);
  }

  /** An agent took a ready step by itself, or forks a child for it. */
  taken(step: number): void {
    this.ready?.remove(step);
  }

  fill(): void {
    const { state, ready } = this;
    if (!ready) return;
    const { team, holder } = state;
    while (team.hasRoom && ready.size > 0) {
      const step = ready.take();
      const owner = holder[step];
      const forks = team.alive[owner] === 1 && team.mayFork(owner);
      state.place(step, team.start(forks ? owner : NOBODY), true);
    }
  }
}
