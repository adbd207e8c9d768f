import { asRead, type ImportedGraph } from '../graphs/build/imported-graph.ts';
import { type Parameters, SWARM_KINDS } from '../model/parameters.ts';
import {
  optionsError,
  paysOverhead,
  type SwarmOptions,
  swarmOptions,
} from '../model/swarm/options.ts';
import { PreparedGraph } from '../model/swarm/prepare.ts';
import { run } from '../model/swarm/run.ts';
import type { RunResult } from '../model/swarm/run-result.ts';
import { UsageError } from './usage-error.ts';

/** A run, and how many units of its times make 1 of the file. */
export interface ImportedRun {
  readonly run: RunResult;
  readonly perOne: number;
}

/** Runs swarms on an imported graph: in its exact unit, or in doubles where overhead is paid. */
export class ImportedRuns {
  /** The graph in its exact unit. */
  readonly exact: PreparedGraph;
  readonly perOne: number;
  private readonly imported: ImportedGraph;
  private doubles: PreparedGraph | null = null;

  constructor(imported: ImportedGraph) {
    this.imported = imported;
    this.exact = new PreparedGraph(imported.graph);
    this.perOne = imported.unit.perOne;
  }

  run(options: SwarmOptions, seed: number): ImportedRun {
    const name = { seed, graph: 0, attempt: 0, run: 0 };
    if (isFree(options)) return { run: run(this.exact, options, name), perOne: this.perOne };
    this.doubles ??= new PreparedGraph(asRead(this.imported).graph);
    return { run: run(this.doubles, options, name), perOne: 1 };
  }
}

/** Whether a swarm pays nothing, so that its times are sums of durations. */
function isFree(options: SwarmOptions): boolean {
  const { scheduling, communication } = options;
  return !paysOverhead(options) || (scheduling === 0 && communication.law === 'none');
}

/** The swarm that works on an imported graph. Throws a UsageError when there is none as described. */
export function importedSwarm(parameters: Parameters, agents: number): SwarmOptions {
  const { swarm } = parameters;
  if (swarm === 'independent' || swarm === 'sessions') {
    const others = SWARM_KINDS.filter((kind) => kind !== 'independent' && kind !== 'sessions');
    throw new UsageError(
      `--swarm ${swarm} needs a graph of its own for every session, and --graph is one graph; choose ${others.join(', ')}`,
    );
  }
  return checkedSwarm(parameters, agents);
}

/** One swarm as described. Throws a UsageError when its options contradict each other. */
export function checkedSwarm(parameters: Parameters, agents: number): SwarmOptions {
  const options = swarmOptions(parameters, agents);
  const error = optionsError(options);
  if (error !== null) throw new UsageError(error);
  return options;
}
