import type { DrawnJob, GraphJob, Job, ReadJob, ResultOf } from '../../workers/protocol.ts';
import { ResultCache } from './cache.ts';
import type { Callbacks } from './channel.ts';
import { type Clock, systemClock } from './clock.ts';
import type { MakeWorker } from './connection.ts';
import { Latest } from './latest.ts';
import { makeSiteWorker } from './make-worker.ts';
import { Pool } from './pool.ts';
import { safely } from './safely.ts';
import { Spread, type SpreadCallbacks } from './spread.ts';
import { noStats, type Stats } from './stats.ts';
import type { Status } from './status.ts';

export type {
  AnswersJob,
  AnswersResult,
  DeployJob,
  DeployResult,
  DrawnJob,
  DuelJob,
  DuelResult,
  EloJob,
  EloResult,
  EnsemblesJob,
  EnsemblesResult,
  FactsJob,
  FactsResult,
  FamilyJob,
  FamilyResult,
  GraphJob,
  Job,
  JobResult,
  PieceJob,
  PieceResult,
  PieceValue,
  RaceJob,
  RaceResult,
  ReadJob,
  ReadOutcome,
  ReadResult,
  ResultOf,
  ScaleJob,
  ScaleResult,
} from '../../workers/protocol.ts';
export type { Callbacks, Failure } from './channel.ts';
export { type MakeWorker, type WorkerLike, workersAlive } from './connection.ts';
export type { SpreadCallbacks, SpreadProgress } from './spread.ts';
export type { Stats } from './stats.ts';
export type { Status, UnavailableReason } from './status.ts';

export interface ComputeOptions {
  readonly makeWorker?: MakeWorker;
  /** Cores of the machine; there is at most one worker per core but one, and never more than 8. */
  readonly cores?: number;
  readonly clock?: Clock;
  /** Bounds of the cache of results: how many, and how many bytes of columns. */
  readonly cached?: { readonly results: number; readonly bytes: number };
}

/** What is asked for by one reader of results after another; long lists of pieces are spread. */
export type ChannelJob = DrawnJob | GraphJob | ReadJob;

/** The page's access to the simulator. */
export interface Compute {
  /**
   * Asks for a job on behalf of a reader of results, named by its channel. Within a channel the latest
   * request wins: an older one is no longer heard of once something newer was delivered, but may still
   * deliver its first picture, so that there is something to see while a slider moves. Callbacks are never
   * called before the current task ends. Results are shared with a cache and must not be changed; only those of
   * readings are the caller's own. What a job carries is copied to the worker.
   */
  request<J extends ChannelJob>(channel: string, job: J, callbacks: Callbacks<ResultOf<J>>): void;
  /**
   * Computes a list of jobs on all workers, as many at once as there are, and delivers the results in the order
   * of the jobs; nothing of it is cached. Channels are served first: a list gives up its workers between two
   * jobs. The function returned stops it: no callback follows.
   */
  spread<J extends Job>(jobs: readonly J[], callbacks: SpreadCallbacks<ResultOf<J>>): () => void;
  /** Nothing is wanted on this channel any more: no callback follows. */
  cancel(channel: string): void;
  /** The same object until it changes. */
  status(): Status;
  /** Calls on every change of the status; the function returned ends it. */
  subscribe(listener: () => void): () => void;
  /** After `unavailable`: starts workers again, and asks again for what each channel wanted last and what lists lack. */
  retry(): void;
  /** Terminates the workers. No callback follows, and further requests are not answered. */
  dispose(): void;
  stats(): Readonly<Stats>;
}

const CACHED = { results: 64, bytes: 64 * 2 ** 20 };

/** A list of jobs starts all workers there may be, and each loads the simulator and keeps graphs of its own. */
const MOST_WORKERS = 8;

/**
 * One worker per core but one, at least one and at most 8; one where the number of cores is unknown. Fewer are made
 * where fewer jobs are asked for at once.
 */
export function workersFor(cores: number | undefined): number {
  return Math.min(MOST_WORKERS, Math.max(1, Math.floor(cores || 1) - 1));
}

/** Starts nothing by itself: workers come with the first request. */
export function createCompute(options: ComputeOptions = {}): Compute {
  const clock = options.clock ?? systemClock;
  const cores = options.cores ?? globalThis.navigator?.hardwareConcurrency;
  const stats = noStats();
  const listeners = new Set<() => void>();
  const cached = options.cached ?? CACHED;
  const cache = new ResultCache(cached.results, cached.bytes);
  const pool = new Pool({
    makeWorker: options.makeWorker ?? makeSiteWorker,
    size: workersFor(cores),
    clock,
    stats,
    onStatus() {
      for (const listener of [...listeners]) safely(listener);
    },
  });
  const latest = new Latest({ pool, cache, clock, stats });
  const spreads = new Set<Spread>();
  let disposed = false;
  return {
    request(channel, job, callbacks) {
      if (!disposed) latest.request(channel, job, callbacks);
    },
    spread<J extends Job>(jobs: readonly J[], callbacks: SpreadCallbacks<ResultOf<J>>) {
      if (disposed) return () => {};
      const spread = new Spread(pool, jobs, callbacks as SpreadCallbacks, () =>
        spreads.delete(spread),
      );
      spreads.add(spread);
      return () => spread.stop();
    },
    cancel: (channel) => latest.cancel(channel),
    status: () => pool.status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry() {
      if (disposed || pool.status.kind !== 'unavailable') return;
      pool.retry();
      latest.retry();
      for (const spread of [...spreads]) spread.resume();
    },
    dispose() {
      if (disposed) return;
      disposed = true;
      listeners.clear();
      latest.cancelAll();
      for (const spread of [...spreads]) spread.stop();
      pool.dispose();
      cache.clear();
    },
    stats: () => ({ ...stats }),
  };
}
