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

/** A stub. */
export function graphInput({ graph, unit }: Pick<ImportedGraph, 'graph' | 'unit'>): GraphInput {
  return { key: '', graph, unit };
}
