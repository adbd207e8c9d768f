import type { SwarmOptions } from './options.ts';

/** The forker of an agent that a coordinator (or nobody) started. */
export const NOBODY = -1;

/**
 * Who is at work, who forked whom, and who talks to whom. Agents are numbered in order of starting and
 * never start again. All whom a coordinator started form one group; a forker, while alive, and its living
 * children form another, so that an agent with children belongs to two.
 */
export class Team {
  /** Length: most agents that can ever start. */
  readonly forker: Int32Array;
  readonly alive: Uint8Array;
  /** Agents started so far. */
  started = 0;
  atWork = 0;
  private readonly depth: Int32Array;
  private readonly children: Int32Array;
  private coordinated = 0;
  private readonly cap: number;
  private readonly deepest: number;

  /** Every agent starts with a step of its own, so that no more agents than steps ever start. */
  constructor(steps: number, options: SwarmOptions) {
    this.forker = new Int32Array(steps);
    this.alive = new Uint8Array(steps);
    this.depth = new Int32Array(steps);
    this.children = new Int32Array(steps);
    this.cap = options.agents;
    this.deepest = options.forkDepth ?? Number.POSITIVE_INFINITY;
  }

  /** Whether another agent may start. */
  get hasRoom(): boolean {
    return this.atWork < this.cap;
  }

  /** Starts an agent and returns its number. */
  start(forker: number): number {
    const agent = this.started++;
    this.forker[agent] = forker;
    this.alive[agent] = 1;
    this.atWork++;
    if (forker === NOBODY) {
      this.depth[agent] = 1;
      this.coordinated++;
    } else {
      this.depth[agent] = this.depth[forker] + 1;
      this.children[forker]++;
    }
    return agent;
  }

  stop(agent: number): void {
    this.alive[agent] = 0;
    this.atWork--;
    const forker = this.forker[agent];
    if (forker === NOBODY) this.coordinated--;
    else this.children[forker]--;
  }

  /** Whether an agent is above the cap on the depth of forking; the first agent is layer 1. */
  mayFork(agent: number): boolean {
    return this.depth[agent] < this.deepest;
  }

  /** Living children of an agent. */
  childrenOf(agent: number): number {
    return this.children[agent];
  }

  /** Size of the group that an agent was started into, itself included. */
  groupOf(agent: number): number {
    const forker = this.forker[agent];
    return forker === NOBODY ? this.coordinated : this.children[forker] + this.alive[forker];
  }
}
