import type { TaskGraph } from '../graph/task-graph.ts';
import type { Generator } from '../random/generator.ts';
import type { SwarmOptions } from './options.ts';
import type { PreparedGraph } from './prepare.ts';
import { NOBODY, Team } from './team.ts';

/** What the event loop and the choosers share about a run in progress. Columns are over steps. */
export class RunState {
  readonly graph: TaskGraph;
  readonly prepared: PreparedGraph;
  readonly options: SwarmOptions;
  /** The run's own durations. */
  readonly duration: Float64Array;
  /** The swarm's stream. */
  readonly generator: Generator;
  readonly team: Team;
  readonly started: Uint8Array;
  /** Who works or worked on a step. */
  readonly agent: Int32Array;
  /** The agent that finished a ready step's last prerequisite. */
  readonly holder: Int32Array;
  /** That prerequisite. */
  readonly unlockedBy: Int32Array;
  /** Steps that start at this instant; what they cost is not fixed yet. */
  readonly starting: Int32Array;
  startingCount = 0;
  /** Whether a step is the first of a new agent, or dispatched by a global rule. */
  readonly dispatched: Uint8Array;

  constructor(
    prepared: PreparedGraph,
    options: SwarmOptions,
    duration: Float64Array,
    generator: Generator,
  ) {
    const n = prepared.graph.steps;
    this.graph = prepared.graph;
    this.prepared = prepared;
    this.options = options;
    this.duration = duration;
    this.generator = generator;
    this.team = new Team(n, options);
    this.started = new Uint8Array(n);
    this.agent = new Int32Array(n).fill(NOBODY);
    this.holder = new Int32Array(n).fill(NOBODY);
    this.unlockedBy = new Int32Array(n).fill(-1);
    this.starting = new Int32Array(n);
    this.dispatched = new Uint8Array(n);
  }

  /** Notes that an agent starts a step at this instant; `dispatched`: as its first, or sent by a global rule. */
  place(step: number, agent: number, dispatched: boolean): void {
    this.started[step] = 1;
    this.agent[step] = agent;
    this.dispatched[step] = dispatched ? 1 : 0;
    this.starting[this.startingCount++] = step;
  }

  /** The lowest step that a completion unlocked and nobody has started, or -1. */
  firstUnlocked(step: number): number {
    const { start, item } = this.graph.dependents;
    for (let e = start[step]; e < start[step + 1]; e++) {
      const child = item[e];
      if (this.unlockedBy[child] === step && this.started[child] === 0) return child;
    }
    return -1;
  }

  /** All steps that a completion unlocked and nobody has started, ascending, into `out`; returns how many. */
  collectUnlocked(step: number, out: Int32Array): number {
    const { start, item } = this.graph.dependents;
    let count = 0;
    for (let e = start[step]; e < start[step + 1]; e++) {
      const child = item[e];
      if (this.unlockedBy[child] === step && this.started[child] === 0) out[count++] = child;
    }
    return count;
  }
}
