import type { Job, JobResult, Progress } from '../../workers/protocol.ts';
import type { ResultCache } from './cache.ts';
import type { Clock } from './clock.ts';
import { jobKey } from './job-key.ts';
import type { Client, Pool, RunEnd } from './pool.ts';
import { safely } from './safely.ts';
import type { Stats } from './stats.ts';

/** Why a request has no result. */
export interface Failure {
  /** `failed`: the job itself, with its message. `unavailable`: no workers; `retry` will ask again. */
  readonly kind: 'failed' | 'unavailable';
  readonly message: string;
}

/**
 * What to do with what arrives. Never called within `request`; not called any more once a newer request
 * of the channel was served. Methods, so that callbacks for one kind of result serve a channel of any.
 */
export interface Callbacks<R extends JobResult = JobResult> {
  /** A first or a better picture, before the result. */
  onPartial?(partial: R): void;
  onResult(result: R): void;
  onError?(failure: Failure): void;
  /** From 0 to 1. */
  onProgress?(share: number): void;
}

interface Request {
  readonly job: Job;
  /** null: like no other job, and its result is not kept. */
  readonly key: string | null;
  readonly callbacks: Callbacks;
  /** How often its worker died under it. */
  deaths: number;
}

/** A request that a worker is at. */
interface Run {
  request: Request;
  readonly startedAt: number;
  /** The last picture that was delivered. */
  picture: JobResult | null;
  stopping: boolean;
  cancelGivingWay: () => void;
}

export interface Surroundings {
  readonly pool: Pool;
  readonly cache: ResultCache;
  readonly clock: Clock;
  readonly stats: Stats;
}

/**
 * A run gives way to a newer request once it has delivered its first picture, or after this time without
 * one: if it gave way at once, a hand that never rests would see nothing at all. Milliseconds.
 */
export const GIVE_WAY_AFTER = 250;
/** A job is tried again when its worker dies, but a job that kills workers must not kill them all. */
const MOST_DEATHS = 2;

/**
 * "Latest wins" for one reader of results. At most one run is under way and at most one request waits: the
 * newest. Runs follow each other, and a picture is delivered only while its run is neither stopped nor
 * overtaken, so that an older picture never follows a newer one.
 */
export class Channel implements Client {
  private waiting: Request | null = null;
  private run: Run | null = null;
  /** Wanted, and turned away for lack of workers. */
  private turnedAway: Request | null = null;
  /** Changes with every request and cancel: what was put off until the end of a task compares it. */
  private epoch = 0;

  constructor(private readonly around: Surroundings) {}

  request(job: Job, callbacks: Callbacks): void {
    const { pool, stats } = this.around;
    const request: Request = { job, key: jobKey(job), callbacks, deaths: 0 };
    stats.requested++;
    this.epoch++;
    if (this.waiting) stats.replaced++;
    this.waiting = null;
    this.turnedAway = null;
    if (this.serveFromCache(request)) {
      this.withdraw();
    } else if (pool.status.kind === 'unavailable') {
      const { message } = pool.status;
      this.turnedAway = request;
      this.later(() => callbacks.onError?.({ kind: 'unavailable', message }));
    } else if (this.run && isSameJob(this.run.request, request) && !this.run.stopping) {
      this.adopt(this.run, request);
    } else {
      this.waiting = request;
      if (this.run) this.giveWay(this.run);
      else pool.enqueue(this);
    }
  }

  /** Nothing is wanted any more; no callback follows. */
  cancel(): void {
    this.epoch++;
    if (this.waiting) this.around.stats.replaced++;
    this.waiting = null;
    this.turnedAway = null;
    this.withdraw();
  }

  /** Asks again for what was turned away. */
  retry(): void {
    if (!this.turnedAway) return;
    this.waiting = this.turnedAway;
    this.waiting.deaths = 0;
    this.turnedAway = null;
    this.around.pool.enqueue(this);
  }

  next(): Job | null {
    const request = this.waiting;
    if (!request) return null;
    this.waiting = null;
    // It may have become known while the request waited.
    if (this.serveFromCache(request)) return null;
    this.run = {
      request,
      startedAt: this.around.clock.now(),
      picture: null,
      stopping: false,
      cancelGivingWay: () => {},
    };
    return request.job;
  }

  onProgress({ share, partial }: Progress): void {
    const { run } = this;
    if (!run || run.stopping) {
      if (partial) this.around.stats.dropped++;
      return;
    }
    const { callbacks } = run.request;
    if (partial) run.picture = partial;
    if (this.waiting && partial) this.stopRun();
    safely(() => {
      if (!this.waiting) callbacks.onProgress?.(share);
      if (partial) callbacks.onPartial?.(partial);
    });
  }

  onEnd(end: RunEnd): void {
    const { run } = this;
    if (!run) return;
    const { cache, stats } = this.around;
    const { request } = run;
    this.run = null;
    run.cancelGivingWay();
    const wanted = !run.stopping && !this.waiting;
    if (end.kind === 'lost' && wanted && ++request.deaths < MOST_DEATHS) this.waiting = request;
    // Right even where it comes too late for this reader.
    if (end.kind === 'answered' && request.key !== null) cache.set(request.key, end.answer);
    if (this.waiting) this.around.pool.enqueue(this);
    if (end.kind === 'answered') {
      const { result } = end.answer;
      if (run.stopping) stats.dropped++;
      else safely(() => request.callbacks.onResult(result));
    } else if (end.kind !== 'stopped' && wanted && !this.waiting) {
      const { message } = end;
      safely(() => request.callbacks.onError?.({ kind: 'failed', message }));
    }
  }

  onUnavailable(message: string): void {
    const { run } = this;
    run?.cancelGivingWay();
    const request = this.waiting ?? (run && !run.stopping ? run.request : null);
    this.run = null;
    this.waiting = null;
    this.turnedAway = request;
    if (request) safely(() => request.callbacks.onError?.({ kind: 'unavailable', message }));
  }

  private serveFromCache({ key, callbacks }: Request): boolean {
    const known = key === null ? null : this.around.cache.get(key);
    if (!known) return false;
    this.around.stats.cached++;
    this.later(() => callbacks.onResult(known));
    return true;
  }

  /** The run under way is for the very job that is asked for again. */
  private adopt(run: Run, request: Request): void {
    run.cancelGivingWay();
    run.request = { ...request, deaths: run.request.deaths };
    const { picture } = run;
    if (picture) {
      this.later(() => {
        if (run.picture === picture && this.run === run) request.callbacks.onPartial?.(picture);
      });
    }
  }

  private giveWay(run: Run): void {
    if (run.stopping) return;
    run.cancelGivingWay();
    const { clock } = this.around;
    const left = run.startedAt + GIVE_WAY_AFTER - clock.now();
    if (run.picture || left <= 0 || !leavesSomething(run.request.job)) this.stopRun();
    else run.cancelGivingWay = clock.after(left, () => this.stopRun());
  }

  /** Nothing of a worker is needed. */
  private withdraw(): void {
    this.around.pool.leave(this);
    this.stopRun();
  }

  private stopRun(): void {
    const { run } = this;
    if (!run || run.stopping) return;
    run.stopping = true;
    run.cancelGivingWay();
    this.around.pool.stop(this);
  }

  /** Calls at the end of this task, unless something newer was asked for by then. */
  private later(call: () => void): void {
    const { epoch } = this;
    queueMicrotask(() => {
      if (this.epoch === epoch) safely(call);
    });
  }
}

function isSameJob(a: Request, b: Request): boolean {
  return a.key !== null && a.key === b.key;
}

/** Whether what a run has to show is of use to somebody who has asked for something newer: other files are other files. */
function leavesSomething(job: Job): boolean {
  return job.kind !== 'graph-read';
}
