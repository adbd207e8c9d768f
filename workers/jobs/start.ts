import type { Job, JobResult } from '../protocol.ts';
import type { Running } from './running.ts';
import { startRun } from './start-run.ts';
import { read } from './task/read.ts';

/**
 * Starts a job of any kind, for Node, where all code is at hand; see `bring.ts` for a worker. Throws an Error with one
 * sentence for a kind that is not known.
 */
export function start(job: Job): Running<JobResult> {
  return job.kind === 'graph-read' ? read(job) : startRun(job);
}
