import type { SwarmOptions } from './options.ts';
import type { PreparedGraph } from './prepare.ts';
import type { RunName, RunResult } from './run-result.ts';
import { Simulation } from './simulation.ts';

/**
 * Runs a swarm to the end of a graph. A pure function of its arguments; see `Simulation` for a run that
 * is advanced in slices. Throws an Error with one sentence when the options do not describe a swarm.
 */
export function run(prepared: PreparedGraph, options: SwarmOptions, name: RunName): RunResult {
  const simulation = new Simulation(prepared, options, name);
  simulation.advance();
  return simulation.result();
}
