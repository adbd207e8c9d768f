import { type Compute, type ComputeOptions, createCompute } from '../../../src/compute/index.ts';
import { FakeClock } from './fake-clock.ts';
import { type FakeManners, type FakeRun, FakeWorker, quiet } from './fake-worker.ts';
import { job, seedOf, seedOfJob } from './jobs.ts';

/** A compute with fake workers and a fake clock, and a record of what it delivers. */
export class Bench {
  readonly clock = new FakeClock();
  readonly workers: FakeWorker[] = [];
  /** What was delivered, as `partial 3`, `result 3`, `failed: …`, `unavailable: …`. */
  readonly heard: string[] = [];
  /** Why the next workers cannot be constructed, or null. */
  refusal: string | null = null;
  readonly compute: Compute;

  constructor(
    options: ComputeOptions = {},
    private manners: FakeManners = {},
  ) {
    this.compute = createCompute({
      cores: 2,
      clock: this.clock,
      makeWorker: () => {
        if (this.refusal !== null) throw new Error(this.refusal);
        const worker = new FakeWorker(this.manners);
        this.workers.push(worker);
        return worker;
      },
      ...options,
    });
  }

  behave(manners: FakeManners): void {
    this.manners = manners;
  }

  /** Asks on a channel for the job of a seed. */
  ask(seed: number, channel = 'family'): void {
    const mark = channel === 'family' ? '' : `${channel} `;
    this.compute.request(channel, job(seed), {
      onPartial: (partial) => this.heard.push(`${mark}partial ${seedOf(partial)}`),
      onResult: (result) => this.heard.push(`${mark}result ${seedOf(result)}`),
      onError: ({ kind, message }) => this.heard.push(`${mark}${kind}: ${message}`),
    });
  }

  /** Runs under way, the oldest first. */
  get open(): FakeRun[] {
    return this.workers.flatMap((worker) => worker.open).sort((a, b) => a.number - b.number);
  }

  /** The only run under way. */
  get only(): FakeRun {
    const [run, ...others] = this.open;
    if (!run || others.length > 0) throw new Error(`${this.open.length} runs are under way, not 1`);
    return run;
  }

  /** Seeds of all runs that any worker was given, in order. */
  get given(): number[] {
    return this.workers
      .flatMap((worker) => worker.runs)
      .sort((a, b) => a.number - b.number)
      .map((run) => seedOfJob(run.job));
  }

  quiet(): Promise<void> {
    return quiet();
  }
}
