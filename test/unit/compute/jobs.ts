import { PRESETS } from '../../../src/model/presets.ts';
import type { FamilyJob, FamilyResult, Job, JobResult } from '../../../workers/protocol.ts';

/** A job that is told from others by its seed. */
export function job(seed: number): FamilyJob {
  return { kind: 'family', parameters: { ...PRESETS.post, seed }, replicates: 0 };
}

/** The seed that a job of `job` is told by. */
export function seedOfJob(job: Job): number {
  return job.kind === 'family' ? job.parameters.seed : Number.NaN;
}

/** What a fake worker finds out: a result that names the seed of its job. */
export function resultOf(job: Job, complete: boolean): JobResult {
  const summary = { graphs: seedOfJob(job), time: new Float64Array(4) };
  return {
    kind: 'family',
    summary: summary as unknown as FamilyResult['summary'],
    complete,
  };
}

/** The seed that a fake result names. */
export function seedOf(result: JobResult): number {
  return result.kind === 'family' ? result.summary.graphs : Number.NaN;
}
