import type { GraphInput } from '../src/graphs/graph-input.ts';
import { type Job, LACKS_GRAPH, type PostedJob } from './protocol.ts';

/**
 * Makes jobs whole as they arrive, by the graph that came last. Throws LACKS_GRAPH where that is another one than a job
 * means.
 */
export function holdingGraph(): (job: PostedJob) => Job {
  let held: GraphInput | null = null;
  return (job) => {
    if (!('input' in job)) return job;
    const { input } = job;
    if ('graph' in input) {
      held = input;
      return job as Job;
    }
    if (held?.key !== input.key) throw new Error(LACKS_GRAPH);
    return { ...job, input: held } as Job;
  };
}
