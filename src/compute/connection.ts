import { type Endpoint, proxy, type Remote, releaseProxy, wrap } from 'comlink';
import type { Answer, Job, LacksGraph, Progress, WorkerApi } from '../../workers/protocol.ts';
import type { Clock } from './clock.ts';
import { PostedGraph } from './posted-graph.ts';
import type { UnavailableReason } from './status.ts';

/** What is needed of a worker, so that tests can bring their own. */
export interface WorkerLike extends Endpoint {
  terminate(): void;
}

/** May throw where workers are not allowed. */
export type MakeWorker = () => WorkerLike;

export interface ConnectionEvents {
  /** The worker has answered for the first time. */
  onReady(): void;
  /** The worker did not start, or died; it has been terminated. Called at most once, and not after `close`. */
  onLost(reason: UnavailableReason, message: string): void;
}

/** A worker that says nothing for so long will not, also where its script comes slowly. Milliseconds. */
export const HELLO_WITHIN = 20_000;

const LACKS_GRAPH: LacksGraph = 'lacks graph';

let alive = 0;

/** Number of workers that were started and not yet terminated, over the whole page. */
export function workersAlive(): number {
  return alive;
}

/** One worker, from its start to its end. */
export class Connection {
  private readonly worker: WorkerLike;
  private readonly remote: Remote<WorkerApi>;
  private readonly cancelHello: () => void;
  private readonly graph = new PostedGraph();
  private answered = false;
  private closed = false;

  /** Starts a worker. Throws what `makeWorker` throws. */
  constructor(
    makeWorker: MakeWorker,
    clock: Clock,
    private readonly events: ConnectionEvents,
  ) {
    this.worker = makeWorker();
    alive++;
    this.worker.addEventListener('error', this.onError);
    this.worker.addEventListener('messageerror', this.onMessageError);
    this.remote = wrap<WorkerApi>(this.worker);
    this.cancelHello = clock.after(HELLO_WITHIN, () =>
      this.lose(
        'silent',
        `The simulator did not start: its worker has been silent for ${HELLO_WITHIN / 1000} seconds.`,
      ),
    );
    this.remote.hello().then(
      () => this.hear(),
      (error: unknown) => this.lose('not-loaded', notLoaded(error)),
    );
  }

  /** Whether the worker has answered and lives. */
  get ready(): boolean {
    return this.answered && !this.closed;
  }

  /** Runs a job; the promise never settles when the worker is lost or closed before it answers. */
  async run(
    runNumber: number,
    job: Job,
    onProgress: (progress: Progress) => void,
  ): Promise<Answer> {
    const posted = this.graph.posted(job);
    try {
      return await this.remote.run(runNumber, posted, proxy(onProgress));
    } catch (error) {
      // The graph did not arrive with the job before.
      if (posted === job || textOf(error) !== LACKS_GRAPH) throw error;
      return this.remote.run(runNumber, job, proxy(onProgress));
    }
  }

  stop(runNumber: number): void {
    this.remote.stop(runNumber).catch(() => {});
  }

  /** Terminates the worker and lets go of everything that belongs to it. May be called again. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    alive--;
    this.cancelHello();
    this.worker.removeEventListener('error', this.onError);
    this.worker.removeEventListener('messageerror', this.onMessageError);
    this.remote[releaseProxy]();
    this.worker.terminate();
  }

  private hear(): void {
    if (this.closed) return;
    this.answered = true;
    this.cancelHello();
    this.events.onReady();
  }

  private readonly onError = (event: Event): void => {
    const text = 'message' in event ? event.message : null;
    if (this.answered) this.lose('broken', brokeDown(text));
    else this.lose('not-loaded', notLoaded(text));
  };

  private readonly onMessageError = (): void => {
    this.lose('broken', brokeDown('a message of it could not be read'));
  };

  private lose(reason: UnavailableReason, message: string): void {
    if (this.closed) return;
    this.close();
    this.events.onLost(reason, message);
  }
}

/** The text of an error of any kind, without the name of its class in front. */
export function textOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : '';
}

function notLoaded(cause: unknown): string {
  return sentence('The simulator did not start: its worker could not be loaded', textOf(cause));
}

function brokeDown(cause: unknown): string {
  return sentence('The worker of the simulator broke down', textOf(cause));
}

/** A sentence with its cause, where there is one, in brackets. */
export function sentence(what: string, cause: string): string {
  const short = cause.replace(/\s+/g, ' ').trim().slice(0, 200);
  return short ? `${what} (${short}).` : `${what}.`;
}
