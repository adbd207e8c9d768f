import { grow } from '../graph/grow.ts';
import type { TaskGraph } from '../graph/task-graph.ts';
import type { Parameters } from '../parameters.ts';
import { digest } from '../swarm/digest.ts';
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
 * Runs the sessions of a deployment on graph `graph`, one after the other: session j works on attempt j at the
 * graph's task, so that the first session has the very graph of the single agent it is compared with.
 */
export function* sessionsOf(
  parameters: Parameters,
  first: PreparedGraph,
  graph: number,
): Generator<Session, void, undefined> {
  const options = sessionOptions(parameters);
  const { sessions } = deployment(parameters);
  for (let attempt = 0; attempt < sessions; attempt++) {
    const prepared = attempt === 0 ? first : new PreparedGraph(grow(parameters, graph, attempt));
    const name = { seed: parameters.seed, graph, attempt, run: 0 };
    yield { graph: prepared.graph, run: run(prepared, options, name) };
  }
}

/** All of them at once. */
export function runSessions(
  parameters: Parameters,
  first: PreparedGraph,
  graph: number,
): Session[] {
  return [...sessionsOf(parameters, first, graph)];
}

/** The run's own digest; of several sessions, that of their completions one session after the other. */
export function digestOfSessions(runs: readonly RunResult[]): string {
  if (runs.length === 1) return runs[0].digest;
  const total = runs.reduce((sum, each) => sum + each.steps, 0);
  const order = new Int32Array(total);
  const end = new Float64Array(total);
  let offset = 0;
  for (const each of runs) {
    for (let i = 0; i < each.steps; i++) order[offset + i] = offset + each.order[i];
    end.set(each.end, offset);
    offset += each.steps;
  }
  return digest(order, end);
}
