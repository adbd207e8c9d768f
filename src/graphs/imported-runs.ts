import { paysNothing, type SwarmOptions } from '../model/swarm/options.ts';
import { PreparedGraph } from '../model/swarm/prepare.ts';
import { run } from '../model/swarm/run.ts';
import type { RunName, RunResult } from '../model/swarm/run-result.ts';
import { asRead, type ImportedGraph } from './build/imported-graph.ts';

/** A graph ready for runs, and how many units of their times make 1 of the file. */
export interface HeldGraph {
  readonly prepared: PreparedGraph;
  readonly perOne: number;
}

/** A run, and how many units of its times make 1 of the file. */
export interface ImportedRun {
  readonly run: RunResult;
  readonly perOne: number;
}

/** Runs swarms on an imported graph: in its exact unit, or in doubles where overhead is paid (MODEL.md section 6). */
export class ImportedRuns {
  /** The graph in its exact unit. */
  readonly exact: PreparedGraph;
  readonly perOne: number;
  private readonly imported: Pick<ImportedGraph, 'graph' | 'unit'>;
  private doubles: PreparedGraph | null = null;

  constructor(imported: Pick<ImportedGraph, 'graph' | 'unit'>) {
    this.imported = imported;
    this.exact = new PreparedGraph(imported.graph);
    this.perOne = imported.unit.perOne;
  }

  /** The graph in the unit in which a swarm works on it. */
  heldFor(options: SwarmOptions): HeldGraph {
    if (paysNothing(options)) return { prepared: this.exact, perOne: this.perOne };
    this.doubles ??= new PreparedGraph(asRead({ ids: [], remarks: [], ...this.imported }).graph);
    return { prepared: this.doubles, perOne: 1 };
  }

  /** Throws a RunError with one sentence when the options do not describe a swarm. */
  run(options: SwarmOptions, seed: number): ImportedRun {
    const { prepared, perOne } = this.heldFor(options);
    return { run: run(prepared, options, importedRun(seed)), perOne };
  }
}

/** The run of a seed on a graph that was not grown: always its first. */
export function importedRun(seed: number): RunName {
  return { seed, graph: 0, attempt: 0, run: 0 };
}
