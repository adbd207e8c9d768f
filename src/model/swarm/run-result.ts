/** Which run this is: its random choices are drawn from (seed, graph, attempt, run). */
export interface RunName {
  readonly seed: number;
  readonly graph: number;
  readonly attempt: number;
  readonly run: number;
}

/** A finished run, as columns over steps and over agents. Times are in the unit of the durations. */
export interface RunResult {
  readonly steps: number;
  /** The cap on agents at work. */
  readonly agents: number;
  /** Length n: steps in the order in which they were finished. */
  readonly order: Int32Array;
  /** Length n, by step. */
  readonly start: Float64Array;
  /** Length n, by step. */
  readonly end: Float64Array;
  /** Length n, by step: who worked on it; agents are numbered in order of starting. */
  readonly agent: Int32Array;
  /** Length `agentsStarted`: the forker of each agent, -1 where a coordinator (or nobody) started it. */
  readonly forker: Int32Array;
  readonly agentsStarted: number;
  /** Steps with a prerequisite that another agent finished. */
  readonly handoffs: number;
  readonly makespan: number;
  /** Sum of the durations. */
  readonly work: number;
  /** Scheduling paid, summed over agents. */
  readonly scheduling: number;
  /** Communication paid, summed over agents. */
  readonly communication: number;
  /** Working time summed over agents: work + scheduling + communication. */
  readonly agentTime: number;
  readonly digest: string;
}
