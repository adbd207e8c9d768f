import { fingerprint } from '../model/fingerprint.ts';
import type { TaskGraph } from '../model/graph/task-graph.ts';
import type { ImportedGraph } from './build/imported-graph.ts';
import type { DurationUnit } from './build/unit.ts';

/** An imported graph as jobs carry it: all that runs need, and a key by which results are told apart. */
export interface GraphInput {
  /** A fingerprint of structure, durations and values: equal graphs have equal keys. */
  readonly key: string;
  readonly graph: TaskGraph;
  readonly unit: DurationUnit;
}

/** The columns are those of the imported graph, not copies. O(steps + edges). */
export function graphInput({ graph, unit }: Pick<ImportedGraph, 'graph' | 'unit'>): GraphInput {
  const { prerequisites, duration, value } = graph;
  return { key: fingerprint([prerequisites, duration, value, unit.decimals]), graph, unit };
}
