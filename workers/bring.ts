import type { Running } from './jobs/running.ts';
import { startRun } from './jobs/start-run.ts';
import type { Job, JobResult } from './protocol.ts';

/**
 * Starts a job in a worker. The readers of files, which most pages never ask for, are loaded with the first file; rejects
 * with one sentence when they cannot be.
 */
export function bring(job: Job): Running<JobResult> | Promise<Running<JobResult>> {
  if (job.kind !== 'graph-read') return startRun(job);
  return import('./jobs/task/read.ts').then(
    ({ read }) => read(job),
    (error: unknown) => {
      throw new Error(`the readers of files could not be loaded (${reasonOf(error)})`);
    },
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
