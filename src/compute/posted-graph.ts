import type { Job, PostedJob } from '../../workers/protocol.ts';

/** What one worker was sent last of task graphs: a large one takes tens of milliseconds to post, with each move of a hand. */
export class PostedGraph {
  private key: string | null = null;

  /** A job as it is posted: the job itself, or with the key of its graph alone, where the worker has that graph. */
  posted(job: Job): PostedJob {
    if (!('input' in job)) return job;
    const { key } = job.input;
    if (key === this.key) return { ...job, input: { key } };
    this.key = key;
    return job;
  }
}
