import type { Answer, Job, Progress } from '../../workers/protocol.ts';
import type { Clock } from './clock.ts';
import { Connection, type MakeWorker, sentence, textOf } from './connection.ts';
import type { Stats } from './stats.ts';
import type { Status, UnavailableReason } from './status.ts';

/** Somebody who waits for a worker. It has one place in the queue, or one run, or neither. */
export interface Client {
  /** Works in the background: served when nobody else waits. */
  readonly patient?: boolean;
  /** A worker is free: what to run on it, or null if nothing is wanted any more. */
  next(): Job | null;
  onProgress(progress: Progress): void;
  onEnd(end: RunEnd): void;
  /** There are no workers, and neither the run nor the place in the queue exists any more. */
  onUnavailable(message: string): void;
}

export type RunEnd =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'stopped' }
  /** The worker died under it. */
  | { readonly kind: 'lost'; readonly message: string };

export interface PoolOptions {
  readonly makeWorker: MakeWorker;
  /** Most workers at a time, at least 1. */
  readonly size: number;
  readonly clock: Clock;
  readonly stats: Stats;
  onStatus(status: Status): void;
}

interface Run {
  readonly number: number;
  readonly client: Client;
  readonly job: Job['kind'];
  stopping: boolean;
  cancelDeadline: () => void;
}

interface Member {
  readonly connection: Connection;
  run: Run | null;
  /** Whom it served last: a worker remembers what helps with similar jobs. */
  served: Client | null;
}

/** A run that has not stopped within this time is ended together with its worker. Milliseconds. */
export const STOP_WITHIN = 2_000;
/** A reading, most of which may be one call of a parser: whoever gives up a file has the next one in hand. Milliseconds. */
export const STOP_READING_WITHIN = 300;
/** So many workers in a row may die before the next is not started by itself. */
const MOST_DEATHS = 2;

/**
 * The workers: started when they are needed, one job at a time each. A worker that dies is replaced; when
 * they keep dying, or none can be started, the pool is unavailable until `retry`.
 */
export class Pool {
  private readonly members = new Set<Member>();
  /** Nobody waits twice, so that nobody is served twice before another of the same patience is served once. */
  private queue: Client[] = [];
  private current: Status = { kind: 'idle' };
  private most: number;
  private runNumber = 0;
  /** Since the last run that ended in good order. */
  private deaths = 0;
  private pumping = false;
  private disposed = false;

  constructor(private readonly options: PoolOptions) {
    this.most = options.size;
  }

  get status(): Status {
    return this.current;
  }

  /** Most workers at a time. */
  get size(): number {
    return this.options.size;
  }

  /**
   * Takes a place in the queue, behind everybody of the same patience, or keeps the one it has. Nothing happens
   * before this task's end.
   */
  enqueue(client: Client): void {
    if (!this.queue.includes(client)) {
      const behind = client.patient ? -1 : this.queue.findIndex((other) => other.patient);
      this.queue.splice(behind < 0 ? this.queue.length : behind, 0, client);
    }
    this.pumpSoon();
  }

  /** Gives up the place in the queue. */
  leave(client: Client): void {
    this.queue = this.queue.filter((other) => other !== client);
  }

  /** Asks the client's run to stop; it ends as `stopped`, unless its answer is on the way already. */
  stop(client: Client): void {
    for (const member of this.members) {
      const { run, connection } = member;
      if (run?.client !== client || run.stopping) continue;
      run.stopping = true;
      connection.stop(run.number);
      const patience = run.job === 'graph-read' ? STOP_READING_WITHIN : STOP_WITHIN;
      run.cancelDeadline = this.options.clock.after(patience, () => {
        connection.close();
        this.members.delete(member);
        this.refreshStatus();
        this.end(member, { kind: 'stopped' });
      });
    }
  }

  /** Makes another attempt after `unavailable`. */
  retry(): void {
    if (this.disposed || this.current.kind !== 'unavailable') return;
    this.deaths = 0;
    this.most = this.options.size;
    this.setStatus({ kind: 'idle' });
    this.pumpSoon();
  }

  /** Terminates all workers. Nobody is told. */
  dispose(): void {
    this.disposed = true;
    this.queue = [];
    this.closeAll();
  }

  private pumpSoon(): void {
    if (this.pumping) return;
    this.pumping = true;
    queueMicrotask(() => {
      this.pumping = false;
      this.pump();
    });
  }

  /** Gives free workers to those who wait, and starts more where there are too few. */
  private pump(): void {
    if (this.disposed) return;
    if (this.current.kind === 'unavailable') {
      this.turnAway(this.current.message);
      return;
    }
    while (this.queue.length > 0) {
      const member = this.freeMember(this.queue[0]);
      if (!member) break;
      const client = this.queue.shift();
      const job = client?.next();
      if (client && job) this.begin(member, client, job);
    }
    let starting = 0;
    for (const { connection } of this.members) if (!connection.ready) starting++;
    for (; starting < this.queue.length && this.members.size < this.most; starting++) {
      if (!this.startWorker()) return;
    }
  }

  private freeMember(client: Client): Member | null {
    let free: Member | null = null;
    for (const member of this.members) {
      if (!member.connection.ready || member.run) continue;
      if (member.served === client) return member;
      free ??= member;
    }
    return free;
  }

  private begin(member: Member, client: Client, job: Job): void {
    const { stats } = this.options;
    const run: Run = {
      number: ++this.runNumber,
      client,
      job: job.kind,
      stopping: false,
      cancelDeadline: () => {},
    };
    member.run = run;
    member.served = client;
    stats.started++;
    const onProgress = (progress: Progress) => {
      if (member.run === run) client.onProgress(progress);
      else if (progress.partial) stats.dropped++;
    };
    const heard = (end: RunEnd) => {
      if (member.run !== run) return;
      this.deaths = 0;
      this.end(member, end);
    };
    member.connection.run(run.number, job, onProgress).then(
      (answer) => heard({ kind: 'answered', answer }),
      (error: unknown) => {
        // A run that was asked to stop has no other news.
        if (run.stopping) heard({ kind: 'stopped' });
        else heard({ kind: 'failed', message: textOf(error) || 'the job failed' });
      },
    );
  }

  private end(member: Member, end: RunEnd): void {
    const { run } = member;
    if (!run) return;
    member.run = null;
    run.cancelDeadline();
    const { stats } = this.options;
    if (end.kind === 'answered') stats.finished++;
    else if (end.kind === 'stopped') stats.stopped++;
    else stats.failed++;
    run.client.onEnd(end);
    this.pumpSoon();
  }

  /** False when no worker could be started and nobody waits any more. */
  private startWorker(): boolean {
    const { makeWorker, clock } = this.options;
    try {
      const connection = new Connection(makeWorker, clock, {
        onReady: () => {
          this.refreshStatus();
          this.pump();
        },
        onLost: (reason, message) => this.lose(member, reason, message),
      });
      const member: Member = { connection, run: null, served: null };
      this.members.add(member);
      this.refreshStatus();
      return true;
    } catch (error) {
      const what = 'The simulator did not start: this browser refused it a worker';
      this.failedStart('refused', sentence(what, textOf(error)));
      return false;
    }
  }

  private lose(member: Member, reason: UnavailableReason, message: string): void {
    if (reason === 'broken' && ++this.deaths >= MOST_DEATHS) {
      this.becomeUnavailable(reason, message);
      return;
    }
    this.members.delete(member);
    if (reason !== 'broken') {
      this.failedStart(reason, message);
      return;
    }
    this.refreshStatus();
    this.end(member, { kind: 'lost', message });
    this.pumpSoon();
  }

  /** Fewer workers than wished for will do; none will not. */
  private failedStart(reason: UnavailableReason, message: string): void {
    if (this.members.size > 0) {
      this.most = this.members.size;
      this.refreshStatus();
    } else this.becomeUnavailable(reason, message);
  }

  private becomeUnavailable(reason: UnavailableReason, message: string): void {
    const running: Client[] = [];
    for (const { run } of this.members) {
      if (!run) continue;
      this.options.stats.failed++;
      running.push(run.client);
    }
    this.closeAll();
    this.queue = [...running, ...this.queue];
    this.setStatus({ kind: 'unavailable', reason, message });
    this.turnAway(message);
  }

  private turnAway(message: string): void {
    const waiting = this.queue;
    this.queue = [];
    for (const client of waiting) client.onUnavailable(message);
  }

  private closeAll(): void {
    for (const member of this.members) {
      member.run?.cancelDeadline();
      member.run = null;
      member.connection.close();
    }
    this.members.clear();
  }

  private refreshStatus(): void {
    let kind: 'idle' | 'starting' | 'ready' = 'idle';
    for (const { connection } of this.members) {
      if (connection.ready) kind = 'ready';
      else if (kind === 'idle') kind = 'starting';
    }
    if (this.current.kind !== kind) this.setStatus({ kind });
  }

  private setStatus(status: Status): void {
    this.current = status;
    this.options.onStatus(status);
  }
}
