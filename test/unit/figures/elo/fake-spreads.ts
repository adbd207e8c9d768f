import type { SpreadCallbacks } from '../../../../src/compute/index.ts';
import type { EloOptions } from '../../../../src/figures/elo/elo-computation.ts';
import { finish } from '../../../../workers/jobs/running.ts';
import { start } from '../../../../workers/jobs/start.ts';
import type { Job } from '../../../../workers/protocol.ts';

export interface Spreading {
  readonly jobs: readonly Job[];
  // biome-ignore lint/suspicious/noExplicitAny: results of every kind of job go through here
  readonly callbacks: SpreadCallbacks<any>;
  stopped: boolean;
}

/** A rating takes long for its replicates, and a few show all that many would. */
export const FEW = 3;
const brief = (job: Job): Job =>
  job.kind === 'elo' ? { ...job, replicates: Math.min(FEW, job.replicates) } : job;

/**
 * A compute side that keeps lists of jobs until a test asks for their results, which are real ones, but for the
 * number of replicates.
 */
export class FakeSpreads {
  readonly all: Spreading[] = [];
  retries = 0;

  readonly compute: EloOptions['compute'] = {
    spread: (jobs: readonly Job[], callbacks: SpreadCallbacks<never>) => {
      const spreading: Spreading = { jobs, callbacks, stopped: false };
      this.all.push(spreading);
      return () => {
        spreading.stopped = true;
      };
    },
    retry: () => {
      this.retries++;
    },
    status: () => ({ kind: 'ready' }),
  };

  /** Computes a list of jobs and delivers it. */
  deliver(index: number): void {
    const { jobs, callbacks } = this.all[index];
    callbacks.onResults(jobs.map((job) => finish(start(brief(job)))));
  }
}
