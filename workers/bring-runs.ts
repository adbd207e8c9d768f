import type { Running } from './jobs/running.ts';
import { startRun } from './jobs/start-run.ts';
import type { Job, JobResult } from './protocol.ts';

/** Takes the place of bring.ts in embeds, which are one script and show no files of the reader's. */
export function bring(job: Job): Running<JobResult> {
  if (job.kind === 'graph-read') throw new Error('an embed reads no files');
  return startRun(job);
}
