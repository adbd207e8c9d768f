import type { Compute, DrawnJob, ResultOf } from '../../compute/index.ts';
import type { Settings } from '../../link/link-state.ts';
import { type PinStatus, PinWork } from '../../state/pin-work.ts';
import type { FigureSpec, Ghost, Shown } from '../article/spec.ts';

export interface HostSituation<R> {
  readonly pins: readonly Settings[];
  /** The job that the settings ask for, as a text. */
  readonly wantedJob: string;
  /** What is on show, where it is whole. */
  readonly shown: { readonly text: string; readonly result: R } | null;
  /** Whether the current run is through, in view, and no hand moves. */
  readonly free: boolean;
}

interface Jobs<J> {
  readonly pins: readonly Settings[];
  readonly options: unknown;
  readonly jobs: readonly J[];
  /** The same as texts, to compare. */
  readonly texts: readonly string[];
}

/** The pinned runs of one figure of the article: their jobs, and the results that can be drawn behind the current one. */
export class HostPins<J extends DrawnJob, O extends object> {
  private readonly work: PinWork<J>;
  private last: Jobs<J> | null = null;
  private known: readonly PinStatus[] = [];
  private drawn: readonly Ghost<ResultOf<J>>[] = [];

  constructor(
    private readonly spec: Pick<FigureSpec<J, O>, 'slug' | 'job'>,
    compute: Pick<Compute, 'request' | 'cancel'>,
    /** Something can be drawn, or failed. */
    onChange: () => void,
  ) {
    this.work = new PinWork(compute, spec.slug, onChange);
  }

  /** Has those computed that are not there yet, once it is time. */
  follow({ pins, wantedJob, shown, free }: HostSituation<ResultOf<J>>, options: O): void {
    if (pins.length === 0 && this.known.length === 0) return;
    const { jobs } = this.jobsOf(pins, options);
    this.work.want({ jobs, current: wantedJob, shown, free });
  }

  /** In the order of the pins; the same list while nothing differs. */
  statuses(): readonly PinStatus[] {
    const now = this.work.statuses();
    if (!same(now, this.known, (a, b) => a === b)) this.known = now;
    return this.known;
  }

  /** What is shown with the pins behind it of which there is a result for its choices; itself where nothing differs. */
  behind(
    shown: Shown<ResultOf<J>, O>,
    pins: readonly Settings[],
    shownJob: string,
  ): Shown<ResultOf<J>, O> {
    const { texts } = this.jobsOf(pins, shown.options);
    const ghosts = pins.flatMap((settings, place): Ghost<ResultOf<J>>[] => {
      const result = texts[place] === shownJob ? undefined : this.work.result(texts[place]);
      return result ? [{ place, settings, result }] : [];
    });
    const unchanged = same(
      ghosts,
      this.drawn,
      (a, b) => a.place === b.place && a.settings === b.settings && a.result === b.result,
    );
    if (!unchanged) this.drawn = ghosts;
    if (shown.ghosts === this.drawn) return shown;
    const { ghosts: before, ...bare } = shown;
    if (this.drawn.length > 0) return { ...bare, ghosts: this.drawn };
    return before ? bare : shown;
  }

  /** After a failure: asks again. */
  retry(): void {
    this.work.retry();
  }

  dispose(): void {
    this.work.dispose();
  }

  private jobsOf(pins: readonly Settings[], options: O): Jobs<J> {
    if (this.last?.pins === pins && this.last.options === options) return this.last;
    const jobs = pins.map(({ parameters }) => this.spec.job(parameters, options));
    this.last = { pins, options, jobs, texts: jobs.map((job) => JSON.stringify(job)) };
    return this.last;
  }
}

function same<T>(a: readonly T[], b: readonly T[], equal: (a: T, b: T) => boolean): boolean {
  return a.length === b.length && a.every((each, i) => equal(each, b[i]));
}
