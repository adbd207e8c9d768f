import type { DrawnJob, Failure, ResultOf } from '../../compute/index.ts';
import type { AnyChoices } from '../../link/figures.ts';
import type { Settings } from '../../link/link-state.ts';
import type { Parameters } from '../../model/parameters.ts';
import { DEFAULT_PRESET, PRESETS } from '../../model/presets.ts';
import { parametersOf } from '../../state/article-store.ts';
import { type FigureSettings, figureSettings } from '../../state/figure-settings.ts';
import type { PinStatus } from '../../state/pin-work.ts';
import { nextFrame } from '../next-frame.ts';
import { HostPins } from '../pins/host-pins.ts';
import { computesPins } from '../pins/shows-pins.ts';
import type { Article } from './article.ts';
import { digestOf } from './digest-of.ts';
import type { FigureSpec, Shown } from './spec.ts';

export type HostWork =
  | { readonly kind: 'idle' }
  | { readonly kind: 'computing' }
  | { readonly kind: 'trouble'; readonly failure: Failure };

export interface HostState<R, O> {
  /** null until the first result is there. */
  readonly shown: Shown<R, O> | null;
  readonly options: O;
  readonly work: HostWork;
  /** How each pin stands, in their order; empty where the figure shows none. */
  readonly pins: readonly PinStatus[];
}

const NO_PINS: readonly Settings[] = [];

/**
 * Computes one figure of the article: what its settings ask for, while it is in view. Out of view nothing of it runs;
 * back in view it catches up.
 */
export class FigureHost<J extends DrawnJob, O extends object> {
  readonly settings: FigureSettings;
  private current: HostState<ResultOf<J>, O>;
  private readonly listeners = new Set<() => void>();
  private readonly stopListening: (() => void)[];
  private seen = false;
  /** The job that is shown, whether it is shown in full, and the one that was asked for. Jobs as texts. */
  private shownJob = '';
  private whole = false;
  private askedJob = '';
  /** That of the settings as they are. */
  private wantedJob = '';
  private readonly ghosts: HostPins<J, O>;

  constructor(
    readonly spec: FigureSpec<J, O>,
    readonly article: Article,
    /** Whether the page came with the whole picture at the default settings. */
    private readonly still = false,
  ) {
    const { store, compute } = article;
    this.settings = figureSettings(store, spec.slug, () => this.isBehind(), nextFrame, spec.sets);
    this.current = { shown: null, options: this.options(), work: { kind: 'idle' }, pins: [] };
    this.ghosts = new HostPins(spec, compute, () => this.showPins());
    const read = () => ({
      parameters: this.parameters(),
      options: this.options(),
      pins: this.pins(),
      held: this.isHeld(),
    });
    let before = read();
    this.stopListening = [
      store.subscribe(() => {
        const now = read();
        const { parameters, options, pins, held } = before;
        before = now;
        if (now.options !== options) this.set({ options: now.options });
        if (now.parameters !== parameters || now.options !== options) this.update();
        else if (now.pins !== pins || now.held !== held) this.followPins();
      }),
      compute.subscribe(() => {
        const status = compute.status();
        if (status.kind === 'unavailable' && this.askedJob !== '')
          this.fail({ kind: 'unavailable', message: status.message });
      }),
    ];
  }

  readonly state = (): HostState<ResultOf<J>, O> => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  parameters(): Parameters {
    return parametersOf(this.article.store.getState(), this.spec.slug);
  }

  /** Whether the figure, or its section, is on the screen. */
  see(seen: boolean): void {
    if (seen === this.seen) return;
    this.seen = seen;
    if (seen) this.update();
    else if (this.askedJob !== '') {
      this.article.compute.cancel(this.spec.slug);
      this.askedJob = '';
      this.set({ work: { kind: 'idle' } });
    }
    if (!seen) this.followPins();
  }

  /** What is chosen at the figure. */
  options(): O {
    // The link's table of choices is where a spec's options come from.
    const chosen = this.article.store.getState().choices[this.spec.slug];
    return (chosen as O | undefined) ?? this.spec.options;
  }

  setOptions(change: Partial<O>): void {
    this.article.store.getState().actions.choose(this.spec.slug, change as AnyChoices);
  }

  /** Settings and options as they were at first. */
  reset(): void {
    this.settings.forget();
    this.article.store.getState().actions.reset(this.spec.slug);
  }

  /**
   * Fingerprint of the result on show, or of its run where it is one; null while it is not whole, or not of the settings as
   * they are. Computed when it is asked for first.
   */
  digest(): string | null {
    const { shown, options } = this.current;
    if (!shown || !this.whole) return null;
    if (shown.of !== this.parameters() || shown.options !== options) return null;
    return digestOf(shown.result);
  }

  /** After a failure: asks again. */
  retry(): void {
    this.askedJob = '';
    this.ghosts.retry();
    this.article.compute.retry();
    this.update();
  }

  dispose(): void {
    for (const stop of this.stopListening) stop();
    this.settings.dispose();
    this.ghosts.dispose();
    if (this.askedJob !== '') this.article.compute.cancel(this.spec.slug);
    this.listeners.clear();
  }

  private isBehind(): boolean {
    return this.current.work.kind === 'computing';
  }

  /** What is pinned; nothing where the figure cannot show it. */
  private pins(): readonly Settings[] {
    return computesPins(this.spec.slug) ? this.article.store.getState().pins : NO_PINS;
  }

  private isHeld(): boolean {
    return this.article.store.getState().history.last?.held ?? false;
  }

  private update(): void {
    this.updateRun();
    this.followPins();
  }

  private updateRun(): void {
    const { spec, article } = this;
    const { options, shown } = this.current;
    const parameters = this.parameters();
    const job = spec.job(parameters, options);
    const text = JSON.stringify(job);
    this.wantedJob = text;
    if (text === this.shownJob && shown) {
      // The same picture, of other settings or drawn with other options.
      this.put({ result: shown.result, of: parameters, options });
      if (this.whole) {
        if (this.askedJob !== '') article.compute.cancel(spec.slug);
        this.askedJob = '';
        this.set({ work: { kind: 'idle' } });
        return;
      }
    }
    if (!this.seen || text === this.askedJob) return;
    this.askedJob = text;
    this.set({ work: { kind: 'computing' } });
    const take = (last: boolean) => (result: ResultOf<J>) => {
      // A first picture of what the page shows in full already would be a step back.
      if (!last && this.isStill(text)) return;
      // Under a moving hand a first picture may still come of an earlier job.
      const wanted = this.askedJob === text;
      this.shownJob = text;
      this.whole = last;
      // The same job may by now be asked for by other settings, or be drawn with other options.
      this.put(
        wanted
          ? { result, of: this.parameters(), options: this.current.options }
          : { result, of: parameters, options },
      );
      if (wanted && last) {
        this.askedJob = '';
        this.set({ work: { kind: 'idle' } });
      }
      this.followPins();
      this.settings.caughtUp();
    };
    article.compute.request<J>(spec.slug, job, {
      onPartial: take(false),
      onResult: take(true),
      onError: (failure) => {
        if (this.askedJob === text) this.fail(failure);
      },
    });
  }

  private isStill(text: string): boolean {
    const { still, spec } = this;
    if (!still || this.current.shown) return false;
    return text === JSON.stringify(spec.job(PRESETS[DEFAULT_PRESET], spec.options));
  }

  private put(shown: Shown<ResultOf<J>, O>): void {
    this.set({ shown: this.ghosts.behind(shown, this.pins(), this.shownJob) });
    const { spec, article } = this;
    const figures = spec.figures(shown.result, shown.of, shown.options);
    article.store.getState().actions.report(spec.slug, { of: shown.of, figures });
  }

  private fail(failure: Failure): void {
    this.set({ work: { kind: 'trouble', failure } });
    this.followPins();
  }

  private followPins(): void {
    const { shownJob, wantedJob, whole, current } = this;
    const { shown, options, work } = current;
    const through = work.kind === 'idle' && whole && shownJob === wantedJob;
    this.ghosts.follow(
      {
        pins: this.pins(),
        wantedJob,
        shown: shown && whole ? { text: shownJob, result: shown.result } : null,
        free: this.seen && through && !this.isHeld(),
      },
      options,
    );
    this.showPins();
  }

  private showPins(): void {
    const { shown, pins } = this.current;
    const next = shown && this.ghosts.behind(shown, this.pins(), this.shownJob);
    const statuses = this.ghosts.statuses();
    if (next !== shown || statuses !== pins) this.set({ shown: next, pins: statuses });
  }

  private set(change: Partial<HostState<ResultOf<J>, O>>): void {
    this.current = { ...this.current, ...change };
    for (const listener of [...this.listeners]) listener();
  }
}
