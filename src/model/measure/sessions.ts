import { grow } from '../graph/grow.ts';
import type { TaskGraph } from '../graph/task-graph.ts';
import type { Parameters } from '../parameters.ts';
import { baselineOptions, type SwarmOptions, swarmOptions } from '../swarm/options.ts';
import { PreparedGraph } from '../swarm/prepare.ts';
import { run } from '../swarm/run.ts';
import type { RunResult } from '../swarm/run-result.ts';

/** One session: a swarm (or an agent alone) on a graph of its own. */
export interface Session {
  readonly graph: TaskGraph;
  readonly run: RunResult;
}

/** How the agents are split: this many sessions, of this many agents each. */
export interface Deployment {
  readonly sessions: number;
  readonly agentsEach: number;
}

/**
 * pass@k is k sessions of one agent; pass@a group@b is a sessions of b agents, b = agents / a rounded down
 * (at least 1, and never more sessions than agents); every other kind is one session of all agents.
 */
export function deployment(
  parameters: Pick<Parameters, 'swarm' | 'agents' | 'sessions'>,
): Deployment {
  const { swarm, agents } = parameters;
  if (swarm === 'single') return { sessions: 1, agentsEach: 1 };
  if (swarm === 'independent') return { sessions: agents, agentsEach: 1 };
  if (swarm !== 'sessions') return { sessions: 1, agentsEach: agents };
  const sessions = Math.min(parameters.sessions, agents);
  return { sessions, agentsEach: Math.floor(agents / sessions) };
}

/** What each session of a deployment runs. */
export function sessionOptions(parameters: Parameters): SwarmOptions {
  if (parameters.swarm === 'independent') return baselineOptions(parameters);
  return swarmOptions(parameters, deployment(parameters).agentsEach);
}

/**
 * Runs all sessions of a deployment on graph `graph`: session j works on attempt j at the graph's task, so
 * that the first session has the very graph of the single agent it is compared with.
 */
export function runSessions(
  parameters: Parameters,
  first: PreparedGraph,
  graph: number,
  runIndex = 0,
): Session[] {
  const { sessions } = deployment(parameters);
  const options = sessionOptions(parameters);
  return Array.from({ length: sessions }, (_, attempt) => {
    const prepared = attempt === 0 ? first : new PreparedGraph(grow(parameters, graph, attempt));
    const name = { seed: parameters.seed, graph, attempt, run: runIndex };
    return { graph: prepared.graph, run: run(prepared, options, name) };
  });
}
