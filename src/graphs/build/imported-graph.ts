import type { TaskGraph } from '../../model/graph/task-graph.ts';
import type { Remark } from '../remark.ts';
import { AS_READ, type DurationUnit } from './unit.ts';

/** A task graph from a file. */
export interface ImportedGraph {
  /** In the order of the file; durations in `unit`, layers one below the deepest prerequisite. */
  readonly graph: TaskGraph;
  /** Length n: what the file calls each step. */
  readonly ids: readonly string[];
  readonly unit: DurationUnit;
  readonly remarks: readonly Remark[];
}

/** The same graph with its durations as the doubles that were read, as runs with overhead need them. */
export function asRead(imported: ImportedGraph): ImportedGraph {
  const { graph, unit } = imported;
  if (unit.decimals === null) return imported;
  const duration = graph.duration.map((x) => x / unit.perOne);
  return { ...imported, graph: { ...graph, duration }, unit: AS_READ };
}

/** Names for the steps of a grown graph: `root`, `s1`, `s2`, … Length n. */
export function grownIds(graph: TaskGraph): string[] {
  return Array.from({ length: graph.steps }, (_, i) => (i === 0 ? 'root' : `s${i}`));
}
