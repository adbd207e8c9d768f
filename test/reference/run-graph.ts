import type { TaskGraph } from '../../src/model/graph/task-graph.ts';
import type { SwarmOptions } from '../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../src/model/swarm/prepare.ts';
import { run } from '../../src/model/swarm/run.ts';
import type { RunName, RunResult } from '../../src/model/swarm/run-result.ts';
import { NAME, PLAIN } from './arbitraries.ts';

/** One run of a plain swarm with some options changed. */
export function runGraph(
  graph: TaskGraph,
  options: Partial<SwarmOptions>,
  name: Partial<RunName> = {},
): RunResult {
  return run(new PreparedGraph(graph), { ...PLAIN, ...options }, { ...NAME, ...name });
}

/** A run as one line per agent, "step@start-end …", in the order of the agents. */
export function schedule(result: RunResult): string[] {
  return Array.from({ length: result.agentsStarted }, (_, agent) =>
    [...result.order]
      .filter((s) => result.agent[s] === agent)
      .map((s) => `${s}@${result.start[s]}-${result.end[s]}`)
      .join(' '),
  );
}
