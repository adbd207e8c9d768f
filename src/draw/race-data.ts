import type { Session } from '../model/measure/sessions.ts';

/**
 * What the race draws, as the workers hand it over (RaceResult of workers/protocol.ts fits): one agent and a
 * deployment of agents, `alone.graph` and `swarm[0].graph` being the same graph.
 */
export interface RaceData {
  readonly alone: Session;
  /** One entry, or one for each session that is shown; every session works on a graph of its own. */
  readonly swarm: readonly Session[];
  /** How many sessions there are, shown or not. */
  readonly sessions: number;
  /** The value that makes a best score of 1; 0 when no step improves on the root. */
  readonly scale: number;
}
