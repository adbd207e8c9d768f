import { createRoot } from 'react-dom/client';
import '../../../src/styles/site.css';
import type { StoredStudy } from '../../../src/claims/stored/index.ts';
import type { StudyName } from '../../../src/claims/studies.ts';
import type { Compute, Failure, SpreadCallbacks, Status } from '../../../src/compute/index.ts';
import type { Language } from '../../../src/messages/index.ts';
import { ClaimsApp } from '../../../src/pages/claims-app.tsx';
import type { Job } from '../../../workers/protocol.ts';
import { SAMPLES } from '../../unit/figures/claims/samples.ts';
import { until } from '../lab/harness.tsx';

/** A list of jobs that the page has asked for. */
interface Spreading {
  readonly jobs: readonly Job[];
  // biome-ignore lint/suspicious/noExplicitAny: results of every kind of job go through here
  readonly callbacks: SpreadCallbacks<any>;
  stopped: boolean;
}

const isOfFigure = (job: Job) =>
  job.kind === 'elo' || (job.kind === 'piece' && job.piece.study === 'elo');

/** A compute side that computes nothing: the test says what comes. */
class FakeCompute {
  readonly spreads: Spreading[] = [];
  retries = 0;
  current: Status = { kind: 'ready' };

  readonly client: Compute = {
    request() {},
    cancel() {},
    spread: (jobs, callbacks) => {
      const spreading: Spreading = { jobs, callbacks, stopped: false };
      // The figure of Elo computes by itself where it comes into view; the tests here are about the tables.
      if (!jobs.every(isOfFigure)) this.spreads.push(spreading);
      return () => {
        spreading.stopped = true;
      };
    },
    status: () => this.current,
    subscribe: () => () => {},
    retry: () => {
      this.retries++;
    },
    dispose() {},
    stats: () => {
      throw new Error('not kept here');
    },
  };

  get last(): Spreading {
    const last = this.spreads.at(-1);
    if (!last) throw new Error('nothing was asked for');
    return last;
  }

  progress(done: number): void {
    const of = this.last.jobs.length;
    this.last.callbacks.onProgress?.({ done, of, share: done / of });
  }

  /** All pieces come in, then the answers. */
  answer(answers: StoredStudy['answers']): void {
    this.last.callbacks.onResults(this.last.jobs.map(() => ({ kind: 'piece', value: {} })));
    this.last.callbacks.onResults([{ kind: 'answers', answers }]);
  }

  fail(failure: Failure): void {
    if (failure.kind === 'unavailable') {
      this.current = { kind: 'unavailable', reason: 'refused', message: failure.message };
    }
    this.last.callbacks.onError(failure);
  }
}

export interface MountedClaims {
  readonly container: HTMLElement;
  readonly compute: FakeCompute;
  /** The part of the page about a study. */
  part(name: StudyName): HTMLElement;
  unmount(): void;
}

/** The page of claims with made-up answers, living in the page of the tests. */
export async function mountClaims(
  language: Language = 'en',
  stored: Readonly<Record<StudyName, StoredStudy>> = SAMPLES,
): Promise<MountedClaims> {
  document.documentElement.classList.add('js');
  document.documentElement.lang = language === 'zh' ? 'zh-Hans' : 'en';
  document.title = 'Claims';
  const container = document.createElement('div');
  document.body.append(container);
  const compute = new FakeCompute();
  const root = createRoot(container);
  const options = { stored, compute: compute.client };
  root.render(<ClaimsApp language={language} options={options} />);
  await until('the page is there', () => container.firstElementChild !== null);
  return {
    container,
    compute,
    part(name) {
      const part = container.querySelector<HTMLElement>(`[aria-labelledby="${name}"]`);
      if (!part) throw new Error(`there is no part about ${name}`);
      return part;
    },
    unmount() {
      root.unmount();
      container.remove();
    },
  };
}
