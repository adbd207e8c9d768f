import { type Naming, namings } from '../../components/pins/naming.ts';
import type { Compute, DrawnJob, ResultOf } from '../../compute/index.ts';
import type { Settings } from '../../link/link-state.ts';
import type { Parameters } from '../../model/parameters.ts';
import { type PinStatus, PinWork } from '../../state/pin-work.ts';
import { sameLists } from '../../state/same-lists.ts';
import type { FigureSpec, Ghost, Shown } from '../article/spec.ts';
import { comparingJobs } from './compare-jobs.ts';

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

/** By what the pins are named beside these settings. */
interface Named {
  readonly pins: readonly Settings[];
  readonly options: unknown;
  readonly of: Parameters;
  readonly namings: readonly Naming[];
}

/** The pinned runs of one figure of the article: their jobs, and the results that can be drawn behind the current one. */
export class HostPins<J extends DrawnJob, O extends object> {
  private readonly work: PinWork<J>;
  private last: Jobs<J> | null = null;
  private lastNamed: Named | null = null;
  private known: readonly PinStatus[] = [];
  private drawn: readonly Ghost<ResultOf<J>>[] = [];

  constructor(
    private readonly spec: Pick<FigureSpec<J, O>, 'slug' | 'job' | 'sets'>,
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
    if (!sameLists(now, this.known)) this.known = now;
    return this.known;
  }

  /**
   * What is shown with the pins behind it of which there is a result for its choices, but for those that would draw the same
   * as it or as an earlier pin; itself where nothing differs.
   */
  behind(
    shown: Shown<ResultOf<J>, O>,
    pins: readonly Settings[],
    shownJob: string,
  ): Shown<ResultOf<J>, O> {
    const { texts } = this.jobsOf(pins, shown.options);
    const named = this.namingsOf(pins, shown);
    const ghosts = pins.flatMap((settings, place): Ghost<ResultOf<J>>[] => {
      const text = texts[place];
      if (text === shownJob || texts.indexOf(text) < place) return [];
      const result = this.work.result(text);
      return result ? [{ place, settings, result, naming: named[place] }] : [];
    });
    const unchanged = sameLists(
      ghosts,
      this.drawn,
      (a, b) =>
        a.place === b.place &&
        a.settings === b.settings &&
        a.result === b.result &&
        a.naming === b.naming,
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

  private namingsOf(
    pins: readonly Settings[],
    { of, options }: Shown<ResultOf<J>, O>,
  ): readonly Naming[] {
    const { lastNamed: last } = this;
    if (last?.pins === pins && last.options === options && last.of === of) return last.namings;
    const named = namings(pins, of, comparingJobs(this.spec, options)).map((naming, i) => {
      const before = last?.namings[i];
      return before && sameNaming(before, naming) ? before : naming;
    });
    this.lastNamed = { pins, options, of, namings: named };
    return named;
  }
}

function sameNaming(a: Naming, b: Naming): boolean {
  return a.byPreset === b.byPreset && sameLists(a.keys, b.keys);
}
