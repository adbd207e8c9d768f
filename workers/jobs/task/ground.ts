import type { GraphInput } from '../../../src/graphs/graph-input.ts';
import { type HeldGraph, ImportedRuns, importedRun } from '../../../src/graphs/imported-runs.ts';
import type { SwarmOptions } from '../../../src/model/swarm/options.ts';
import type { RunResult } from '../../../src/model/swarm/run-result.ts';
import { Simulation } from '../../../src/model/swarm/simulation.ts';
import { type Pause, pause } from '../running.ts';

/** Completions between two pauses: a few milliseconds. */
const SLICE = 5_000;

let last: { readonly key: string; readonly runs: ImportedRuns } | null = null;

/**
 * The graph of a job, prepared for runs. The last one is remembered: one reader asks for many things of one graph. Its
 * columns are shared between jobs, so that nothing of it may be sent away.
 */
export function rememberedRuns(input: GraphInput): ImportedRuns {
  if (last?.key !== input.key) last = { key: input.key, runs: new ImportedRuns(input) };
  return last.runs;
}

/** One run, in slices; `share` turns a share of the run into one of the job. Throws a RunError with one sentence. */
export function* running(
  { prepared }: HeldGraph,
  options: SwarmOptions,
  seed: number,
  share: (within: number) => number,
): Generator<Pause<never>, RunResult, void> {
  const simulation = new Simulation(prepared, options, importedRun(seed));
  while (!simulation.advance(SLICE)) yield pause(share(simulation.done / prepared.graph.steps));
  return simulation.result();
}
