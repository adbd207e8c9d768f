import type { Rule } from '../../parameters.ts';
import { RandomReady, type ReadySet, SortedReady } from '../ready-set.ts';
import type { RunState } from '../run-state.ts';
import type { Chooser } from './chooser.ts';
import { addAll, fillFromQueue } from './dispatch.ts';

/** Rules that see the whole graph: whoever is free is dispatched to the best ready step, or stops. */
export class GlobalRuleChooser implements Chooser {
  private readonly state: RunState;
  private readonly ready: ReadySet;

  constructor(state: RunState, rule: Exclude<Rule, 'own-branch' | 'own-list'>) {
    this.state = state;
    const { graph, generator, prepared, duration } = state;
    this.ready =
      rule === 'random'
        ? new RandomReady(graph.steps, generator)
        : new SortedReady(graph.steps, prepared.key(rule, duration));
  }

  begin(roots: Int32Array, count: number): void {
    addAll(this.ready, roots, count);
  }

  open(steps: Int32Array, count: number): void {
    addAll(this.ready, steps, count);
  }

  choose(_step: number, agent: number): void {
    if (this.ready.size > 0) this.state.place(this.ready.take(), agent, true);
    else this.state.team.stop(agent);
  }

  fill(): void {
    fillFromQueue(this.state, this.ready);
  }
}
