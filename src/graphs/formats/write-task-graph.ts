import type { ImportedGraph } from '../build/imported-graph.ts';
import { TASK_GRAPH_FORMAT, TASK_GRAPH_VERSION } from './task-graph.ts';

/** A task graph in the project's own format, one step a line; `readTaskGraph` gives the same graph back. */
export function writeTaskGraph(graph: Omit<ImportedGraph, 'remarks'>): string {
  return Array.from(taskGraphLines(graph)).join('');
}

/** The same line by line, each with its line end: a large graph is longer than a string may be. */
export function* taskGraphLines({
  graph,
  ids,
  unit,
}: Omit<ImportedGraph, 'remarks'>): IterableIterator<string> {
  const { start, item } = graph.prerequisites;
  yield `{"format": "${TASK_GRAPH_FORMAT}", "version": ${TASK_GRAPH_VERSION},\n "steps": [\n`;
  for (let i = 0; i < graph.steps; i++) {
    const needs = Array.from(item.subarray(start[i], start[i + 1]), (p) => JSON.stringify(ids[p]));
    const value = graph.value ? `, "value": ${graph.value[i]}` : '';
    const end = i < graph.steps - 1 ? ',' : '';
    yield `  {"id": ${JSON.stringify(ids[i])}, "duration": ${graph.duration[i] / unit.perOne}, "needs": [${needs.join(', ')}]${value}, "layer": ${graph.layer[i]}}${end}\n`;
  }
  yield ' ]}\n';
}
