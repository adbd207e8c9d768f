/**
 * How the agents of a swarm choose: one class for each way. Called by the event loop at each instant, in
 * this order: `open` with all steps that became ready, `choose` for each finisher by step index, `fill` once.
 */
export interface Chooser {
  /** The steps without prerequisites, ascending, before anything has started. */
  begin(roots: Int32Array, count: number): void;
  /** Steps that became ready at this instant, ascending. */
  open(steps: Int32Array, count: number): void;
  /** The agent that finished `step` goes on, forks, or stops. */
  choose(step: number, agent: number): void;
  /** Gives free slots to ready steps, as far as the kind of swarm allows. */
  fill(): void;
}
