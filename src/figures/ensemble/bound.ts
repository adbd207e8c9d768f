import type { GraphSpan } from '../../model/measure/ensemble.ts';

type WorkAndSpan = Pick<GraphSpan, 'work' | 'criticalPath'>;

/**
 * How many times sooner than one agent a swarm can have finished all graphs at most, as a ratio of mean makespans: mean
 * work W over the mean of max(C, W/agents), below which no makespan lies. C is a graph's critical path. Holds without
 * overhead, and says nothing of earlier levels. 1 where there is no work.
 */
export function completionBound(spans: readonly WorkAndSpan[], agents: number): number {
  const least = total(spans, ({ work, criticalPath }) => Math.max(criticalPath, work / agents));
  return least > 0 ? total(spans, ({ work }) => work) / least : 1;
}

/** Mean work over mean critical path: the bound for any number of agents. */
export function averageParallelism(spans: readonly WorkAndSpan[]): number {
  return completionBound(spans, Number.POSITIVE_INFINITY);
}

function total(spans: readonly WorkAndSpan[], of: (span: WorkAndSpan) => number): number {
  return spans.reduce((sum, span) => sum + of(span), 0);
}
