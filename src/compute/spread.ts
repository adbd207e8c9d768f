import type { Job, JobResult, Progress } from '../../workers/protocol.ts';
import type { Failure } from './channel.ts';
import type { Client, Pool, RunEnd } from './pool.ts';
import { safely } from './safely.ts';

export interface SpreadProgress {
  /** Jobs that are through, of `of`. */
  readonly done: number;
  readonly of: number;
  /** From 0 to 1, with the shares of the jobs under way; never goes back. */
  readonly share: number;
}

/** Never called within `spread`; nothing follows `onResults` or an error of kind `failed`. */
export interface SpreadCallbacks<R extends JobResult = JobResult> {
  onProgress?(progress: SpreadProgress): void;
  /** In the order of the jobs. */
  onResults(results: R[]): void;
  /** At most once; after `unavailable`, once more for each `retry` that fails too. What was computed is kept. */
  onError(failure: Failure): void;
}

/** A job is tried again when its worker dies, but a job that kills workers must not kill them all. */
const MOST_DEATHS = 2;

/** A list of jobs on its way through the workers of a pool. */
export class Spread {
  private readonly results: JobResult[];
  /** Jobs that nobody is at, the next one last. */
  private readonly waiting: number[];
  private readonly deaths: Map<number, number> = new Map();
  private readonly runners: Runner[];
  private done = 0;
  private share = 0;
  private over = false;
  private turnedAway = false;

  /** `onOver` is told when nothing of it is left to do, however it ended. */
  constructor(
    private readonly pool: Pool,
    private readonly jobs: readonly Job[],
    private readonly callbacks: SpreadCallbacks,
    private readonly onOver: () => void,
  ) {
    this.results = new Array(jobs.length);
    this.waiting = jobs.map((_, i) => i).reverse();
    const size = Math.min(pool.size, jobs.length);
    this.runners = Array.from({ length: size }, () => new Runner(this));
    if (jobs.length === 0) queueMicrotask(() => this.finishIfDone());
    else for (const runner of this.runners) pool.enqueue(runner);
  }

  /** No callback follows. May be called again. */
  stop(): void {
    if (this.over) return;
    this.over = true;
    for (const runner of this.runners) {
      this.pool.leave(runner);
      this.pool.stop(runner);
    }
    this.onOver();
  }

  /** Asks again for what is missing, after there were no workers. */
  resume(): void {
    if (this.over || !this.turnedAway) return;
    this.turnedAway = false;
    this.deaths.clear();
    for (const runner of this.runners) this.pool.enqueue(runner);
  }

  /** The next job, as its number in the list. */
  take(): number | null {
    return this.over ? null : (this.waiting.pop() ?? null);
  }

  jobAt(index: number): Job {
    return this.jobs[index];
  }

  moved(): void {
    if (this.over) return;
    let through = this.done;
    for (const { share } of this.runners) through += share;
    // A job whose worker died begins anew; what was said is not taken back.
    this.share = Math.max(this.share, through / this.jobs.length);
    const { done, share } = this;
    safely(() => this.callbacks.onProgress?.({ done, of: this.jobs.length, share }));
  }

  ended(runner: Runner, index: number, end: RunEnd): void {
    if (this.over) return;
    if (end.kind === 'answered') {
      this.results[index] = end.answer.result;
      this.done++;
      this.moved();
      this.finishIfDone();
    } else if (end.kind === 'failed' || (end.kind === 'lost' && this.killsWorkers(index))) {
      const { message } = end;
      this.stop();
      safely(() => this.callbacks.onError({ kind: 'failed', message }));
    } else {
      this.waiting.push(index);
    }
    if (!this.over && this.waiting.length > 0) this.pool.enqueue(runner);
  }

  unavailable(index: number | null, message: string): void {
    if (this.over) return;
    if (index !== null) this.waiting.push(index);
    if (this.turnedAway) return;
    this.turnedAway = true;
    safely(() => this.callbacks.onError({ kind: 'unavailable', message }));
  }

  private killsWorkers(index: number): boolean {
    const deaths = (this.deaths.get(index) ?? 0) + 1;
    this.deaths.set(index, deaths);
    return deaths >= MOST_DEATHS;
  }

  private finishIfDone(): void {
    if (this.over || this.done < this.jobs.length) return;
    this.over = true;
    this.onOver();
    safely(() => this.callbacks.onResults(this.results));
  }
}

/** One place in the queue of the pool, so that as many jobs run as there are runners. */
class Runner implements Client {
  readonly patient = true;
  /** How far the job under way is. */
  share = 0;
  private index: number | null = null;

  constructor(private readonly spread: Spread) {}

  next(): Job | null {
    this.index = this.spread.take();
    return this.index === null ? null : this.spread.jobAt(this.index);
  }

  onProgress({ share }: Progress): void {
    this.share = share;
    this.spread.moved();
  }

  onEnd(end: RunEnd): void {
    const { index } = this;
    this.index = null;
    this.share = 0;
    if (index !== null) this.spread.ended(this, index, end);
  }

  onUnavailable(message: string): void {
    const { index } = this;
    this.index = null;
    this.share = 0;
    this.spread.unavailable(index, message);
  }
}
