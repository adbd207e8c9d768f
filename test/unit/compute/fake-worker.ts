import { expose } from 'comlink';
import type { WorkerLike } from '../../../src/compute/connection.ts';
import { holdingGraph } from '../../../workers/held-graph.ts';
import {
  type Answer,
  type Job,
  type JobResult,
  type PostedJob,
  type Progress,
  STOPPED,
  type WorkerApi,
} from '../../../workers/protocol.ts';
import { resultOf } from './jobs.ts';

/** A run on a fake worker, which ends when the test says so. */
export class FakeRun {
  open = true;
  stopAsked = false;

  constructor(
    readonly number: number,
    readonly job: Job,
    private readonly onProgress: (progress: Progress) => void,
    private readonly resolve: (answer: Answer) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  progress(share: number): void {
    this.onProgress({ share, partial: null });
  }

  /** A picture; also after the end, as a late one. */
  partial(): void {
    this.onProgress({ share: 0.5, partial: resultOf(this.job, false) });
  }

  answer(result: JobResult = resultOf(this.job, true), bytes = 100): void {
    this.open = false;
    this.resolve({ result, bytes });
  }

  fail(message: string): void {
    this.open = false;
    this.reject(new Error(message));
  }
}

export interface FakeManners {
  /** Never answers hello. */
  readonly silent?: boolean;
  /** Hears a stop and goes on. */
  readonly deaf?: boolean;
}

/** A worker's outside, with a channel to an api in the same thread in place of a thread. */
export class FakeWorker extends EventTarget implements WorkerLike {
  readonly runs: FakeRun[] = [];
  /** Jobs as they arrived. */
  readonly posted: PostedJob[] = [];
  private whole = holdingGraph();
  terminated = false;
  private readonly page: MessagePort;
  private readonly inside: MessagePort;

  constructor(manners: FakeManners = {}, api?: WorkerApi) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.page = port1;
    this.inside = port2;
    port1.onmessage = ({ data }) => this.dispatchEvent(new MessageEvent('message', { data }));
    expose(api ?? this.script(manners), port2);
  }

  get open(): FakeRun[] {
    return this.runs.filter((run) => run.open);
  }

  /** What a worker does that never got the graph. */
  forgetGraph(): void {
    this.whole = holdingGraph();
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    if (!this.terminated) this.page.postMessage(message, transfer);
  }

  terminate(): void {
    this.terminated = true;
    this.page.close();
    this.inside.close();
    for (const run of this.runs) run.open = false;
  }

  /** What the page hears when a worker fails to load or throws where nobody catches. */
  die(message?: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), message === undefined ? {} : { message }));
  }

  garble(): void {
    this.dispatchEvent(new Event('messageerror'));
  }

  private script({ silent, deaf }: FakeManners): WorkerApi {
    const hello = (): { modelVersion: number } => ({ modelVersion: 1 });
    return {
      hello: silent ? () => new Promise<never>(() => {}) as never : hello,
      run: (number, job, onProgress) =>
        new Promise((resolve, reject) => {
          this.posted.push(job);
          this.runs.push(new FakeRun(number, this.whole(job), onProgress, resolve, reject));
        }),
      stop: (number) => {
        const run = this.runs.find((each) => each.number === number);
        if (!run) return;
        run.stopAsked = true;
        if (!deaf && run.open) run.fail(STOPPED);
      },
    };
  }
}

/** Lets every message arrive that is under way between the ports of this process. */
export async function quiet(turns = 12): Promise<void> {
  for (let i = 0; i < turns; i++) await new Promise((resolve) => setImmediate(resolve));
}
