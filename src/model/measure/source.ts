import type { Parameters } from '../parameters.ts';
import { FAMILY_SIZE } from './family.ts';
import { type Ground, groundOf } from './graph-measure.ts';
import { takingTaskScale } from './score-scale.ts';

/** How grounds and scales are come by: both pure functions, which may remember. */
export interface Source {
  readonly ground: (parameters: Parameters, graph: number) => Ground;
  readonly taskScale: typeof takingTaskScale;
}

export const AFRESH: Source = { ground: groundOf, taskScale: takingTaskScale };

/** The graphs of a family that are measured: the first `parameters.graphs` from its first on. */
export function graphsOf({ graph, graphs }: Pick<Parameters, 'graph' | 'graphs'>): number[] {
  const first = Math.floor(graph / FAMILY_SIZE) * FAMILY_SIZE;
  return Array.from({ length: graphs }, (_, i) => first + i);
}
