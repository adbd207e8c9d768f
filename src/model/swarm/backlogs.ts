import type { Backlog } from '../parameters.ts';

/** The private backlogs of a recursive swarm under `own-branch`: linked lists over one array, a step on at most one. */
export class Backlogs {
  private readonly head: Int32Array;
  private readonly tail: Int32Array;
  private readonly next: Int32Array;

  private readonly order: Backlog;

  constructor(steps: number, order: Backlog) {
    // No more agents than steps ever start.
    this.head = new Int32Array(steps).fill(-1);
    this.tail = new Int32Array(steps).fill(-1);
    this.next = new Int32Array(steps);
    this.order = order;
  }

  push(agent: number, step: number): void {
    if (this.order === 'lifo') {
      this.next[step] = this.head[agent];
      this.head[agent] = step;
      return;
    }
    this.next[step] = -1;
    if (this.head[agent] === -1) this.head[agent] = step;
    else this.next[this.tail[agent]] = step;
    this.tail[agent] = step;
  }

  /** The agent's next step that nobody has started, or -1. */
  take(agent: number, started: Uint8Array): number {
    for (;;) {
      const step = this.head[agent];
      if (step === -1) return -1;
      this.head[agent] = this.next[step];
      if (started[step] === 0) return step;
    }
  }
}
