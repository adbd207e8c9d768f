import { type ProxyMethods, releaseProxy, transfer } from 'comlink';
import { MODEL_VERSION } from '../src/model/version.ts';
import { bring } from './bring.ts';
import { buffersOf, bytesOf } from './buffers.ts';
import { drive, type Host } from './drive.ts';
import { holdingGraph } from './held-graph.ts';
import type { Running } from './jobs/running.ts';
import type { Answer, Job, JobResult, Progress, WorkerApi } from './protocol.ts';

type OnProgress = (progress: Progress) => unknown;

/** What a worker offers, on the clock and event loop of `host`; runs may overlap. */
export function createApi(
  host: Host,
  start: (job: Job) => Running<JobResult> | Promise<Running<JobResult>> = bring,
): WorkerApi {
  const runs = new Map<number, { stopped: boolean }>();
  const whole = holdingGraph();
  return {
    async run(runNumber, job, onProgress): Promise<Answer> {
      const run = { stopped: false };
      runs.set(runNumber, run);
      try {
        const result = await drive(await start(whole(job)), host, {
          stopped: () => run.stopped,
          report: (share, partial) => send(onProgress, { share, partial }),
        });
        const buffers = buffersOf(result);
        return transfer({ result, bytes: bytesOf(buffers) }, buffers);
      } finally {
        runs.delete(runNumber);
        release(onProgress);
      }
    },
    stop(runNumber) {
      const run = runs.get(runNumber);
      if (run) run.stopped = true;
    },
    hello: () => ({ modelVersion: MODEL_VERSION }),
  };
}

/** What the page does with progress, and whether it still listens, is not the job's affair. */
function send(onProgress: OnProgress, progress: Progress): void {
  const buffers = progress.partial ? buffersOf(progress.partial) : [];
  Promise.resolve(onProgress(transfer(progress, buffers))).catch(() => {});
}

/** Closes the channel of a callback that came through comlink. */
function release(onProgress: OnProgress & Partial<ProxyMethods>): void {
  onProgress[releaseProxy]?.();
}
