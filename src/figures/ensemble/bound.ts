import type { GraphSpan } from '../../model/measure/ensemble.ts';

/**
 * Mean over the graphs of min(agents, W/C): what no swarm can exceed at completion, for its makespan is never below
 * max(C, W/agents). W is a graph's work, C its critical path.
 */
export function completionBound(spans: readonly GraphSpan[], agents: number): number {
  return (
    spans.reduce(
      (sum, { work, criticalPath }) => sum + Math.min(agents, parallelismOf(work, criticalPath)),
      0,
    ) / spans.length
  );
}

/** Mean over the graphs of W/C. */
export function meanParallelism(spans: readonly GraphSpan[]): number {
  return completionBound(spans, Number.POSITIVE_INFINITY);
}

/** A graph without any work is finished at once, by whomever. */
function parallelismOf(work: number, criticalPath: number): number {
  return criticalPath > 0 ? work / criticalPath : 1;
}
