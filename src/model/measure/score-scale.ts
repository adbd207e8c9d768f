import { growValues } from '../graph/grow.ts';
import { largest } from '../graph/metrics.ts';
import { drawTask, type GrowthParameters } from '../graph/task.ts';
import type { TaskGraph } from '../graph/task-graph.ts';
import { finished, type Pausing } from './pausing.ts';

/** Attempts from this number on are grown for the scale alone; no session uses them. */
const FIRST_SCALE_ATTEMPT = 1_000_000;
const SCALE_GRAPHS = 64;
const SCALE_QUANTILE = 0.9;

/** The largest value of a graph, never below the root's 0; 0 for a graph without values. */
export function largestValue(graph: TaskGraph): number {
  return graph.value ? largest(graph.value) : 0;
}

/**
 * The task's scale: of the largest values of 64 graphs grown with the same steps, depth, peak and merging,
 * each with its own layer noise and fertility, the one at sorted index round(0.9 · 63). Pauses between graphs.
 */
export function* takingTaskScale(parameters: GrowthParameters, graph: number): Pausing<number> {
  const task = drawTask(parameters, graph);
  const values = new Float64Array(SCALE_GRAPHS);
  for (let i = 0; i < SCALE_GRAPHS; i++) {
    values[i] = largest(growValues(parameters, task, graph, FIRST_SCALE_ATTEMPT + i));
    yield;
  }
  values.sort();
  return values[Math.round(SCALE_QUANTILE * (SCALE_GRAPHS - 1))];
}

/** The same at one go. */
export function taskScale(parameters: GrowthParameters, graph: number): number {
  return finished(takingTaskScale(parameters, graph));
}
