import type { TimeUnit } from '../../model/time-unit.ts';
import type { ImportedGraph } from '../build/imported-graph.ts';
import type { FormatId } from './format.ts';
import { NO_UNIT, TASK_GRAPH_FORMAT, TASK_GRAPH_VERSION, UNKNOWN_EDGES } from './task-graph.ts';

/** A task graph, and what is known about it. */
export interface WrittenGraph extends Omit<ImportedGraph, 'remarks'> {
  /** Of 1 in the file; left out where nobody knows it. */
  readonly timeUnit?: TimeUnit | null;
  /** Whether durations are in none, where they have no unit of time. */
  readonly unitless?: boolean;
  /** Whether nobody knows what waits for what. */
  readonly edgesUnknown?: boolean;
  /** The format that it was read from, and before that from which that was written. */
  readonly format?: FormatId;
  readonly from?: FormatId | null;
  /** Makespan of a real run, as 1 of the file. */
  readonly recorded?: number | null;
  /** Length n, '' where a step is of no sort. */
  readonly sorts?: readonly string[] | null;
}

/** A task graph in the project's own format, one step a line; reading it gives the same graph back. */
export function writeTaskGraph(graph: WrittenGraph): string {
  return Array.from(taskGraphLines(graph)).join('');
}

/** The same line by line, each with its line end: a large graph is longer than a string may be. */
export function* taskGraphLines(written: WrittenGraph): IterableIterator<string> {
  const { graph, ids, unit, timeUnit, unitless, edgesUnknown, recorded, sorts } = written;
  const from = written.from ?? written.format ?? TASK_GRAPH_FORMAT;
  // That nothing takes time is seen without it.
  const counts = unitless && graph.duration.some((x) => x > 0);
  const unitName = timeUnit ?? (counts ? NO_UNIT : null);
  const { start, item } = graph.prerequisites;
  const head = [
    `"format": "${TASK_GRAPH_FORMAT}"`,
    `"version": ${TASK_GRAPH_VERSION}`,
    ...(from === TASK_GRAPH_FORMAT ? [] : [`"from": "${from}"`]),
    ...(unitName ? [`"unit": "${unitName}"`] : []),
    ...(edgesUnknown ? [`"edges": "${UNKNOWN_EDGES}"`] : []),
    ...(typeof recorded === 'number' ? [`"recorded": ${recorded}`] : []),
  ];
  yield `{${head.join(', ')},\n "steps": [\n`;
  for (let i = 0; i < graph.steps; i++) {
    const needs = Array.from(item.subarray(start[i], start[i + 1]), (p) => JSON.stringify(ids[p]));
    const value = graph.value ? `, "value": ${graph.value[i]}` : '';
    const sort = sorts?.[i] ? `, "sort": ${JSON.stringify(sorts[i])}` : '';
    const end = i < graph.steps - 1 ? ',' : '';
    yield `  {"id": ${JSON.stringify(ids[i])}, "duration": ${graph.duration[i] / unit.perOne}, "needs": [${needs.join(', ')}]${value}${sort}, "layer": ${graph.layer[i]}}${end}\n`;
  }
  yield ' ]}\n';
}
